// Uploaded pictures from the call to the file: who may, where they are stored, where they are used, how they are removed.
import { randomBytes } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { makePicture, multipartOf } from '../../../../test/builders/pictures.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { FilesError } from '../../../platform/server/files/files.ts';
import type { Media } from '../contract.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());

async function upload(path = '/api/upload', field = 'image', widthPx = 640, name = 'talvi.jpg') {
  const { payload, headers } = multipartOf(field, await makePicture('jpeg', widthPx, 400), { name });
  return shop.app.inject({ method: 'POST', url: path, headers: { ...headers, ...staff }, payload });
}

async function library(query = ''): Promise<Media[]> {
  return (await shop.app.inject({ url: `/api/media${query}`, headers: staff })).json();
}

function fileNames(): Promise<string[]> {
  return Array.fromAsync(shop.files.list(), ({ name }) => name);
}

function remove(imageUrl: string, query = '') {
  const name = imageUrl.slice('/api/files/'.length);
  return shop.app.inject({ method: 'DELETE', url: `/api/media/${name}${query}`, headers: staff });
}

test('a picture is stored in sizes for every screen, cached for good and cannot run scripts', async () => {
  const answer = await upload(undefined, undefined, 1200, '../kuvat/Talvi häät.jpg');
  expect(answer.statusCode).toBe(201);
  const { imageUrl } = answer.json();
  expect(imageUrl).toMatch(/^\/api\/files\/[a-z0-9]{20}-1200x400\.jpg$/);
  const stem = imageUrl.slice('/api/files/'.length, -'.jpg'.length);
  const own = (await fileNames()).filter((name) => name.startsWith(stem));
  expect(own.toSorted()).toEqual(
    [
      ...['480', '960', '1200'].flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]),
      `${stem}.jpg`,
    ].toSorted(),
  );
  for (const [name, type] of [
    [`${stem}.jpg`, 'image/jpeg'],
    [`${stem}-480.avif`, 'image/avif'],
    [`${stem}-960.webp`, 'image/webp'],
  ]) {
    const file = await shop.app.inject(`/api/files/${name}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await shop.app.inject({
      url: `/api/files/${name}`,
      headers: { 'if-none-match': String(file.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  }
  expect((await library())[0]).toMatchObject({ imageUrl, originalName: 'Talvi häät.jpg', uses: [] });
});

test.each([
  '/api/files/../package.json',
  '/api/files/%2e%2e%2fpackage.json',
  '/api/files/..%5cpackage.json',
  '/api/files/aaaaaaaaaaaaaaaaaaaa-1x1.jpg',
  '/api/files/aaaaaaaaaaaaaaaaaaaa-1x1.svg',
  '/api/files/a.html',
  '/api/files/%00',
])('there is no file at %s', async (url) => {
  expect((await shop.app.inject(url)).statusCode).toBe(404);
});

test('a form without the picture in its field is refused', async () => {
  expect((await upload('/api/upload', 'other')).json().code).toBe('media.missing');
  const answer = await shop.app.inject({ method: 'POST', url: '/api/upload', headers: staff, payload: {} });
  expect(answer.statusCode).toBe(415);
});

test('the hero picture is changed alone, described, shown in all its sizes and removed', async () => {
  const put = (payload: object) =>
    shop.app.inject({ method: 'PUT', url: '/api/upload/hero-image/metadata', headers: staff, payload });
  expect((await put({ metadata: { alt: 'Halli' } })).statusCode).toBe(404);

  const sent = await upload('/api/upload/hero-image', 'heroImage', 1000);
  expect(sent.statusCode).toBe(201);
  const { imageUrl } = sent.json();
  expect(sent.json()).toMatchObject({ imageAlt: 'Hero image', position: 'center' });
  expect((await put({ metadata: { alt: 'Hallin ovi', position: 'top left' } })).json()).toMatchObject({
    imageUrl,
    imageAlt: 'Hallin ovi',
    position: 'top left',
  });
  expect((await put({ metadata: { position: 'url(x)' } })).statusCode).toBe(422);

  const page = (await shop.app.inject('/')).body;
  expect(page).toContain(`src="${imageUrl}"`);
  expect(page).toContain(`${imageUrl.replace('.jpg', '')}-480.avif 480w`);
  expect(page).toContain('alt="Hallin ovi"');

  const refused = await remove(imageUrl);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('media.in_use');
  expect(refused.json().current.uses).toEqual([{ where: 'Etusivun pääkuva', href: '/admin/homepage/image' }]);

  const off = await shop.app.inject({ method: 'DELETE', url: '/api/upload/hero-image', headers: staff });
  expect(off.statusCode).toBe(204);
  expect((await shop.app.inject('/')).body).not.toContain(imageUrl);
  expect((await remove(imageUrl)).statusCode).toBe(204);
});

test('the hero picture is uploaded to the library, previewed and saved with the other settings', async () => {
  const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
    shop.app.inject({ method, url: `/api${url}`, headers: staff, payload });
  const { imageUrl } = (await upload()).json();
  const { hero } = (await shop.app.inject('/api/homepage-settings')).json();
  const homepageSettings = {
    hero: { ...hero, image: imageUrl, imageAlt: 'Halli', imagePosition: 'bottom' },
  };
  const shown = await call('POST', '/homepage-settings/preview', { homepageSettings });
  expect(shown.json().html).toContain(`src="${imageUrl}"`);
  expect((await shop.app.inject('/')).body).not.toContain(imageUrl);
  expect((await call('PUT', '/homepage-settings', { homepageSettings })).statusCode).toBe(200);
  const page = (await shop.app.inject('/')).body;
  expect(page).toContain(`src="${imageUrl}"`);
  expect(page).toContain('alt="Halli"');
  await call('PUT', '/homepage-settings', { homepageSettings: { hero: { ...hero, image: '' } } });
  expect((await shop.app.inject('/')).body).not.toContain(imageUrl);
  expect((await remove(imageUrl)).statusCode).toBe(204);
});

test('a picture in use says where, and is deleted only by force', async () => {
  const { imageUrl } = (await upload(undefined, undefined, 300, 'nasta.jpg')).json();
  const article = await shop.app.inject({
    method: 'POST',
    url: '/api/blog/drafts',
    headers: staff,
    payload: { title: 'Nastat', content: `Kuva:\n\n![Nasta](${imageUrl})` },
  });
  expect(article.statusCode).toBeLessThan(300);
  const [found] = await library('?q=NASTA');
  expect(found).toMatchObject({ imageUrl, uses: [{ where: 'Artikkeli: Nastat' }] });
  expect((await library('?use=used')).map((media) => media.imageUrl)).toEqual([imageUrl]);
  expect((await library('?use=unused')).map((media) => media.imageUrl)).not.toContain(imageUrl);
  expect(await library('?q=%25')).toEqual([]);

  expect((await remove(imageUrl)).statusCode).toBe(409);
  expect((await shop.app.inject(imageUrl)).statusCode).toBe(200);
  expect((await remove(imageUrl, '?force=true')).statusCode).toBe(204);
  expect((await shop.app.inject(imageUrl)).statusCode).toBe(404);
  expect((await remove(imageUrl)).json().code).toBe('media.not_found');
  const audit = await shop.app.inject({ url: '/api/audit?entity=media', headers: staff });
  expect(audit.json()[0]).toMatchObject({ action: 'removed', name: 'nasta.jpg', who: 'omistaja' });
});

test('a full disk is reported, leaves no files, and uploads work again once there is room', async () => {
  const before = await fileNames();
  const pictures = (await library()).length;
  for (const room of [0, 1, 3]) {
    shop.files.setRoom(room);
    const answer = await upload();
    expect(answer.statusCode).toBe(507);
    expect(answer.json().code).toBe('storage.full');
    expect(await fileNames()).toEqual(before);
  }
  expect(await library()).toHaveLength(pictures);
  shop.files.setRoom(undefined);
  expect((await upload()).statusCode).toBe(201);
});

test('while the file store fails pictures answer 503, and a removed one answers 404', async () => {
  const { imageUrl } = (await upload()).json();
  const original = { ...shop.files };
  const away = async () => Promise.reject(new FilesError('The store of files answers 503'));
  Object.assign(shop.files, { open: away, remove: away });
  const shown = await shop.app.inject(imageUrl);
  expect(shown.statusCode).toBe(503);
  expect(shown.headers['retry-after']).toBe('10');
  expect((await remove(imageUrl)).statusCode).toBe(204);
  expect((await library()).map((each) => each.imageUrl)).not.toContain(imageUrl);
  Object.assign(shop.files, original);
  await shop.files.remove((await fileNames()).filter((name) => imageUrl.includes(name.slice(0, 20))));
});

test('files that belong to no picture are deleted after a day, all others stay', async () => {
  const { imageUrl } = (await upload()).json();
  const original = await fileNames();
  const orphan = 'a'.repeat(20);
  await shop.files.put(`${orphan}-10x10.jpg`, randomBytes(10));
  await shop.files.put(`${orphan}-10x10.jpg.0123456789ab.part`, randomBytes(10));
  const sweep = async () => {
    const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'media.sweep');
    const { log } = shop.platform;
    const signal = new AbortController().signal;
    await job?.perform({ jobId: 'x', attempt: 1, data: {}, signal, progress: () => {}, log });
  };
  await sweep();
  expect(await fileNames()).toHaveLength(original.length + 2);
  shop.clock.set(new Date(shop.clock.now().getTime() + 25 * HOUR_MS).toISOString());
  await sweep();
  expect(await fileNames()).toEqual(original);
  expect((await shop.app.inject(imageUrl)).statusCode).toBe(200);
});
