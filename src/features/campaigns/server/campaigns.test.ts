import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { DISCOUNT_TYPES, discountUnit } from '../discount.ts';
import { createCampaigns } from './index.ts';
import type { CampaignTables } from './store.ts';

const NOON = '2026-11-21T12:00:00+02:00';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

const shop = await startTestApp({ now: NOON });
const staff = await shop.loginStaff();
beforeEach(async () => {
  shop.clock.set(NOON);
  await shop.platform.db.$extendTables<CampaignTables>().deleteFrom('campaign').execute();
  await shop.platform.pages.changed(['campaigns']);
});
afterAll(() => shop.close());

const autumn = {
  name: 'Syysale',
  description: 'Renkaat edullisesti.',
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  discountType: 'percentage',
  discountValue: 12.5,
  discountCode: 'Syys-12',
  imageUrl: '/api/files/kuva.jpg',
};

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/campaigns${path}`, headers: staff, ...(payload && { payload }) });
const active = async () => (await shop.app.inject('/api/campaigns/active')).json();
const created = async (fields: object = {}) => (await call('POST', '', { ...autumn, ...fields })).json();

test.each(DISCOUNT_TYPES)('a campaign of the type %s is stored', async (discountType) => {
  const discountValue = discountUnit(discountType) === null ? null : 5;
  expect(await created({ discountType, discountValue })).toMatchObject({ discountType, discountValue });
});

test('visitors see a campaign from first to last day in Helsinki, and never its code', async () => {
  shop.clock.set('2026-11-19T12:00:00+02:00');
  const { _id } = await created();
  for (const [now, count] of [
    ['2026-11-19T23:59:59+02:00', 0],
    ['2026-11-20T00:00:00+02:00', 1],
    ['2026-11-22T23:59:59+02:00', 1],
    ['2026-11-23T00:00:00+02:00', 0],
  ] as const) {
    shop.clock.set(now);
    const seen = await active();
    expect(seen.length, now).toEqual(count);
    if (count === 1) {
      expect(seen[0]).toEqual({
        _id,
        name: 'Syysale',
        description: 'Renkaat edullisesti.',
        endDate: '2026-11-22',
        imageUrl: '/api/files/kuva.jpg',
      });
    }
  }
});

test('a campaign that is deactivated or deleted is gone from visitors at once, and comes back', async () => {
  const { _id } = await created();
  expect((await call('PUT', `/${_id}/deactivate`)).json()).toMatchObject({ isActive: false, version: 2 });
  expect(await active()).toEqual([]);
  await call('PUT', `/${_id}/reactivate`);
  expect(await active()).toHaveLength(1);
  expect((await call('DELETE', `/${_id}`)).statusCode).toBe(204);
  expect(await active()).toEqual([]);
  expect((await call('GET', '')).json()).toEqual([]);
  expect((await call('DELETE', `/${_id}`)).statusCode).toBe(404);
  expect((await call('PUT', `/${_id}/restore`)).json()).toMatchObject({ name: 'Syysale', isActive: true });
  expect(await active()).toHaveLength(1);
});

test('a created campaign is answered 201 with all its fields, and listed with the total', async () => {
  const answer = await call('POST', '', { ...autumn, startDate: '2026-11-19T23:30:00Z' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...autumn, startDate: '2026-11-20', isActive: true, version: 1 });
  await created({
    name: 'Ilmainen toimitus',
    discountType: 'free_shipping',
    discountCode: '',
    discountValue: 5,
  });
  const listed = await call('GET', '?q=ilmainen');
  expect(listed.headers['x-total-count']).toBe('1');
  expect(listed.json()[0]).toMatchObject({ discountType: 'free_shipping', discountValue: null });
  expect((await call('GET', '?limit=1&page=2')).json()).toHaveLength(1);
  expect((await call('GET', '?limit=0')).statusCode).toBe(422);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no picture', { imageUrl: undefined }, 'imageUrl'],
  ['an empty picture', { imageUrl: '' }, 'imageUrl'],
  ['a picture elsewhere', { imageUrl: '//kuvat.example/1.jpg' }, 'imageUrl'],
  ['an end before its start', { endDate: '2026-11-19' }, 'endDate'],
  ['a day that is not in the calendar', { startDate: '2026-02-31' }, 'startDate'],
  ['no discount', { discountValue: null }, 'discountValue'],
  ['more than everything off', { discountValue: 101 }, 'discountValue'],
  ['less than nothing off', { discountType: 'fixed_amount', discountValue: -1 }, 'discountValue'],
  ['an odd kind of discount', { discountType: 'gift' }, 'discountType'],
  ['a code with spaces', { discountCode: 'A B' }, 'discountCode'],
])('a campaign with %s answers 422 at its field', async (_what, fields, path) => {
  const answer = await call('POST', '', { ...autumn, ...fields });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path]);
  expect((await call('GET', '')).json()).toEqual([]);
});

test('an unknown field answers 422, and what was read can be sent back', async () => {
  const read = await created();
  expect((await call('PUT', `/${read._id}`, { ...read, name: 'Talviale' })).json()).toMatchObject({
    name: 'Talviale',
    version: 2,
  });
  expect((await call('PUT', `/${read._id}`, { ...autumn, colour: 'red' })).statusCode).toBe(422);
});

test('an edit without a picture leaves it, and an old version answers 409 with the stored one', async () => {
  const { _id, ...read } = await created();
  const { imageUrl: _imageUrl, ...without } = autumn;
  const saved = await call('PUT', `/${_id}`, { ...without, name: 'Talviale', version: 1 });
  expect(saved.json()).toMatchObject({ name: 'Talviale', imageUrl: read.imageUrl, version: 2 });
  await call('PUT', `/${_id}/deactivate`);
  expect((await call('PUT', `/${_id}`, without)).json()).toMatchObject({ isActive: false, version: 4 });
  const stale = await call('PUT', `/${_id}`, { ...without, version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().code).toBe('conflict.stale');
  expect(stale.json().current.name).toBe('Syysale');
  expect((await call('PUT', `/${UNKNOWN}`, without)).statusCode).toBe(404);
  expect((await call('PUT', '/nothing', without)).statusCode).toBe(422);
});

test('fields left out of a change stay, and its discount is checked with them', async () => {
  const read = await created({ isActive: false });
  const { name, startDate, endDate } = autumn;
  const saved = await call('PUT', `/${read._id}`, { name: 'Talviale', startDate, endDate });
  expect(saved.json()).toEqual({ ...read, name: 'Talviale', version: 2, updatedAt: saved.json().updatedAt });
  for (const wrong of [{ discountValue: null }, { discountValue: 101 }]) {
    const answer = await call('PUT', `/${read._id}`, { name, startDate, endDate, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe('discountValue');
  }
  const free = { name, startDate, endDate, discountType: 'free_shipping' };
  expect((await call('PUT', `/${read._id}`, free)).json().discountValue).toBeNull();
  const percent = { name, startDate, endDate, discountType: 'percentage' };
  expect((await call('PUT', `/${read._id}`, percent)).json().code).toBe('campaign.bad_discount');
});

test('one campaign is read by its id until it is deleted', async () => {
  const read = await created();
  expect((await call('GET', `/${read._id}`)).json()).toEqual(read);
  await call('DELETE', `/${read._id}`);
  const gone = await call('GET', `/${read._id}`);
  expect(gone.statusCode).toBe(404);
  expect(gone.json().code).toBe('campaign.not_found');
});

test('a code is on one campaign at a time, whatever its case, and a deleted one gives it free', async () => {
  const { _id } = await created();
  const taken = await call('POST', '', { ...autumn, discountCode: 'SYYS-12' });
  expect(taken.statusCode).toBe(409);
  expect(taken.json().code).toBe('campaign.code_taken');
  await created({ discountCode: '' });
  await created({ discountCode: '' });
  await call('DELETE', `/${_id}`);
  const second = await created({ discountCode: 'syys-12' });
  expect(second.discountCode).toBe('syys-12');
  expect((await call('PUT', `/${_id}/restore`)).json().code).toBe('campaign.code_taken');
});

test('without campaigns the home page has no corner for them', async () => {
  const home = async () => (await shop.app.inject('/')).body;
  expect(await home()).not.toContain('Aktiiviset kampanjat');
  await created({ name: '<b>Ale</b>' });
  expect(await home()).toContain('Aktiiviset kampanjat');
  expect(await home()).toContain('&lt;b&gt;Ale&lt;/b&gt;');
  shop.clock.set('2026-11-23T08:00:00+02:00');
  expect(await home()).not.toContain('Aktiiviset kampanjat');
});

test('the demonstration shop runs two campaigns, once', async () => {
  const campaigns = createCampaigns(shop.platform);
  const load = () => campaigns.loadDemonstrationCampaigns();
  await Promise.all([load(), load(), load()]);
  expect(await active()).toHaveLength(2);
  const all: { _id: string }[] = (await call('GET', '')).json();
  expect(all).toHaveLength(4);
  for (const { _id } of all) expect((await call('DELETE', `/${_id}`)).statusCode).toBeLessThan(300);
  await load();
  expect((await call('GET', '')).json()).toEqual([]);
});

test('claims of a campaign are saved once staff confirm them, and are in the audit log', async () => {
  const claiming = { ...autumn, name: 'Syksy', description: 'Suomen halvimmat renkaat.' };
  const refused = await call('POST', '', { ...claiming, hasConfirmedClaims: false });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().code).toBe('text.claims_open');
  const { _id } = (await call('POST', '', { ...claiming, hasConfirmedClaims: true })).json();
  const change = { ...claiming, description: 'Nollakorolla.', hasConfirmedClaims: false };
  expect((await call('PUT', `/${_id}`, change)).statusCode).toBe(422);
  const honest = { ...claiming, description: 'Renkaita joka autoon.', hasConfirmedClaims: false };
  expect((await call('PUT', `/${_id}`, honest)).statusCode).toBe(200);
  const { rows } = await shop.platform.audit.list({ entity: 'campaign' }, { offset: 0, limit: 200 });
  const own = rows.filter(({ entityId }) => entityId === _id).toReversed();
  expect(own.map(({ after }) => after['confirmedClaims'])).toEqual([
    expect.stringContaining('Suomen halvimmat'),
    undefined,
  ]);
});
