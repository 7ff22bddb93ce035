import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp, TEST_OWNER } from '../../../../test/app.ts';
import { clearLimits } from '../../../../test/builders/limits.ts';
import { MINUTE_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { enquiryInputSchema } from '../contract.ts';
import { inboxMessages } from '../messages-inbox.ts';
import { enquiryService } from './service.ts';
import type { EnquiryTables } from './store.ts';

const NOON = '2026-11-21T12:00:00+02:00';

const shop = await startTestApp({ now: NOON });
const staff = await shop.loginStaff();
beforeEach(async () => {
  shop.clock.set(NOON);
  const db = shop.platform.db.$extendTables<EnquiryTables>();
  await db.deleteFrom('enquiry').execute();
  await clearLimits(shop);
});
afterAll(() => shop.close());

const sent = {
  kind: 'rims',
  name: 'Esimerkkiasiakas',
  email: 'asiakas@example.fi',
  message: 'Onko mustia 17 tuuman vanteita?',
};

const post = (payload: object, remoteAddress = '192.0.2.1') =>
  shop.app.inject({ method: 'POST', url: '/api/enquiries', payload, remoteAddress });
const postForm = (fields: Record<string, string>, remoteAddress = '192.0.2.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: new URLSearchParams({ _page: '/', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress,
  });
