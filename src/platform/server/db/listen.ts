// A dedicated connection that listens to one channel of PostgreSQL and reconnects by itself.
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, escapeIdentifier } from 'pg';
import type { Logger } from 'pino';

import { isConnectionLost } from './errors.ts';

export interface ListenOptions {
  channel: string;
  /** Connection string; called again at each attempt; rejects when there will be none: then nothing is received. */
  url: () => Promise<string>;
  log: Logger;
  onPayload: (payload: string) => void;
  /** Called after every connection made: what was sent before it has been missed. */
  onConnected: () => void;
  onLost?: ((error: unknown) => void) | undefined;
}

const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 5_000;
const RECONNECT_MIN_MS = 100;
const RECONNECT_MAX_MS = 2_000;

/** Listens until the returned function is called; that resolves when the connection is closed. */
export function listen(options: ListenOptions): () => Promise<void> {
  const stopping = new AbortController();
  const running = keepListening(options, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function keepListening(options: ListenOptions, signal: AbortSignal): Promise<void> {
  const { log, onLost } = options;
  const isUrlKnown = options.url().then(
    () => true,
    () => false,
  );
  // The code that opens the database reports why there is none.
  if (!(await isUrlKnown)) return;
  let delayMs = RECONNECT_MIN_MS;
  while (!signal.aborted) {
    try {
      await listenUntilLost(options, signal, () => {
        delayMs = RECONNECT_MIN_MS;
      });
    } catch (error) {
      if (signal.aborted) return;
      log[isConnectionLost(error) ? 'debug' : 'warn']({ err: error }, 'listening connection lost');
      onLost?.(error);
    }
    await pause(delayMs, signal);
    delayMs = Math.min(delayMs * 2, RECONNECT_MAX_MS);
  }
}

/** Returns when aborted, throws when the connection is lost or silent. */
async function listenUntilLost(
  options: ListenOptions,
  signal: AbortSignal,
  onReset: () => void,
): Promise<void> {
  const connectionString = await options.url();
  if (signal.aborted) return;
  const client = new Client({
    connectionString,
    application_name: 'kaarto listen',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  const lost = new Promise<Error>((resolve) => {
    client.on('error', resolve).on('end', () => resolve(new Error('Connection terminated')));
  });
  client.on('notification', ({ payload }) => options.onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${escapeIdentifier(options.channel)}`);
    onReset();
    options.onConnected();
    while (!signal.aborted) {
      const error = await Promise.race([lost, pause(HEARTBEAT_MS, signal)]);
      if (error) throw error;
      if (!signal.aborted) await client.query('select 1');
    }
  } finally {
    await Promise.race([client.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<undefined> {
  return sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
