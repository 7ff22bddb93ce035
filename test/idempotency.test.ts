// Creating calls that are sent again, as after a cut connection.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { HOUR_MS } from '../src/platform/contract/durations.ts';
import { newId } from '../src/platform/contract/ids.ts';
import { TEST_OWNER, startTestApp, type TestApp } from './app.ts';
import { signInClerk } from './builders/accounts.ts';
import { addCustomer } from './builders/customers.ts';

const customerId = newId();
const enquiry = {
  kind: 'rims',
  name: 'Esimerkkiasiakas',
  email: 'asiakas@example.fi',
  message: 'Onko mustia vanteita?',
};

const product = {
  manufacturer: 'Nokian',
  model: 'Hakkapeliitta R5',
  type: 'winter',
  winterType: 'friction',
  hasSnowGrip: true,
  price: 149,
};

async function create(path: string, payload: object, key?: string, app = shop.app, headers: object = staff) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });
}

const setBody = {
  ownerName: 'Esimerkkiasiakas',
  ownerPhone: '010 000 0000',
  season: 'summer',
  shelf: 'A-1',
  size: '205/55R16',
  dots: ['', '', '', ''],
  hasRims: true,
  check: checkBody(6.5),
};

function checkBody(depthMm: number) {
  return { tyres: [0, 1, 2, 3].map(() => ({ depthMm, pressureBar: null, damage: '' })), note: '' };
}

const shop = await startTestApp();
const staff = await shop.loginStaff();
const firstSize = { width: 205, aspect: 55, diameter: 16, vehicleType: 'henkilöauto' };
const sizeId: string = (await create('/tires/sizes', firstSize, 'first-size')).json()._id;
const productId: string = (await create(`/tires/sizes/${sizeId}/products`, product, 'first-product')).json()
  ._id;
const setId: string = (await create('/tyre-sets', setBody, 'first-set')).json()._id;
await create(`/tires/sizes/${sizeId}/products`, {
  ...product,
  manufacturer: 'Michelin',
  model: 'X-Ice Snow',
});
const enquiryId: string = (await create('/enquiries', enquiry)).json()._id;
await addCustomer(shop, { email: 'asiakas@example.fi', id: customerId });
afterAll(() => shop.close());

const newAccount = { password: 'Rengas-ja-vanne-88', currentPassword: TEST_OWNER.password };

interface Creation {
  path: () => string;
  body: object;
  /** The same call with something else in it. */
  other: object;
  /** Default: 201. */
  status?: number;
}

