// A shop that has been opened once: every journey starts from a copy of its data folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startProduct } from '../product-process.ts';

let folder = '';

export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-opened-'));
  const product = await startProduct({ dataDir: folder });
  await product.ready();
  await product.stop();
  provide('openedShop', folder);
}

export async function teardown(): Promise<void> {
  if (folder !== '') await rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of the demonstration shop, not running. */
    openedShop: string;
  }
}