const list = async (query = '') => {
  const answer = await shop.app.inject({ url: `/api/enquiries${query}`, headers: staff });
  return { status: answer.statusCode, items: answer.json(), total: answer.headers['x-total-count'] };
};
const change = (id: string, method: 'PUT' | 'DELETE', payload?: object, headers: object = staff) =>
  shop.app.inject({
    method,
    url: `/api/enquiries/${id}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });

test('an enquiry is answered 201 and is first in the inbox', async () => {
  const first = await post(sent);
  expect(first.statusCode).toBe(201);
  expect(first.json()).toEqual({
    ...sent,
    _id: expect.any(String),
    phone: '',
    summary: '',
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  shop.clock.advance(MINUTE_MS);
  await post({ ...sent, message: 'Entä hopeisia?', summary: '205/55R16 → 225/45R17' });
  const { items, total } = await list();
  expect(total).toBe('2');
  expect(items.map((item: { message: string }) => item.message)).toEqual([
    'Entä hopeisia?',
    'Onko mustia 17 tuuman vanteita?',
  ]);
  expect(items[0]).toMatchObject({ status: 'new', note: '', version: 1, summary: '205/55R16 → 225/45R17' });
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Kirjoita nimesi'],
  ['neither phone nor e-mail', { email: '' }, 'phone', 'Anna puhelinnumero tai sähköpostiosoite'],
  ['a call back without a phone number', { kind: 'call-back' }, 'phone', 'johon soitamme'],
  ['a phone number that is none', { phone: 'soita!' }, 'phone', 'Tarkista puhelinnumero'],
  ['a phone number of two digits', { phone: '11' }, 'phone', 'Tarkista puhelinnumero'],
  ['an e-mail address that is none', { email: 'asiakas' }, 'email', 'Tarkista sähköpostiosoite'],
  ['no message', { message: '\n \n' }, 'message', 'Kirjoita, miten voimme auttaa'],
  ['a message of 2001 characters', { message: 'x'.repeat(2001) }, 'message', 'enintään 2 000 merkkiin'],
  ['an unknown kind', { kind: 'kahvi' }, 'kind', ''],
])('an enquiry with %s answers 422 and says how to mend it', async (_what, part, path, message) => {
  const answer = await post({ ...sent, ...part });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { path, code: expect.any(String), message: expect.stringContaining(message) },
  ]);
});

test('2000 characters are taken whichever way the browser ends its lines', async () => {
  const lines = Array.from({ length: 100 }, () => 'x'.repeat(19)).join('\r\n');
  const answer = await post({ ...sent, message: `${lines}\r\n` });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().message).toHaveLength(1999);
});

test('whatever text is sent, it is stored as it was read or refused, and never fails', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, text, fc.ipV4(), async (name, message, address) => {
      const answer = await post({ ...sent, name, message }, address);
      const read = enquiryInputSchema.safeParse({ ...sent, name, message });
      expect(answer.statusCode).toBe(read.success ? 201 : 422);
      if (read.success) expect(answer.json().message).toBe(read.data.message);
    }),
    { numRuns: 40 },
  );
});

test('a plain form is taken and leads to the page of thanks', async () => {
  const answer = await postForm({ ...sent, phone: '', summary: '', website: '' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/yhteydenotto-lahetetty');
  expect((await list()).items).toHaveLength(1);
});

test('an enquiry with the hidden field filled is answered as usual and not stored', async () => {
  expect((await post({ ...sent, website: 'https://example.fi' })).statusCode).toBe(201);
  expect((await postForm({ ...sent, website: 'x' })).statusCode).toBe(303);
  expect((await list()).items).toEqual([]);
});

test('the same enquiry sent again within ten minutes is one', async () => {
  const first = await post(sent);
  expect((await post(sent)).json()).toEqual(first.json());
  await Promise.all([postForm(sent), postForm(sent)]);
  expect((await list()).items).toHaveLength(1);
  shop.clock.advance(11 * MINUTE_MS);
  expect((await post(sent)).statusCode).toBe(201);
  expect((await list()).items).toHaveLength(2);
});

test('a client may send five enquiries in an hour, also when all are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => post({ ...sent, message: `Viesti ${at}` })),
  );
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers['retry-after']).toBe('3600');
  expect(refused[0]?.json()).toMatchObject({ code: 'enquiry.too_many' });
  expect((await post({ ...sent, message: 'Toinen' }, '192.0.2.2')).statusCode).toBe(201);
  shop.clock.advance(61 * MINUTE_MS);
  expect((await post({ ...sent, message: 'Tunnin päästä' })).statusCode).toBe(201);
});

test('a client may send twenty enquiries in a day', async () => {
  for (let at = 0; at < 20; at += 1) {
    expect((await post({ ...sent, message: `Viesti ${at}` })).statusCode).toBe(201);
    shop.clock.advance(13 * MINUTE_MS);
  }
  expect((await post({ ...sent, message: 'Vielä yksi' })).statusCode).toBe(429);
});

test('staff mark an enquiry as handled with a note, and an old version is refused', async () => {
  const { _id: id } = (await post(sent)).json();
  const [read] = (await list()).items;
  const saved = await change(id, 'PUT', { ...read, status: 'handled', note: 'Tarjous lähetetty.' });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ ...sent, status: 'handled', note: 'Tarjous lähetetty.', version: 2 });
  const stale = await change(id, 'PUT', { status: 'new', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().code).toBe('conflict.stale');
  expect(stale.json().current).toEqual(saved.json());
  expect((await change(id, 'PUT', { note: 'Kuitattu.' })).json().handledBy).toBe(TEST_OWNER.username);
  expect((await change(id, 'PUT', { status: 'in-progress' })).json().handledBy).toBe('');
  expect((await change(id, 'PUT', { status: 'lost' })).statusCode).toBe(422);
  expect((await change('nothing', 'PUT', {})).statusCode).toBe(422);
  expect((await change('00000000-0000-7000-8000-000000000000', 'PUT', {})).statusCode).toBe(404);
});

test('an enquiry that somebody else than its assignee has handled says so', () => {
  const handled = { name: 'Eero', status: 'handled', assignee: 'mikko', handledBy: 'admin' } as const;
  expect(inboxMessages.statusOf(handled)).toBe('Hoidettu, kuittasi admin');
  expect(inboxMessages.statusOf({ ...handled, handledBy: 'mikko' })).toBe('Hoidettu');
  expect(inboxMessages.handled(handled)).toBe('Eero: hoidettu, kuittasi admin, hoitajana mikko');
});

test('staff take an enquiry into work under their name, and it is found by that state', async () => {
  const { _id: id } = (await post(sent)).json();
  const taken = await change(id, 'PUT', { status: 'in-progress', assignee: ' Liisa ', version: 1 });
  expect(taken.json()).toMatchObject({ status: 'in-progress', assignee: 'Liisa', note: '', version: 2 });
  const one = await shop.app.inject({ url: `/api/enquiries/${id}`, headers: staff });
  expect(one.json()).toEqual(taken.json());
  expect((await list('?status=in-progress')).items).toHaveLength(1);
  expect((await list('?status=new')).items).toHaveLength(0);
  expect((await change(id, 'PUT', { assignee: '' })).json()).toMatchObject({ assignee: '', version: 3 });
  expect((await change(id, 'PUT', { assignee: 'x'.repeat(101) })).statusCode).toBe(422);
  const gone = '/api/enquiries/00000000-0000-7000-8000-000000000000';
  expect((await shop.app.inject({ url: gone, headers: staff })).statusCode).toBe(404);
});

test('the inbox is searched by words, kind and state, page by page', async () => {
  await post(sent);
  shop.clock.advance(MINUTE_MS);
  await post({ ...sent, kind: 'call-back', phone: '010 000 0000', message: '100 % varma_asia' });
  expect((await list('?q=MUSTIA')).items).toHaveLength(1);
  expect((await list('?q=100%20%25%20varma_')).items).toHaveLength(1);
  expect((await list('?q=%25%25')).items).toHaveLength(0);
  expect((await list('?kind=call-back')).items).toHaveLength(1);
  expect((await list('?status=handled')).items).toHaveLength(0);
  expect(await list('?limit=1&page=2')).toMatchObject({ total: '2', items: [{ kind: 'rims' }] });
  expect((await list('?page=9')).items).toEqual([]);
  expect((await list('?limit=0')).status).toBe(422);
  expect((await list('?q=%00')).status).toBe(422);
});

test('an enquiry can be removed for good', async () => {
  const { _id: id } = (await post(sent)).json();
  expect((await change(id, 'DELETE')).statusCode).toBe(204);
  expect((await list()).items).toEqual([]);
  expect((await change(id, 'DELETE')).statusCode).toBe(404);
});

test('an enquiry about a tyre names it to staff while the catalogue has it', async () => {
  const productId = '0199c7a0-0000-7000-8000-000000000001';
  for (const about of [productId, 'no-id', '']) {
    expect((await post({ ...sent, message: about || 'none', productId: about })).statusCode).toBe(201);
  }
  const { items } = await list();
  expect(items).toHaveLength(3);
  expect(items.every(({ tyre }: { tyre: unknown }) => tyre === null)).toBe(true);
  expect(items[0]).not.toHaveProperty('productId');
});

test('enquiries are removed a year after they came, and where they came from after a day', async () => {
  await post(sent);
  shop.clock.advance(364 * DAY_MS);
  const getHoursNow = () => Promise.resolve({ schedule: { week: [], exceptions: [] } });
  const service = enquiryService(shop.platform, {
    catalogue: { listNamedTyres: () => Promise.resolve(new Map()) },
    getHoursNow,
  });
  expect(await service.removeOld()).toBe(0);
  shop.clock.advance(2 * DAY_MS);
  expect(await service.removeOld()).toBe(1);
  shop.clock.set(NOON);
  expect((await list()).items).toEqual([]);
});
