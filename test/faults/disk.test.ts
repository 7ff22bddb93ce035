// A disk without room: refusals in words, nothing half written, and work goes on by itself once there is room.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { changeColumn, demonstrationListText, netCents } from '../builders/demonstration-list.ts';
import type { ProductProcess } from '../product-process.ts';
import {
  countTyres,
  mayMountDisks,
  readPhone,
  savePhone,
  sendList,
  signIn,
  waitForRun,
  withFaultShop,
} from './shop.ts';

const DISK_MIB = 320;
const ROWS = 2_000;
const shop = withFaultShop({ isNew: true, diskMiB: DISK_MIB });
const canMount = await mayMountDisks();

/** Takes all room but `leftBytes`; returns what gives it back. */
async function fillDisk(leftBytes: number): Promise<() => Promise<void>> {
  const path = join(shop.dataDir, 'in-the-way');
  const file = await open(path, 'w');
  let bytes = 0;
  for (let size = 1024 * 1024; size >= 4096;) {
    try {
      const { bytesWritten } = await file.write(Buffer.alloc(size), 0, size, bytes);
      bytes += bytesWritten;
      if (bytesWritten < size) size /= 2;
    } catch {
      size /= 2;
    }
  }
  await file.truncate(Math.max(0, bytes - leftBytes));
  await file.close();
  return () => rm(path);
}

interface Refusal {
  status: number;
  message: string;
}

/** Sends a list; the answer's status and words, whatever it is. */
async function trySendList(
  { url }: ProductProcess,
  staff: { authorization: string },
  text: string,
): Promise<Refusal> {
  const form = new FormData();
  form.set('file', new File([text], 'lista.csv', { type: 'text/csv' }));
  const answer = await fetch(`${url}/api/imports`, { method: 'POST', headers: staff, body: form });
  const { message = '' } = await answer.json();
  return { status: answer.status, message };
}

test.runIf(canMount)(
  'a full disk is reported in words, leaves nothing half done, and work resumes with room',
  async () => {
    const product = await shop.start();
    await product.ready();
    const staff = await signIn(product);
    const list = await demonstrationListText(ROWS);
    const dearer = changeColumn(list, 'nett-price', (value) => String((netCents(value) + 1_000) / 100));
    const first = await sendList(product, staff, list);
    expect(await waitForRun(product, staff, first._id, ['done', 'failed'])).toMatchObject({
      status: 'done',
      created: ROWS,
    });
    await expect.poll(() => countTyres(product)).toBe(ROWS);

    const makeRoom = await fillDisk(64 * 1024);
    const statuses = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const sent = await trySendList(product, staff, dearer);
      statuses.add(sent.status);
      if (sent.status !== 202) expect(sent.message).toMatch(/^[A-ZÅÄÖ].*[a-zäö].*\.$/);
      const phone = `010 444 ${String(round).padStart(4, '0')}`;
      statuses.add(await savePhone(product, staff, phone));
      statuses.add((await fetch(`${product.url}/`)).status);
    }
    for (const status of statuses) expect([200, 202, 503, 507]).toContain(status);
    expect(statuses.has(503) || statuses.has(507), 'the disk was full').toBe(true);
    expect(product.child.exitCode).toBe(null);

    await makeRoom();
    const last = '010 444 9999';
    await expect.poll(() => savePhone(product, staff, last), { timeout: 60_000, interval: 250 }).toBe(200);
    expect(await readPhone(product)).toBe(last);
    expect(await countTyres(product)).toBe(ROWS);
    // All or nothing: whatever became of the lists above, this one finds every price old or every price new.
    const again = await sendList(product, staff, dearer);
    const run = await waitForRun(product, staff, again._id, ['done', 'failed']);
    expect(run.status).toBe('done');
    expect([run.updated, run.unchanged].toSorted((a, b) => a - b)).toEqual([0, ROWS]);
  },
);
