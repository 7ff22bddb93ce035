import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { signInClerk } from '../../../../test/builders/accounts.ts';
import { auditEntrySchema } from '../contract.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());

async function audit(query = '') {
  const answer = await shop.app.inject({ method: 'GET', url: `/api/audit${query}`, headers: staff });
  expect(answer.statusCode).toBe(200);
  return {
    entries: auditEntrySchema.array().parse(answer.json()),
    total: Number(answer.headers['x-total-count']),
  };
}

async function saveFaq(items: object[], status = 200) {
  const answer = await shop.app.inject({ method: 'PUT', url: '/api/faq', headers: staff, payload: items });
  expect(answer.statusCode).toBe(status);
}

test('a change by staff is listed with who, when, and the fields before and after', async () => {
  await saveFaq([{ question: 'Milloin?', answer: 'Huomenna.' }]);
  shop.clock.advance(1_000);
  await saveFaq([{ question: 'Milloin?', answer: 'Heti.' }]);
  const { entries } = await audit('?entity=faq');
  expect(entries[0]).toMatchObject({
    at: shop.clock.now().toISOString(),
    who: 'omistaja',
    network: '127.0.0.0/24',
    action: 'changed',
    entity: 'faq',
    before: { 'Milloin?': 'Huomenna.' },
    after: { 'Milloin?': 'Heti.' },
  });
});

test('a save that changes nothing and a save that is refused leave no entry', async () => {
  await saveFaq([{ question: 'A?', answer: 'B' }]);
  const { total } = await audit();
  await saveFaq([{ question: 'A?', answer: 'B' }]);
  await saveFaq([{ question: '', answer: 'B' }], 422);
  const stale = await shop.app.inject({
    method: 'PUT',
    url: '/api/faq',
    headers: staff,
    payload: { items: [{ question: 'C?', answer: 'D' }], version: 1 },
  });
  expect(stale.statusCode).toBe(409);
  expect((await audit()).total).toBe(total);
});

test.each([
  ['/business-settings/hours', 'opening-hours', async () => ({ businessHours: await newWeek() })],
  [
    '/homepage-settings',
    'homepage-settings',
    async () => ({ homepageSettings: { hero: { mainHeading: 'Talvi tulee' } } }),
  ],
  ['/brands', 'brands', async () => [{ name: 'Nokian' }]],
  ['/shop-profile', 'shop-profile', async () => ({ name: 'Uusi Rengas' })],
])('a change at %s is written down as %s', async (path, entity, body) => {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: `/api${path}`,
    headers: staff,
    payload: await body(),
  });
  expect(answer.statusCode).toBe(200);
  const { entries, total } = await audit(`?entity=${entity}`);
  expect(total).toBe(1);
  expect(Object.keys(entries[0]?.after ?? {})).not.toEqual([]);
});

async function newWeek(): Promise<object[]> {
  const { businessHours } = (await shop.app.inject('/api/business-settings')).json();
  return businessHours.map((day: { day: string }) => (day.day === 'la' ? { ...day, close: '14:00' } : day));
}

test('the list is paged, filtered by who and by what', async () => {
  const all = await audit();
  expect(all.total).toBeGreaterThan(3);
  const page = await audit('?page=2&limit=2');
  expect(page.entries).toEqual(all.entries.slice(2, 4));
  expect((await audit('?who=nobody')).total).toBe(0);
  expect((await audit('?who=omistaja&entity=brands')).total).toBe(1);
  const choices = await shop.app.inject({ url: '/api/audit/choices', headers: staff });
  expect(choices.json()).toMatchObject({ who: ['omistaja'], entities: expect.arrayContaining(['faq']) });
});

test('an entry of something with a page leads there, unless it was removed', async () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  for (const action of ['changed', 'removed'] as const) {
    await shop.platform.audit.record(shop.platform.db, {
      action,
      entity: 'prices',
      entityId: id,
      name: action,
      before: { stock: 1 },
      after: { stock: 2 },
    });
  }
  const { entries } = await audit('?entity=prices');
  expect(Object.fromEntries(entries.map(({ name, path }) => [name, path]))).toEqual({
    changed: `/admin/tires/taulukko?muutokset=${id}`,
    removed: null,
  });
});

test('a rolled-back transaction leaves no audit entry', async () => {
  const { total } = await audit();
  await shop.platform.db
    .transaction()
    .execute(async (tx) => {
      await shop.platform.audit.record(tx, { action: 'created', entity: 'thing', after: { a: 1 } });
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect((await audit()).total).toBe(total);
});

test('only owners see the network that a change came from', async () => {
  const answer = await shop.app.inject({ url: '/api/audit', headers: await signInClerk(shop) });
  const networks = auditEntrySchema
    .array()
    .parse(answer.json())
    .map(({ network }) => network);
  expect([...new Set(networks)]).toEqual(['']);
  expect((await audit()).entries[0]?.network).toBe('127.0.0.0/24');
});

test('entries are removed after two years', async () => {
  await shop.platform.audit.record(shop.platform.db, { action: 'removed', entity: 'old-thing' });
  const at = shop.clock.now();
  shop.clock.set('2028-12-01T04:00:00+02:00');
  expect((await shop.platform.audit.listChoices()).entities).toContain('old-thing');
  const before = new Date(shop.clock.now());
  before.setUTCMonth(before.getUTCMonth() - 24);
  expect(await shop.platform.audit.forgetBefore(before)).toBeGreaterThan(0);
  expect((await shop.platform.audit.listChoices()).entities).not.toContain('old-thing');
  shop.clock.set(at);
});
