// Four web processes that share nothing but a PostgreSQL 15, and two that mail: the rush of the first snow over all of them.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSmtpSink, type SmtpSink } from '../builders/smtp-sink.ts';
import {
  addStockedTyre,
  bookOnce,
  listBookings,
  readStock,
  readTimes,
  startsAmong,
} from '../faults/booking-calls.ts';
import { signIn, type Reached } from '../faults/shop.ts';
import { startMany, type Many } from './many.ts';

const PROXY_PORT = 3989;
const WEBS = 4;
const VISITORS = 60;
const TYRES = 4;

let sink: SmtpSink;
let many: Many;
let shop: Reached;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  sink = await startSmtpSink();
  many = await startMany({
    webs: WEBS,
    workers: 2,
    proxyPort: PROXY_PORT,
    sink,
    haveOwnFolders: true,
    // Each visitor sends a separate address, as if another proxy were before this one.
    environment: { TRUST_PROXY: '2' },
  });
  shop = { url: many.url, output: () => '' };
  staff = await signIn(shop);
}, 300_000);

afterAll(async () => {
  await many.stop();
  await sink.close();
}, 60_000);

/** Every process, as the proxy passes requests in turn. */
const everywhere = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 2 * WEBS }, ask));
const personOf = (at: number) => ({
  phone: `040 ${String(at).padStart(7, '0')}`,
  email: `k${at}@example.fi`,
});

const book = (at: number, wanted: object) =>
  bookOnce(shop, { ...wanted, ...personOf(at) }, `198.51.${Math.floor(at / 250)}.${at % 250}`);

test('the last time and the last tyres go to one each, known everywhere, mailed once', async () => {
  const wheels = { service: 'seasonChange', rim: '16' };
  const start = (await readTimes(shop, wheels)).earliest ?? '';
  // The first of the two bays.
  expect((await book(0, { ...wheels, start })).status).toBe(201);
  const pressed = await Promise.all(
    Array.from({ length: VISITORS }, (_, at) => book(at + 1, { ...wheels, start })),
  );
  expect(pressed.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(pressed.filter(({ status }) => status === 409)).toHaveLength(VISITORS - 1);
  // A process that has only been notified of it offers that time no more.
  await expect
    .poll(() => everywhere(async () => (await readTimes(shop, wheels)).earliest === start))
    .toEqual(Array.from({ length: 2 * WEBS }, () => false));

  const tyre = await addStockedTyre(shop, staff, TYRES);
  const fitting = { service: 'fitting', productId: tyre.id, quantity: String(TYRES) };
  await expect
    .poll(() => everywhere(async () => (await readTimes(shop, fitting)).earliest !== null))
    .toEqual(Array.from({ length: 2 * WEBS }, () => true));
  const starts = startsAmong(await readTimes(shop, { ...fitting, days: '30' }), ['09.00', '12.00', '15.00']);
  expect(starts.length).toBeGreaterThanOrEqual(10);
  const wanted = await Promise.all(
    starts.slice(0, 10).map((one, at) => book(at + 1_000, { ...fitting, start: one })),
  );
  expect(wanted.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, body } of wanted) {
    if (status !== 201) expect([status, body]).toMatchObject([422, { code: 'booking.too_few_tyres' }]);
  }
  expect(await readStock(shop, staff, tyre.path)).toEqual([TYRES, TYRES]);

  const booked = (await listBookings(shop, staff)).map(({ email }) => email).toSorted();
  expect(booked).toHaveLength(3);
  const mailed = () => sink.emails.map(({ to }) => to).toSorted();
  await expect.poll(mailed).toEqual(booked);
}, 240_000);

test('a booking made while web processes are killed is there or was not acknowledged', async () => {
  const starts = startsAmong(await readTimes(shop, { service: 'repair', days: '60' }), ['10.30', '13.30']);
  expect(starts.length).toBeGreaterThan(40);
  const acknowledged: string[] = [];
  let killing = Promise.resolve();
  for (const [at, start] of starts.slice(0, 40).entries()) {
    if (at === 10 || at === 25) killing = killing.then(() => many.kill('web', 2));
    const made = await book(at + 2_000, { service: 'repair', start }).catch(() => undefined);
    if (made?.status === 201) acknowledged.push(personOf(at + 2_000).email);
  }
  await killing;
  expect(acknowledged.length).toBeGreaterThan(20);
  const booked = (await listBookings(shop, staff)).map(({ email }) => email);
  expect(acknowledged.filter((email) => !booked.includes(email))).toEqual([]);
  const mailed = () => sink.emails.map(({ to }) => to);
  await expect
    .poll(() => booked.filter((email) => !mailed().includes(email)), { timeout: 120_000 })
    .toEqual([]);
  expect(new Set(mailed()).size).toBe(mailed().length);
}, 240_000);
