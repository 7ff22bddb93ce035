import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { signInClerk } from '../../../../test/builders/accounts.ts';
import { addCustomer } from '../../../../test/builders/customers.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { Method } from '../../../platform/contract/operation.ts';
import { MAX_VEHICLES } from '../customer-limits.ts';
import { searchCustomers, type CustomerTables } from './store.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
const first = await addCustomer(shop, { email: 'eka@example.fi', name: 'Ensimmäinen' });
const second = await addCustomer(shop, { email: 'toka@example.fi', name: 'Toinen' });
afterAll(() => shop.close());

const CAR = { name: 'Salainen Saab', plate: 'sal-900', summerSize: '195/65R15', winterSize: '' };

function call(method: Method, path: string, headers: object = {}, payload?: object) {
  return shop.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
}

test('a second customer who tries every address and id of the first sees and changes nothing', async () => {
  const car = (await call('POST', '/vehicles', first.headers, CAR)).json();
  expect(car).toMatchObject({ plate: 'SAL-900', customerId: first.id });
  const tries: readonly (readonly [Method, string, object | undefined, number])[] = [
    ['GET', '/auth/profile', undefined, 200],
    ['GET', `/auth/profile?_id=${first.id}`, undefined, 200],
    ['GET', '/auth/export', undefined, 200],
    ['GET', '/vehicles', undefined, 200],
    ['GET', `/vehicles?customerId=${first.id}`, undefined, 200],
    ['GET', `/vehicles/${car._id}`, undefined, 404],
    ['PUT', `/vehicles/${car._id}`, { ...CAR, name: 'Kaapattu' }, 404],
    ['PUT', `/vehicles/${car._id}`, { ...car, name: 'Kaapattu' }, 404],
    ['DELETE', `/vehicles/${car._id}`, undefined, 404],
    ['POST', '/vehicles', { ...CAR, name: 'Ujutettu', customerId: first.id }, 201],
    ['PUT', '/auth/profile', { _id: first.id, name: 'Kaapattu' }, 200],
    ['PUT', '/auth/profile', { customerId: first.id, name: 'Kaapattu' }, 422],
    ['PUT', '/auth/profile', { email: first.email, currentPassword: 'arvaus' }, 422],
  ];
  for (const [method, path, payload, status] of tries) {
    const answer = await call(method, path, second.headers, payload);
    expect(answer.statusCode, `${method} ${path}`).toBe(status);
    if (!payload) expect(answer.body).not.toMatch(/Salainen|SAL-900|eka@|Ensimm/);
  }
  expect((await call('GET', '/vehicles', first.headers)).json()).toEqual([car]);
  expect((await call('GET', '/auth/profile', first.headers)).json()).toMatchObject({
    email: first.email,
    name: 'Ensimmäinen',
    version: 1,
  });
});

test('each call lets in exactly those it is for', async () => {
  const customer = (await addCustomer(shop, { email: 'ohi@example.fi' })).headers;
  const revoked = (await addCustomer(shop, { email: 'poissa@example.fi' })).headers;
  await call('POST', '/auth/logout', revoked);
  const callers = {
    none: {},
    bad: { authorization: `Bearer ${'x'.repeat(43)}` },
    revoked,
    customer,
    staff: await signInClerk(shop),
    owner: staff,
  };
  const own = { none: 401, bad: 401, revoked: 401, customer: 200, staff: 403, owner: 403 };
  const person = { none: 401, bad: 401, revoked: 401, customer: 200, staff: 200, owner: 200 };
  const staffOnly = { none: 401, bad: 401, revoked: 401, customer: 403, staff: 200, owner: 200 };
  for (const [path, expected] of [
    ['/auth/profile', own],
    ['/auth/export', own],
    ['/vehicles', person],
    ['/subscribers', staffOnly],
    ['/enquiries', staffOnly],
  ] as const) {
    const found = await Promise.all(
      Object.entries(callers).map(async ([name, headers]) => [
        name,
        (await call('GET', path, headers)).statusCode,
      ]),
    );
    expect(Object.fromEntries(found), path).toEqual(expected);
  }
});

test('an expired token lets nobody in', async () => {
  const { id, headers } = await addCustomer(shop, { email: 'vanhentunut@example.fi' });
  await shop.platform.db
    .$extendTables<CustomerTables>()
    .updateTable('customerSession')
    .set({ createdAt: new Date(0), expiresAt: new Date(DAY_MS) })
    .where('customerId', '=', id)
    .execute();
  expect((await call('GET', '/auth/profile', headers)).statusCode).toBe(401);
});

