import type { ServerResponse } from 'node:http';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { makeFlatPng, makePicture, makeNarratingPicture } from '../../../../test/builders/pictures.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { startLocalServer } from '../../../../test/local-server.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { createPictureMaker } from '../../../platform/server/files/picture-maker.ts';
import { createReviews } from './index.ts';
import { storePhotos, PHOTO_LIMITS } from './photos.ts';

const OVER_A_DAY_MS = 25 * HOUR_MS;

let insideRequests = 0;
/** What the service answers to '/photo'. */
let photo: (response: ServerResponse) => void;
let people: { displayName: string; photoUri?: string }[];

const answerPlace = (response: ServerResponse) => {
  const reviews = people.map((authorAttribution) => ({
    rating: 5,
    publishTime: '2026-11-18T10:00:00Z',
    authorAttribution,
  }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ rating: 5, userRatingCount: people.length, reviews }));
};

const service = await startLocalServer((request, response) => {
  if (request.url?.startsWith('/photo')) photo(response);
  else answerPlace(response);
});
const inside = await startLocalServer((_request, response) => {
  insideRequests += 1;
  response.end('secret');
});
const origin = service.url;
const places = { apiKey: 'avain-123456', placeId: 'place-1', baseUrl: origin };
const shop = await startTestApp({ settings: { places } });
await loadDemonstrationShop(shop.platform);
afterAll(async () => {
  await shop.close();
  await service.close();
  await inside.close();
});

const refresh = () => createReviews(shop.platform).refreshWhenDue(new AbortController().signal);
const shown = async (): Promise<(string | null)[]> =>
  (await shop.app.inject('/api/reviews'))
    .json()
    .reviews.map((review: { profile_photo_url: string | null }) => review.profile_photo_url);
const fileNames = () => Array.fromAsync(shop.files.list(), ({ name }) => name);
const sendPicture = async (response: ServerResponse, picture: Promise<Buffer>) =>
  void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await picture);

test('photos of reviewers are made anew and shown from our own address', async () => {
  people = [{ displayName: 'Maija L', photoUri: `${origin}/photo` }, { displayName: 'Kalle' }];
  photo = (response) => void sendPicture(response, makeNarratingPicture());
  await refresh();
  const [path, none] = await shown();
  expect(path).toMatch(/^\/api\/files\/[a-z0-9-]+\.webp$/);
  expect(none).toBeNull();
  const file = await shop.app.inject(path ?? '');
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('image/webp');
  expect(file.body).not.toContain('SECRET');
  const html = (await shop.app.inject('/')).body;
  expect(html).toContain(`src="${path}"`);
  expect(html).not.toContain(`${origin}/photo`);
});

test('a photo survives the sweep at the same URL and is removed with its review', async () => {
  const [path] = await shown();
  const files = await fileNames();
  shop.clock.advance(OVER_A_DAY_MS);
  const sweep = shop.features.all.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'media.sweep');
  const { log } = shop.platform;
  const signal = new AbortController().signal;
  await sweep?.perform({ jobId: 'x', attempt: 1, data: {}, signal, progress: () => {}, log });
  expect(await fileNames()).toEqual(files);
  await refresh();
  expect((await shown())[0]).toBe(path);
  shop.clock.advance(OVER_A_DAY_MS);
  people = [{ displayName: 'Kalle' }];
  await refresh();
  expect(await fileNames()).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['a page', (response) => void response.end('<html><script>alert(1)</script></html>')],
  [
    'a drawing with script',
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['a refusal', (response) => void response.writeHead(403).end()],
  ['nothing', (response) => void response.destroy()],
  ['196 megapixels', (response) => void response.end(makeFlatPng(14_000, 14_000))],
  [
    'half a picture',
    (response) => void makePicture('jpeg').then((all) => response.end(all.subarray(0, 700))),
  ],
  [
    'a hundred megabytes',
    (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 100_000_000 });
      const send = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(100_000, 0xff), send);
      };
      send();
    },
  ],
  ['redirects without end', (response) => void response.writeHead(302, { location: '/photo' }).end()],
])('when a photo is %s, initials replace it and the review is stored', async (_what, hostile) => {
  people = [{ displayName: 'Maija L', photoUri: `${origin}/photo` }];
  photo = hostile;
  shop.clock.advance(OVER_A_DAY_MS);
  await refresh();
  expect(await shown()).toEqual([null]);
  expect(await fileNames()).toEqual([]);
  expect((await shop.app.inject('/')).body).toMatch(/>ML<\/span>/);
});

test('a photo on the own network or on a foreign host is not fetched', async () => {
  const insideOrigin = inside.url;
  photo = (response) => void response.writeHead(302, { location: insideOrigin }).end();
  people = [
    { displayName: 'Maija L', photoUri: `${origin}/photo` },
    { displayName: 'Kalle', photoUri: insideOrigin },
    { displayName: 'Liisa', photoUri: 'https://photos.example/liisa.jpg' },
    { displayName: 'Ville', photoUri: 'file:///etc/passwd' },
    { displayName: 'Aino', photoUri: 'https://evilgoogleusercontent.com/a.jpg' },
  ];
  shop.clock.advance(OVER_A_DAY_MS);
  await refresh();
  expect(await shown()).toEqual([null, null, null, null, null]);
  expect(insideRequests).toBe(0);
});

test('photos that never end are given up together', async () => {
  photo = (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const drip = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(drip));
  };
  const { files, log } = shop.platform;
  const parts = { files, log, maker: createPictureMaker(), operatorOrigin: origin };
  const limits = { ...PHOTO_LIMITS, allMs: 400 };
  const addresses = Array.from({ length: 20 }, () => `${origin}/photo`);
  const stored = await storePhotos(parts, addresses, new AbortController().signal, limits);
  expect(stored).toEqual(addresses.map(() => null));
});
