// The database of a product's data folder from outside it, for filling and for references.
import type { Kysely } from 'kysely';
import { pino } from 'pino';

import { startDatabase } from '../src/platform/server/db/connect.ts';
import { migrationsFolder } from '../test/database.ts';

/** Runs `work` over the embedded database of `dataDir`, whether or not a product has it open. */
export async function withDatabaseOf<Result>(
  dataDir: string,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const database = startDatabase({
    settings: { dataDir, databaseUrl: undefined },
    log: pino({ level: 'silent' }),
    migrations: migrationsFolder,
  });
  try {
    await database.ready();
    return await work(database.kysely);
  } finally {
    await database.close();
  }
}
