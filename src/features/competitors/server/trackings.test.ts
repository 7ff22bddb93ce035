import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from competitor_tracking`.execute(shop.platform.db);
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const response = await shop.app.inject({
    method,
    url: `/api/competitor-prices${path}`,
    headers: staff,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
};
const sent = (changes: object = {}) => ({
  name: 'Naapurin Rengas',
  url: 'https://rengas.example/talvi',
  productName: 'Esimerkki 205/55R16 91T',
  ...changes,
});
const begin = async (changes: object = {}) => {
  const { status, body } = await call('POST', '', sent(changes));
  expect(status).toBe(201);
  return String(body._id);
};

test('a tracking begins with the form’s defaults and knows nothing yet', async () => {
  const { status: code, body } = await call('POST', '', sent());
  expect(code).toBe(201);
  expect(body).toMatchObject({
    selector: '',
    trackingType: 'individual_price',
    status: 'active',
    lastError: null,
    lastChecked: null,
    currentPrice: null,
    previousPrice: null,
    priceHistory: [],
    contentChanges: [],
    notifications: { priceIncrease: true, priceDecrease: true, emailRecipients: [] },
    crawlSettings: { timeout: 15_000, retryAttempts: 3 },
  });
  expect((await call('GET', '')).body).toEqual([{ ...body, ours: null }]);
});

test.each([
  ['name', { name: ' ' }, 'Kirjoita kilpailijan nimi.'],
  ['url', { url: '' }, 'Kirjoita tuotesivun osoite.'],
  ['url', { url: 'javascript:alert(1)' }, 'Tarkista osoite. Sen alussa on oltava https:// tai http://.'],
  ['selector', { selector: ':::' }, 'Tarkista CSS-valitsin. Jätä kenttä tyhjäksi, jos et ole varma.'],
  ['selector', { selector: 'b:mikä(' }, 'Tarkista CSS-valitsin. Jätä kenttä tyhjäksi, jos et ole varma.'],
  ['productName', { productName: undefined }, 'Kirjoita tuotteen nimi.'],
  [
    'crawlSettings.timeout',
    { crawlSettings: { timeout: 4999, retryAttempts: 3 } },
    'Aikakatkaisun on oltava 5\u00A0000–30\u00A0000 millisekuntia.',
  ],
  [
    'crawlSettings.retryAttempts',
    { crawlSettings: { timeout: 5000, retryAttempts: 6 } },
    'Yrityksiä voi olla 1–5.',
  ],
])('a tracking with a bad %s is refused in Finnish', async (path, changes, message) => {
  const { status: code, body } = await call('POST', '', sent(changes));
  expect(code).toBe(422);
  expect(body.errors).toContainEqual(expect.objectContaining({ path, message }));
});

test('a switched off tracking is not checked', async () => {
  const id = await begin({ isEnabled: false });
  expect((await call('GET', '')).body[0].status).toBe('disabled');
  expect(await call('POST', `/${id}/check`)).toMatchObject({
    status: 422,
    body: { code: 'competitor.disabled' },
  });
});

test('a new URL of a tracking clears its readings, and a stale form is a conflict', async () => {
  const id = await begin();
  await sql`insert into competitor_reading (id, tracking, at, price_cents, content)
    values (gen_random_uuid(), ${id}::uuid, now(), 12990, '')`.execute(shop.platform.db);
  expect((await call('GET', '')).body[0].currentPrice).toBe(129.9);
  const changed = await call('PUT', `/${id}`, sent({ url: 'https://rengas.example/toinen', version: 1 }));
  expect(changed).toMatchObject({ status: 200, body: { currentPrice: null, priceHistory: [], version: 2 } });
  const stale = await call('PUT', `/${id}`, sent({ version: 1 }));
  expect(stale).toMatchObject({ status: 409, body: { code: 'conflict.stale' } });
});

test('a deleted tracking is gone', async () => {
  const id = await begin();
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  expect((await call('GET', `/${id}/diff/latest`)).status).toBe(404);
});

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://0x7f000001/',
  'http://10.0.0.1/',
  'http://localhost:1/',
  'http://nas.local/',
])('a page at %s is not followed at all', async (url) => {
  const id = await begin();
  for (const refused of [await call('POST', '', sent({ url })), await call('PUT', `/${id}`, sent({ url }))]) {
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'competitor.address_inside', errors: [{ path: 'url' }] });
  }
});
