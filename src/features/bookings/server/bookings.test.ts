import { afterAll, beforeEach, expect, test } from 'vitest';

import { sentBooking, startBookingShop } from '../../../../test/builders/bookings.ts';
import { addCustomer } from '../../../../test/builders/customers.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { getBookableServices, ownBookingSchema } from '../contract/bookings.ts';

const shop = await startBookingShop();
beforeEach(() => shop.clearBookings());
afterAll(() => shop.shop.close());

const get = (path: string) => shop.shop.app.inject(`/api${path}`);

test('services that can be booked have their length and price', async () => {
  const fitting = { section: 'fitting', service: 'fitting', title: 'Asennus', unit: 'tyre' };
  const items = [
    { ...fitting, prices: { passenger: 25, suv: 29.5, van: 31 } },
    { ...fitting, service: 'runFlat', prices: { passenger: 8, suv: 8, van: 8 } },
  ];
  await shop.call('PUT', '/price-list', { items });
  const answer = await get('/bookings/services?vehicleType=van&rim=19&isRunFlat=true');
  expect(answer.statusCode).toBe(200);
  expect(
    getBookableServices.output.parse(answer.json()).map(({ key, minutes, price }) => [key, minutes, price]),
  ).toEqual([
    ['fitting', 90, 156],
    ['seasonChange', 45, null],
    ['storageWithChange', 45, null],
    ['balancing', 30, null],
    ['repair', 45, null],
    ['sensor', 30, null],
  ]);
  expect((await get('/bookings/services?rim=99')).statusCode).toBe(422);
});

test('free times begin after the lead time and end so that the work is done by closing', async () => {
  const { earliest, reason, days } = await shop.times();
  expect(earliest).toBe('2026-11-23T07:00:00.000Z');
  expect(reason).toBe('');
  expect(days).toHaveLength(14);
  expect(days[0]?.times.slice(0, 2)).toEqual(['09.00', '09.15']);
  expect(days[0]?.times.at(-1)).toBe('16.30');
  expect(days[5]?.times.at(-1)).toBe('12.30');
  expect(days[6]).toEqual({ date: '2026-11-29', isClosed: true, times: [] });
  shop.shop.clock.set('2026-11-23T11:20:00+02:00');
  expect((await shop.times({ days: '1' })).days[0]?.times[0]).toBe('12.30');
  expect((await shop.times({ from: '2026-12-05' })).earliest).toBe('2026-12-05T08:00:00.000Z');
});

test.each([
  'service=haircut',
  'service=fitting&rim=7',
  'service=fitting&days=61',
  'service=fitting&from=2026-02-30',
  'service=fitting&productId=renkaat',
  'vehicleType=passenger',
])('free times for %s answer 422', async (query) => {
  expect((await get(`/bookings/times?${query}`)).statusCode).toBe(422);
});

test('work that no bay can do has no time, and the answer says why', async () => {
  const settings = (await shop.call('GET', '/admin/booking-settings')).json();
  const bays = settings.bays.map((bay: object) => ({ ...bay, maxRim: 20 }));
  const saved = (await shop.call('PUT', '/admin/booking-settings', { ...settings, bays })).json();
  const { earliest, reason } = (await get('/bookings/times?service=fitting&rim=21')).json();
  expect([earliest, reason]).toEqual([null, expect.stringContaining('ei ole asennuspaikkaa')]);
  await shop.call('PUT', '/admin/booking-settings', { ...saved, bays: settings.bays });
  expect((await get('/bookings/times?service=alignment')).json().reason).toContain('ei voi varata verkossa');
});

