// What the database reports of itself.
import { sql, type Kysely } from 'kysely';

/** Resolves when it has answered. */
export async function pingDatabase(db: Kysely<unknown>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Its version, '18.1', and how large it is. */
export async function findDatabaseFacts(db: Kysely<unknown>): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  // Debian adds its own words: '15.14 (Debian 15.14-0+deb12u1)'.
  return { version: rows[0]?.version.split(' ', 1)[0] ?? '', bytes: rows[0]?.bytes ?? 0 };
}
