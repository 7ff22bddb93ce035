// Pages that are not in memory, made anew one after the other, beside React alone writing the same elements.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { load } from './load.ts';
import type { RunningProduct } from './product.ts';
import { perSecond, report } from './report.ts';

const CONNECTIONS = 8;
const SECONDS = 5;
const ADDRESSES = 20_000;
const RATIO = 0.8;
const answerSchema = z.object({ perSecond: z.number() });

export async function measureRendering(product: RunningProduct): Promise<void> {
  // A lowest price below every price: each address is made on its own, and all are the same page.
  const urls = Array.from(
    { length: ADDRESSES },
    (_each, turn) => `${product.url}/renkaat?minPrice=${(turn / 10_000).toFixed(4)}`,
  );
  const html = await (await fetch(urls[0] ?? '')).text();
  await load({ urls: urls.slice(1, 500), connections: CONNECTIONS, seconds: 1 });
  const ours = await load({
    urls: urls.slice(500),
    connections: CONNECTIONS,
    seconds: SECONDS,
    isEachOnce: true,
  });
  if (ours.failures > 0) throw new Error(`Pages made anew: ${JSON.stringify(ours.statuses)}`);
  const alone = await renderAlone(html);
  const ratio = ours.requestsPerSecond / alone;
  report({
    what: `search page of ${Math.round(html.length / 1000)} kB made anew: data, elements, compression, headers`,
    ours: perSecond(ours.requestsPerSecond),
    reference: `renderToString of its elements ${perSecond(alone)}`,
    ratio,
    target: `≥ ${RATIO}`,
    isMet: ratio >= RATIO,
  });
}

/** How often in a second React alone writes the elements of `html`. */
async function renderAlone(html: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-reference-'));
  const file = join(folder, 'page.html');
  await writeFile(file, html);
  const child = fork(fileURLToPath(new URL('./rendering-reference.ts', import.meta.url)), [file], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { perSecond: alone } = answerSchema.parse((await once(child, 'message'))[0]);
  child.disconnect();
  await rm(folder, { recursive: true, force: true });
  return alone;
}
