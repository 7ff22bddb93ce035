import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { BOOKING_NOW, startBookingShop } from '../../../../test/builders/bookings.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { todaySchema, type Today } from '../contract.ts';

const bookings = await startBookingShop();
beforeEach(async () => {
  await bookings.wait(BOOKING_NOW);
  await bookings.clearBookings();
  await bookings.reset();
  await run(sql`delete from enquiry`);
  await run(sql`delete from tyre_set`);
  await run(sql`delete from newsletter`);
  await run(sql`delete from conversation`);
  await run(sql`delete from competitor_tracking`);
});
afterAll(() => bookings.shop.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(bookings.shop.platform.db);
const read = async (): Promise<Today> => {
  const answer = await bookings.call('GET', '/admin/today');
  expect(answer.statusCode, answer.body).toBe(200);
  return todaySchema.parse(answer.json());
};
const enquire = (name: string) =>
  bookings.shop.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: { kind: 'rims', name, email: 'asiakas@example.fi', message: `Kysyy ${name}.` },
  });

test('an empty shop has an empty day, and every card says so', async () => {
  const { date, bookings: booked, enquiries, hotel, offers, stock, newsletters } = await read();
  expect(date).toBe('2026-11-23');
  expect(booked).toMatchObject({ count: 0, bookedMinutes: 0, openMinutes: 2 * 8 * 60 });
  expect(enquiries).toEqual({ newCount: 0, oldestAt: null, newest: [] });
  expect(hotel).toEqual({ toCallCount: 0, bookedCount: 0, takenInToday: 0, handedOutToday: 0 });
  expect(offers).toEqual({ total: 0, items: [] });
  expect(stock).toEqual({ total: 0, items: [] });
  expect(newsletters).toEqual({ last: null, next: null });
});

test('the day counts the bookings of today and says the first time a visitor can book', async () => {
  await bookings.booked({ start: '2026-11-23T10:00:00+02:00' });
  await bookings.booked();
  const { bookings: booked, daily } = await read();
  expect(booked?.count).toBe(1);
  expect(booked?.bookedMinutes).toBeGreaterThan(0);
  const { earliest } = await bookings.times({ service: 'fitting' });
  expect(earliest).not.toBeNull();
  expect(Date.parse(booked?.nextFreeAt ?? '')).toBe(Date.parse(earliest ?? ''));
  expect(daily?.bookings).toHaveLength(30);
  expect(daily?.bookings.at(-1)).toEqual({ date: '2026-11-23', count: 1 });
});

test('new enquiries come with the newest three and since when the oldest waits', async () => {
  for (const name of ['Ensimmäinen', 'Toinen', 'Kolmas', 'Neljäs']) {
    expect((await enquire(name)).statusCode).toBe(201);
    bookings.shop.clock.advance(MINUTE_MS);
  }
  const { enquiries, daily } = await read();
  expect(enquiries?.newCount).toBe(4);
  expect(enquiries?.oldestAt).toBe('2026-11-23T06:00:00.000Z');
  expect(enquiries?.newest.map(({ name }) => name)).toEqual(['Neljäs', 'Kolmas', 'Toinen']);
  expect(daily?.enquiries.at(-1)).toEqual({ date: '2026-11-23', count: 4 });
});

test('the tyre hotel says whom to call before the coming turn and what came in today', async () => {
  const sent = {
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    hasRims: true,
    dots: ['', '', '', ''],
  };
  const set = { ...sent, plate: 'ABC-123', size: '205/55R16', make: 'Nokian' };
  const summer = await bookings.call('POST', '/tyre-sets', { ...set, season: 'summer', shelf: 'A-1' });
  expect(summer.statusCode, summer.body).toBe(201);
  const winter = await bookings.call('POST', '/tyre-sets', { ...set, season: 'friction', shelf: 'A-2' });
  expect(winter.statusCode, winter.body).toBe(201);
  const { hotel } = await read();
  expect(hotel).toMatchObject({ toCallCount: 1, bookedCount: 0, takenInToday: 2, handedOutToday: 0 });
});

test('offers that end within seven days are listed with what prolongs them', async () => {
  const near = await bookings.send('POST', `${await bookings.pathOf(2)}/sale`, {
    price: 79,
    name: 'Talvitarjous',
    endDate: '2026-11-29',
  });
  expect(near.statusCode, near.body).toBe(201);
  const far = await bookings.send('POST', `${await bookings.pathOf(1)}/sale`, {
    price: 60,
    endDate: '2026-11-30',
  });
  expect(far.statusCode, far.body).toBe(201);
  const { offers } = await read();
  expect(offers).toMatchObject({
    total: 1,
    items: [
      {
        name: 'Nokian Hakkapeliitta R3',
        size: '205/55R16',
        price: 79,
        endDate: '2026-11-29',
        offerName: 'Talvitarjous',
        version: near.json().version,
      },
    ],
  });
});

