// A shop without demonstration data that has been opened once: making a database anew takes half as long again as the start over
// a copy of one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startProduct } from './product-process.ts';

let folder = '';

export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-opened-empty-'));
  const product = await startProduct({ dataDir: folder, environment: { DEMO_DATA: 'false' } });
  await product.ready();
  await product.stop();
  provide('openedEmptyShop', folder);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a shop without products, not running. */
    openedEmptyShop: string;
  }
}
