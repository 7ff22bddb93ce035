import { afterAll, beforeEach, expect, test } from 'vitest';

import { sentBooking, startBookingShop } from '../../../../../test/builders/bookings.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { pick } from '../../../../platform/contract/records.ts';
import { bookingSchema } from '../../contract/admin.ts';

const shop = await startBookingShop();
beforeEach(() => shop.clearBookings());
afterAll(() => shop.shop.close());

const FORM_FIELDS = [
  'service',
  'extras',
  'vehicleType',
  'rim',
  'isRunFlat',
  'productId',
  'start',
  'end',
  'bay',
  'version',
  'name',
  'phone',
  'email',
  'licencePlate',
  'note',
  'staffNote',
  'customerId',
  'hotelSetId',
] as const;
const noon = '2026-11-24T12:00:00+02:00';
const add = async (payload: object) =>
  bookingSchema.parse((await shop.call('POST', '/admin/bookings', { ...sentBooking, ...payload })).json());
/** As the form of the back office sends it. */
const change = async (id: string, changes: object) => {
  const row = (await shop.listed()).find(({ _id }) => _id === id);
  if (!row) throw new Error('no such booking');
  const sent = pick(row, FORM_FIELDS);
  return shop.call('PUT', `/admin/bookings/${id}`, { ...sent, ...changes });
};
const setState = (id: string, payload: object) => shop.call('POST', `/admin/bookings/${id}/state`, payload);

test('more than 62 days of bookings or of the waiting list at once take the password', async () => {
  const { authorization } = await shop.shop.loginStaff();
  const read = async (path: string) =>
    (await shop.call('GET', `/admin/${path}`, undefined, { authorization })).statusCode;
  for (const list of ['bookings', 'booking-waiting-list']) {
    expect(await read(`${list}?from=2026-01-01&to=2026-12-31`)).toBe(403);
    expect(await read(`${list}?from=2026-11-01&to=2026-12-31`)).toBe(200);
  }
  expect(await read('bookings?from=2026-01-01&to=2026-12-31&q=Liisa')).toBe(200);
});

test('staff book a time off the grid and outside the share, and find it by day and words', async () => {
  const made = await add({ start: '2026-11-24T09:10:00+02:00', staffNote: 'avain tiskillä' });
  expect(made).toMatchObject({ source: 'staff', state: 'booked', end: '2026-11-24T07:40:00.000Z', bay: 1 });
  expect(await shop.listed('from=2026-11-24&to=2026-11-24')).toEqual([made]);
  expect(await shop.listed('from=2026-11-25&to=2026-11-25')).toEqual([]);
  expect(await shop.listed('from=2026-11-24&to=2026-11-24&q=AVAIN')).toHaveLength(1);
  expect(await shop.listed('from=2026-11-24&to=2026-11-24&q=0400000000')).toHaveLength(1);
  expect(await shop.listed('from=2026-11-24&to=2026-11-24&q=100%25')).toEqual([]);
});

test('a walk-in takes the first free place from now on, also where visitors may not book', async () => {
  shop.shop.clock.set('2026-11-23T10:02:00+02:00');
  const walkIn = await add({ start: undefined, isWalkIn: true, name: '', phone: '' });
  expect(walkIn).toMatchObject({
    source: 'walk_in',
    state: 'arrived',
    start: '2026-11-23T08:05:00.000Z',
  });
  const next = await add({ start: undefined, isWalkIn: true, name: '' });
  expect([next.start, next.bay === walkIn.bay]).toEqual([walkIn.start, false]);
  const third = await add({ start: undefined, isWalkIn: true, name: '' });
  expect(third.start).toBe('2026-11-23T08:40:00.000Z');
});

test('blocked time has no code, and no visitor is offered it', async () => {
  const place = { kind: 'block', start: noon, end: '2026-11-24T13:00:00+02:00', name: 'Koulutus' };
  for (const bay of [1, 2]) expect(await add({ ...place, bay })).toMatchObject({ kind: 'block', code: null });
  const times = (await shop.times({ from: '2026-11-24' })).days[0]?.times;
  expect(times).toContain('11.15');
  expect(times).toContain('13.00');
  expect(times?.filter((time) => time > '11.15' && time < '13.00')).toEqual([]);
  const answer = await shop.call('POST', '/admin/bookings', { ...sentBooking, kind: 'block', start: noon });
  expect(answer.statusCode).toBe(422);
});

test('a place that is taken answers 409 with the booking in the way', async () => {
  const made = await add({ start: noon, bay: 1 });
  const answer = await shop.call('POST', '/admin/bookings', { ...sentBooking, start: noon, bay: 1 });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking.taken']);
  expect(answer.json().inTheWay).toEqual(made);
  const other = await add({ start: noon, bay: 2 });
  const moved = await change(other._id, { bay: 1 });
  expect([moved.statusCode, moved.json().inTheWay._id]).toEqual([409, made._id]);
  expect((await change(other._id, { bay: 99 })).json().errors[0].path).toBe('bay');
  expect((await change(other._id, { end: noon })).json().errors[0].path).toBe('end');
});

