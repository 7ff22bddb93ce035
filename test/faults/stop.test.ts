// SIGTERM: requests in progress are finished, nothing new is started, and the process ends within ten seconds.
import { Agent, get } from 'node:http';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { demonstrationListText } from '../builders/demonstration-list.ts';
import { ADMIN, type ProductProcess } from '../product-process.ts';
import { countTyres, sendList, signIn, waitForRun, withFaultShop } from './shop.ts';

/** Enough that an import which is seen to run is still under way. */
const LISTED = 4_000;

const shop = withFaultShop();
const NOT_LET_IN = 'ECONNREFUSED';

/** Sends the head and half the body of a sign-in, and waits until the server has read the head. */
async function beginSignIn({ url }: ProductProcess): Promise<{ finish: () => void; said: Promise<string> }> {
  const body = JSON.stringify(ADMIN);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const said = new Promise<string>((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
  socket.write(
    `POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await expect.poll(() => chunks.length).toBe(1);
  expect(chunks.pop()?.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return { said, finish: () => void socket.write(body.slice(10)) };
}

/**
 * The status of a complete answer, or the code of what broke it. A new connection that the system takes and the process
 * does not is reset: it was not let in, like one that is refused.
 */
function requestThrough(agent: Agent, url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.on('error', () => resolve('cut off'));
      response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'));
    }).on('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message;
      resolve(code === 'ECONNRESET' && !request.reusedSocket ? NOT_LET_IN : code);
    });
  });
}

test('a request under way is answered, and then the process leaves with 0', async () => {
  const product = await shop.start();
  await product.ready();
  const underWay = await beginSignIn(product);
  product.child.kill('SIGTERM');
  await expect.poll(() => requestThrough(new Agent(), `${product.url}/healthz`)).toBe(NOT_LET_IN);
  underWay.finish();
  const said = await underWay.said;
  expect(said).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(said).toContain('"token"');
  expect(await product.ended()).toBe(0);
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('visitors who come while it leaves are answered whole or not let in', async () => {
  const product = await shop.start();
  await product.ready();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const outcomes = new Map<number | string, number>();
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let at = 0; product.child.exitCode === null; at += 1) {
      const path = at % 2 === 0 ? '/' : `/ei-ole-${visitor}-${at}`;
      const outcome = await requestThrough(agent, product.url + path);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === NOT_LET_IN) return;
    }
  });
  await expect.poll(() => Math.min(outcomes.get(200) ?? 0, outcomes.get(404) ?? 0)).toBeGreaterThan(20);
  expect(await product.stop()).toBe(0);
  await Promise.all(visitors);
  agent.destroy();
  outcomes.delete(NOT_LET_IN);
  expect(new Set(outcomes.keys())).toEqual(new Set([200, 404]));
});

test('open connections without a request do not delay the stop', async () => {
  const product = await shop.start();
  await product.ready();
  const idle = Array.from({ length: 20 }, () => connect(Number(new URL(product.url).port), '127.0.0.1'));
  for (const socket of idle) socket.on('error', () => undefined);
  await fetch(`${product.url}/healthz`);
  expect(await product.stop()).toBe(0);
});

test('SIGTERM ends a process with an endless request and an import, which the next start does', async () => {
  const product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  const { _id } = await sendList(product, staff, await demonstrationListText(LISTED));
  // On a busy machine it may be done between two looks.
  await waitForRun(product, staff, _id, ['running', 'done']);
  await beginSignIn(product);
  product.child.kill('SIGTERM');
  expect(await product.ended()).toEqual(expect.any(Number));
  const again = await shop.start();
  await again.ready();
  expect([0, LISTED]).toContain(await countTyres(again));
  const run = await waitForRun(again, staff, _id, ['done', 'failed']);
  expect(run.status).toBe('done');
  await expect.poll(() => countTyres(again)).toBe(LISTED);
});

test('the embedded database is stopped with the last process and found again by the next', async () => {
  const product = await shop.start();
  await product.ready();
  const pid = await shop.databasePid();
  expect(await product.stop()).toBe(0);
  expect(await shop.findDatabase()).toBe(undefined);
  const again = await shop.start();
  await again.ready();
  expect(await shop.databasePid()).not.toBe(pid);
});
