import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApp, TEST_OWNER } from '../../../../../test/app.ts';
import { addSubscribers } from '../../../../../test/builders/newsletter-subscribers.ts';
import type { SessionHeaders } from '../../../../../test/session-headers.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';

const HOME = '127.0.0.1';
const ELSEWHERE = '192.0.2.9';
const ID = '0199c0de-0000-7000-8000-000000000000';

let session: SessionHeaders;
const shop = await startTestApp();
await addSubscribers(shop.platform.db, 700);
beforeEach(async () => {
  session = await shop.loginStaff();
});
afterAll(() => shop.close());

/** With the token alone. */
async function read(path: string, remoteAddress: string, { app } = shop) {
  const { authorization } = session;
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization }, remoteAddress });
  return { status: answer.statusCode, body: answer.body, total: answer.headers['x-total-count'] };
}

const post = (path: string, payload: object, remoteAddress = ELSEWHERE) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: session.authorization },
    payload,
    remoteAddress,
  });

async function readPages(address: string, from: number, to: number, of = shop) {
  const statuses = [];
  for (let page = from; page <= to; page += 1) {
    statuses.push((await read(`/subscribers?limit=100&page=${page}`, address, of)).status);
  }
  return statuses;
}

test('a token from another network reads 500 people, and nobody more without the password', async () => {
  expect(await readPages(ELSEWHERE, 1, 7)).toEqual([200, 200, 200, 200, 200, 403, 403]);
  const refused = await read('/subscribers?limit=100&page=6', ELSEWHERE);
  expect(JSON.parse(refused.body)).toEqual({
    code: 'auth.confirm',
    message: 'Olet lukenut satojen asiakkaiden tietoja, joten salasanasi tarvitaan uudelleen.',
  });
  expect(await readPages(ELSEWHERE, 1, 5)).toEqual([200, 200, 200, 200, 200]);
});

test('empty searches and pages past the end count like people, and no refusal says how many', async () => {
  await readPages(ELSEWHERE, 1, 4);
  expect((await read('/subscribers?limit=100&page=99', ELSEWHERE)).total).toBe('700');
  for (let n = 1; n < 100; n += 1) {
    expect((await read(`/subscribers?q=ei-kukaan-${n}`, ELSEWHERE)).status).toBe(200);
  }
  for (const path of ['/subscribers?q=ei-kukaan', '/subscribers?limit=100&page=98', '/subscribers?page=40']) {
    expect(await read(path, ELSEWHERE)).toMatchObject({ status: 403, total: undefined });
  }
  expect((await read('/subscribers?q=ei-kukaan-1', ELSEWHERE)).status).toBe(200);
});

test('a search counts as a person, even where its only row was read before', async () => {
  const path = '/subscribers?limit=1&q=';
  const found = await read(`${path}@`, ELSEWHERE);
  expect(found).toMatchObject({ status: 200, total: '700' });
  await readPages(ELSEWHERE, 1, 4);
  for (let n = 0; n < 99; n += 1) await read(`/subscribers?q=ei-kukaan-${n}`, ELSEWHERE);
  expect((await read('/subscribers?limit=1', ELSEWHERE)).status).toBe(200);
  expect(await read(`${path}@`, ELSEWHERE)).toEqual(found);
  expect(await read(`${path}example`, ELSEWHERE)).toMatchObject({ status: 403, total: undefined });
});

