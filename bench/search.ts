// Searches and suggestions over 100 000 products; every URL is requested once. Texts that mean the same share their suggestions.
import { z } from 'zod';

import { load } from './load.ts';
import type { RunningProduct } from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';
import { startReference, fetchBytes } from './serving.ts';

const CONNECTIONS = 16;
const SECONDS = 8;

export async function measureSearch(product: RunningProduct): Promise<void> {
  const { bySize, wide, typed } = await searchesOf(product.url);
  await measure(product, 'search by size with filters and facets, not in memory', bySize, 15);
  await measure(product, 'wide search with facets, not in memory', wide, 100);
  await measure(product, 'suggestions', typed, 3);
}

/** Paths and queries; no list has one twice. */
export async function searchesOf(url: string): Promise<Record<'bySize' | 'wide' | 'typed', string[]>> {
  const sizes = await readSizes(url);
  const bySize = distinct((turn) => {
    const size = sizes[turn % sizes.length] ?? '';
    const round = Math.floor(turn / sizes.length);
    const prices = `minPrice=${20 + (round % 400) / 4}&maxPrice=${500 + Math.floor(round / 400)}`;
    return `/api/tires?q=${encodeURIComponent(size)}&winterType=friction&inStock=true&${prices}`;
  });
  const wide = distinct(
    (turn) =>
      `/api/tires?type=${turn % 2 ? 'winter' : 'summer'}&wetGrip=A,B&minPrice=${20 + (turn % 4000) / 20}&maxPrice=${400 + Math.floor(turn / 4000)}`,
  );
  const typed = typedTexts(sizes).map((text) => `/api/tires/suggestions?q=${encodeURIComponent(text)}`);
  return { bySize, wide, typed };
}

async function measure(
  product: RunningProduct,
  what: string,
  paths: readonly string[],
  targetMs: number,
): Promise<void> {
  if (new Set(paths).size < paths.length) throw new Error(`${what}: an address stands twice`);
  const urls = paths.map((path) => `${product.url}${path}`);
  await load({ urls: urls.slice(0, 50), connections: 4, seconds: 1 });
  const result = await load({
    urls: urls.slice(50),
    connections: CONNECTIONS,
    seconds: SECONDS,
    isEachOnce: true,
  });
  const reference = await startReference(await fetchBytes(urls[0] ?? ''));
  const alone = await load({ urls: [reference.url], connections: CONNECTIONS, seconds: SECONDS / 2 });
  reference.process.disconnect();
  if (result.failures > 0) throw new Error(`${what}: ${result.failures} of ${result.total} failed`);
  report({
    what: `${what}, ${CONNECTIONS} connections, ${perSecond(result.requestsPerSecond)}, p50 ${milliseconds(result.p50Ms)}`,
    ours: `p99 ${milliseconds(result.p99Ms)}`,
    reference: `node:http sending one such answer ${milliseconds(alone.p99Ms)}`,
    ratio: result.p99Ms / alone.p99Ms,
    target: `≤ ${targetMs} ms`,
    isMet: result.p99Ms <= targetMs,
  });
}

const ADDRESSES = 60_000;

function distinct(make: (turn: number) => string): string[] {
  return Array.from({ length: ADDRESSES }, (_, turn) => make(turn));
}

const TYPED_WORDS = [
  '',
  'nok',
  'michelin',
  'kitka',
  'nasta',
  'kesä',
  'talvi',
  'hakka',
  'conti',
  'x-ice',
  'suv',
];
const SIZE_MARKS = ['/', '-', ' ', '.'];

/** What is in the box while people type: beginnings of sizes as they write them, alone and after a word; each once, well mixed. */
function typedTexts(sizes: readonly string[]): string[] {
  const beginnings = new Set(
    sizes.flatMap((size) =>
      SIZE_MARKS.flatMap((mark) =>
        Array.from({ length: size.length - 1 }, (_, cut) => size.slice(0, cut + 2).replace('/', mark)),
      ),
    ),
  );
  const texts = [...beginnings].flatMap((size) =>
    TYPED_WORDS.flatMap((word) => [`${word} ${size}`.trim(), `${size} ${word}`.trim()]),
  );
  const distinctTexts = [...new Set(texts)];
  const step = 7919;
  return distinctTexts
    .map((text, turn) => ({ text, rank: (turn * step) % distinctTexts.length }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => text)
    .slice(0, ADDRESSES);
}

const sizesSchema = z.array(z.object({ size: z.object({ fullSize: z.string() }) }));

async function readSizes(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/tires/sizes`);
  const sizes = sizesSchema.parse(await answer.json()).map(({ size }) => size.fullSize);
  return [...new Set(sizes)];
}
