// Short messages between the processes on one database, over LISTEN and NOTIFY on a connection of their own.
// A process that was cut off cannot know what it missed and is told so.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

import { isConnectionLost } from './errors.ts';

/** What a listener is given: the message's data, or that messages may have been missed. */
export type Notice = { kind: 'notice'; data: unknown } | { kind: 'missed' };

export type NoticeHandler = (notice: Notice) => void;

export interface Notices {
  /**
   * Tells all other processes; this one is not told. Inside a transaction it is sent with its commit. `data` is JSON;
   * when it is longer than PostgreSQL carries, the others are told that they missed something.
   */
  send: <Tables>(topic: string, data: unknown, db: Kysely<Tables>) => Promise<void>;
  /** Hears a topic from now on; returns the function that ends it. Handlers must not throw. */
  listen: (topic: string, handler: NoticeHandler) => () => void;
  close: () => Promise<void>;
}

const CHANNEL = 'kaarto';
/** PostgreSQL takes less than 8000 bytes. */
const PAYLOAD_MAX_BYTES = 7_900;
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
const RECONNECT_MIN_MS = 100;
const RECONNECT_MAX_MS = 2_000;

const messageSchema = z.object({
  from: z.string(),
  topic: z.string(),
  data: z.unknown(),
  isCut: z.boolean().optional(),
});

export interface NoticesOptions {
  /** Connection string; asked again at each attempt. Rejects while there is none. */
  url: () => Promise<string>;
  log: Logger;
}

/** Starts listening; it connects, and connects again, by itself. */
export function startNotices({ url, log }: NoticesOptions): Notices {
  const from = randomUUID();
  const handlers = new Map<string, Set<NoticeHandler>>();
  const stopping = new AbortController();

  function deliver(topic: string, notice: Notice): void {
    for (const handler of handlers.get(topic) ?? []) handler(notice);
  }

  function receive(payload: string): void {
    const message = messageSchema.parse(JSON.parse(payload));
    if (message.from === from) return;
    deliver(message.topic, message.isCut ? { kind: 'missed' } : { kind: 'notice', data: message.data });
  }

  const running = keepListening({
    url,
    log,
    signal: stopping.signal,
    onPayload: receive,
    onConnected: () => {
      for (const topic of handlers.keys()) deliver(topic, { kind: 'missed' });
    },
  });

  return {
    send: async (topic, data, db) => {
      const whole = JSON.stringify({ from, topic, data });
      const isCut = Buffer.byteLength(whole) > PAYLOAD_MAX_BYTES;
      const payload = isCut ? JSON.stringify({ from, topic, isCut }) : whole;
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    },
    listen: (topic, handler) => {
      const listeners = handlers.get(topic) ?? new Set();
      handlers.set(topic, listeners.add(handler));
      return () => void listeners.delete(handler);
    },
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}

interface ListenOptions extends NoticesOptions {
  signal: AbortSignal;
  onPayload: (payload: string) => void;
  onConnected: () => void;
}

async function keepListening(options: ListenOptions): Promise<void> {
  const { signal, log } = options;
  let delayMs = RECONNECT_MIN_MS;
  while (!signal.aborted) {
    try {
      await listenUntilLost(options, () => {
        delayMs = RECONNECT_MIN_MS;
      });
    } catch (error) {
      if (signal.aborted) return;
      if (isConnectionLost(error)) log.debug({ err: error }, 'notices connection lost');
      else log.warn({ err: error }, 'notices connection failed');
    }
    await sleep(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
    delayMs = Math.min(delayMs * 2, RECONNECT_MAX_MS);
  }
}

/** Returns when aborted, throws when the connection is lost or silent. */
async function listenUntilLost(options: ListenOptions, onReset: () => void): Promise<void> {
  const { signal, onPayload, onConnected } = options;
  const client = new Client({
    connectionString: await options.url(),
    application_name: 'kaarto notices',
    connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    keepAlive: true,
  });
  const lost = new Promise<Error>((resolve) => {
    client.once('error', resolve).once('end', () => resolve(new Error('Connection terminated')));
  });
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onReset();
    onConnected();
    while (!signal.aborted) {
      const beat = sleep(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
      const error = await Promise.race([lost, beat]);
      if (error) throw error;
      if (!signal.aborted) await client.query('select 1');
    }
  } finally {
    client.on('error', () => undefined);
    await Promise.race([client.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
  }
}