test('the limit of people is one for all processes', async () => {
  const beside = await startTestApp({ beside: shop });
  expect(await readPages(ELSEWHERE, 1, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await readPages(ELSEWHERE, 6, 6, beside)).toEqual([403]);
  await beside.close();
});

test('pages read at the same moment give nobody more than one after the other', async () => {
  const pages = [1, 2, 3, 4, 5, 6, 7].map((page) => readPages(ELSEWHERE, page, page));
  expect((await Promise.all(pages)).flat().filter((status) => status === 200)).toHaveLength(5);
});

test('a record read or changed by its id counts as one of a list', async () => {
  await readPages(ELSEWHERE, 1, 5);
  for (const path of [
    '/enquiries/:id',
    '/customers/:id',
    '/tyre-sets/:id',
    '/conversations/conv_1764000000000_abcd1234/export',
  ]) {
    expect((await read(path.replace(':id', ID), ELSEWHERE)).status, path).toBe(403);
  }
  const picked = `/admin/bookings/${ID}/picked`;
  expect((await post(picked, { isPicked: true })).json()).toMatchObject({ code: 'auth.confirm' });
});

test('an address whose subscription staff end counts as one of a list', async () => {
  const unsubscribe = (email: string) => post('/subscribers/unsubscribe', { email });
  await readPages(ELSEWHERE, 1, 4);
  for (let n = 0; n < 100; n += 1) await unsubscribe(`ei-kukaan-${n}@example.fi`);
  expect((await unsubscribe('ei-kukaan-7@example.fi')).statusCode).toBe(404);
  expect((await unsubscribe('joku-muu@example.fi')).json()).toMatchObject({ code: 'auth.confirm' });
});

test('the bell and the day show names of people within the limit, and go on without them', async () => {
  const { app, clock } = shop;
  const payload = { kind: 'rims', name: 'Aino Esimerkki', phone: '010 000 0000', message: 'Vanteet?' };
  const enquiry = await app.inject({ method: 'POST', url: '/api/enquiries', payload });
  expect(enquiry.statusCode, enquiry.body).toBe(201);
  clock.advance(MINUTE_MS);
  const shown = async () => {
    const answers = [await read('/admin/events', ELSEWHERE), await read('/admin/today', ELSEWHERE)];
    return answers.map(({ status, body }) => [status, body.includes('Aino'), body.includes('Vannekysely')]);
  };
  await readPages(ELSEWHERE, 1, 4);
  for (const page of [41, 42, 43, 44]) await read(`/subscribers?limit=10&page=${page}`, ELSEWHERE);
  for (let again = 0; again < 70; again += 1) {
    expect((await read('/admin/events', ELSEWHERE)).body).toContain('Vannekysely, Aino');
  }
  expect(await readPages(ELSEWHERE, 5, 5)).toEqual([403]);
  expect(await shown()).toEqual([
    [200, true, true],
    [200, true, false],
  ]);
  session = await shop.loginStaff();
  expect(await readPages(ELSEWHERE, 1, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await shown()).toEqual([
    [200, false, true],
    [200, false, false],
  ]);
});

test('the booking that is in the way of another counts as one of a list', async () => {
  const book = (remoteAddress: string) =>
    post(
      '/admin/bookings',
      {
        service: 'fitting',
        name: 'Aino Esimerkki',
        phone: '0401112223',
        start: new Date(shop.clock.now().getTime() + 48 * 60 * MINUTE_MS).toISOString(),
        bay: 1,
        vehicleType: 'passenger',
        rim: 16,
        quantity: 4,
      },
      remoteAddress,
    );
  expect((await book(HOME)).statusCode).toBe(201);
  expect((await book(ELSEWHERE)).json()).toMatchObject({ inTheWay: { name: 'Aino Esimerkki' } });
  session = await shop.loginStaff();
  await readPages(ELSEWHERE, 1, 5);
  const refused = await book(ELSEWHERE);
  expect(refused.json()).toMatchObject({ code: 'auth.confirm' });
  expect(refused.body).not.toContain('Aino');
});

test('whoever signed in at the same network reads long lists with the token alone for half an hour', async () => {
  expect(await readPages(HOME, 1, 7)).toEqual(Array.from({ length: 7 }, () => 200));
  shop.clock.advance(30 * MINUTE_MS);
  expect(await readPages(HOME, 1, 7)).toEqual([200, 200, 200, 200, 200, 403, 403]);
});

test('the password given again opens the lists, by its proof anywhere and by the token at its network', async () => {
  shop.clock.advance(31 * MINUTE_MS);
  expect(await readPages(HOME, 1, 6)).toEqual([200, 200, 200, 200, 200, 403]);
  const confirmed = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/confirm',
    headers: { authorization: session.authorization },
    payload: { currentPassword: TEST_OWNER.password },
  });
  const headers = { ...session, 'x-confirmation': String(confirmed.headers['x-confirmation']) };
  const url = '/api/subscribers?limit=200&page=4';
  expect((await shop.app.inject({ url, headers, remoteAddress: ELSEWHERE })).statusCode).toBe(200);
  expect(await readPages(HOME, 1, 7)).toEqual(Array.from({ length: 7 }, () => 200));
  expect(await readPages(ELSEWHERE, 1, 6)).toEqual([200, 200, 200, 200, 200, 403]);
});

test('the password given again at one network opens nobody more to the token at another', async () => {
  expect(await readPages(ELSEWHERE, 1, 6)).toEqual([200, 200, 200, 200, 200, 403]);
  const { authorization } = session;
  await shop.app.inject({
    method: 'POST',
    url: '/api/admin/confirm',
    headers: { authorization },
    payload: { currentPassword: TEST_OWNER.password },
  });
  expect(await readPages(ELSEWHERE, 5, 7)).toEqual([200, 403, 403]);
});

/** Fields that only records of people have. */
const PERSONAL = ['email', 'phone', 'plate', 'customerId', 'userIP'];

/** Of the shop itself, or of one record that the caller has just typed in. */
const OTHERS = [
  'POST /admin/bookings',
  'POST /shop-profile/end-demonstration',
  'POST /tyre-sets',
  'POST /vehicles',
  'PUT /shop-profile',
];

test('every call in which staff see people counts them', () => {
  const uncounted = [];
  for (const { endpoint } of shop.features.all.flatMap(({ routes }) => routes ?? [])) {
    const { access, operation, output, showsPeople = '' } = endpoint;
    if (!output || !['staff', 'owner', 'person'].includes(access)) continue;
    const shape = JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' }));
    const isCounted =
      showsPeople === 'one' ||
      (showsPeople === 'rows' && shape.includes('"type":"array"')) ||
      shape.includes(`"${showsPeople}":`);
    if (!isCounted && PERSONAL.some((field) => shape.includes(`"${field}":`))) uncounted.push(operation);
  }
  expect(uncounted.toSorted()).toEqual(OTHERS);
});
