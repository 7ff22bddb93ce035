// Short messages between the processes on one database. A process that was disconnected is notified that it
// may have missed some.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

import { listen } from './listen.ts';
import type { SqlRunner } from './transaction.ts';

/** What a listener is given: the message's data, or that messages may have been missed. */
export type Notice = { kind: 'notice'; data: unknown } | { kind: 'missed' };

export type NoticeHandler = (notice: Notice) => void;

export interface NoticesOptions {
  url: () => Promise<string>;
  log: Logger;
  onLost?: (error: unknown) => void;
  onConnected?: () => void;
}

const CHANNEL = 'kaarto';
/** PostgreSQL takes less than 8000 bytes. */
const PAYLOAD_MAX_BYTES = 7_900;
/** A process sends this to itself to find out whether it receives notifications. */
const HEARING_TOPIC = 'hearing';
const HEARING_WITHIN_MS = 5_000;

const messageSchema = z.object({
  from: z.string(),
  topic: z.string(),
  data: z.unknown().optional(),
  isCut: z.boolean().optional(),
});

/** Starts listening; it connects, and connects again, by itself. */
export function startNotices({ url, log, onLost, onConnected }: NoticesOptions) {
  const from = randomUUID();
  const handlers = new Map<string, Set<NoticeHandler>>();

  function deliver(topic: string, notice: Notice): void {
    for (const handler of handlers.get(topic) ?? []) handler(notice);
  }

  let hears = (): void => undefined;
  let saying = Promise.resolve();

  /** A transaction pooler accepts LISTEN and then delivers nothing. */
  async function checkHearing(): Promise<void> {
    const received = new Promise<true>((resolve) => {
      hears = () => resolve(true);
    });
    try {
      saying = sayToAll(await url(), JSON.stringify({ from, topic: HEARING_TOPIC }));
      await saying;
      if (await Promise.race([received, sleep(HEARING_WITHIN_MS, false, { ref: false })])) return;
      log.error(
        'No notification of the database arrives: a pooler in DATABASE_URL that keeps no sessions? Changes reach other processes late. Let it keep sessions (PgBouncer: pool_mode = session).',
      );
    } catch (error) {
      log.debug({ err: error }, 'not found out whether notifications arrive');
    }
  }

  const close = listen({
    channel: CHANNEL,
    url,
    log,
    onLost,
    onPayload: (payload) => {
      const message = readMessage(payload);
      if (message?.from === from && message.topic === HEARING_TOPIC) hears();
      if (!message || message.from === from) return;
      deliver(message.topic, message.isCut ? { kind: 'missed' } : { kind: 'notice', data: message.data });
    },
    onConnected: () => {
      onConnected?.();
      void checkHearing();
      for (const topic of handlers.keys()) deliver(topic, { kind: 'missed' });
    },
  });

  return {
    /**
     * Notifies all other processes, not this one. Inside a transaction it is sent with its commit. `data` is JSON; when it is
     * longer than PostgreSQL allows, the others learn that they missed something.
     */
    send: async (topic: string, data: unknown, db: SqlRunner) => {
      const whole = JSON.stringify({ from, topic, data });
      const isCut = Buffer.byteLength(whole) > PAYLOAD_MAX_BYTES;
      const payload = isCut ? JSON.stringify({ from, topic, isCut }) : whole;
      await db.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [CHANNEL, payload]));
    },
    /** Subscribes to a topic; returns the function that ends it. Handlers must not throw. */
    listen: (topic: string, handler: NoticeHandler) => {
      const listeners = handlers.get(topic) ?? new Set();
      handlers.set(topic, listeners.add(handler));
      return () => void listeners.delete(handler);
    },
    close: async () => {
      await close();
      await saying.catch(() => undefined);
    },
  };
}

export type Notices = ReturnType<typeof startNotices>;

/** On a separate connection, as another process does. */
async function sayToAll(connectionString: string, payload: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: HEARING_WITHIN_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  } finally {
    await client.end();
  }
}

/** Anybody with access to the database may notify the channel; other messages are ignored. */
function readMessage(payload: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