test('beside a place that is taken stand the free ones next to it, each of which can be had', async () => {
  await add({ start: noon, bay: 1 });
  const far = await add({ start: '2026-11-25T09:00:00+02:00', bay: 1 });
  const refused = await change(far._id, { start: noon, end: '2026-11-24T12:30:00+02:00', bay: 1 });
  const { slots, times } = refused.json();
  // In the other bay at the wanted time, too.
  expect(slots).toEqual([
    { start: '2026-11-24T09:30:00.000Z', bay: 2 },
    { start: '2026-11-24T09:45:00.000Z', bay: 2 },
    { start: '2026-11-24T10:00:00.000Z', bay: 2 },
    { start: '2026-11-24T10:15:00.000Z', bay: 2 },
  ]);
  expect(times).toEqual(slots.map(({ start }: { start: string }) => start));
  for (const { start, bay } of slots) {
    const end = new Date(Date.parse(start) + 30 * MINUTE_MS).toISOString();
    const { version } = (await shop.listed()).find(({ _id }) => _id === far._id) ?? {};
    expect((await change(far._id, { start, end, bay, version })).statusCode).toBe(200);
  }
  await shop.clearBookings();
  for (const bay of [1, 2]) await add({ start: noon, bay });
  const full = await shop.call('POST', '/admin/bookings', { ...sentBooking, start: noon });
  expect([full.statusCode, full.json().inTheWay]).toEqual([409, null]);
  expect(full.json().slots).toHaveLength(4);
});

test('a booking is moved and stretched; an old version answers 409 with the stored one', async () => {
  const made = await add({ start: noon });
  const moved = await change(made._id, {
    start: '2026-11-25T12:20:00+02:00',
    end: '2026-11-25T13:50:00+02:00',
    bay: 2,
  });
  expect(moved.json()).toMatchObject({ start: '2026-11-25T10:20:00.000Z', bay: 2, version: 2 });
  const stale = await change(made._id, { version: 1 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict.stale']);
  expect(stale.json().current).toEqual(moved.json());
});

test('a booking goes through its states and back; one that has lost its place cannot come back', async () => {
  const made = await add({ start: noon, bay: 1 });
  for (const state of ['arrived', 'working', 'done', 'working', 'no_show', 'booked', 'cancelled']) {
    const answer = await setState(made._id, { state });
    expect(answer.json()).toMatchObject({ state });
  }
  expect((await setState(made._id, { state: 'booked', version: 1 })).json().code).toBe('conflict.stale');
  const other = await add({ start: noon, bay: 1 });
  const answer = await setState(made._id, { state: 'booked' });
  expect([answer.statusCode, answer.json().inTheWay._id]).toEqual([409, other._id]);
  expect((await setState(made._id, { state: 'lost' })).statusCode).toBe(422);
  const gone = '00000000-0000-7000-8000-000000000000';
  expect((await setState(gone, { state: 'done' })).statusCode).toBe(404);
});

test('the audit names every change of a booking without the customer', async () => {
  const made = await add({ start: noon, staffNote: 'soittaa' });
  shop.shop.clock.advance(MINUTE_MS);
  await setState(made._id, { state: 'arrived' });
  const all = (await shop.call('GET', '/audit?entity=booking')).json();
  const audit = all.filter(({ entityId }: { entityId: string }) => entityId === made._id);
  expect(audit).toMatchObject([
    { action: 'changed', entity: 'booking', before: { state: 'booked' }, after: { state: 'arrived' } },
    { action: 'created', entity: 'booking', after: { service: 'seasonChange', bay: expect.any(Number) } },
  ]);
  expect(JSON.stringify(audit)).not.toContain(sentBooking.name);
  expect(JSON.stringify(audit)).not.toContain('soittaa');
});

test('a booked set of the tyre hotel is marked, follows a move, and is free when cancelled', async () => {
  const taken = await shop.call('POST', '/tyre-sets', {
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    season: 'friction',
    size: '205/55R16',
    dots: ['', '', '', ''],
    hasRims: true,
    shelf: 'A-1',
  });
  const hotelSetId = taken.json()._id;
  const setChange = async () => (await shop.call('GET', `/tyre-sets/${hotelSetId}`)).json().change;
  const made = await add({ start: noon, service: 'storageWithChange', hotelSetId });
  expect(made).toMatchObject({ hotelSetCode: taken.json().code, hotelShelf: 'A-1' });
  expect(await setChange()).toMatchObject({ state: 'booked', bookedOn: '2026-11-24' });
  await change(made._id, { start: '2026-11-25T12:00:00+02:00', end: '2026-11-25T12:30:00+02:00' });
  expect(await setChange()).toMatchObject({ state: 'booked', bookedOn: '2026-11-25' });
  await setState(made._id, { state: 'cancelled' });
  expect(await setChange()).toMatchObject({ state: 'due', bookedOn: null, triedAt: null });
});

test('items of a pick list are ticked off, again when the booking changes', async () => {
  const takeIn = async (shelf: string) => {
    const set = { ownerName: 'E', ownerPhone: '010 000 0000', season: 'friction', size: '205/55R16' };
    const rest = { dots: ['', '', '', ''], hasRims: true, shelf };
    return (await shop.call('POST', '/tyre-sets', { ...set, ...rest })).json()._id;
  };
  const tick = (id: string, payload: object) => shop.call('POST', `/admin/bookings/${id}/picked`, payload);
  const made = await add({ start: noon, service: 'storageWithChange', hotelSetId: await takeIn('B-1') });
  expect(made.pickedAt).toBeNull();
  const picked = (await tick(made._id, { isPicked: true, version: made.version })).json();
  expect(picked).toMatchObject({ pickedAt: '2026-11-23T06:00:00.000Z', version: made.version + 1 });
  expect((await tick(made._id, { isPicked: true, version: made.version })).json().code).toBe(
    'conflict.stale',
  );
  const moved = await change(made._id, {
    start: '2026-11-24T13:00:00+02:00',
    end: '2026-11-24T13:30:00+02:00',
  });
  expect(moved.json().pickedAt).toBe(picked.pickedAt);
  const other = (await change(made._id, { hotelSetId: await takeIn('B-2'), version: 3 })).json();
  expect(other).toMatchObject({ pickedAt: null, hotelShelf: 'B-2' });
  await tick(made._id, { isPicked: true });
  expect((await tick(made._id, { isPicked: false })).json().pickedAt).toBeNull();
  const bare = await add({ start: noon });
  const refused = await tick(bare._id, { isPicked: true });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'booking.nothing_to_pick']);
});