test('a requested size is listed while own stock has fewer than four of any tyre', async () => {
  const product = await bookings.product(await bookings.pathOf(2));
  await run(sql`update product set stock_source = 'own', stock = 6 where id = ${product._id}`);
  await bookings.booked({ service: 'fitting', productId: product._id, quantity: 4 });
  expect((await read()).stock).toEqual({
    total: 1,
    items: [{ size: '205/55R16', kind: 'friction', searchCount: 1, onShelf: 2 }],
  });
  await run(sql`update product set stock = 8 where id = ${product._id}`);
  expect((await read()).stock).toEqual({ total: 0, items: [] });
});

test('a size that the assistant looked for in vain is listed as one of which the shelf has none', async () => {
  const at = bookings.shop.clock.now();
  await run(sql`insert into conversation (id, conversation_id, started_at)
    values ('01a20252-0000-7000-8000-000000000001', 'conv_1795255200000_000001', ${at})`);
  await run(sql`insert into conversation_message (id, conversation, role, content, at, missing_size, missing_kind)
    values ('01a20252-0000-7000-8000-000000000002', '01a20252-0000-7000-8000-000000000001', 'assistant', 'Ei ole.', ${at}, '355/25R21', 'summer')`);
  const { stock, daily } = await read();
  expect(stock?.items).toEqual([{ size: '355/25R21', kind: 'summer', searchCount: 1, onShelf: 0 }]);
  expect(daily?.conversations.at(-1)).toEqual({ date: '2026-11-23', count: 1 });
});

test('the next newsletter is named, and one written to a file does not count as delivered', async () => {
  const letter = { content: 'Tervetuloa vaihtamaan renkaat.', heroImage: '' };
  const next = await bookings.call('POST', '/newsletters', {
    ...letter,
    subject: 'Adventtitarjous',
    sendDate: '2026-11-29T09:00:00+02:00',
    status: 'scheduled',
  });
  expect(next.statusCode, next.body).toBe(201);
  const last = await bookings.call('POST', '/newsletters', {
    ...letter,
    subject: 'Ensilumi',
    sendDate: '2026-11-24T09:00:00+02:00',
    status: 'draft',
  });
  await run(sql`update newsletter set status = 'sent', sent_at = ${bookings.shop.clock.now()}, delivery_state = 'done',
    is_filed = true, frozen_at = ${bookings.shop.clock.now()},
    final_counts = '{"total":3,"accepted":3,"unconfirmed":0,"retry":0,"failed":0,"suppressed":0,"pending":0,"cancelled":0}'
    where id = ${last.json()._id}`);
  const { newsletters } = await read();
  expect(newsletters?.next?.subject).toBe('Adventtitarjous');
  expect(newsletters?.last).toMatchObject({
    subject: 'Ensilumi',
    isFiled: true,
    acceptedCount: 3,
    failedCount: 0,
    unsubscribedCount: 0,
  });
});

test('missing connections and read failures are listed as warnings, failures first', async () => {
  const care = (await read()).care ?? [];
  expect(care.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Sähköposti', 'Varmuuskopio', 'EU:n rengasmerkintärekisteri']),
  );
  expect(care.find(({ what }) => what === 'Sähköposti')).toMatchObject({
    path: '/admin/yllapito#palvelu-mail',
    isForOwner: true,
    isFailure: false,
  });
  const tracking = await bookings.call('POST', '/competitor-prices', {
    name: 'Kilpailijan sivu',
    url: 'https://example.com/rengas',
    productName: 'Rengas',
    selector: '.price',
    trackingType: 'individual_price',
  });
  expect(tracking.statusCode, tracking.body).toBe(201);
  await run(sql`update competitor_tracking set outcome = 'blocked'`);
  expect((await read()).care).toContainEqual({
    what: 'Hintaseuranta',
    text: 'Sivua ei voitu lukea: Kilpailijan sivu.',
    path: '/admin/competitor-prices',
    isForOwner: false,
    isFailure: true,
  });
  expect((await read()).care?.map(({ isFailure }) => isFailure)).toEqual(
    (await read()).care
      ?.map(({ isFailure }) => isFailure)
      .toSorted((one, other) => Number(other) - Number(one)),
  );
});

test('the overview of the day and the operations page list the same things that need care', async () => {
  const { care } = await read();
  expect(care?.length).toBeGreaterThan(2);
  expect((await bookings.call('GET', '/operations')).json().care).toEqual(care);
});

test('a card that cannot be read is null and leaves the others', async () => {
  await run(sql`alter table tyre_set rename to tyre_set_elsewhere`);
  try {
    const { hotel, enquiries, bookings: booked } = await read();
    expect(hotel).toBeNull();
    expect(enquiries).not.toBeNull();
    expect(booked).not.toBeNull();
  } finally {
    await run(sql`alter table tyre_set_elsewhere rename to tyre_set`);
  }
});
