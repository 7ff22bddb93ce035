import { expect, test } from 'vitest';

import { testDatabase } from '../../../test/database.ts';
import { loadAppSecret } from './secret.ts';

test('a secret is made once and is the same for everybody, unless the operator has set one', async () => {
  const { db, close } = await testDatabase();
  try {
    const secrets = await Promise.all(Array.from({ length: 4 }, () => loadAppSecret(db, undefined)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await loadAppSecret(db, 'set by the operator')).toBe('set by the operator');
    expect(await loadAppSecret(db, undefined)).toBe(secrets[0]);
  } finally {
    await close();
  }
});