test('settings are saved whole; a bay with bookings ahead stays', async () => {
  const read = async () => (await shop.call('GET', '/admin/booking-settings')).json();
  const put = (payload: object) => shop.call('PUT', '/admin/booking-settings', payload);
  const before = await read();
  const { number: _number, ...third } = { ...before.bays[0], name: 'Paikka 3', maxRim: 17 };
  const saved = await put({ ...before, gridMinutes: 30, bays: [...before.bays, third] });
  expect(saved.json()).toMatchObject({
    gridMinutes: 30,
    version: before.version + 1,
    bays: [{ name: 'Paikka 1' }, { name: 'Paikka 2' }, { name: 'Paikka 3', maxRim: 17, number: 3 }],
  });
  expect((await shop.times({ from: '2026-11-24' })).days[0]?.times.slice(0, 2)).toEqual(['09.00', '09.30']);
  expect((await put(before)).json().code).toBe('conflict.stale');
  await add({ start: noon, bay: 3 });
  const back = { ...before, version: saved.json().version };
  expect((await put(back)).json().code).toBe('booking.bay_in_use');
  await shop.clearBookings();
  expect((await put(back)).json().bays).toEqual(before.bays);
  const twice = before.services.map(() => before.services[0]);
  expect((await put({ ...(await read()), services: twice })).statusCode).toBe(422);
});

test('bookings that other opening hours would leave outside are counted by day, cancelled ones and blocked time not', async () => {
  const hours = async () => {
    const settings = (await shop.shop.app.inject('/api/business-settings')).json();
    return { businessHours: settings.businessHours, exceptions: settings.exceptions };
  };
  const closed = { open: null, close: null, isClosed: true, reason: 'Inventaario', isConfirmed: true };
  const leftOutside = async (body: object) => {
    const answer = await shop.call('POST', '/admin/bookings/left-outside', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  await add({ start: '2026-11-25T09:00:00+02:00' });
  await add({ start: '2026-11-25T16:30:00+02:00' });
  const { _id, version } = await add({ start: '2026-11-25T12:00:00+02:00' });
  await shop.call('POST', `/admin/bookings/${_id}/state`, { state: 'cancelled', version });
  const end = '2026-11-25T15:00:00+02:00';
  await add({ kind: 'block', bay: 1, name: 'Koulutus', start: '2026-11-25T14:00:00+02:00', end });
  const { businessHours, exceptions } = await hours();
  expect(await leftOutside({ businessHours, exceptions })).toEqual([]);
  expect(
    await leftOutside({ businessHours, exceptions: [...exceptions, { ...closed, date: '2026-11-25' }] }),
  ).toEqual([{ date: '2026-11-25', count: 2 }]);
  const shorter = businessHours.map((each: { day: string }) =>
    each.day === 'ke' ? { ...each, close: '16:00' } : each,
  );
  expect(await leftOutside({ businessHours: shorter, exceptions })).toEqual([
    { date: '2026-11-25', count: 1 },
  ]);

  const saved = await shop.call('PUT', '/business-settings/hours', { businessHours: shorter, exceptions });
  expect(saved.statusCode, saved.body).toBe(200);
  const { care } = (await shop.call('GET', '/admin/today')).json();
  expect(care[0]).toMatchObject({
    text: 'ke 25.11.2026: yksi varaus',
    path: '/admin/ajanvaraus?paiva=2026-11-25',
  });
  await shop.call('PUT', '/business-settings/hours', { businessHours, exceptions });
});
