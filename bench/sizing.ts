// What products, subscribers, pictures and visitors take of memory, disk and processor: figures for choosing a machine, without a target.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import sharp from 'sharp';

import { addSubscribersTo } from '../test/builders/newsletter-subscribers.ts';
import { withDatabaseOf } from './database.ts';
import { memoryOf, newDataDir, removeDataDir, startProduct } from './product.ts';
import { report } from './report.ts';
import { PASSWORD, signIn } from './staff.ts';
import { measureVisits } from './visits.ts';

const PRODUCTS = 100_000;
const SUBSCRIBERS = 10_000;
const PHOTOS = 2;
const PHOTO_PX = { width: 4000, height: 3000 };
const SETTLE_MS = 5_000;

/** `dataDir` contains the 100 000 products of the imports. */
export async function measureSizing(dataDir: string): Promise<void> {
  const emptyDir = await newDataDir();
  try {
    const empty = await idleAt(emptyDir);
    const full = await idleAt(dataDir);
    const share = PRODUCTS / 10_000;
    printFigure('memory for 10,000 products', (full.memoryMiB - empty.memoryMiB) / share);
    printFigure(
      'disk for 10,000 products, one import of them included',
      (full.tablesMiB - empty.tablesMiB) / share,
    );
    await addSubscribersTo({ dataDir: emptyDir, databaseUrl: undefined }, SUBSCRIBERS);
    printFigure('disk for 10,000 subscribers', (await tablesMiBOf(emptyDir)) - empty.tablesMiB);
    await measurePhotos(emptyDir);
    await measureVisits();
  } finally {
    await removeDataDir(emptyDir);
  }
}

function printFigure(what: string, mebibytes: number): void {
  report({ what, ours: `${mebibytes.toFixed(1)} MiB`, target: 'none', isMet: true });
}

/** `ADMIN_PASSWORD` counts at the first start only. */
const ENVIRONMENT = { DEMO_DATA: 'false', ADMIN_PASSWORD: PASSWORD };

/** A shop that answered one search and was then idle. */
async function idleAt(dataDir: string): Promise<{ memoryMiB: number; tablesMiB: number }> {
  const product = await startProduct(dataDir, ENVIRONMENT);
  try {
    await (await fetch(`${product.url}/api/tires?q=205/55R16`)).arrayBuffer();
    await wait(SETTLE_MS);
    const memoryMiB = memoryOf(product.process.pid ?? 0).nowMiB;
    return { memoryMiB, tablesMiB: await tablesMiBOf(dataDir) };
  } finally {
    await product.stop();
  }
}

function tablesMiBOf(dataDir: string): Promise<number> {
  return withDatabaseOf(dataDir, async (db) => {
    const { rows } = await sql<{ bytes: string }>`
      select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'`.execute(db);
    return Number(rows[0]?.bytes) / 2 ** 20;
  });
}

/** Photographs as a telephone takes them, in all the sizes that are made of each. */
async function measurePhotos(dataDir: string): Promise<void> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_each, turn) => makePhoto(turn)));
  const sentMiB = photos.reduce((sum, photo) => sum + photo.length, 0) / 2 ** 20;
  const product = await startProduct(dataDir, ENVIRONMENT);
  try {
    const staff = await signIn(product);
    const before = await bytesIn(join(dataDir, 'files'));
    for (const [at, photo] of photos.entries()) {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `kuva${at}.jpg`);
      await staff.send('POST', '/api/upload', form);
    }
    const added = (await bytesIn(join(dataDir, 'files'))) - before;
    printFigure(
      `disk for a photograph of 12 megapixels and ${(sentMiB / PHOTOS).toFixed(1)} MiB`,
      added / PHOTOS / 2 ** 20,
    );
  } finally {
    await product.stop();
  }
}

/** Soft noise: no smaller as a file than what a camera sees. */
function makePhoto(turn: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 110 + turn, sigma: 40 };
  return sharp({ create: { ...PHOTO_PX, channels: 3, background: '#000', noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name));
      return found.isFile() ? found.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