test('a booked time is answered with its code, read, moved and cancelled by it', async () => {
  const answer = await shop.book();
  expect(answer.statusCode).toBe(201);
  const booking = ownBookingSchema.parse(answer.json());
  expect(booking).toMatchObject({
    start: '2026-11-24T07:00:00.000Z',
    end: '2026-11-24T07:30:00.000Z',
    state: 'booked',
    changeableUntil: '2026-11-24T05:00:00.000Z',
    manageUrl: expect.stringContaining(`/ajanvaraus/varaus/${booking.code}`),
  });
  expect((await get(`/bookings/${booking.code}`)).json()).toEqual(booking);
  const moved = await shop.act(booking.code, 'move', { start: '2026-11-25T12:15:00+02:00' });
  expect(moved.json()).toMatchObject({ start: '2026-11-25T10:15:00.000Z', end: '2026-11-25T10:45:00.000Z' });
  expect((await shop.act(booking.code, 'cancel')).json()).toMatchObject({ state: 'cancelled' });
  expect((await shop.act(booking.code, 'cancel')).statusCode).toBe(200);
  const late = await shop.act(booking.code, 'move', { start: sentBooking.start });
  expect([late.statusCode, late.json().code]).toEqual([409, 'booking.too_late']);
  expect((await get('/bookings/nothing-of-the-kind')).statusCode).toBe(404);
  expect((await shop.act('nothing-of-the-kind', 'cancel')).statusCode).toBe(404);
  expect((await get('/bookings/short')).statusCode).toBe(422);
});

test('a booking that is near is neither moved nor cancelled by its code', async () => {
  const { code } = await shop.booked();
  shop.shop.clock.set('2026-11-24T07:00:00+02:00');
  expect((await shop.act(code, 'move', { start: '2026-11-25T12:15:00+02:00' })).statusCode).toBe(200);
  shop.shop.clock.set('2026-11-25T10:15:01+02:00');
  for (const answer of [
    await shop.act(code, 'cancel'),
    await shop.act(code, 'move', { start: '2026-11-26T12:15:00+02:00' }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking.too_late']);
  }
});

test('a cancelled time is offered again at once', async () => {
  const first = await shop.booked();
  await shop.booked({ phone: '050 111 1111' });
  const offered = async () => (await shop.times({ from: '2026-11-24' })).days[0]?.times[0];
  expect(await offered()).toBe('09.45');
  await shop.act(first.code, 'cancel');
  expect(await offered()).toBe('09.00');
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['neither phone nor e-mail', { phone: '' }, 'phone'],
  ['a phone number that is none', { phone: 'soita' }, 'phone'],
  ['an e-mail address that is none', { email: 'asiakas' }, 'email'],
  ['a start that is none', { start: 'huomenna' }, 'start'],
  ['a rim of three inches', { rim: 3 }, 'rim'],
  ['an unknown key', { colour: 'red' }, ''],
  ['a service that is off', { service: 'alignment' }, 'service'],
  ['an unknown tyre', { productId: '00000000-0000-7000-8000-000000000000' }, 'productId'],
  ['a set that is not theirs', { hotelSetId: '00000000-0000-7000-8000-000000000000' }, 'hotelSetId'],
])('a booking with %s answers 422 and names the field', async (_what, part, path) => {
  const answer = await shop.book(part);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
});

test.each([
  ['nearer than the lead time', '2026-11-23T09:15:00+02:00', 'liian lähellä', '2026-11-23T08:00:00.000Z'],
  ['off the grid', '2026-11-24T10:05:00+02:00', 'kellonajasta', '2026-11-24T07:30:00.000Z'],
  ['after closing', '2026-11-24T17:00:00+02:00', 'aukioloaikoihin', '2026-11-24T13:15:00.000Z'],
  ['on a closed day', '2026-11-29T10:00:00+02:00', 'kiinni', '2026-11-28T09:15:00.000Z'],
  ['beyond the farthest day', '2027-06-01T10:00:00+03:00', 'pitkälle', '2027-01-22T13:15:00.000Z'],
  ['in the past', '2020-06-01T10:00:00+03:00', 'mennyt', '2026-11-23T08:00:00.000Z'],
])('a time %s was taken by nobody: 422 says why, with free ones', async (_what, start, why, near) => {
  shop.shop.clock.set('2026-11-23T09:00:00+02:00');
  const refused = {
    code: 'booking.not_bookable',
    message: expect.stringContaining(why),
    errors: [expect.objectContaining({ path: 'start' })],
  };
  const answer = await shop.book({ start });
  expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(refused)]);
  expect(answer.json().times).toHaveLength(6);
  expect(answer.json().times[0]).toBe(near);
  const { code } = await shop.booked({ start: '2026-11-25T10:00:00+02:00' });
  const moved = await shop.act(code, 'move', { start });
  expect([moved.statusCode, moved.json().code]).toEqual([422, 'booking.not_bookable']);
});

