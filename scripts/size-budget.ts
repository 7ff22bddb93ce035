// Weighs the built browser files against the budgets of docs/decisions/0003: what a visitor loads before and at first touch.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const SITE = join(root, 'dist/site');

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.output<typeof manifestSchema>;

export interface Weight {
  what: string;
  bytes: number;
  limitBytes: number;
}

const ENTRY = 'src/app/site/entry.ts';
const HYDRATION = 'src/platform/browser/hydrate.ts';
/** What is loaded before the day is seen. */
const FIRST_SCREEN = ['src/app/admin/entry.tsx', 'src/features/today/admin/today-page.tsx'];
const SEARCH_ISLAND = /^src\/features\/catalogue\/site\/search[a-z-]*\.island\.tsx$/;
const KB = 1000;
const ENTRY_LIMIT_BYTES = 3 * KB;
/** The home page's 38 kB less 14 kB of HTML and the script; an e2e test measures the total. */
const STYLES_LIMIT_BYTES = 21 * KB;
const ISLAND_LIMIT_BYTES = 50 * KB;
const FIRST_SCREEN_LIMIT_BYTES = 150 * KB;
const FONT_LIMIT_BYTES = 50 * KB;

/** Weighs dist/, which must be built. */
export async function weighBuild(): Promise<Weight[]> {
  const manifest = await readManifest('site-manifest.json');
  const backOffice = await readManifest('admin-manifest.json');
  const react = filesOf(manifest, HYDRATION);
  const islands = Object.keys(manifest).filter((key) => SEARCH_ISLAND.test(key));
  return [
    {
      what: 'script before anything is touched, brotli',
      bytes: await brotli(filesOf(manifest, ENTRY)),
      limitBytes: ENTRY_LIMIT_BYTES,
    },
    {
      what: 'styles of the site, brotli',
      bytes: await brotli(stylesOf(manifest)),
      limitBytes: STYLES_LIMIT_BYTES,
    },
    ...(await Promise.all(
      islands.map(async (island) => ({
        what: `${island.split('/').at(-1)} without React, gzip`,
        bytes: await gzip([...filesOf(manifest, island)].filter((file) => !react.has(file))),
        limitBytes: ISLAND_LIMIT_BYTES,
      })),
    )),
    {
      what: 'back office up to its first screen, gzip',
      bytes: await gzip(new Set(FIRST_SCREEN.flatMap((key) => [...filesOf(backOffice, key)]))),
      limitBytes: FIRST_SCREEN_LIMIT_BYTES,
    },
    { what: 'fonts', bytes: await fontBytes(), limitBytes: FONT_LIMIT_BYTES },
  ];
}

async function readManifest(name: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(SITE, name), 'utf8')));
}

/** The script files that come with a module at once: its own and what it imports statically. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, seen);
  return seen;
}

function stylesOf(manifest: Manifest): string[] {
  return Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
}

async function brotli(files: Iterable<string>): Promise<number> {
  return sumOf(
    files,
    (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  );
}

async function gzip(files: Iterable<string>): Promise<number> {
  return sumOf(files, (bytes) => gzipSync(bytes, { level: 9 }).length);
}

async function sumOf(files: Iterable<string>, weigh: (bytes: Buffer) => number): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => weigh(await readFile(join(SITE, file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function fontBytes(): Promise<number> {
  const entries = await Promise.all(
    [SITE, join(root, 'public')].map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const fonts = entries.flat().filter((entry) => entry.name.endsWith('.woff2'));
  const sizes = await Promise.all(
    fonts.map(async (font) => (await readFile(join(font.parentPath, font.name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = await weighBuild();
  for (const { what, bytes, limitBytes } of weights) {
    const verdict = bytes <= limitBytes ? 'ok' : 'TOO BIG';
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB of ${(limitBytes / KB).toFixed(0)} kB ${verdict}`);
  }
  const isWithin = weights.every(({ bytes, limitBytes }) => bytes > 0 && bytes <= limitBytes);
  process.exitCode = isWithin ? 0 : 1;
}
