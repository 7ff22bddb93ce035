// The key behind signed links and keyed hashes: the operator's, or one made at the first start and kept with the data.
import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

const NAME = 'app';

/** At least 32 characters; the same in every process and after every restart. */
export async function loadAppSecret(db: Kysely<unknown>, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const secrets = db.$extendTables<{ platform_secret: { name: string; value: string } }>();
  await secrets
    .insertInto('platform_secret')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await secrets
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return value;
}
