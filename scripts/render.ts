/**
 * Makes the product pictures in public/tyres: `npm run render`. Pictures whose recipe is unchanged are left alone, so a
 * stopped run goes on where it was; `--threads=N` (default 2), and words pick pictures whose file name contains one.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

import { encodePicture } from './render/encode.ts';
import { readManifest, writeManifest, type Manifest } from './render/manifest.ts';
import { listOrders, recipeOf, type PictureOrder } from './render/orders.ts';

const shipped = new URL('../public', import.meta.url);
const folder = new URL('../public/tyres/', import.meta.url);
const budgetBytes = 6_000_000;

// Lettering is drawn with the repository's own font; fontconfig reads this when the first text is drawn.
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('../assets/fonts/fonts.conf', import.meta.url));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fileOf(path: string): URL {
  return new URL(`.${path}`, `${shipped.href}/`);
}

function isDue(order: PictureOrder, manifest: Manifest): boolean {
  return order.files.some(
    ({ path }) => manifest[path]?.recipe !== recipeOf(order) || !existsSync(fileOf(path)),
  );
}

function pixelsFrom(worker: Worker, order: PictureOrder): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (pixels: Uint8Array) => {
      worker.off('error', reject);
      resolve(pixels);
    });
    worker.postMessage(order, []);
  });
}

/** Takes orders off the shared queue until it is empty. */
async function work(queue: PictureOrder[], manifest: Manifest): Promise<void> {
  const worker = new Worker(new URL('./render/worker.ts', import.meta.url));
  try {
    for (let order = queue.shift(); order !== undefined; order = queue.shift()) {
      const startedMs = Date.now();
      const pixels = await pixelsFrom(worker, order);
      for (const ordered of order.files) {
        const file = await encodePicture(pixels, order, ordered);
        await writeFile(fileOf(ordered.path), file);
        manifest[ordered.path] = { recipe: recipeOf(order), bytes: file.length };
      }
      writeManifest(folder, manifest);
      const bytes = order.files.map(({ path }) => manifest[path]?.bytes).join(' + ');
      say(
        `${order.name}  ${bytes} bytes  ${((Date.now() - startedMs) / 1000).toFixed(1)} s  ${queue.length} left`,
      );
    }
  } finally {
    await worker.terminate();
  }
}

/** Deletes files without an order and returns the manifest of the others. */
async function withoutStrays(orders: readonly PictureOrder[], manifest: Manifest): Promise<Manifest> {
  const wanted = new Set(orders.flatMap(({ files }) => files.map(({ path }) => path)));
  const found = (await readdir(folder, { recursive: true })).map((name) => `/tyres/${name}`);
  const strays = found.filter((path) => /\.(webp|avif|jpg)$/.test(path) && !wanted.has(path));
  for (const path of strays) await unlink(fileOf(path));
  return Object.fromEntries(Object.entries(manifest).filter(([path]) => wanted.has(path)));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { threads: { type: 'string', default: '2' } },
    allowPositionals: true,
  });
  await mkdir(new URL('wide/', folder), { recursive: true });
  const orders = listOrders();
  const manifest = await withoutStrays(orders, readManifest(folder));
  const isPicked = ({ name }: PictureOrder): boolean =>
    positionals.length === 0 || positionals.some((word) => name.includes(word));
  const queue = orders.filter((order) => isPicked(order) && isDue(order, manifest));
  say(`${queue.length} of ${orders.length} pictures to take`);
  const threads = Math.max(1, Math.min(Number(values.threads) || 1, queue.length));
  await Promise.all(Array.from({ length: threads }, () => work(queue, manifest)));
  writeManifest(folder, manifest);
  const bytes = Object.values(manifest).reduce((sum, picture) => sum + picture.bytes, 0);
  say(`${Object.keys(manifest).length} pictures, ${bytes} of at most ${budgetBytes} bytes`);
  if (bytes > budgetBytes) process.exitCode = 1;
}

await main();
