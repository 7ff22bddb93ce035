// The key behind signed links and keyed hashes: the operator's, or one made at the first start and kept with the data.
import { hkdfSync, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

/** Its row in `platform_secret`. */
export const APP_SECRET_NAME = 'app';
const KEY_BYTES = 32;

/** Keys made from the one secret: a mark or hash made for one purpose says nothing to another. */
export interface Keys {
  /** 32 bytes; the same for the same purpose in every process. Needs the database at its first call. */
  keyFor: (purpose: string) => Promise<Buffer>;
}

/** `load` gives the secret; it is called until it has succeeded once. */
export function createKeys(load: () => Promise<string>): Keys {
  let secret: string | undefined;
  const keys = new Map<string, Buffer>();
  return {
    keyFor: async (purpose) => {
      const known = keys.get(purpose);
      if (known) return known;
      secret ??= await load();
      const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
      keys.set(purpose, key);
      return key;
    },
  };
}

/** At least 32 characters; the same in every process and after every restart. */
export async function loadAppSecret(db: Kysely<unknown>, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const secrets = db.$extendTables<{ platform_secret: { name: string; value: string } }>();
  await secrets
    .insertInto('platform_secret')
    .values({ name: APP_SECRET_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await secrets
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', APP_SECRET_NAME)
    .executeTakeFirstOrThrow();
  return value;
}
