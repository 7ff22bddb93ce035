import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { signInClerk } from '../../../../test/builders/accounts.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { getEvents } from '../contract-events.ts';

const NOON = '2026-11-23T12:00:00+02:00';
const shop = await startTestApp({ now: NOON });
let owner = await shop.loginStaff();
const clerk = await signInClerk(shop);
shop.clock.advance(MINUTE_MS);
afterAll(() => shop.close());

async function post(url: string, payload: object, headers = {}): Promise<unknown> {
  const answer = await shop.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body === '' ? undefined : answer.json();
}

async function read(headers: object) {
  const answer = await shop.app.inject({ url: '/api/admin/events', headers: { ...headers } });
  expect(answer.statusCode, answer.body).toBe(200);
  return getEvents.output.parse(answer.json());
}

const enquire = (name: string) =>
  post('/enquiries', { kind: 'rims', name, phone: '010 000 0000', message: `Onko vanteita? ${name}` });

test('an enquiry, an import and a competitor’s changed price are new to each user until that user looks', async () => {
  await enquire('Esimerkkiasiakas');
  shop.clock.advance(MINUTE_MS);
  await sql`insert into import_runs (id, list, file_name, file_bytes, is_dry_run, allow_withdraw, status, created_count,
      updated_count, withdrawn_count, requested_name, created_at, finished_at)
    values (gen_random_uuid(), 'oletus', 'lista.csv', 1, false, true, 'done', 12, 3, 1, 'omistaja', ${shop.clock.now()},
      ${shop.clock.now()})`.execute(shop.platform.db);
  shop.clock.advance(MINUTE_MS);
  const page = { name: 'Naapuri', url: 'https://www.example.fi/r', productName: 'Talvi 205/55R16' };
  const { _id } = Object(await post('/competitor-prices', page, owner));
  for (const cents of [9900, 9500]) {
    shop.clock.advance(MINUTE_MS);
    await sql`insert into competitor_reading (id, tracking, at, price_cents, content)
      values (gen_random_uuid(), ${_id}::uuid, ${shop.clock.now()}, ${cents}, '')`.execute(shop.platform.db);
  }
  const { newCount, items } = await read(owner);
  expect(newCount).toBe(3);
  expect(items.map(({ text, isNew }) => [text.replaceAll('\u00A0', ' '), isNew])).toEqual([
    ['Naapuri: Talvi 205/55R16, hinta 99 € → 95 €', true],
    ['Tuonti valmis, lista Päälista: uusia 12, muuttui 3, poistui 1', true],
    ['Yhteydenotto: Vannekysely, Esimerkkiasiakas', true],
  ]);
  await post('/admin/events/seen', { until: items[0]?.at }, owner);
  expect(await read(owner)).toMatchObject({ newCount: 0, items: [{ isNew: false }, {}, {}] });
  expect((await read(clerk)).newCount).toBe(3);
  shop.clock.advance(MINUTE_MS);
  await enquire('Toinen asiakas');
  expect(await read(owner)).toMatchObject({
    newCount: 1,
    items: [{ isNew: true }, { isNew: false }, {}, {}],
  });
});

test('seen events stay seen, and future events cannot be marked seen', async () => {
  const { items } = await read(clerk);
  await post('/admin/events/seen', { until: items[0]?.at }, clerk);
  await post('/admin/events/seen', { until: '2026-11-01T00:00:00.000Z' }, clerk);
  expect((await read(clerk)).newCount).toBe(0);
  await post('/admin/events/seen', { until: '2030-01-01T00:00:00.000Z' }, clerk);
  shop.clock.advance(MINUTE_MS);
  await enquire('Kolmas asiakas');
  expect((await read(clerk)).newCount).toBe(1);
});

test('events are listed for two weeks', async () => {
  shop.clock.set('2026-12-08T12:00:00+02:00');
  owner = await shop.loginStaff();
  expect(await read(owner)).toEqual({ newCount: 0, items: [] });
});
