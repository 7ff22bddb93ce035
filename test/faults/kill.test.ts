// kill -9 of the product: what was acknowledged is there, what was under way is done again or never was.
import { expect, test } from 'vitest';

import { demonstrationListText } from '../builders/demonstration-list.ts';
import { countTyres, readPhone, savePhone, sendList, signIn, waitForRun, withFaultShop } from './shop.ts';

/** Enough that an import which is seen to run is still under way. */
const LISTED = 4_000;

const shop = withFaultShop();
const newShop = withFaultShop({ isNew: true });

test('after kill -9 the next start finds all that was acknowledged, sessions too', async () => {
  let product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  for (let round = 1; round <= 2; round += 1) {
    expect(await savePhone(product, staff, `010 000 000${round}`)).toBe(200);
    await product.kill();
    product = await shop.start();
    await product.ready();
    expect(await readPhone(product)).toBe(`010 000 000${round}`);
  }
  expect(await savePhone(product, staff, '010 000 0009')).toBe(200);
});

test('kill -9 of product and database at once loses nothing that was acknowledged', async () => {
  const product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  expect(await savePhone(product, staff, '010 111 2222')).toBe(200);
  process.kill(await shop.databasePid(), 'SIGKILL');
  await product.kill();
  const again = await shop.start();
  await again.ready();
  expect(await readPhone(again)).toBe('010 111 2222');
});

test('kill -9 in the middle of an import leaves nothing of it, and the next start does it', async () => {
  const list = await demonstrationListText(LISTED);
  const product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  const { _id } = await sendList(product, staff, list);
  // On a busy machine it may be done between two looks.
  await waitForRun(product, staff, _id, ['running', 'done']);
  await product.kill();

  const again = await shop.start();
  await again.ready();
  const interrupted = await countTyres(again);
  expect([0, LISTED]).toContain(interrupted);
  const run = await waitForRun(again, staff, _id, ['done', 'failed']);
  expect(run).toMatchObject({ status: 'done', failure: null });
  expect(run.created + run.unchanged).toBe(LISTED);
  await expect.poll(() => countTyres(again)).toBe(LISTED);
});

test('kill -9 during the first start leaves no half-loaded shop', async () => {
  const product = await newShop.start({ DEMO_DATA: 'true' });
  await product.says(/Kaarto is at/);
  await product.kill();
  const again = await newShop.start({ DEMO_DATA: 'true' });
  await again.ready();
  expect(await countTyres(again)).toBe(9_500);
});
