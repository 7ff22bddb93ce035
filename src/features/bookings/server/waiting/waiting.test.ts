import { afterAll, beforeEach, expect, test } from 'vitest';

import { BOOKING_NOW, startBookingShop } from '../../../../../test/builders/booking-shop.ts';
import { linkIn } from '../../../../../test/builders/customers.ts';
import { clearLimits } from '../../../../../test/builders/limits.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { BOOKINGS_TAG, freeTimesSchema, type OwnBooking } from '../../contract/bookings.ts';
import type { Tables } from './waiting-store.ts';

const DAY = '2026-11-25';

let staff: { authorization: string };
/** The one booking of the day; all other time is blocked. */
let last: OwnBooking;

const shop = await startBookingShop();
beforeEach(async () => {
  shop.clock.set(BOOKING_NOW);
  staff = await shop.loginStaff();
  const db = shop.platform.db.$extendTables<Tables>();
  await shop.drainEmails();
  await db.deleteFrom('bookingWaiting').execute();
  await db.deleteFrom('booking').execute();
  await shop.platform.pages.changed([BOOKINGS_TAG]);
  await clearLimits(shop);
  last = await shop.book({ email: 'aino@example.fi' });
  await block(1, '09:45');
  await block(2, '09:00');
  await shop.drainEmails();
});
afterAll(() => shop.close());

async function block(bay: number, from: string, to = '17:00') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/bookings',
    headers: staff,
    payload: {
      kind: 'block',
      service: 'seasonChange',
      name: 'Huolto',
      bay,
      start: `${DAY}T${from}:00+02:00`,
      end: `${DAY}T${to}:00+02:00`,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
}

const join = (email: string, change: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/bookings/waiting-list',
    payload: {
      service: 'seasonChange',
      vehicleType: 'passenger',
      rim: 16,
      day: DAY,
      name: 'Odottaja',
      email,
      ...change,
    },
  });
/** Presses a button of the page without script. */
const press = (path: string, action: 'take' | 'leave' | 'again') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/bookings/waiting-list/${path.split('/').at(-1)}/${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '_page=/ajanvaraus/jono/:code',
  });