const creations: Record<string, Creation> = {
  'POST /tires/sizes': {
    path: () => '/tires/sizes',
    body: { width: 215, aspect: 60, diameter: 16, vehicleType: 'suv' },
    other: { width: 225, aspect: 60, diameter: 16, vehicleType: 'suv' },
  },
  'POST /tires/sizes/:sizeId/products': {
    path: () => `/tires/sizes/${sizeId}/products`,
    body: product,
    other: { ...product, price: 159 },
  },
  'POST /tires/sizes/:sizeId/products/:productId/sale': {
    path: () => `/tires/sizes/${sizeId}/products/${productId}/sale`,
    body: { price: 131, endDate: '2026-12-24' },
    other: { price: 132, endDate: '2026-12-24' },
  },
  'POST /tires/prices': {
    path: () => '/tires/prices',
    body: { change: { kind: 'percent', percent: 3, selection: {} } },
    other: { change: { kind: 'percent', percent: 4, selection: {} } },
  },
  'POST /tires/selection/offer': {
    path: () => '/tires/selection/offer',
    body: { selection: { manufacturers: ['Michelin'] }, percent: 5, endDate: '2026-12-24' },
    other: { selection: { manufacturers: ['Michelin'] }, percent: 6, endDate: '2026-12-24' },
  },
  'POST /enquiries/:id/replies': {
    path: () => `/enquiries/${enquiryId}/replies`,
    body: { text: 'On, mustia ja hopeisia.' },
    other: { text: 'Ei ole.' },
  },
  'POST /manufacturers': {
    path: () => '/manufacturers',
    body: { name: 'Esimerkki' },
    other: { name: 'Toinen' },
  },
  'POST /subscribers': {
    path: () => '/subscribers',
    body: { email: 'lukija@example.fi', size: '', season: '' },
    other: { email: 'toinen@example.fi', size: '', season: '' },
  },
  'POST /campaigns': {
    path: () => '/campaigns',
    body: campaign('Talviale'),
    other: campaign('Kevätale'),
  },
  'POST /blog/drafts': {
    path: () => '/blog/drafts',
    body: { title: 'Talvi', content: 'Teksti' },
    other: { title: 'Kesä', content: 'Teksti' },
  },
  'POST /blog/publish': {
    path: () => '/blog/publish',
    status: 200,
    body: { title: 'Talvi tulee', content: 'Teksti', hasConfirmedClaims: true },
    other: { title: 'Talvi tuli', content: 'Teksti', hasConfirmedClaims: true },
  },
  'POST /newsletters': {
    path: () => '/newsletters',
    body: newsletter('Talvi'),
    other: newsletter('Kesä'),
  },
  'POST /competitor-prices': {
    path: () => '/competitor-prices',
    body: tracking('Naapuri'),
    other: tracking('Toinen'),
  },
  'POST /admin/accounts': {
    path: () => '/admin/accounts',
    body: { ...newAccount, username: 'myyja' },
    other: { ...newAccount, username: 'myyja-2' },
  },
  'POST /tyre-sets': {
    path: () => '/tyre-sets',
    body: { ...setBody, shelf: 'A-2' },
    other: { ...setBody, shelf: 'A-3' },
  },
  'POST /tyre-sets/:id/checks': {
    path: () => `/tyre-sets/${setId}/checks`,
    body: checkBody(6),
    other: checkBody(5),
  },
  'POST /vehicles': {
    path: () => '/vehicles',
    body: { name: 'Auto', customerId },
    other: { name: 'Toinen auto', customerId },
  },
  'POST /bookings': {
    path: () => '/bookings',
    body: booking('2026-11-23T10:00:00+02:00'),
    other: booking('2026-11-23T11:00:00+02:00'),
  },
  'POST /admin/bookings': {
    path: () => '/admin/bookings',
    body: booking('2026-11-24T10:00:00+02:00'),
    other: booking('2026-11-24T11:00:00+02:00'),
  },
};

function booking(start: string) {
  return { service: 'seasonChange', start, name: 'Esimerkkiasiakas', phone: '010 000 0000' };
}

function campaign(name: string) {
  return {
    name,
    description: 'Kaikki talvirenkaat',
    startDate: '2026-11-21',
    endDate: '2026-12-01',
    discountType: 'percentage',
    discountValue: 10,
    imageUrl: '/api/files/kuva.jpg',
  };
}

function newsletter(subject: string) {
  return { subject, content: 'Hei!', status: 'draft', sendDate: '2026-12-01T09:00' };
}

function tracking(competitorName: string) {
  return { name: competitorName, url: 'https://example.fi/rengas', productName: 'Rengas 205/55R16' };
}

const names = Object.keys(creations);

