// Web and worker processes of the product on one external PostgreSQL 15 behind a round-robin proxy, to be killed at will.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { SmtpSink } from '../builders/smtp-sink.ts';
import { NO_POSTGRES_15, bringPostgres15, startCluster } from '../external/postgres-15.ts';
import { startProduct, type ProductProcess } from '../product-process.ts';
import { NO_NGINX, bringNginx, startProxy } from './nginx.ts';

type Role = 'web' | 'worker';

export interface Many {
  /** Address of the proxy. */
  url: string;
  databaseUrl: string;
  /** Below it are the folders of all processes. */
  folder: string;
  /** kill -9 of `count` processes of a role at once, chosen at random; others take their places before it resolves. */
  kill: (role: Role, count?: number) => Promise<void>;
  /** Stops every process that answers requests in order, one after the other, and starts another in its place. */
  replaceWebs: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ManyOptions {
  webs: number;
  workers: number;
  proxyPort: number;
  sink: SmtpSink;
  environment?: Readonly<Record<string, string>>;
  /** As on separate machines: each process, and each that replaces it, has an empty data folder. */
  haveOwnFolders?: boolean;
}

/** Throws where there is no PostgreSQL 15 or no nginx. */
export async function startMany(options: ManyOptions): Promise<Many> {
  if (!(await bringPostgres15())) throw new Error(NO_POSTGRES_15);
  if (!(await bringNginx())) throw new Error(NO_NGINX);
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-matrix-'));
  const places: Record<Role, ProductProcess[]> = { web: [], worker: [] };

  async function start(role: Role, instead?: ProductProcess): Promise<ProductProcess> {
    const product = await startProduct({
      dataDir: options.haveOwnFolders ? await mkdtemp(join(folder, role)) : folder,
      environment: {
        DATABASE_URL: cluster.url,
        DATABASE_POOL: '5',
        SMTP_URL: `${options.sink.url}?rateLimit=25`,
        MAIL_FROM: 'posti@example.fi',
        DEMO_DATA: 'false',
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '1',
        LOG_LEVEL: 'info',
        PROCESS: role,
        ...(instead && { PORT: new URL(instead.url).port }),
        ...options.environment,
      },
    });
    return instead ? { ...product, url: instead.url } : product;
  }

  async function replace(role: Role, old: ProductProcess): Promise<void> {
    const next = await start(role, old);
    places[role] = places[role].map((one) => (one === old ? next : one));
    await (role === 'web' ? untilReady(next) : next.says(/"msg":"ready"/));
  }

  // The first makes the schema; the others find it.
  places.web.push(await start('web'));
  await places.web[0]?.ready();
  for (let web = 1; web < options.webs; web += 1) places.web.push(await start('web'));
  for (let worker = 0; worker < options.workers; worker += 1) places.worker.push(await start('worker'));
  await Promise.all([
    ...places.web.map((web) => web.ready()),
    ...places.worker.map((worker) => worker.says(/"msg":"ready"/)),
  ]);
  const proxy = await startProxy(
    options.proxyPort,
    places.web.map(({ url }) => url),
  );
  return {
    url: proxy.url,
    databaseUrl: cluster.url,
    folder,
    kill: async (role, count = 1) => {
      const chosen = places[role].toSorted(() => Math.random() - 0.5).slice(0, count);
      await Promise.all(chosen.map((one) => one.kill()));
      await Promise.all(chosen.map((one) => replace(role, one)));
    },
    replaceWebs: async () => {
      for (const old of places.web) {
        await old.stop();
        await replace('web', old);
      }
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all([...places.web, ...places.worker].map((each) => each.kill()));
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** On the port of one that died before. */
async function untilReady(product: ProductProcess): Promise<void> {
  const isReady = () =>
    fetch(`${product.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 600) throw new Error(`The product did not become ready:\n${product.output()}`);
    await wait(100);
  }
}
