// Runs the product: listens first, gets the database ready, works until it is told to stop, and then leaves in order.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Problem, unavailable } from '../platform/contract/problem.ts';
import { httpMessages } from '../platform/server/http/messages.ts';
import { DEV_MAILS_PATH } from '../platform/server/mail/dev-mails.ts';
import type { Settings } from '../platform/server/settings.ts';
import { readBuiltAssets } from './assets.ts';
import { createContext } from './context.ts';
import type { Context } from './context.ts';
import { DEV_SCRIPT } from './dev-reload.ts';
import { createFeatures } from './features.ts';
import type { Features } from './features.ts';
import { createApp } from './server.ts';
import { readVersion } from './version.ts';

/** Requests under way get this long before the process leaves without them. */
const STOP_WITHIN_MS = 10_000;
const RETRY_MS = 1_000;

export interface RunOptions {
  /** Folder of the product. */
  root: string;
  settings: Settings;
}

export async function runServer({ root, settings }: RunOptions): Promise<void> {
  const context = createContext({ root, settings });
  const features = createFeatures(context.platform);
  const { log } = context.platform;
  const state = { isPrepared: false };
  const app = await createApp({
    platform: context.platform,
    features: features.all,
    frame: features.frame,
    authenticate: features.authenticate,
    cache: context.cache,
    assets: readBuiltAssets(resolve(root, 'dist/site'), settings.isDevelopment ? DEV_SCRIPT : undefined),
    folders: {
      built: resolve(root, 'dist/site'),
      shipped: resolve(root, 'public'),
      fonts: resolve(root, 'assets/fonts'),
    },
    version: readVersion(root),
    isDevelopment: settings.isDevelopment,
    whenReady: async () => {
      if (!context.database.isReady()) throw unavailable('database.starting', httpMessages.unavailable);
    },
    readiness: async () => readiness(context, state.isPrepared),
  });
  onStopSignals(async () => {
    await app.close();
    await context.queue.stop();
    context.platform.mail.close();
    await context.database.close();
  }, context);

  if (settings.processRole !== 'worker') {
    await app.listen({ port: settings.port, host: settings.host });
    process.stdout.write(
      `Kaarto is at ${settings.publicUrl}, the back office at ${settings.publicUrl}/admin\n`,
    );
    if (settings.isDevelopment) process.stdout.write(`Mails are at ${settings.publicUrl}${DEV_MAILS_PATH}\n`);
  }
  await prepare(context, features, resolve(root, 'demo'));
  state.isPrepared = true;
  context.cache.dropAll();
  log.info('ready');
}

async function prepare(
  { database, queue }: Context,
  features: Features,
  demonstrationFolder: string,
): Promise<void> {
  await database.ready();
  await startQueue(queue, features);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await database.runAsJob(() => features.prepare(say, demonstrationFolder));
}

/** The database may go away again just now: then it is waited for once more. */
async function startQueue(queue: Context['queue'], features: Features): Promise<void> {
  const jobs = features.all.flatMap((feature) => feature.jobs ?? []);
  for (;;) {
    try {
      return await queue.start(jobs);
    } catch (error) {
      if (!(error instanceof Problem && error.status === 503)) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function readiness({ database }: Context, isPrepared: boolean) {
  const { isReachable, isMigrated } = await database.health();
  const waitingFor = [
    ...(isReachable ? [] : ['database']),
    ...(isMigrated ? [] : ['migrations']),
    ...(isPrepared ? [] : ['demonstration-data']),
  ];
  return { isReady: waitingFor.length === 0, waitingFor };
}

function onStopSignals(stop: () => Promise<void>, { platform: { log } }: Context): void {
  let isStopping = false;
  const leave = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code || 1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leave(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      leave(1);
    });
  }
}