/** How many rows each table contains but that of refusals and sign-ins, which is written with a delay. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'security_count'`.execute(db());
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db());
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

const db = () => shop.platform.db;

test('every call that creates in the back office is tried here', () => {
  const declared = shop.features.all
    .flatMap(({ routes = [] }) => routes)
    .filter(({ endpoint }) => endpoint.isCreation)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(declared.toSorted()).toEqual(names.toSorted());
});

test.each(names)(
  '%s sent again with its key creates nothing more, and something else with it is refused',
  async (name) => {
    const { path, body, other, status = 201 } = creations[name] ?? { path: () => '', body: {}, other: {} };
    const first = await create(path(), body, name.replaceAll(' ', '-'));
    expect(first.statusCode).toBe(status);
    expect(first.body).toEqual(expect.any(String));
    const counts = await countRows();
    shop.clock.advance(1_000);
    const again = await create(path(), body, name.replaceAll(' ', '-'));
    expect(again.statusCode).toBe(status);
    expect(again.json()).toEqual(first.json());
    const changed = await create(path(), other, name.replaceAll(' ', '-'));
    expect(changed.json()).toMatchObject({ code: 'request.key_reused', current: first.json() });
    expect(changed.statusCode).toBe(422);
    expect(await countRows()).toEqual(counts);
  },
);

test('a key belongs to who sent it, and without one every call creates', async () => {
  const other = await signInClerk(shop);
  const body = campaign('Jokaisen oma');
  const ids = [
    await create('/campaigns', body, 'oma', shop.app),
    await create('/campaigns', body, 'oma', shop.app, other),
    await create('/campaigns', body),
    await create('/campaigns', body),
  ].map((answer) => answer.json()._id);
  expect(new Set(ids).size).toBe(4);
  for (const key of ['a'.repeat(201), 'ä', ' ']) {
    expect((await create('/campaigns', body, key)).json().code).toBe('request.key_invalid');
  }
});

test('a refused creation leaves its key free', async () => {
  expect((await create('/tires/sizes', firstSize, 'uusi-koko')).statusCode).toBe(409);
  expect((await create('/tires/sizes', { ...firstSize, width: 195 }, 'uusi-koko')).statusCode).toBe(201);
});

test('a new account that was refused is saved after its correction, with the same key', async () => {
  const account = { ...newAccount, username: 'kaisa' };
  const save = (body: object) => create('/admin/accounts', body, 'uusi-tunnus');
  for (const wrong of [
    { currentPassword: 'ei tämä' },
    { password: 'kaisa-kaisa-1' },
    { username: 'myyja' },
  ]) {
    expect((await save({ ...account, ...wrong })).statusCode).toBeOneOf([409, 422]);
  }
  expect((await save(account)).statusCode).toBe(201);
});

test('two processes that get the same creation at once make one record and answer alike', async () => {
  const beside = await startTestApp({ beside: shop });
  const counts = await countRows();
  const send = ({ app }: TestApp) => create('/campaigns', campaign('Kahdesta koneesta'), 'kaksi', app);
  const answers = await Promise.all([shop, beside, shop, beside].map(send));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1);
  expect((await countRows())['campaign']).toBe((counts['campaign'] ?? 0) + 1);
  await beside.close();
});

test('a process that died after the commit leaves the key: sent again, nothing more is created', async () => {
  await create('/campaigns', campaign('Katkennut'), 'katko');
  // The answer is written after the commit; a process that is killed in between never does.
  await sql`update idempotency_key set answer = null where key = 'katko'`.execute(db());
  const counts = await countRows();
  const again = await create('/campaigns', campaign('Katkennut'), 'katko');
  expect(again.statusCode).toBe(409);
  expect(again.json().code).toBe('request.already_done');
  expect(await countRows()).toEqual(counts);
});

test('a request is stored as a keyed hash alone, and removed after a day', async () => {
  const { rows } = await sql<{
    row: string;
  }>`select idempotency_key::text as row from idempotency_key`.execute(db());
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ row }) => row).join('\n')).not.toContain('Rengas-ja-vanne-88');
  const job = shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'requests.forget-keys');
  const { log } = shop.platform;
  const forget = async () => {
    const signal = new AbortController().signal;
    await job?.perform({ jobId: newId(), data: {}, attempt: 1, signal, progress: () => undefined, log });
    return (await countRows())['idempotency_key'];
  };
  expect(await forget()).toBe(rows.length);
  shop.clock.advance(25 * HOUR_MS);
  expect(await forget()).toBe(0);
});
