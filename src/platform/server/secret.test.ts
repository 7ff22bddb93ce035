import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { testDatabase } from '../../../test/database.ts';
import { loadAppSecrets } from './secret.ts';

const UNSET = { current: undefined, former: [] };

test('a secret is made once and is the same for everybody, unless the operator has set one', async () => {
  const { db, close } = await testDatabase();
  try {
    const secrets = await Promise.all(Array.from({ length: 4 }, () => loadAppSecrets(db, UNSET)));
    expect(new Set(secrets.map((each) => each.join())).size).toBe(1);
    expect(secrets[0]?.[0].length).toBeGreaterThanOrEqual(32);
    const set = await loadAppSecrets(db, { current: 'set by the operator', former: [] });
    expect(set[0]).toBe('set by the operator');
    expect(await loadAppSecrets(db, UNSET)).toEqual(secrets[0]);
  } finally {
    await close();
  }
});

test('tokens of former secrets are read: the stored, the configured and those of a backup', async () => {
  const { db, close } = await testDatabase();
  try {
    const [stored] = await loadAppSecrets(db, UNSET);
    await sql`insert into platform_secret (name, value) values ('former.1', 'of a backup')`.execute(db);
    expect(await loadAppSecrets(db, { current: 'new', former: ['older', 'oldest', 'new'] })).toEqual([
      'new',
      stored,
      'of a backup',
      'older',
      'oldest',
    ]);
  } finally {
    await close();
  }
});
