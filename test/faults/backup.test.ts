// A shop moved by its backup, made while it is written to: the copy answers as the original does, also after a restore that
// was killed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { tyreSizeSchema } from '../../src/features/catalogue/contract/tyres.ts';
import { sizePath } from '../../src/features/catalogue/paths.ts';
import { startEmbedded } from '../../src/platform/server/db/embedded/embedded.ts';
import { makePicture } from '../builders/pictures.ts';
import { startProduct, type ProductProcess } from '../product-process.ts';
import { readPhone, savePhone, signIn, withFaultShop } from './shop.ts';

const SHOP = { PUBLIC_URL: 'http://shop.example', DEMO_DATA: 'true' };
const REQUESTS = 200;
const shop = withFaultShop({ isNew: true });

type Staff = Awaited<ReturnType<typeof signIn>>;

/** What depends on this very process or database, what the load has changed since, and customers' own. */
const NOT_COMPARED =
  /^\/api\/(operations|backups|audit|shop-profile|auth|bookings(\/wait)?$|admin\/(accounts|session|today))/;
const documentSchema = z.object({ paths: z.record(z.string(), z.object({ get: z.unknown().optional() })) });
const sizesSchema = z.array(tyreSizeSchema.pick({ _id: true, size: true }));
const foundSchema = z.object({ items: z.array(z.object({ url: z.string() })) });

/** Every list of the API, the first sizes and products with their searches, the picture; in all as many as are requested. */
async function addressesOf({ url }: ProductProcess, pictureUrl: string): Promise<string[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  const { paths } = documentSchema.parse(await read('/api/openapi.json'));
  const lists = Object.entries(paths).flatMap(([path, { get }]) =>
    get === undefined || path.includes('{') ? [] : [path.startsWith('/api/') ? path : `/api${path}`],
  );
  const sizes = sizesSchema.parse(await read('/api/tires/sizes?limit=50'));
  const { items } = foundSchema.parse(await read('/api/tires?limit=100'));
  const pages = ['/', '/renkaat', '/hinnasto', '/artikkelit', pictureUrl];
  const ofSizes = sizes.flatMap(({ _id, size }) => [
    sizePath({ widthMm: size.width, aspect: size.aspect, diameterIn: size.diameter }),
    `/api/tires?inStock=true&q=${encodeURIComponent(size.fullSize)}`,
    `/api/tires/sizes?include=products&productLimit=5&sizeId=${_id}`,
  ]);
  const products = items.map(({ url: path }) => path);
  const all = [...pages, ...lists, ...ofSizes, ...products].filter((path) => !NOT_COMPARED.test(path));
  return [...new Set(all)].slice(0, REQUESTS);
}

async function answerOf({ url }: ProductProcess, path: string, headers: Staff): Promise<string> {
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  return `${answer.status} ${answer.headers.get('x-total-count')} ${await answer.text()}`;
}

async function upload({ url }: ProductProcess, headers: Staff): Promise<string> {
  const form = new FormData();
  const content = Uint8Array.from(await makePicture('jpeg'));
  form.set('image', new File([content], 'kuva.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(201);
  return z.object({ imageUrl: z.string() }).parse(await answer.json()).imageUrl;
}

/** Saves one number after the other until stopped; `sent` are all of them. */
function writeOn(product: ProductProcess, staff: Staff): { sent: string[]; end: () => Promise<void> } {
  const sent: string[] = [];
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      const phone = `010 ${String(1_000_000 + sent.length).slice(1)}`;
      sent.push(phone);
      expect(await savePhone(product, staff, phone)).toBe(200);
    }
  })();
  return {
    sent,
    end: async () => {
      over.abort();
      await writing;
    },
  };
}

async function command(dataDir: string, ...args: string[]): Promise<string> {
  const running = await startProduct({ dataDir, args });
  expect(await running.ended(), running.output()).toBe(0);
  return running.output();
}

/** A restore that is killed as soon as it has started to write. */
async function killRestore(dataDir: string, archive: string, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const restore = await startProduct({ dataDir, args: ['restore', archive] });
    const hasBegun = async () => {
      const { rows } = await client.query("select to_regclass('restore_unfinished') is not null as it");
      return rows[0]?.it;
    };
    await expect.poll(hasBegun, { interval: 10 }).toBe(true);
    await restore.kill();
    expect(restore.child.signalCode).toBe('SIGKILL');
  } finally {
    await client.end();
  }
}

test('a shop restored from a backup under load is the original, also after a killed restore', async () => {
  const original = await shop.start(SHOP);
  await original.ready();
  const staff = await signIn(original);
  const pictureUrl = await upload(original, staff);
  const archive = join(shop.dataDir, 'shop.tar.gz');
  const { sent, end } = writeOn(original, staff);
  // The first is saved before the backup begins, and one after it has ended.
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await command(shop.dataDir, 'backup', archive);
  const during = sent.length;
  await expect.poll(() => sent.length).toBeGreaterThan(during);
  await end();

  const copyDir = join(shop.dataDir, 'copy');
  await mkdir(copyDir);
  const database = await startEmbedded({ dataDir: copyDir });
  let copy: ProductProcess | undefined;
  try {
    await killRestore(copyDir, archive, database.url);
    const refused = await startProduct({ dataDir: copyDir, environment: SHOP });
    expect(await refused.ended()).not.toBe(0);
    expect(refused.output()).toContain('was cut off, so it holds no whole shop');
    expect(await command(copyDir, 'restore', archive)).toContain('Restored the backup of');

    copy = await startProduct({ dataDir: copyDir, environment: SHOP });
    await copy.ready();
    // A backup contains no sessions.
    expect((await answerOf(copy, '/api/admin/session', staff)).slice(0, 3)).toBe('401');
    const staffOfCopy = await signIn(copy);
    const phone = await readPhone(copy);
    expect(sent).toContain(phone);
    expect(sent.indexOf(phone)).toBeLessThan(sent.length - 1);
    expect(await savePhone(original, staff, phone)).toBe(200);
    const paths = await addressesOf(original, pictureUrl);
    expect(paths).toHaveLength(REQUESTS);
    const differing: string[] = [];
    for (const path of paths) {
      const [before, after] = await Promise.all([
        answerOf(original, path, staff),
        answerOf(copy, path, staffOfCopy),
      ]);
      if (before !== after || !/^(200|400|422) /.test(before)) {
        differing.push(`${path}: ${before.slice(0, 80)} / ${after.slice(0, 80)}`);
      }
    }
    expect(differing).toEqual([]);
  } finally {
    await copy?.kill();
    await database.stopIfUnused();
  }
});
