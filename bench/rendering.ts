// Pages that are not cached, rendered one after the other, compared with React alone writing the same tree of
// components.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { load } from './load.ts';
import { startProduct, type RunningProduct } from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';

const CONNECTIONS = 8;
const SECONDS = 5;
/** What browsers take: without it nothing would be compressed. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const ADDRESSES = 20_000;
const RATIO = 0.8;
const MAX_WAIT_MS = 60_000;
const figuresSchema = z.object({
  pages: z.number(),
  /** Processor time for each page: of React, of the thread it runs on, of all threads. */
  reactMs: z.number().positive(),
  threadMs: z.number().positive(),
  processMs: z.number().positive(),
  /** React alone writing the last page's tree, head apart. */
  alone: z.object({ perSecond: z.number().positive(), processorMs: z.number().positive() }),
});

/** `dataDir` is of a product that has been started before and runs no more. */
export async function measureRendering(dataDir: string): Promise<void> {
  const file = join(dataDir, 'rendering-figures.json');
  const watch = new URL('./rendering-watch.ts', import.meta.url).href;
  const product = await startProduct(dataDir, {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${watch}`,
    RENDERING_FIGURES: file,
  });
  try {
    await measurePages(product, file);
  } finally {
    await product.stop();
  }
}

async function measurePages(product: RunningProduct, file: string): Promise<void> {
  // A lowest price below every price: each address is made on its own, and all are the same page.
  const urls = Array.from(
    { length: ADDRESSES },
    (_each, turn) => `${product.url}/renkaat?minPrice=${(turn / 10_000).toFixed(4)}`,
  );
  const html = await (await fetch(urls[0] ?? '')).text();
  const warmUp = await load({
    urls: urls.slice(1, 500),
    connections: CONNECTIONS,
    seconds: SECONDS,
    isEachOnce: true,
    headers: HEADERS,
  });
  await figuresOf(product, file);
  const ours = await load({
    urls: urls.slice(500),
    connections: CONNECTIONS,
    seconds: SECONDS,
    isEachOnce: true,
    headers: HEADERS,
  });
  const failures = warmUp.failures + ours.failures;
  if (failures > 0) throw new Error(`Pages made anew: ${JSON.stringify(ours.statuses)}`);
  reportPages(html.length, ours.requestsPerSecond, await figuresOf(product, file));
}

function reportPages(length: number, ours: number, figures: z.infer<typeof figuresSchema>): void {
  const page = `search page of ${Math.round(length / 1000)} kB made anew`;
  const { alone, reactMs, threadMs, processMs } = figures;
  report({
    what: `${page}: data, rendering, compression, headers, sending`,
    ours: perSecond(ours),
    reference: `renderToString of the same tree ${perSecond(alone.perSecond)}`,
    ratio: ours / alone.perSecond,
    target: `≥ ${RATIO}`,
    isMet: ours / alone.perSecond >= RATIO,
  });
  const ratio = alone.processorMs / reactMs;
  report({
    what: `${page}: processor time of React in the product; all else on its thread ${milliseconds(threadMs - reactMs)}, on others, as compression, ${milliseconds(processMs - threadMs)}`,
    ours: milliseconds(reactMs),
    reference: `renderToString of the same tree ${milliseconds(alone.processorMs)}`,
    ratio,
    target: `≥ ${RATIO}`,
    isMet: ratio >= RATIO,
  });
}

/** What the product has counted since the last request. */
async function figuresOf(product: RunningProduct, file: string): Promise<z.infer<typeof figuresSchema>> {
  await rm(file, { force: true });
  product.process.kill('SIGUSR2');
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += 100) {
    await wait(100);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return figuresSchema.parse(JSON.parse(text));
  }
  throw new Error('The product printed no figures');
}
