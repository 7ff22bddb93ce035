// Processes that share nothing but a PostgreSQL 15 and an object store: a picture that one took in is everybody's.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makePicture } from '../builders/pictures.ts';
import { startSmtpSink, type SmtpSink } from '../builders/smtp-sink.ts';
import { signIn } from '../faults/shop.ts';
import { startObjectStore, type ObjectStore } from '../object-store.ts';
import { startProduct } from '../product-process.ts';
import { startMany, type Many } from './many.ts';

const PROXY_PORT = 3988;
const WEBS = 3;

let sink: SmtpSink;
let store: ObjectStore;
let many: Many;

beforeAll(async () => {
  [sink, store] = await Promise.all([startSmtpSink(), startObjectStore({ pageLength: 1_000 })]);
  const { environment } = store;
  const options = { webs: WEBS, workers: 1, proxyPort: PROXY_PORT, sink, environment };
  many = await startMany({ ...options, haveOwnFolders: true });
}, 240_000);

afterAll(async () => {
  await many.stop();
  await Promise.all([sink.close(), store.close()]);
}, 60_000);

type Staff = Awaited<ReturnType<typeof signIn>>;

async function upload(staff: Staff, picture: Buffer): Promise<{ status: number; imageUrl: string }> {
  const form = new FormData();
  form.set('image', new File([Uint8Array.from(picture)], 'kuva.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${many.url}/api/upload`, { method: 'POST', headers: staff, body: form });
  return { status: answer.status, imageUrl: (await answer.json()).imageUrl };
}

async function read(url: string): Promise<{ status: number; content: Buffer }> {
  const answer = await fetch(url);
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
}

/** From every process, as the proxy passes requests in turn. */
async function readEverywhere(path: string): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let at = 0; at < WEBS * 2; at += 1) {
    const { status, content } = await read(`${many.url}${path}`);
    seen.add(status === 200 ? content.toString('base64') : String(status));
  }
  return seen;
}

test('an image in an object store is served by all processes and restored to a folder', async () => {
  const staff = await signIn({ url: many.url, output: () => '' });
  const { status, imageUrl } = await upload(staff, await makePicture('jpeg'));
  expect(status).toBe(201);
  const name = imageUrl.slice('/api/files/'.length);
  const content = Buffer.from(store.objects.get(name) ?? []).toString('base64');
  expect(content.length).toBeGreaterThan(500);
  expect(await readEverywhere(imageUrl)).toEqual(new Set([content]));
  await many.kill('web', WEBS - 1);
  expect(await readEverywhere(imageUrl)).toEqual(new Set([content]));
  const folders = await readdir(many.folder, { recursive: true });
  expect(folders.filter((each) => /\.(jpg|webp|avif)$/.test(each))).toEqual([]);

  // One answer of the store that is none, and one that breaks off.
  store.stumble(503, 'half');
  expect(await readEverywhere(imageUrl)).toEqual(new Set([content]));
  store.stumble(503, 503, 503, 503);
  expect((await upload(staff, await makePicture('png'))).status).toBe(503);
  expect((await upload(staff, await makePicture('png'))).status).toBe(201);

  expect(await restoredPicture(imageUrl)).toBe(content);
  const removed = await fetch(`${many.url}/api/media/${name}`, { method: 'DELETE', headers: staff });
  expect(removed.status).toBe(204);
  expect(await readEverywhere(imageUrl)).toEqual(new Set(['404']));
}, 240_000);

/** From a backup restored into another database and a folder. */
async function restoredPicture(path: string): Promise<string> {
  const archive = join(many.folder, 'kaarto.tar.gz');
  const dataDir = join(many.folder, 'restored');
  await mkdir(dataDir);
  const client = new Client({ connectionString: many.databaseUrl });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  const DATABASE_URL = many.databaseUrl.replace(/postgres$/, 'restored');
  const backup = { DATABASE_URL: many.databaseUrl, ...store.environment };
  const made = await startProduct({ dataDir, environment: backup, args: ['backup', archive] });
  expect(await made.ended(60_000), made.output()).toBe(0);
  const restore = await startProduct({ dataDir, environment: { DATABASE_URL }, args: ['restore', archive] });
  expect(await restore.ended(60_000), restore.output()).toBe(0);
  const copy = await startProduct({ dataDir, environment: { DATABASE_URL, PROCESS: 'web' } });
  try {
    await copy.ready();
    return (await read(`${copy.url}${path}`)).content.toString('base64');
  } finally {
    await copy.kill();
  }
}
