import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { BOOKING_NOW, startBookingShop } from '../../../../test/builders/bookings.ts';
import { requestRaw } from '../../../../test/raw-request.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/contract/durations.ts';
import { createCatalogue } from '../../catalogue/server/index.ts';
import { todaySchema } from '../../today/contract.ts';
import { statisticsSchema, type Statistics } from '../contract.ts';

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };

const bookings = await startBookingShop();
await bookings.shop.app.listen({ port: 0, host: '127.0.0.1' });
beforeEach(async () => {
  bookings.shop.clock.set(BOOKING_NOW);
  await bookings.clearBookings();
  await bookings.reset();
  await bookings.shop.platform.counts.flush();
  for (const table of ['daily_count', 'conversation', 'campaign', 'newsletter', 'product_offer', 'enquiry']) {
    await run(sql`delete from ${sql.table(table)}`);
  }
  await bookings.shop.platform.pages.changed(['campaigns']);
});
afterAll(() => bookings.shop.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(bookings.shop.platform.db);
const open = (url: string, headers: Record<string, string> = READER) =>
  bookings.shop.app.inject({ url, headers });
const read = async (days?: '30' | '90'): Promise<Statistics> => {
  const answer = await bookings.call('GET', `/admin/statistics${days ? `?days=${days}` : ''}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return statisticsSchema.parse(answer.json());
};
/** Sends an enquiry by the form that the tyre's page leads to. */
async function sendEnquiry(productId: string): Promise<void> {
  const form = await open(`/ota-yhteytta?rengas=${productId}`);
  expect(form.body).toContain(`value="${productId}"`);
  const payload = {
    kind: 'call-back',
    name: 'Esimerkkiasiakas',
    phone: '0401234567',
    message: `Onko näitä? ${Math.random()}`,
    productId,
  };
  const sent = await bookings.shop.app.inject({ method: 'POST', url: '/api/enquiries', payload });
  expect(sent.statusCode, sent.body).toBe(201);
}
/** A tyre of the list with the address of its page. */
const productPage = async (place: number) => {
  const { _id } = await bookings.product(await bookings.pathOf(place));
  const card = (await createCatalogue(bookings.shop.platform).listProducts([_id])).items[0];
  return { id: _id, path: card?.href ?? '' };
};

test('the statistics are of 30 or 90 days', async () => {
  expect((await bookings.call('GET', '/admin/statistics?days=7')).statusCode).toBe(422);
});

test('a period has all its days, also in a shop where nothing has happened', async () => {
  const { from, to, searches, tyres, bookings: booked, assistant, ...rest } = await read();
  expect([from, to]).toEqual(['2026-10-25', '2026-11-23']);
  for (const days of [searches?.days, tyres?.days, booked, assistant]) expect(days).toHaveLength(30);
  expect(searches?.rows).toEqual([]);
  expect(rest).toMatchObject({ offers: [], newsletters: [], campaigns: { rows: [] } });
  expect((await read('90')).searches?.days).toHaveLength(90);
});

test('searches are counted by size and season with what was missing, never by their words', async () => {
  await open('/renkaat?search=205/55R16+kitka');
  await open('/renkaat?search=kitka+205+55+16');
  await open('/renkaat?width=205&aspect=55&diameter=16&season=friction');
  await open('/renkaat/205-55-16');
  await open('/renkaat?search=355/25R21&type=summer');
  await open('/renkaat?search=nokian');
  const { searches } = await read();
  expect(searches?.rows).toEqual([
    { size: '205/55R16', kind: 'friction', count: 3, outCount: 0, noneCount: 0 },
    { size: null, kind: null, count: 1, outCount: 0, noneCount: 0 },
    { size: '205/55R16', kind: null, count: 1, outCount: 0, noneCount: 0 },
    { size: '355/25R21', kind: 'summer', count: 1, outCount: 0, noneCount: 1 },
  ]);
  expect(searches?.days.at(-1)).toEqual({ date: '2026-11-23', count: 6 });
  const { rows } = await sql<{ key: string }>`select key from daily_count`.execute(bookings.shop.platform.db);
  expect(rows.map(({ key }) => key).join('\n')).not.toMatch(/nokian|kitka/i);
});

test('a search counts once however it is filtered or paged, the list of all tyres never', async () => {
  await open('/renkaat');
  await open('/renkaat?search=205/55R16');
  for (const more of ['sort=price-asc', 'manufacturer=nokian', 'view=rows', 'inStock=1', 'page=1']) {
    await open(`/renkaat?search=205/55R16&${more}`);
  }
  expect((await read()).searches?.rows.map(({ size, count }) => [size, count])).toEqual([['205/55R16', 1]]);
});

test('a search that finds tyres of which none is in stock is marked as one of them', async () => {
  const { _id } = await bookings.product(await bookings.pathOf(1));
  await run(
    sql`update product set stock = 0 where size_id = (select size_id from product where id = ${_id})`,
  );
  await bookings.shop.platform.pages.changed(['catalogue', 'catalogue-bulk']);
  await open('/renkaat?search=205/55R16&type=summer');
  const rows = (await read()).searches?.rows ?? [];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ size: '205/55R16', kind: 'summer', count: 1 });
});

test('tyres are counted wherever their page is sent from, from memory too, and by readers alone', async () => {
  const { id, path } = await productPage(1);
  const url = `${bookings.shop.app.listeningOrigin}${path}`;
  const first = await requestRaw(url, READER);
  expect(first.status).toBe(200);
  await requestRaw(url, READER);
  const unchanged = await requestRaw(url, { ...READER, 'if-none-match': String(first.headers['etag']) });
  expect(unchanged.status).toBe(304);
  await requestRaw(url, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await requestRaw(url, { ...READER, 'sec-purpose': 'prefetch' });
  await bookings.shop.app.inject({ method: 'HEAD', url: path, headers: READER });
  const { tyres } = await read();
  expect(tyres?.rows.map(({ _id, count }) => [_id, count])).toEqual([[id, 3]]);
  expect(tyres?.rows[0]).toMatchObject({ name: expect.stringContaining('Nokian'), size: '205/55R16' });
  expect(tyres?.days.at(-1)).toEqual({ date: '2026-11-23', count: 3 });
});

test('an offer has the openings, bookings and enquiries from while it ran', async () => {
  const { id, path } = await productPage(2);
  await run(sql`update product set stock_source = 'own' where id = ${id}`);
  await open(path);
  const place = await bookings.pathOf(2);
  const sale = { price: 79, name: 'Talvitarjous', endDate: '2026-11-24' };
  const begun = await bookings.send('POST', `${place}/sale`, sale);
  expect(begun.statusCode, begun.body).toBe(201);
  await open(path);
  await open(path);
  bookings.shop.clock.advance(MINUTE_MS);
  await bookings.booked({ service: 'fitting', productId: id, quantity: 4 });
  await sendEnquiry(id);
  const beside = await bookings.call('GET', `/admin/statistics/offers/${id}`);
  expect(beside.json()).toMatchObject({ price: 79, views: 2, bookings: 1, enquiries: 1 });
  await bookings.wait('2026-11-26T10:00:00+02:00');
  await bookings.shop.platform.pages.changed(['catalogue', 'catalogue-bulk']);
  await open(path);
  await sendEnquiry(id);
  expect((await bookings.call('GET', `/admin/statistics/offers/${id}`)).json()).toBeNull();
  const { offers, tyres } = await read();
  expect(offers).toEqual([
    expect.objectContaining({
      _id: id,
      offerName: 'Talvitarjous',
      price: 79,
      startDate: '2026-11-23',
      endDate: '2026-11-24',
      views: 2,
      bookings: 1,
      enquiries: 1,
    }),
  ]);
  expect(tyres?.rows[0]?.count).toBe(4);
});

test('bookings come with their load from the bookings themselves', async () => {
  await bookings.booked({ start: '2026-11-23T10:00:00+02:00' });
  const today = (await read()).bookings?.at(-1);
  expect(today).toMatchObject({ date: '2026-11-23', count: 1, openMinutes: 2 * 8 * 60 });
  expect(today?.bookedMinutes).toBeGreaterThan(0);
});

test('a campaign counts how often its view is opened, and an unknown one counts nowhere', async () => {
  const sent = {
    name: 'Syysale',
    description: 'Renkaat edullisesti.',
    startDate: '2026-11-20',
    endDate: '2026-11-25',
    discountType: 'percentage',
    discountValue: 12,
    discountCode: '',
    imageUrl: '/api/files/kuva.jpg',
  };
  const { _id } = (await bookings.call('POST', '/campaigns', sent)).json();
  const press = (id: string, headers: Record<string, string> = READER) =>
    bookings.shop.app.inject({ method: 'POST', url: `/api/campaigns/${id}/openings`, headers });
  expect((await press(_id)).statusCode).toBe(204);
  expect((await press(_id)).statusCode).toBe(204);
  await press(_id, { 'user-agent': 'curl/8' });
  expect((await press('00000000-0000-7000-8000-000000000000')).statusCode).toBe(204);
  const { campaigns } = await read();
  expect(campaigns?.rows).toEqual([
    { _id, name: 'Syysale', startDate: '2026-11-20', endDate: '2026-11-25', openings: 2 },
  ]);
  expect(campaigns?.days.at(-1)?.count).toBe(2);
});

test('newsletters of the period come with what was delivered, pressed and cancelled', async () => {
  const letter = { content: 'Tervetuloa.', heroImage: '', subject: 'Ensilumi', status: 'draft' };
  const sendDate = '2026-11-24T09:00:00+02:00';
  const made = await bookings.call('POST', '/newsletters', { ...letter, sendDate });
  expect(made.statusCode, made.body).toBe(201);
  const id = made.json()._id;
  await run(sql`update newsletter set status = 'sent', sent_at = ${bookings.shop.clock.now()}, delivery_state = 'done',
    frozen_at = ${bookings.shop.clock.now()}, template = '{"links":["/renkaat","/hinnasto"]}',
    final_counts = '{"total":3,"accepted":2,"unconfirmed":0,"retry":0,"failed":1,"suppressed":0,"pending":0,"cancelled":0}',
    final_results = '{"bounced":1,"unsubscribed":1}' where id = ${id}`);
  await run(
    sql`insert into newsletter_click (newsletter_id, link, count) values (${id}, 0, 5), (${id}, 1, 2)`,
  );
  expect((await read()).newsletters).toEqual([
    expect.objectContaining({
      subject: 'Ensilumi',
      acceptedCount: 2,
      failedCount: 1,
      unsubscribedCount: 1,
      clickCount: 7,
    }),
  ]);
});

test('the assistant has its questions by day and those without a good answer', async () => {
  const at = bookings.shop.clock.now();
  await run(sql`insert into conversation (id, conversation_id, started_at)
    values ('01a20252-0000-7000-8000-000000000001', 'conv_1795255200000_000001', ${at})`);
  await run(sql`insert into conversation_message (id, conversation, role, content, at, gap) values
    ('01a20252-0000-7000-8000-000000000002', '01a20252-0000-7000-8000-000000000001', 'user', 'Mitä maksaa?', ${at}, null),
    ('01a20252-0000-7000-8000-000000000003', '01a20252-0000-7000-8000-000000000001', 'assistant', '25 €', ${at}, null),
    ('01a20252-0000-7000-8000-000000000004', '01a20252-0000-7000-8000-000000000001', 'user', 'Saako pizzaa?', ${at}, 'unknown')`);
  expect((await read()).assistant?.at(-1)).toEqual({ date: '2026-11-23', count: 2, unanswered: 1 });
});

test('the day shows searches as bars and what was searched in vain among the sizes to order', async () => {
  await open('/renkaat?search=355/25R21&type=summer');
  const today = todaySchema.parse((await bookings.call('GET', '/admin/today')).json());
  expect(today.daily?.searches).toHaveLength(30);
  expect(today.daily?.searches.at(-1)).toEqual({ date: '2026-11-23', count: 1 });
  expect(today.stock?.items).toEqual([{ size: '355/25R21', kind: 'summer', searchCount: 1, onShelf: 0 }]);
});

test('a part that cannot be read is null and leaves the others', async () => {
  await run(sql`alter table campaign rename to campaign_elsewhere`);
  try {
    const { campaigns, searches, bookings: booked } = await read();
    expect(campaigns).toBeNull();
    expect(searches).not.toBeNull();
    expect(booked).not.toBeNull();
  } finally {
    await run(sql`alter table campaign_elsewhere rename to campaign`);
  }
});

test('counts older than 400 days are removed at night', async () => {
  const days = (count: number) => new Date(bookings.shop.clock.now().getTime() - count * DAY_MS);
  await run(sql`insert into daily_count (day, kind, key, count) values
    (${days(401)}::timestamptz::date, 'tyre', 'vanha', 1), (${days(399)}::timestamptz::date, 'tyre', 'uudempi', 1)`);
  const job = bookings.shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'statistics.forget');
  if (!job) throw new Error('no job');
  await bookings.shop.platform.jobs.runNow(job);
  expect((await bookings.shop.drainJobs()).filter(({ error }) => error !== undefined)).toEqual([]);
  const { rows } = await sql<{ key: string }>`select key from daily_count`.execute(bookings.shop.platform.db);
  expect(rows).toEqual([{ key: 'uudempi' }]);
});