const page = async (path: string) => (await shop.app.inject(path)).body.replaceAll(/&nbsp;|\s+/g, ' ');
const freeTimes = async () => {
  const url = `/api/bookings/times?service=seasonChange&rim=16&from=${DAY}&days=1`;
  return freeTimesSchema.parse((await shop.app.inject(url)).json()).days[0]?.times;
};
/** Links of their pages, by address, as they were mailed now. */
async function mailed(): Promise<Record<string, string>> {
  const emails = await shop.drainEmails();
  const entries = emails.map((email) => [email.to?.[0]?.address ?? '', linkIn(email)] as const);
  expect(new Set(entries.map(([address]) => address)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

/** Two are in line for a full day, and a time is freed. */
async function freeForTwo() {
  expect((await join('eka@example.fi')).statusCode).toBe(201);
  shop.clock.advance(1000);
  expect((await join('toka@example.fi')).statusCode).toBe(201);
  const links = await mailed();
  const [first = '', second = ''] = [links['eka@example.fi'], links['toka@example.fi']];
  await shop.act(last.code, 'cancel');
  return { first, second };
}

test('a freed time is mailed to the first in line and reserved for half an hour', async () => {
  const { first, second } = await freeForTwo();
  expect(Object.keys(await mailed()).toSorted()).toEqual(['aino@example.fi', 'eka@example.fi']);
  expect(await page(first)).toContain('ke 25.11.2026 klo 9.00, kausivaihto');
  expect(await page(first)).toContain('vain sinulle klo 8.30 asti');
  expect(await page(second)).toContain('Olet jonossa ensimmäisenä.');
  expect(await freeTimes()).toEqual([]);
});

test('an offered time is accepted by one button without script and confirmed once', async () => {
  const { first } = await freeForTwo();
  await mailed();
  const taken = await press(first, 'take');
  expect(taken.statusCode).toBe(303);
  expect(taken.headers.location).toMatch(/^\/ajanvaraus\/varaus\/[\w-]{24}$/);
  const [email, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(email?.to).toMatchObject([{ address: 'eka@example.fi' }]);
  expect(email?.subject).toContain('Aikasi on varattu');
  const booking = (await shop.rows()).find(({ kind, state }) => kind === 'booking' && state === 'booked');
  expect(booking).toMatchObject({
    source: 'waiting_list',
    name: 'Odottaja',
    email: 'eka@example.fi',
    startsAt: new Date(`${DAY}T09:00:00+02:00`),
    staffNote: '',
  });
  expect((await shop.app.inject(first)).statusCode).toBe(410);
  expect((await press(first, 'take')).statusCode).toBe(404);
});

test('an offer that is not taken in time passes on, and its page says so', async () => {
  const { first, second } = await freeForTwo();
  await mailed();
  shop.clock.advance(30 * MINUTE_MS);
  const late = await press(first, 'take');
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('ei enää pidetä sinulle');
  expect(await mailed()).toEqual({ 'toka@example.fi': second });
  expect(await page(first)).toContain('Tarjous ehti vanhentua');
  expect(await page(second)).toContain('Sinulle vapautui aika');
  // At the end of the line again: the next offer is theirs.
  expect((await press(first, 'again')).headers.location).toBe(first);
  expect(await mailed()).toEqual({});
  shop.clock.advance(30 * MINUTE_MS);
  expect(await mailed()).toEqual({ 'eka@example.fi': first });
});

test('with nobody left in line the time is free for all', async () => {
  await freeForTwo();
  await mailed();
  for (let offer = 0; offer < 2; offer += 1) {
    shop.clock.advance(30 * MINUTE_MS);
    await mailed();
  }
  expect(await freeTimes()).toEqual(['09.00']);
});

test('leaving the waiting list passes the offered time to the next', async () => {
  const { first, second } = await freeForTwo();
  await mailed();
  expect((await press(first, 'leave')).headers.location).toBe('/ajanvaraus/jonosta-poistuttu');
  expect((await shop.app.inject('/ajanvaraus/jonosta-poistuttu')).statusCode).toBe(200);
  expect(await mailed()).toEqual({ 'toka@example.fi': second });
  expect(await page(first)).toContain('Et ole enää jonossa');
});

test('a time that staff put to another use is no longer offered, and its page says so', async () => {
  const { first } = await freeForTwo();
  await mailed();
  const hold = (await shop.rows()).find(({ source }) => source === 'waiting_list');
  const url = `/api/admin/bookings/${hold?.id}/state`;
  const payload = { state: 'cancelled' };
  expect((await shop.app.inject({ method: 'POST', url, headers: staff, payload })).statusCode).toBe(200);
  await block(1, '09:00', '09:30');
  expect(await page(first)).toContain('Tarjottu aika ei ole enää vapaana');
  expect((await press(first, 'take')).statusCode).toBe(409);
  await shop.runJob('bookings.offer');
  expect(await page(first)).toContain('Olet jonossa ensimmäisenä.');
});

test('a time that begins in less than two hours is offered to nobody', async () => {
  await join('eka@example.fi');
  await mailed();
  shop.clock.set(`${DAY}T07:30:00+02:00`);
  const url = `/api/admin/bookings/${last._id}/state`;
  const headers = await shop.loginStaff();
  await shop.app.inject({ method: 'POST', url, headers, payload: { state: 'cancelled' } });
  expect(await mailed()).toEqual({});
  expect(await freeTimes()).toEqual(['09.00']);
});

test('one address has one place in line a day, robots none, and staff see who waits', async () => {
  expect((await join('eka@example.fi')).statusCode).toBe(201);
  const again = await join('EKA@example.fi');
  expect([again.statusCode, again.json().message]).toEqual([201, expect.stringContaining('Olet jonossa')]);
  expect((await join('robotti@example.fi', { website: 'x' })).statusCode).toBe(201);
  expect((await join('toka@example.fi', { day: '2026-11-22' })).statusCode).toBe(422);
  expect((await join('ei osoite')).statusCode).toBe(422);
  expect(Object.keys(await mailed())).toEqual(['eka@example.fi']);
  const url = `/api/admin/booking-waiting-list?from=${DAY}&to=${DAY}`;
  const list = (await shop.app.inject({ url, headers: staff })).json();
  expect(list).toMatchObject([{ day: DAY, email: 'eka@example.fi', offeredStart: null }]);
  const answers = [];
  for (let at = 0; at < 12; at += 1) answers.push((await join(`jono${at}@example.fi`)).statusCode);
  expect(answers).toContain(429);
});

test('the page of a place in line is for its holder alone', async () => {
  await join('eka@example.fi');
  const { 'eka@example.fi': path = '' } = await mailed();
  const answer = await shop.app.inject(path);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
  expect(answer.body).not.toContain('Odottaja');
  const head = answer.body.slice(0, answer.body.indexOf('</head>'));
  expect(head).toContain('<link rel="canonical" href="https://rengas.example.fi/ajanvaraus">');
  expect(head).not.toContain(path.split('/').at(-1));
  expect((await shop.app.inject('/ajanvaraus/jono/ei-ole-olemassa-tama')).statusCode).toBe(410);
});
