// Runs the built product for a journey as an operator would: its own process, port and data folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, inject } from 'vitest';

import { copyShop } from '../opened-shops.ts';
import { ADMIN, startProduct, type ProductProcess } from '../product-process.ts';

export { ADMIN };

export interface Product {
  /** 'http://localhost:<port>'. */
  readonly url: string;
  readonly dataDir: string;
}

/** The product with the demonstration shop that runs for all files that change nothing which another one reads. */
export function sharedProduct(): Pick<Product, 'url'> {
  return { url: inject('sharedShop') };
}

/** Registers the hooks of the calling test file: one product for all its tests, with the demonstration shop, or an empty one without `DEMO_DATA`. */
export function withProduct(environment: Readonly<Record<string, string>> = {}): Product {
  let dataDir = '';
  let running: ProductProcess | undefined;
  const get = () => {
    if (!running) throw new Error('The product runs only inside a test');
    return running;
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kaarto-journey-'));
    await copyShop(inject(environment['DEMO_DATA'] === 'false' ? 'openedEmptyShop' : 'openedShop'), dataDir);
    running = await startProduct({ dataDir, environment });
    await running.ready();
  });
  afterAll(async () => {
    await running?.stop();
    if (dataDir !== '') await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return get().url;
    },
    get dataDir() {
      return dataDir;
    },
  };
}
