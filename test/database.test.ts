import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { testDatabase } from './database.ts';

test('each test database is a migrated copy of its own', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  try {
    await sql`insert into platform_secret (name, value) values ('a', 'b')`.execute(one.db);
    const { rows } = await sql<{ count: number }>`select count(*) as count from platform_secret`.execute(
      other.db,
    );
    expect(rows).toEqual([{ count: 0 }]);
    const { rows: queues } = await sql`select from pg_namespace where nspname = 'jobs'`.execute(one.db);
    expect(queues).toHaveLength(1);
  } finally {
    await one.close();
    await other.close();
  }
});