test('300 visitors who press the same last time at once get one booking', async () => {
  await shop.book({ phone: '050 111 1111' });
  const people = Array.from({ length: 300 }, (_, at) => `040 1${String(at).padStart(6, '0')}`);
  const answers = await Promise.all(
    people.map((phone, at) => shop.book({ phone }, { remoteAddress: `198.51.100.${at % 250}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(299);
  for (const answer of refused) {
    const { code, message, times } = answer.json();
    expect([code, message]).toEqual(['booking.taken', expect.stringContaining('ehdittiin')]);
    expect(times[0]).toBe('2026-11-24T07:45:00.000Z');
  }
  expect(await shop.rows()).toHaveLength(2);
});

test('visitors who come at once never take more of an hour than may be booked', async () => {
  const starts = ['09:00', '09:15', '09:30', '10:00', '10:15', '10:30', '10:45'];
  const people = Array.from({ length: 42 }, (_, at) => ({
    start: `2026-11-24T${starts[at % starts.length]}:00+02:00`,
    phone: `040 2${String(at).padStart(6, '0')}`,
  }));
  await Promise.all(people.map((one, at) => shop.book(one, { remoteAddress: `198.51.100.${at}` })));
  const hours = Map.groupBy(await shop.rows(), ({ startsAt }) => startsAt.getUTCHours());
  // A fifth of the two bays' 120 minutes is left to those who come without a booking.
  for (const rows of hours.values()) expect(rows.length * 30).toBeLessThanOrEqual(96);
  expect(hours.size).toBe(2);
});

test('a booking that is sent twice, also at once, is one; of another car it is a second one', async () => {
  const sent = { phone: '040 765 4321', licencePlate: 'ABC-123' };
  const answers = await Promise.all([
    shop.book(sent),
    shop.book({ ...sent, phone: '+358 40 765 4321' }, { remoteAddress: '198.51.100.7' }),
    shop.book(sent),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await shop.rows()).toHaveLength(1);
  expect((await shop.book({ ...sent, licencePlate: 'ABC-124' })).statusCode).toBe(201);
  expect(await shop.rows()).toHaveLength(2);
  // Also while no bay is free any more.
  expect((await shop.book(sent)).json()).toEqual(answers[0]?.json());
  expect((await shop.book({ ...sent, phone: '040 765 4322' })).statusCode).toBe(409);
});

test('a booking sent again is a new one after ten minutes and once the first is cancelled', async () => {
  const first = await shop.booked();
  await shop.act(first.code, 'cancel');
  const second = await shop.booked();
  expect(second.code).not.toBe(first.code);
  shop.shop.clock.advance(10 * MINUTE_MS);
  expect((await shop.booked()).code).not.toBe(second.code);
});

test('the phone number of a booking alone does not reveal its email', async () => {
  await shop.booked({ email: 'aino@example.fi' });
  const other = await shop.book({}, { remoteAddress: '198.51.100.7' });
  expect(other.statusCode).toBe(201);
  expect(other.body).not.toContain('aino@example.fi');
  expect(await shop.rows()).toHaveLength(2);
});

test('a phone number has at most three open times, however it is written', async () => {
  const days = ['24', '25', '26', '27'];
  const numbers = ['040 000 0000', '+358 40 000 0000', '0400000000', '040-0000000'];
  const answers = [];
  for (const [at, day] of days.entries()) {
    answers.push(await shop.book({ start: `2026-11-${day}T09:00:00+02:00`, phone: numbers[at] }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
  expect(answers[3]?.json()).toMatchObject({ code: 'booking.too_many_times' });
  await shop.act(answers[0]?.json().code, 'cancel');
  expect((await shop.book({ start: '2026-11-27T09:00:00+02:00' })).statusCode).toBe(201);
});

test('a client may book ten times within an hour; refused tries do not count', async () => {
  await shop.book({ phone: '050 111 1111' }, { remoteAddress: '192.0.2.9' });
  await shop.book({ phone: '050 222 2222' }, { remoteAddress: '192.0.2.9' });
  for (let at = 0; at < 12; at += 1) expect((await shop.book()).statusCode).toBe(409);
  const answers = [];
  for (let at = 0; at < 11; at += 1) {
    const day = ['24', '25', '26', '27'][at % 4];
    const start = `2026-11-${day}T${10 + Math.floor(at / 4)}:00:00+02:00`;
    answers.push(await shop.book({ start, phone: `040 300 00${String(at).padStart(2, '0')}` }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    429,
  ]);
  expect(answers[10]?.headers['retry-after']).toBe('3600');
});

test('a booking with the hidden field filled is answered as usual and not stored', async () => {
  const answer = await shop.book({ website: 'https://example.fi' });
  expect(answer.statusCode).toBe(201);
  expect(await shop.rows()).toEqual([]);
});

test('a signed-in customer books under the account, once with the same key', async () => {
  const customer = await addCustomer(shop.shop, { email: 'eka@example.fi' });
  const headers = { ...customer.headers, 'idempotency-key': 'varaus-1' };
  const [first, second] = [await shop.book({}, { headers }), await shop.book({}, { headers })];
  expect(first.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(await shop.rows()).toMatchObject([{ customerId: customer.id, source: 'customer' }]);
});

test('a customer reads the own bookings that are ahead, the next one first, and nobody else’s', async () => {
  const first = await addCustomer(shop.shop, { email: 'oma@example.fi' });
  const second = await addCustomer(shop.shop, { email: 'toinen@example.fi' });
  const own = async (headers: object) => (await shop.call('GET', '/bookings', undefined, headers)).json();
  const bookAs = async (headers: object, start: string) => (await shop.book({ start }, { headers })).json();
  const later = await bookAs(first.headers, '2026-11-26T09:00:00+02:00');
  const sooner = await bookAs(first.headers, '2026-11-24T09:00:00+02:00');
  // With the same name, number, work and time.
  const others = await bookAs(second.headers, '2026-11-24T09:00:00+02:00');
  expect(await own(first.headers)).toEqual([sooner, later]);
  expect(await own(second.headers)).toEqual([others]);
  shop.shop.clock.set('2026-11-25T08:00:00+02:00');
  expect(await own(first.headers)).toEqual([later]);
});

test('a customer books with the own stored set, and not with another’s', async () => {
  const first = await addCustomer(shop.shop, { email: 'sarja@example.fi' });
  const second = await addCustomer(shop.shop, { email: 'vieras@example.fi' });
  const set = await shop.call('POST', '/tyre-sets', {
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    ownerEmail: first.email,
    shelf: 'A-1',
    season: 'summer',
    size: '205/55R16',
    dots: ['', '', '', ''],
    hasRims: true,
    check: {
      tyres: Array.from({ length: 4 }, () => ({ depthMm: 6, pressureBar: null, damage: '' })),
      note: '',
    },
  });
  expect(set.statusCode, set.body).toBe(201);
  const sent = { service: 'storageWithChange', hotelSetId: set.json()._id };
  const refused = await shop.book(sent, { headers: second.headers });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'hotelSetId']);
  expect((await shop.book(sent, { headers: first.headers })).statusCode).toBe(201);
  expect(await shop.rows()).toMatchObject([{ customerId: first.id, hotelSetId: sent.hotelSetId }]);
});

test('visitors cannot book where bookings are turned off or made on another site', async () => {
  const profile = (await shop.call('GET', '/shop-profile')).json();
  const links = { ...profile.links, booking: 'https://ajat.example.fi/' };
  const saved = (await shop.call('PUT', '/shop-profile', { ...profile, links })).json();
  expect((await shop.book()).json().code).toBe('booking.not_on');
  expect((await get('/bookings/services')).json()).toEqual([]);
  expect(await shop.times()).toMatchObject({ earliest: null, reason: expect.stringContaining('ei ole') });
  await shop.call('PUT', '/shop-profile', { ...saved, links: profile.links });
  expect((await shop.book()).statusCode).toBe(201);
});
