// Runs the product: listens first, prepares the database, works until a signal stops it, then shuts down in order.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Problem, unavailable } from '../platform/contract/problem.ts';
import { startHeartbeat } from '../platform/server/heartbeats.ts';
import { httpMessages } from '../platform/server/http/messages.ts';
import { DEV_MAILS_PATH } from '../platform/server/mail/dev-mails.ts';
import type { Settings } from '../platform/server/settings.ts';
import { readBuiltAssets } from './assets.ts';
import { createContext, type Context } from './context.ts';
import { DEV_SCRIPT } from './dev-reload.ts';
import { createFeatures, type Features } from './features.ts';
import { READY_MESSAGE } from './run-processes.ts';
import { createApp } from './server.ts';
import { collectStartGarbage } from './start-garbage.ts';

/** Requests in progress get this long to finish before the process exits anyway. */
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
  const state = { isPrepared: false, isStopping: false, stopHeartbeat: async () => {} };
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
    state.isStopping = true;
    if (settings.processRole !== 'worker') await sleep(settings.drainSeconds * 1_000);
    await app.close();
    await leaveCluster();
    await context.queue.stop();
    await state.stopHeartbeat();
    context.platform.mail.close();
    await context.database.close();
  }, context);

  const listen = async () => {
    if (settings.processRole === 'worker') return;
    await app.listen({ port: settings.port, host: settings.host });
    printAddresses(settings);
  };
  // Other processes already serve requests on this port, so this one listens only once it is ready.
  const isAdditionalProcess = cluster.worker !== undefined && cluster.worker.id > 1;
  if (!isAdditionalProcess) await listen();
  await prepare(context, features, resolve(root, 'demo'));
  // Before anybody is answered, so that nobody waits for it.
  collectStartGarbage();
  state.isPrepared = true;
  state.stopHeartbeat = startHeartbeat({ ...context.platform, role: settings.processRole });
  context.cache.dropAll();
  if (isAdditionalProcess) await listen();
  log.info('ready');
  process.send?.(READY_MESSAGE);
  if (settings.processRole !== 'worker') for (const { onReady } of features.all) onReady?.();
}

/**
 * Waits until the parent knows that this process takes no connections any more: one that it has passed on meanwhile goes to another
 * process, and is not reset by this one's exit.
 */
async function leaveCluster(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = once(worker, 'disconnect');
  worker.disconnect();
  await left;
}

/** Only the first process prints them. */
function printAddresses({ publicUrl, isDevelopment }: Settings): void {
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
  const printLine = (line: string) => process.stdout.write(`${line}\n`);
  await database.runAsJob(() => features.prepare(printLine, demonstrationFolder));
}

/** Retries while the database is unavailable: the connection may drop again after `ready()`. */
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

async function readiness({ database }: Context, state: { isPrepared: boolean; isStopping: boolean }) {
  if (state.isStopping) return { isReady: false, waitingFor: ['stopping'] };
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
  const stopAndExit = (code: number) => {
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopAndExit(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      stopAndExit(1);
    });
  }
}
