// WEB_CONCURRENCY: several processes behind one port, which die, are replaced and leave without a visitor noticing.
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { childrenOf, readPhone, savePhone, signIn, withFaultShop } from './shop.ts';

const shop = withFaultShop();

/** Sends fifty requests a second at most, each over a separate connection, until stopped; then returns what was no 200. */
function visit(url: string): { requestCount: () => number; end: () => Promise<unknown[]> } {
  const over = new AbortController();
  const failures: unknown[] = [];
  let requestCount = 0;
  const visiting = (async () => {
    while (!over.signal.aborted) {
      requestCount += 1;
      const path = requestCount % 2 === 0 ? '/' : '/api/tires/sizes';
      const status = await fetch(`${url}${path}`, { headers: { connection: 'close' } }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        (error: unknown) => error,
      );
      if (status !== 200) failures.push(status);
      await wait(20);
    }
  })();
  return {
    requestCount: () => requestCount,
    end: async () => {
      over.abort();
      await visiting;
      return failures;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('with WEB_CONCURRENCY a dead process is replaced, SIGHUP fails no request, a stop stops all', async () => {
  const product = await shop.start({ WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });
  await product.says(/all processes are ready/);
  const pid = product.child.pid ?? 0;
  const first = await childrenOf(pid);
  expect(first).toHaveLength(3);
  const staff = await signIn(product);

  process.kill(first[1] ?? 0, 'SIGKILL');
  await product.says(/is started again/);
  await expect.poll(async () => (await childrenOf(pid)).length).toBe(3);
  // The new process may take a connection before it is ready.
  await expect.poll(() => savePhone(product, staff, '010 555 1234')).toBe(200);
  // Every process answers with it.
  const answers = () => Promise.all(Array.from({ length: 8 }, () => readPhone(product)));
  await expect.poll(answers).toEqual(Array.from({ length: 8 }, () => '010 555 1234'));

  const before = await childrenOf(pid);
  const visitor = visit(product.url);
  process.kill(pid, 'SIGHUP');
  await product.says(/all processes are replaced/);
  await expect.poll(visitor.requestCount).toBeGreaterThan(20);
  expect(await visitor.end()).toEqual([]);
  const after = await childrenOf(pid);
  expect(after).toHaveLength(3);
  expect(after.filter((each) => before.includes(each))).toEqual([]);

  expect(await product.stop()).toBe(0);
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow('fetch failed');
  expect(await shop.findDatabase()).toBe(undefined);
});

test('on SIGTERM during a replacement the new and the old process end in order, too', async () => {
  const product = await shop.start({ WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });
  const pid = product.child.pid ?? 0;
  await expect.poll(async () => (await childrenOf(pid)).length).toBeGreaterThan(0);
  // Before they are all ready: a wish to be replaced that waits its turn.
  process.kill(pid, 'SIGHUP');
  await product.says(/all processes are ready/);
  await expect.poll(async () => (await childrenOf(pid)).length).toBe(4);
  const children = await childrenOf(pid);
  expect(await product.stop()).toBe(0);
  expect(children.filter(isAlive)).toEqual([]);
  expect(await shop.findDatabase()).toBe(undefined);
});

test('after SIGTERM a process reports not ready and answers on for DRAIN_SECONDS', async () => {
  const product = await shop.start({ DRAIN_SECONDS: '10', PROCESS: 'web' });
  await product.ready();
  const ended = product.stop();
  await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(503);
  const visitor = visit(product.url);
  await expect.poll(visitor.requestCount).toBeGreaterThan(4);
  expect(await visitor.end()).toEqual([]);
  expect(await ended).toBe(0);
});
