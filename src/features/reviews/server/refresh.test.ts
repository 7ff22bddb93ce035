import type { IncomingMessage, ServerResponse } from 'node:http';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { startLocalServer } from '../../../../test/local-server.ts';
import { HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { createReviews } from './index.ts';

let requests: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;

const place = {
  rating: 4.6,
  userRatingCount: 1234,
  reviews: [
    {
      rating: 5,
      originalText: { text: 'Nopea ja <b>siisti</b> työ' },
      authorAttribution: { displayName: 'Maija L', photoUri: 'https://photos.example/maija.jpg' },
      publishTime: '2026-11-18T10:00:00.123456Z',
    },
    { rating: 4, publishTime: '2026-10-18T10:00:00Z' },
  ],
};
const good = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(place));

const service = await startLocalServer((request, response) => {
  requests.push(request);
  answer(response);
});
const baseUrl = service.url;
const shop = await startTestApp({
  settings: { places: { apiKey: 'avain-123456', placeId: 'place-1', baseUrl } },
});
await loadDemonstrationShop(shop.platform);
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(() => {
  requests = [];
});

const refresh = () => createReviews(shop.platform).refreshWhenDue(new AbortController().signal);
const reviews = async () => (await shop.app.inject('/api/reviews')).json();

test('reviews are read with the key and the place, and stand on the pages at once', async () => {
  answer = good;
  expect((await shop.app.inject('/')).body).not.toContain('Maija L');
  await refresh();
  expect(requests[0]?.url).toBe('/v1/places/place-1?languageCode=fi');
  expect(requests[0]?.headers).toMatchObject({ 'x-goog-api-key': 'avain-123456' });
  expect(await reviews()).toMatchObject({
    rating: 4.6,
    user_ratings_total: 1234,
    reviews: [
      { author_name: 'Maija L', profile_photo_url: null, relative_time_description: '3 päivää sitten' },
      { author_name: 'Googlen käyttäjä', text: '' },
    ],
  });
  const html = (await shop.app.inject('/')).body;
  expect(html).toContain('Nopea ja &lt;b&gt;siisti&lt;/b&gt; työ');
  expect(html).toContain('Arvostelut tulevat Googlesta, emmekä muokkaa niitä.');
  expect(html).toContain('Google valitsee enintään viisi arvostelua, joista näytämme neljä ensimmäistä.');
  expect(html).not.toContain('photos.example');
});

test('fresh reviews are not read again before a day has passed', async () => {
  await refresh();
  expect(requests).toHaveLength(0);
  shop.clock.advance(DAY_MS);
  await refresh();
  expect(requests).toHaveLength(1);
});

test('an owner can fetch the reviews at any time', async () => {
  const headers = await shop.loginStaff();
  const url = '/api/operations/jobs/reviews.refresh/run';
  expect((await shop.app.inject({ method: 'POST', url, headers })).statusCode).toBe(202);
  await shop.drainJobs();
  expect(requests).toHaveLength(1);
});

test.each([
  ['a page', (response: ServerResponse) => void response.end('<html>Kirjaudu</html>')],
  ['a refusal', (response: ServerResponse) => void response.writeHead(401).end('{}')],
  [
    'too much',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(' '.repeat(2_000_000));
    },
  ],
  [
    'other JSON',
    (response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"rating":"hyvä"}'),
  ],
  ['nothing', (response: ServerResponse) => void response.destroy()],
])('when the service answers %s, the last good copy stays', async (_what, bad) => {
  const before = await reviews();
  shop.clock.advance(25 * HOUR_MS);
  answer = bad;
  await expect(refresh()).rejects.toBeInstanceOf(Error);
  expect(requests).toHaveLength(1);
  expect(await reviews()).toMatchObject({ rating: before.rating, fetchedAt: before.fetchedAt });
  expect((await shop.app.inject('/')).statusCode).toBe(200);
});
