// Many visitors want the last of something at once, over four processes: a time or tyres. As many get it as there is of it, and
// the others are refused.
import { expect, test } from 'vitest';
import { z } from 'zod';

import { bookingSchema } from '../../src/features/bookings/contract/admin.ts';
import { freeTimesSchema } from '../../src/features/bookings/contract/bookings.ts';
import { helsinkiInstant } from '../../src/platform/contract/dates.ts';
import type { ProductProcess } from '../product-process.ts';
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

const VISITORS = 300;
const BUYERS = 10;
const TYRES = 4;
/** Answers in a row within which every process has given one. */
const ANSWERS = 12;

const refusedSchema = z.object({
  code: z.literal('booking.taken'),
  message: z.string().min(1),
  times: z.array(z.iso.datetime()).min(1),
});

const shop = withFaultShop({ isForAll: true });

/** Started by the first test that needs them. */
let started: Promise<ProductProcess> | undefined;

async function startFour(): Promise<ProductProcess> {
  const product = await shop.start({ WEB_CONCURRENCY: '4', LOG_LEVEL: 'info' });
  await product.says(/all processes are ready/);
  expect(await childrenOf(product.child.pid ?? 0)).toHaveLength(5);
  return product;
}

const fourProcesses = () => (started ??= startFour());

test('of 300 visitors who press the same last time over four processes one gets it', async () => {
  const product = await fourProcesses();
  const found = await fetch(`${product.url}/api/bookings/times?service=seasonChange&rim=16`);
  const { days } = freeTimesSchema.parse(await found.json());
  // On a later day: the earliest of today may be over when the last visitor presses.
  const { date = '', times = [] } = days.findLast((each) => each.times.length > 0) ?? {};
  const start = helsinkiInstant(date, times[0]?.replace('.', ':') ?? '').toISOString();
  const book = (at: number) =>
    fetch(`${product.url}/api/bookings`, {
      method: 'POST',
      // Each over a separate connection, which any of the processes takes.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({
        service: 'seasonChange',
        start,
        rim: 16,
        name: 'Esimerkkiasiakas',
        phone: `040 ${String(at).padStart(7, '0')}`,
      }),
    });
  // The first of the two bays.
  expect((await book(VISITORS)).status).toBe(201);

  const answers = await Promise.all(Array.from({ length: VISITORS }, (_, at) => book(at)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(VISITORS - 1);
  for (const answer of answers) {
    if (answer.status === 409) expect(refusedSchema.parse(await answer.json()).times).not.toContain(start);
  }
  const day = start.slice(0, 10);
  const list = await fetch(`${product.url}/api/admin/bookings?from=${day}&to=${day}`, {
    headers: await signIn(product),
  });
  expect(bookingSchema.array().parse(await list.json())).toHaveLength(2);
});

test('ten visitors book the last four tyres over four processes: none is sold twice', async () => {
  const product = await fourProcesses();
  const staff = await signIn(product);
  const { id: productId, path } = await addStockedTyre(product, staff, TYRES);
  const wanted = (quantity: number) => ({ service: 'fitting', productId, quantity: String(quantity) });
  /** Whether `quantity` are in stock according to every process. */
  const expectThere = (quantity: number, isThere: boolean) => {
    const hasTimes = async () => (await readTimes(product, wanted(quantity))).earliest !== null;
    const all = Array.from({ length: ANSWERS }, () => isThere);
    return expect.poll(() => Promise.all(all.map(hasTimes))).toEqual(all);
  };
  await expectThere(TYRES, true);
  const free = await readTimes(product, { ...wanted(TYRES), days: '30' });
  const starts = startsAmong(free, ['09.00', '12.00', '15.00']);
  expect(starts.length).toBeGreaterThanOrEqual(2 * BUYERS);
  const bookAll = (quantity: number, from: number) =>
    Promise.all(
      Array.from({ length: BUYERS }, (_, at) =>
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

  expectRefused(await bookAll(TYRES, 0), BUYERS - 1);
  expect(await readStock(product, staff, path)).toEqual([TYRES, TYRES]);
  // The next visitor sees it before giving a name, whichever process answers.
  await expectThere(1, false);

  await setStock(product, staff, path, 2 * TYRES);
  await expectThere(TYRES, true);
  expectRefused(await bookAll(1, BUYERS), BUYERS - TYRES);
  expect(await readStock(product, staff, path)).toEqual([2 * TYRES, 2 * TYRES]);
  const booked = (await listBookings(product, staff)).filter((booking) => booking.productId === productId);
  expect(booked.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([
    1, 1, 1, 1, 4,
  ]);
});
