// Eight pictures at once that are small as files and enormous once decoded: refused from their heads, before any memory is spent.
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { makeFlatPng, multipartOf } from '../builders/pictures.ts';
import { signIn, withFaultShop } from './shop.ts';

const runProgram = promisify(execFile);
const shop = withFaultShop();
const AT_ONCE = 8;
const MAX_GROWTH_KIB = 300 * 1024;

interface Memory {
  /** Memory of the server and of all processes in which pictures are decoded. */
  kib: number;
  decoders: number;
}

async function memoryOf(pid: number): Promise<Memory> {
  const { stdout } = await runProgram('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args=']);
  const processes = stdout.split('\n').flatMap((line) => {
    const [, own, parent, kib, program = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    const isServer = Number(own) === pid;
    const isDecoder = Number(parent) === pid && program.includes('picture-worker');
    return isServer || isDecoder ? [{ kib: Number(kib), isDecoder }] : [];
  });
  return {
    kib: processes.reduce((sum, each) => sum + each.kib, 0),
    decoders: processes.filter(({ isDecoder }) => isDecoder).length,
  };
}

test('eight PNGs of 196 megapixels at once are refused in words and take no more than 300 MiB', async () => {
  const product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  const pid = product.child.pid ?? 0;
  const { payload, headers } = multipartOf('image', makeFlatPng(14_000, 14_000), { type: 'image/png' });
  expect(payload.length).toBeLessThan(100_000);
  const send = async () => {
    const answer = await fetch(`${product.url}/api/upload`, {
      method: 'POST',
      headers: { ...staff, ...headers },
      body: new Uint8Array(payload),
    });
    return { status: answer.status, code: (await answer.json()).code };
  };
  await send();
  const before = await memoryOf(pid);
  const most: Memory = { kib: 0, decoders: 0 };
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const now = await memoryOf(pid);
      most.kib = Math.max(most.kib, now.kib);
      most.decoders = Math.max(most.decoders, now.decoders);
      await wait(20);
    }
  };
  const watching = watch();
  const answers = [];
  // A decoder of a slow moment may live between two looks.
  while (most.decoders === 0) answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, send))));
  over.abort();
  await watching;
  for (const answer of answers) expect(answer).toEqual({ status: 422, code: 'media.too_many_pixels' });
  expect(most.decoders).toBeLessThanOrEqual(2);
  expect(most.kib - before.kib).toBeLessThan(MAX_GROWTH_KIB);
  await expect.poll(async () => (await memoryOf(pid)).decoders).toBe(0);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});
