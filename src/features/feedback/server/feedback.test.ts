import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { clearLimits, limitKeysLeft } from '../../../../test/builders/limits.ts';
import { MINUTE_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { feedbackService } from './service.ts';
import type { FeedbackTables } from './store.ts';

const NOON = '2026-11-21T12:00:00+02:00';

const shop = await startTestApp({ now: NOON });
const staff = await shop.loginStaff();
beforeEach(async () => {
  shop.clock.set(NOON);
  const db = shop.platform.db.$extendTables<FeedbackTables>();
  await db.deleteFrom('feedback').execute();
  await clearLimits(shop);
});
afterAll(() => shop.close());

const post = (payload: object, remoteAddress = '192.0.2.1') =>
  shop.app.inject({ method: 'POST', url: '/api/feedback', payload, remoteAddress });
const postForm = (fields: Record<string, string>, remoteAddress = '192.0.2.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/feedback',
    payload: new URLSearchParams({ _page: '/palaute', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress,
  });
const all = async (query = '') => {
  const answer = await shop.app.inject({ url: `/api/feedback/all${query}`, headers: staff });
  expect(answer.statusCode).toBe(200);
  return { ...answer.json(), total: answer.headers['x-total-count'] };
};
const remove = (id: string, headers: object = staff) =>
  shop.app.inject({ method: 'DELETE', url: `/api/feedback/${id}`, headers: { ...headers } });

test('a rating with a comment is answered 201 and is first in the list', async () => {
  await post({ rating: 3 });
  shop.clock.advance(MINUTE_MS);
  const answer = await post({ rating: 9, comment: '  Nopea vaihto!\r\nKiitos. ' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    _id: expect.any(String),
    timestamp: '2026-11-21T10:01:00.000Z',
    rating: 9,
    comment: 'Nopea vaihto!\nKiitos.',
    source: 'feedback_form',
  });
  const { data, average, count, total } = await all();
  expect(data).toEqual([answer.json(), expect.objectContaining({ rating: 3 })]);
  expect(data[1]).not.toHaveProperty('comment');
  expect({ average, count, total }).toEqual({ average: 6, count: 2, total: '2' });
});

test('a thumb is stored as such and counts in no average', async () => {
  const conversationId = 'conv_1763719200000_k3x9ab';
  await post({ rating: 8 });
  const answer = await post({ thumbs: 'down', conversationId, source: 'feedback_form' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ thumbs: 'down', conversationId, source: 'chat_thumbs' });
  expect(answer.json()).not.toHaveProperty('rating');
  expect(await all()).toMatchObject({ average: 8, count: 2, thumbs: { up: 0, down: 1 } });
});

test('without feedback there is no average', async () => {
  expect(await all()).toMatchObject({ data: [], average: null, count: 0 });
  await post({ thumbs: 'up' });
  expect(await all()).toMatchObject({ average: null, count: 1, thumbs: { up: 1, down: 0 } });
});

test('the list has the mean of each month, oldest first, without thumbs', async () => {
  shop.clock.set('2026-09-30T23:59:00+03:00');
  await post({ rating: 4 });
  shop.clock.set('2026-10-01T00:01:00+03:00');
  await post({ thumbs: 'up' });
  shop.clock.set('2026-11-01T00:01:00+02:00');
  for (const rating of [9, 8, 8]) await post({ rating });
  expect((await all()).monthly).toEqual([
    { month: '2026-09', average: 4, count: 1 },
    { month: '2026-11', average: 8.3, count: 3 },
  ]);
});

test('every rating from 0 to 10 is taken', async () => {
  for (let rating = 0; rating <= 10; rating += 1) {
    expect((await post({ rating }, `192.0.2.${rating}`)).statusCode).toBe(201);
  }
  expect(await all()).toMatchObject({ average: 5, count: 11, ratings: Array.from({ length: 11 }, () => 1) });
});

test.each([
  ['a rating of 11', { rating: 11 }],
  ['a rating below 0', { rating: -1 }],
  ['a rating of 7.5', { rating: 7.5 }],
  ['a rating as text', { rating: '7' }],
  ['no rating given as null', { rating: null }],
  ['a score of eleven', { score: '11' }],
  ['neither rating nor thumb', { comment: 'Hyvä!' }],
  ['both rating and thumb', { rating: 7, thumbs: 'up' }],
  ['an unknown thumb', { thumbs: 'sideways' }],
  ['a comment of 2001 characters', { rating: 5, comment: 'x'.repeat(2001) }],
  ['a conversation that is none', { rating: 5, conversationId: 'conv_1_<b>' }],
  ['an unknown field', { rating: 5, isAdmin: true }],
])('feedback with %s answers 422 and is not stored', async (_what, payload) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.length).toBeGreaterThan(0);
  expect(await all()).toMatchObject({ count: 0 });
});

