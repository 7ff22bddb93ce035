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
export type DatabaseNotification = { kind: 'notification'; data: unknown } | { kind: 'missed' };

export type NotificationHandler = (notification: DatabaseNotification) => void;

export interface NotificationsOptions {
  url: () => Promise<string>;
  log: Logger;
  onLost?: (error: unknown) => void;
  onConnected?: () => void;
}

const CHANNEL = 'kaarto';
/** PostgreSQL takes less than 8000 bytes. */
const PAYLOAD_MAX_BYTES = 7_900;
/** A process sends this to itself to find out whether it receives notifications. */
const SELF_CHECK_TOPIC = 'self-check';
const SELF_CHECK_TIMEOUT_MS = 5_000;

const messageSchema = z.object({
  from: z.string(),
  topic: z.string(),
  data: z.unknown().optional(),
  isCut: z.boolean().optional(),
});

/** Starts listening; it connects, and connects again, by itself. */
export function startNotifications({ url, log, onLost, onConnected }: NotificationsOptions) {
  const from = randomUUID();
  const handlers = new Map<string, Set<NotificationHandler>>();

  function deliver(topic: string, notification: DatabaseNotification): void {
    for (const handler of handlers.get(topic) ?? []) handler(notification);
  }

  let onSelfCheck = (): void => undefined;
  let selfCheck = Promise.resolve();

  /** A transaction pooler accepts LISTEN and then delivers nothing. */
  async function checkDelivery(): Promise<void> {
    const received = new Promise<true>((resolve) => {
      onSelfCheck = () => resolve(true);
    });
    try {
      selfCheck = notifyFromNewConnection(await url(), JSON.stringify({ from, topic: SELF_CHECK_TOPIC }));
      await selfCheck;
      if (await Promise.race([received, sleep(SELF_CHECK_TIMEOUT_MS, false, { ref: false })])) return;
      log.error(
        'No notification of the database arrives: is DATABASE_URL a pooler in transaction mode? Changes reach other processes late. Use session mode (PgBouncer: pool_mode = session).',
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
      if (message?.from === from && message.topic === SELF_CHECK_TOPIC) onSelfCheck();
      if (!message || message.from === from) return;
      const { topic, isCut, data } = message;
      deliver(topic, isCut ? { kind: 'missed' } : { kind: 'notification', data });
    },
    onConnected: () => {
      onConnected?.();
      void checkDelivery();
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
    listen: (topic: string, handler: NotificationHandler) => {
      const listeners = handlers.get(topic) ?? new Set();
      handlers.set(topic, listeners.add(handler));
      return () => void listeners.delete(handler);
    },
    close: async () => {
      await close();
      await selfCheck.catch(() => undefined);
    },
  };
}

export type Notifications = ReturnType<typeof startNotifications>;

/** On a separate connection, as another process does. */
async function notifyFromNewConnection(connectionString: string, payload: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: SELF_CHECK_TIMEOUT_MS });
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
