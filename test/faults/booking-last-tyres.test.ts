// The last tyres over four processes: as many visitors get them as there are tyres, and the others are refused.
import { expect, test } from 'vitest';

import {
  addStockedTyre,
  bookOnce,
  listBookings,
  readStock,
  readTimes,
  setStock,
  startsAmong,
} from './booking-calls.ts';
import { childrenOf, signIn, withFaultShop } from './shop.ts';

const VISITORS = 10;
const TYRES = 4;
/** So many answers come from every process. */
const ANSWERS = 12;

const shop = withFaultShop();

test('ten visitors book the last four tyres over four processes: none is sold twice', async () => {
  const product = await shop.start({ WEB_CONCURRENCY: '4', LOG_LEVEL: 'info' });
  await product.says(/all processes are ready/);
  expect(await childrenOf(product.child.pid ?? 0)).toHaveLength(5);
  const staff = await signIn(product);
  const { id: productId, path } = await addStockedTyre(product, staff, TYRES);
  const wanted = (quantity: number) => ({ service: 'fitting', productId, quantity: String(quantity) });
  /** Whether there are so many, as every process says. */
  const expectThere = (quantity: number, isThere: boolean) => {
    const ask = async () => (await readTimes(product, wanted(quantity))).earliest !== null;
    const all = Array.from({ length: ANSWERS }, () => isThere);
    return expect.poll(() => Promise.all(all.map(ask))).toEqual(all);
  };
  await expectThere(TYRES, true);
  const free = await readTimes(product, { ...wanted(TYRES), days: '30' });
  const starts = startsAmong(free, ['09.00', '12.00', '15.00']);
  expect(starts.length).toBeGreaterThanOrEqual(2 * VISITORS);
  const bookAll = (quantity: number, from: number) =>
    Promise.all(
      Array.from({ length: VISITORS }, (_, at) =>
        bookOnce(product, {
          ...wanted(quantity),
          start: starts[from + at],
          phone: `040 ${100 + from} 00${String(at).padStart(2, '0')}`,
        }),
      ),
    );
  const refused = { code: 'booking.too_few_tyres', errors: [{ path: 'productId' }] };
  const expectRefused = (answers: Awaited<ReturnType<typeof bookAll>>, count: number) => {
    const others = answers.filter(({ status }) => status !== 201);
    expect(others).toHaveLength(count);
    for (const { status, body } of others) expect([status, body]).toMatchObject([422, refused]);
  };

  expectRefused(await bookAll(TYRES, 0), VISITORS - 1);
  expect(await readStock(product, staff, path)).toEqual([TYRES, TYRES]);
  // Whoever comes next sees it before giving a name, whichever process answers.
  await expectThere(1, false);

  await setStock(product, staff, path, 2 * TYRES);
  await expectThere(TYRES, true);
  expectRefused(await bookAll(1, VISITORS), VISITORS - TYRES);
  expect(await readStock(product, staff, path)).toEqual([2 * TYRES, 2 * TYRES]);
  const booked = await listBookings(product, staff);
  expect(booked.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([
    1, 1, 1, 1, 4,
  ]);
});
