// Many subscribers of the newsletter at once, as a shop of some years has them.
import type { Kysely } from 'kysely';
import { pino } from 'pino';

import type { SubscriberTables } from '../../src/features/subscribers/server/store.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import { startDatabase } from '../../src/platform/server/db/connect.ts';
import { migrationsFolder } from '../database.ts';

const AT_ONCE = 2_000;

export interface NewSubscriber {
  id: string;
  email: string;
}

/** 'lukija0@example.fi' and so on, subscribed now. */
export async function addSubscribers(anyDb: Kysely<unknown>, count: number): Promise<NewSubscriber[]> {
  const db = anyDb.$extendTables<SubscriberTables>();
  const now = new Date();
  const subscribers = Array.from({ length: count }, (_each, at) => ({
    id: newId(),
    email: `lukija${at}@example.fi`,
  }));
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = subscribers.slice(from, from + AT_ONCE).map(({ id, email }) => ({
      id,
      email,
      emailKey: email,
      status: 'subscribed' as const,
      pendingSince: now,
      subscribedAt: now,
      createdAt: now,
    }));
    await db.insertInto('subscriber').values(rows).execute();
  }
  return subscribers;
}

/** As `addSubscribers`, into the database of a product that runs. */
export async function addSubscribersTo(
  settings: { dataDir: string; databaseUrl: string | undefined },
  count: number,
): Promise<NewSubscriber[]> {
  const database = startDatabase({ settings, log: pino({ level: 'silent' }), migrations: migrationsFolder });
  try {
    await database.ready();
    return await addSubscribers(database.kysely, count);
  } finally {
    await database.close();
  }
}
