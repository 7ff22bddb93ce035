import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import type { HotelTables } from './store.ts';

const NOON = '2026-10-14T12:00:00+03:00';

const shop = await startTestApp({ now: NOON });
let staff = await shop.loginStaff();
beforeEach(async () => {
  shop.clock.set(NOON);
  await shop.platform.db.$extendTables<HotelTables>().deleteFrom('tyreSet').execute();
});
afterAll(() => shop.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = staff,
) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/tyre-sets${path}`,
    headers,
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    total: answer.headers['x-total-count'],
    body: answer.body === '' ? undefined : answer.json(),
  };
};
const check = (depthMm: number, day?: string) => ({
  ...(day !== undefined && { day }),
  tyres: [depthMm, depthMm, depthMm, depthMm].map((one) => ({ depthMm: one, pressureBar: 2.4, damage: '' })),
  note: '',
});
const sent = {
  ownerName: 'Esimerkkiasiakas',
  ownerPhone: '010 000 0000',
  plate: 'abc-123',
  season: 'friction',
  size: '205/55 r16',
  make: 'Nokian Hakkapeliitta R5',
  dots: ['2321', 'DOT 2321', '', '2421'],
  hasRims: true,
  shelf: 'a-12',
};
const takeIn = async (change: object = {}) => {
  const { status, body } = await call('POST', '', { ...sent, ...change });
  expect(status).toBe(201);
  return body;
};
const importCsv = async (text: string) => {
  const boundary = 'rajaviiva';
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/tyre-sets/import',
    headers: { ...staff, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="sarjat.csv"\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('a set is taken in with its first check, in the written forms of size, plate and shelf', async () => {
  const set = await takeIn({ check: check(6.5) });
  expect(set).toMatchObject({
    size: '205/55R16',
    plate: 'ABC-123',
    shelf: 'A-12',
    dots: ['2321', '2321', '', '2421'],
    status: 'stored',
    storedOn: '2026-10-14',
    change: { state: 'due', bookedOn: null, triedAt: null },
    turn: { season: 'autumn', year: 2026, lawDay: '2026-11-01' },
    version: 1,
  });
  expect(set.code).toMatch(/^R-\d{4}$/);
  expect(set.lastCheck.tyres[0]).toEqual({ depthMm: 6.5, pressureBar: 2.4, damage: '' });
});

test.each([
  ['ownerName', ' '],
  ['ownerPhone', 'soita'],
  ['ownerEmail', 'ei osoite'],
  ['plate', 'ABC_123'],
  ['size', 'iso'],
  ['dots', ['99', '', '', '']],
  ['shelf', ''],
  ['season', 'autumn'],
  ['customerId', '0193d3a0-0000-7000-8000-000000000000'],
  ['check', { ...check(6.55) }],
  ['check', { ...check(21) }],
  ['check', check(6, '2026-10-15')],
  ['check', { tyres: [] }],
])('a set with a bad %s is refused', async (field, value) => {
  const { status } = await call('POST', '', { ...sent, [field]: value });
  expect(status).toBe(422);
  expect((await call('GET', '')).total).toBe('0');
});

test('a set needs a phone or a mail address', async () => {
  const { status, body } = await call('POST', '', { ...sent, ownerPhone: '' });
  expect(status).toBe(422);
  expect(body.errors[0].path).toBe('ownerPhone');
});

test('a shelf takes one set; a second is refused naming the first, also simultaneously', async () => {
  const both = await Promise.all([call('POST', '', sent), call('POST', '', { ...sent, shelf: 'A-12 ' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('tyre_set.shelf_taken');
  expect(refused?.body.message).toMatch(/A-12 on jo sarja R-\d{4}/);
  expect((await call('GET', '?shelf=a-12')).body).toHaveLength(1);
});

test.each(['d10', 'D 10', 'd-10', 'D.10', 'D–10'])(
  'a place holds one set however it is written: %s',
  async (shelf) => {
    const set = await takeIn({ shelf: 'D-10' });
    const refused = await call('POST', '', { ...sent, shelf });
    expect(refused).toMatchObject({ status: 409, body: { code: 'tyre_set.shelf_taken' } });
    expect(refused.body.message).toContain(set.code);
    for (const parameter of ['shelf', 'q']) {
      const { body } = await call('GET', `?${parameter}=${encodeURIComponent(shelf)}`);
      expect(body).toMatchObject([{ shelf: 'D-10' }]);
    }
  },
);

test('places that only look alike are two', async () => {
  await takeIn({ shelf: 'A1-1' });
  expect((await takeIn({ shelf: 'A-11' })).shelf).toBe('A-11');
});

test('sets are found by plate, name, phone, shelf, code and size however they are written', async () => {
  const set = await takeIn();
  await takeIn({
    ownerName: 'Toinen',
    ownerPhone: '0200 11111',
    plate: 'XYZ-999',
    shelf: 'B-1',
    size: '225/45R17',
  });
  for (const q of [
    'ABC123',
    'abc-1',
    'esimerkki',
    '0100000',
    '+358 100 000',
    'A-12',
    'a12',
    'A 12',
    set.code,
    '205/55',
    '20555R16',
    'hakka',
  ]) {
    const { body } = await call('GET', `?q=${encodeURIComponent(q)}`);
    expect(
      body.map(({ shelf }: { shelf: string }) => shelf),
      q,
    ).toContain('A-12');
  }
  expect((await call('GET', '?q=%25')).body).toEqual([]);
});

test('for a set that comes in, a free place is proposed to staff', async () => {
  const free = async () => (await call('GET', '/free-shelf')).body.shelf;
  const before = await free();
  const set = await takeIn({ shelf: 'K-07' });
  expect(await free()).not.toBe('K-07');
  await call('POST', `/${set._id}/hand-out`, { version: set.version });
  const after = await free();
  expect([before, 'K-07']).toContain(after);
  const next = await takeIn({ shelf: after });
  expect(next.shelf).toBe(after);
});

test('a hand-out frees the shelf and records the stay; undone, it never was', async () => {
  const set = await takeIn();
  const out = await call('POST', `/${set._id}/hand-out`, { version: 1 });
  expect(out.body).toMatchObject({ status: 'returned', returnedOn: '2026-10-14', change: { state: 'done' } });
  expect((await call('POST', `/${set._id}/hand-out`, { version: 2 })).status).toBe(422);
  expect((await call('GET', `/${set._id}`)).body.stays).toHaveLength(1);
  const back = await call('POST', `/${set._id}/put-back`, { version: 2, isUndo: true });
  expect(back.body).toMatchObject({ status: 'stored', shelf: 'A-12', change: { state: 'due' } });
  expect((await call('GET', `/${set._id}`)).body.stays).toEqual([]);
});

test('an undone hand-out gives back what had been said of the change', async () => {
  const set = await takeIn();
  const booked = { state: 'booked', bookedOn: '2026-10-20' };
  await call('PUT', `/${set._id}/change`, { ...booked, version: 1 });
  const out = await call('POST', `/${set._id}/hand-out`, { version: 2 });
  expect(out.body.change.state).toBe('done');
  const back = await call('POST', `/${set._id}/put-back`, { version: 3, isUndo: true });
  expect(back.body.change).toEqual({ ...booked, triedAt: null });
});

test('a set that comes back has a new place, a new check, and its history', async () => {
  const set = await takeIn({ check: check(7) });
  await call('POST', `/${set._id}/hand-out`, { version: 1 });
  const other = await takeIn();
  expect((await call('POST', `/${set._id}/put-back`, { version: 2 })).status).toBe(409);
  shop.clock.set('2027-04-10T12:00:00+03:00');
  staff = await shop.loginStaff();
  const back = await call('POST', `/${set._id}/put-back`, { version: 2, shelf: 'c-1', check: check(6) });
  expect(back.body).toMatchObject({ shelf: 'C-1', storedOn: '2027-04-10', lastCheck: { day: '2027-04-10' } });
  const whole = (await call('GET', `/${set._id}`)).body;
  expect(whole.checks.map(({ day }: { day: string }) => day)).toEqual(['2027-04-10', '2026-10-14']);
  expect(whole.stays).toEqual([{ shelf: 'A-12', storedOn: '2026-10-14', returnedOn: '2026-10-14' }]);
  expect(other.shelf).toBe('A-12');
});

test('of two changes the later gets a conflict with what the first has saved', async () => {
  const set = await takeIn();
  const own = { ...sent, dots: set.dots, version: 1 };
  expect((await call('PUT', `/${set._id}`, { ...own, make: 'Ensimmäinen' })).status).toBe(200);
  const late = await call('PUT', `/${set._id}`, { ...own, make: 'Toinen' });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'conflict.stale', current: { make: 'Ensimmäinen' } },
  });
  expect((await call('PUT', `/${set._id}/change`, { state: 'called', version: 1 })).status).toBe(409);
});

test('the queue has the sets of the coming season, those to call first, then booked ones by day', async () => {
  const first = await takeIn();
  const second = await takeIn({ shelf: 'A-13' });
  await takeIn({ shelf: 'S-1', season: 'summer' });
  expect((await call('PUT', `/${second._id}/change`, { state: 'booked', version: 1 })).status).toBe(422);
  await call('PUT', `/${second._id}/change`, { state: 'booked', bookedOn: '2026-10-20', version: 1 });
  const queue = (await call('GET', '?view=turn')).body;
  expect(queue.map(({ shelf, change }: { shelf: string; change: object }) => [shelf, change])).toEqual([
    ['A-12', { state: 'due', bookedOn: null, triedAt: null }],
    ['A-13', { state: 'booked', bookedOn: '2026-10-20', triedAt: null }],
  ]);
  expect((await call('GET', '?view=turn&state=due')).body).toMatchObject([{ _id: first._id }]);
  shop.clock.set('2027-02-01T12:00:00+02:00');
  staff = await shop.loginStaff();
  expect((await call('GET', '?view=turn')).body).toMatchObject([{ shelf: 'S-1' }]);
  expect((await call('GET', `/${second._id}`)).body.change).toEqual({
    state: 'due',
    bookedOn: null,
    triedAt: null,
  });
});

test('unreached customers stay to be called, after those never tried, longest ago first', async () => {
  const [late, early] = [await takeIn(), await takeIn({ shelf: 'A-13' })];
  await takeIn({ shelf: 'A-14' });
  const unreached = (set: { _id: string }, version: number, also = {}) =>
    call('PUT', `/${set._id}/change`, { state: 'unreached', ...also, version });
  const first = await unreached(early, 1);
  expect(first.body.change).toEqual({
    state: 'unreached',
    bookedOn: null,
    triedAt: shop.clock.now().toISOString(),
  });
  const before = first.body.change.triedAt;
  shop.clock.set('2026-10-14T14:05:00+03:00');
  await unreached(late, 1);
  const shelves = async (state: string) =>
    (await call('GET', `?view=turn&state=${state}`)).body.map(({ shelf }: { shelf: string }) => shelf);
  expect(await shelves('toCall')).toEqual(['A-14', 'A-13', 'A-12']);
  expect(await shelves('unreached')).toEqual(['A-13', 'A-12']);
  expect(await shelves('due')).toEqual(['A-14']);
  const again = await unreached(early, 2);
  expect(again.body.change.triedAt).toBe('2026-10-14T11:05:00.000Z');
  expect((await unreached(early, 3, { triedAt: before })).body.change.triedAt).toBe(before);
  const called = await call('PUT', `/${early._id}/change`, { state: 'called', version: 4 });
  expect(called.body.change).toEqual({ state: 'called', bookedOn: null, triedAt: null });
  const out = await call('POST', `/${late._id}/hand-out`, { version: 2 });
  expect(out.body.change).toMatchObject({ state: 'done', triedAt: null });
  const back = await call('POST', `/${late._id}/put-back`, { version: 3, isUndo: true });
  expect(back.body.change).toMatchObject({ state: 'unreached', triedAt: '2026-10-14T11:05:00.000Z' });
});

test('the most worn tyres are called first, unmeasured sets last, equals by intake', async () => {
  await takeIn({ shelf: 'A-1' });
  await takeIn({ shelf: 'A-2', check: check(6.5) });
  const worn = await takeIn({ shelf: 'A-3', check: check(10, '2026-10-01') });
  expect((await call('POST', `/${worn._id}/checks`, check(3.2))).status).toBe(201);
  await takeIn({ shelf: 'A-4', check: check(6.5) });
  await takeIn({ shelf: 'A-5' });
  const queue = (await call('GET', '?view=turn&state=due')).body;
  expect(queue.map(({ shelf }: { shelf: string }) => shelf)).toEqual(['A-3', 'A-2', 'A-4', 'A-1', 'A-5']);
});

test('the shop says how many sets it changes in a day, and the queue is counted by it', async () => {
  for (let number = 1; number <= 6; number += 1) await takeIn({ shelf: `A-${number}` });
  const firstDay = async () => (await call('GET', '')).body[0].turn.firstDay;
  const settings = async (method: 'GET' | 'PUT', changesPerDay?: number, headers: object = staff) => {
    const payload = changesPerDay !== undefined && { payload: { changesPerDay } };
    const url = '/api/tyre-hotel-settings';
    return shop.app.inject({ method, url, headers: { ...headers }, ...payload });
  };
  expect((await settings('GET')).json()).toEqual({ changesPerDay: 12 });
  expect(await firstDay()).toBe('2026-10-31');
  expect((await settings('PUT', 1)).json()).toEqual({ changesPerDay: 1 });
  expect(await firstDay()).toBe('2026-10-26');
  for (const bad of [0, 501, 1.5]) expect((await settings('PUT', bad)).statusCode).toBe(422);
  await settings('PUT', 12);
});

test('a check that was written down wrongly goes, and only with its own set', async () => {
  const set = await takeIn({ check: check(7) });
  const other = await takeIn({ shelf: 'A-13' });
  const added = (await call('POST', `/${set._id}/checks`, check(6))).body;
  expect((await call('DELETE', `/${other._id}/checks/${added._id}`)).status).toBe(404);
  expect((await call('DELETE', `/${set._id}/checks/${added._id}`)).status).toBe(204);
  expect((await call('GET', `/${set._id}/checks`)).body).toHaveLength(1);
});

test('a removed set is gone with all of its parts, and the audit names nobody', async () => {
  const set = await takeIn({ check: check(7) });
  expect((await call('DELETE', `/${set._id}`)).status).toBe(204);
  expect((await call('GET', `/${set._id}`)).status).toBe(404);
  const { rows } = await shop.platform.audit.list({ entity: 'tyre-set' }, { offset: 0, limit: 50 });
  expect(rows.filter(({ entityId }) => entityId === set._id)).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('Esimerkkiasiakas');
});

const HEAD = 'hylly;nimi;puhelin;kausi;koko;merkki;dot;vanteilla;mitattu;ve;oe;vt;ot';

test('a file brings all of its sets in', async () => {
  const { status, body } = await importCsv(
    `\uFEFF${HEAD}\r\nD-1;Asiakas 1;010 1234567;kesä;205/55R16;Michelin;2321;kyllä;14.10.2025;6,5;6,4;7;7\r\nD-2;Asiakas 2;010 1234568;Nastarenkaat;195/65R15;;;ei;;;;;\r\n`,
  );
  expect({ status, body }).toEqual({ status: 200, body: { imported: 2, errors: [] } });
  const { body: sets } = await call('GET', '?shelf=d-1');
  expect(sets).toMatchObject([
    { season: 'summer', hasRims: true, storedOn: '2025-10-14', lastCheck: { day: '2025-10-14' } },
  ]);
});

test('a file with a bad line brings nothing in and says what is wrong with each line', async () => {
  await takeIn();
  const { body } = await importCsv(
    [
      HEAD,
      'D-1;Asiakas 1;010 1234567;kesä;205/55R16;;;kyllä;;;;;',
      'D-1;Asiakas 2;010 1234567;kesä;205/55R16;;;kyllä;;;;;',
      'A-12;Asiakas 3;010 1234567;kesä;205/55R16;;;kyllä;;;;;',
      'D-3;Asiakas 4;010 1234567;talvi;205/55R16;;;kyllä;;;;;',
      'D-4;Asiakas 5;;kesä;205/55R16;;;kyllä;;;;;',
      'D-5;Asiakas 6;010 1234567;kesä;iso;;;kyllä;;;;;',
      'D-6;Asiakas 7;010 1234567;kesä;205/55R16;;;ehkä;;;;;',
      'D-7;Asiakas 8;010 1234567;kesä;205/55R16;;;ei;;6,5;;;',
      'D-8;Asiakas 9;010 1234567;kesä;205/55R16;;;ei;14.10.2025;syvä;;;',
      'D-9;Asiakas 10;010 1234567;kesä;205/55R16;;;ei;14.10.2027;6;;;',
      'D-10;"Asiakas 11;010 1234567;kesä',
    ].join('\n'),
  );
  expect(body.imported).toBe(0);
  expect(body.errors.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(body.errors[0].message).toBe('Hyllypaikka D-1 on jo rivillä 2.');
  expect((await call('GET', '')).total).toBe('1');
});

test('a file that is no list is refused whole', async () => {
  expect((await importCsv('nimi;puhelin\nx;1')).body.code).toBe('tyre_set.import_not_a_list');
  expect((await importCsv(HEAD)).body.code).toBe('tyre_set.import_empty');
  expect((await importCsv('')).status).toBe(422);
});