test('staff see and edit all cars, and the audit log has every change', async () => {
  const added = await call('POST', '/vehicles', staff, { ...CAR, name: 'Tiskillä', customerId: second.id });
  expect(added.statusCode).toBe(201);
  expect((await call('GET', '/vehicles', staff)).json().length).toBeGreaterThan(1);
  const { _id: id, version } = added.json();
  const changed = await call('PUT', `/vehicles/${id}`, staff, { ...CAR, winterSize: '205 55 R16', version });
  expect(changed.json()).toMatchObject({
    winterSize: '205/55R16',
    customerId: second.id,
    version: version + 1,
  });
  expect((await call('PUT', `/vehicles/${id}`, staff, { ...CAR, version })).statusCode).toBe(409);
  expect((await call('DELETE', `/vehicles/${id}`, staff)).statusCode).toBe(204);
  expect((await call('POST', '/vehicles', staff, CAR)).statusCode).toBe(404);
  const log: { entity: string; action: string }[] = (await call('GET', '/audit', staff)).json();
  const actions = log.filter(({ entity }) => entity === 'vehicle').map(({ action }) => action);
  expect(actions).toEqual(['removed', 'changed', 'created']);
});

test('a plate and a size are read as people write them, and what is none is refused by its field', async () => {
  const { headers } = await addCustomer(shop, { email: 'autot@example.fi' });
  for (const [sent, field] of [
    [{ plate: '<script>' }, 'plate'],
    [{ summerSize: 'iso' }, 'summerSize'],
    [{ winterSize: '205' }, 'winterSize'],
    [{ name: ' ' }, 'name'],
  ] as const) {
    const answer = await call('POST', '/vehicles', headers, { ...CAR, ...sent });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(field);
  }
  const all = await call('POST', '/vehicles', headers, {
    ...CAR,
    plate: '-',
    summerSize: 'x',
    winterSize: 'y',
  });
  expect(all.json().errors.map(({ path }: { path: string }) => path)).toEqual([
    'plate',
    'summerSize',
    'winterSize',
  ]);
  expect((await call('POST', '/vehicles', headers, { ...CAR, owner: 'x' })).statusCode).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: MAX_VEHICLES + 3 }, () => call('POST', '/vehicles', headers, CAR)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_VEHICLES);
});

test('other slices find a customer by words of name, address and phone', async () => {
  const db = shop.platform.db.$extendTables<CustomerTables>();
  expect((await searchCustomers(db, ['ENSIMM', 'eka@'], 5)).map(({ id }) => id)).toEqual([first.id]);
  expect(await searchCustomers(db, ['%'], 5)).toEqual([]);
  expect(await searchCustomers(db, ['example.fi'], 2)).toHaveLength(2);
});

test('staff alone find customers and read whose account it is', async () => {
  const found = await call('GET', '/customers?q=ensimm%20EKA', staff);
  const known = { _id: first.id, name: 'Ensimmäinen', email: 'eka@example.fi', phone: '' };
  expect(found.json()).toEqual([known]);
  expect((await call('GET', `/customers/${first.id}`, staff)).json()).toEqual(known);
  expect((await call('GET', '/customers/0193d3a0-0000-7000-8000-000000000000', staff)).statusCode).toBe(404);
  for (const path of ['/customers?q=ensimm', `/customers/${first.id}`]) {
    expect((await call('GET', path, first.headers)).statusCode).toBe(403);
    expect((await call('GET', path)).statusCode).toBe(401);
  }
});

test("customers' pages are not indexed, and a refused form shows no password again", async () => {
  for (const path of ['/kirjaudu', '/oma-tili', '/vahvista-tili', '/uusi-salasana', '/tili-vahvistettu']) {
    const page = await shop.app.inject(path);
    expect(page.statusCode, path).toBe(200);
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
  }
  for (const path of ['/vahvista-tili', '/uusi-salasana']) {
    const page = await shop.app.inject(`${path}?tunnus=${'a'.repeat(43)}`);
    expect(page.headers['cache-control']).toBe('no-store');
  }
  const form = (path: string, fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: '203.0.113.50',
    });
  const requested = await form('register', {
    _page: '/kirjaudu',
    name: 'Lomake',
    email: 'lomake@example.fi',
    website: '',
  });
  expect(requested.statusCode).toBe(303);
  expect(requested.headers.location).toBe('/tili-linkki-lahetetty');
  const refused = await form('register', {
    _page: '/kirjaudu',
    name: '',
    email: 'lomake@example.fi',
    website: '',
  });
  expect(refused.body).toContain('Kirjoita nimi.');
  const secret = await form('confirm', { _page: '/vahvista-tili', token: 'x', password: 'hyvin salainen' });
  expect(secret.body).toContain('Linkki on vanhentunut');
  expect(secret.body).not.toContain('hyvin salainen');
});