test('a comment of 2000 characters is taken whichever way the browser ends its lines', async () => {
  const lines = Array.from({ length: 100 }, () => 'x'.repeat(19)).join('\r\n');
  expect((await post({ rating: 5, comment: `${lines}x` })).json().comment).toHaveLength(2000);
});

test('whatever is written as a comment, it is stored or refused, and never fails', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.ipV4(), async (comment, address) => {
      expect([201, 429]).toContain((await post({ rating: 5, comment }, address)).statusCode);
    }),
    { numRuns: 40 },
  );
});

test('a plain form is taken and leads to the page of thanks', async () => {
  const answer = await postForm({ score: '9', comment: '', website: '' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/kiitos-palautteesta');
  expect(await all()).toMatchObject({ average: 9, count: 1 });
  expect((await shop.app.inject('/kiitos-palautteesta')).body).toContain('Kiitos palautteestasi!');
});

test('a refused plain form shows what was typed and why it was not taken', async () => {
  const answer = await postForm({ score: '2', comment: `Ei toiminut.${'x'.repeat(2000)}` });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Palautteen lähettäminen epäonnistui. Yritä uudelleen.');
  expect(answer.body).toContain('Ei toiminut.');
  expect(answer.body).toMatch(/<input[^>]*type="range"[^>]*value="2"/);
  expect(answer.body).toContain('Lyhennä se enintään 2 000 merkkiin.');
});

test('feedback with the hidden field filled is answered as usual and not stored', async () => {
  expect((await post({ rating: 10, website: 'https://example.fi' })).statusCode).toBe(201);
  expect((await postForm({ score: '10', website: 'x' })).statusCode).toBe(303);
  expect(await all()).toMatchObject({ count: 0 });
});

test('a client may rate five times in an hour, also when all are sent at once', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => post({ rating: 5 })));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.headers['retry-after']).toBe('3600');
  expect(refused[0]?.json()).toMatchObject({ code: 'feedback.too_many' });
  expect(await all()).toMatchObject({ count: 5 });
  expect((await post({ rating: 5 }, '192.0.2.2')).statusCode).toBe(201);
  shop.clock.advance(30 * MINUTE_MS);
  expect((await post({ rating: 5 })).headers['retry-after']).toBe('1800');
  shop.clock.advance(31 * MINUTE_MS);
  expect((await post({ rating: 5 })).statusCode).toBe(201);
});

test('thumbs have a limit of their own: thirty in an hour', async () => {
  for (let at = 0; at < 30; at += 1) expect((await post({ thumbs: 'up' })).statusCode).toBe(201);
  expect((await post({ thumbs: 'up' })).statusCode).toBe(429);
  expect((await post({ rating: 5 })).statusCode).toBe(201);
});

test('feedback is removed by staff', async () => {
  const { _id: id } = (await post({ rating: 1, comment: 'Matti Meikäläinen' })).json();
  expect((await remove(id)).statusCode).toBe(204);
  expect((await remove(id)).statusCode).toBe(404);
  expect(await all()).toMatchObject({ count: 0, average: null });
});

test('the list comes page by page, with the average of all', async () => {
  for (let at = 0; at < 5; at += 1) {
    shop.clock.advance(MINUTE_MS);
    await post({ rating: at * 2 });
  }
  expect(await all('?page=2&limit=2')).toMatchObject({
    data: [{ rating: 4 }, { rating: 2 }],
    average: 4,
    count: 5,
    total: '5',
  });
  expect(await all('?page=9&limit=2')).toMatchObject({ data: [], count: 5 });
  for (const query of ['page=0', 'limit=0', 'page=-1', 'page=1.5']) {
    const answer = await shop.app.inject({ url: `/api/feedback/all?${query}`, headers: staff });
    expect(answer.statusCode).toBe(422);
  }
  expect((await all('?limit=1000000')).data).toHaveLength(5);
});

test('feedback is removed after 24 months, and where it came from within two hours', async () => {
  const service = feedbackService(shop.platform, { features: [] });
  await post({ rating: 5 });
  shop.clock.advance(59 * MINUTE_MS);
  expect(await limitKeysLeft(shop, 'feedback.')).toEqual(['feedback.rating 192.0.2.1']);
  shop.clock.advance(2 * MINUTE_MS);
  expect(await limitKeysLeft(shop, 'feedback.')).toEqual([]);
  shop.clock.advance(729 * DAY_MS);
  expect(await service.removeOld()).toBe(0);
  shop.clock.advance(2 * DAY_MS);
  expect(await service.removeOld()).toBe(1);
});
