// Runs the product: listens first, gets the database ready, works until it is told to stop, and then leaves in order.
import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Problem, unavailable } from '../platform/contract/problem.ts';
import { httpMessages } from '../platform/server/http/messages.ts';
import { DEV_MAILS_PATH } from '../platform/server/mail/dev-mails.ts';
import { showPresence } from '../platform/server/presence.ts';
import type { Settings } from '../platform/server/settings.ts';
import { readBuiltAssets } from './assets.ts';
import { createContext } from './context.ts';
import type { Context } from './context.ts';
import { DEV_SCRIPT } from './dev-reload.ts';
import { createFeatures } from './features.ts';
import type { Features } from './features.ts';
import { READY_WORD } from './run-processes.ts';
import { createApp } from './server.ts';

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
  const state = { isPrepared: false, isLeaving: false, leave: async () => {} };
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
    version: context.platform.version,
    isDevelopment: settings.isDevelopment,
    whenReady: async () => {
      if (!context.database.isReady()) throw unavailable('database.starting', httpMessages.unavailable);
    },
    readiness: async () => readiness(context, state),
  });
  onStopSignals(async () => {
    state.isLeaving = true;
    if (settings.processRole !== 'worker') await sleep(settings.drainSeconds * 1_000);
    await app.close();
    await context.queue.stop();
    await state.leave();
    context.platform.mail.close();
    await context.database.close();
  }, context);

  const listen = async () => {
    if (settings.processRole === 'worker') return;
    await app.listen({ port: settings.port, host: settings.host });
    greet(settings);
  };
  // Where others answer already, one that is not ready would only get in their way.
  const isOneMore = cluster.worker !== undefined && cluster.worker.id > 1;
  if (!isOneMore) await listen();
  await prepare(context, features, resolve(root, 'demo'));
  state.isPrepared = true;
  state.leave = showPresence({ ...context.platform, role: settings.processRole });
  context.cache.dropAll();
  if (isOneMore) await listen();
  log.info('ready');
  process.send?.(READY_WORD);
}

/** Once, however many processes answer there. */
function greet({ publicUrl, isDevelopment }: Settings): void {
  if (cluster.worker && cluster.worker.id > 1) return;
  process.stdout.write(`Kaarto is at ${publicUrl}, the back office at ${publicUrl}/admin\n`);
  if (isDevelopment) process.stdout.write(`Mails are at ${publicUrl}${DEV_MAILS_PATH}\n`);
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

async function readiness({ database }: Context, state: { isPrepared: boolean; isLeaving: boolean }) {
  if (state.isLeaving) return { isReady: false, waitingFor: ['stopping'] };
  const { isReachable, isMigrated } = await database.health();
  const waitingFor = [
    ...(isReachable ? [] : ['database']),
    ...(isMigrated ? [] : ['migrations']),
    ...(state.isPrepared ? [] : ['demonstration-data']),
  ];
  return { isReady: waitingFor.length === 0, waitingFor };
}

function onStopSignals(stop: () => Promise<void>, { platform: { log, settings } }: Context): void {
  let isStopping = false;
  const leave = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code || 1), STOP_WITHIN_MS + settings.drainSeconds * 1_000).unref();
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
