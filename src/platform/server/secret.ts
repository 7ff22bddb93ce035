// The key behind signed links and keyed hashes: the operator's, or one made at the first start and stored with the data.
// After a change of it what was made with a former one still counts: links in emails, and who wished to be left alone.
import { hkdfSync, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Settings } from './settings.ts';

/** Its row in `platform_secret`. */
export const APP_SECRET_NAME = 'app';
/** Begins the names of former ones there, which a backup has brought. */
export const FORMER_SECRET_PREFIX = 'former.';
const KEY_BYTES = 32;

/** Keys derived from the one secret: a mark or hash made for one purpose reveals nothing for another. */
export interface Keys {
  /** 32 bytes; the same for the same purpose in every process. Needs the database at its first call. */
  keyFor: (purpose: string) => Promise<Buffer>;
  /** For reading what was made earlier: the same key, then those of former secrets. */
  keysFor: (purpose: string) => Promise<readonly [Buffer, ...Buffer[]]>;
}

/** The first makes; all of them read. */
export type AppSecrets = readonly [string, ...string[]];

/** `load` gives the secrets; it is called until it has succeeded once. */
export function createKeys(load: () => Promise<AppSecrets>): Keys {
  let secrets: AppSecrets | undefined;
  const known = new Map<string, readonly [Buffer, ...Buffer[]]>();

  async function keysFor(purpose: string): Promise<readonly [Buffer, ...Buffer[]]> {
    const before = known.get(purpose);
    if (before) return before;
    secrets ??= await load();
    const [current, ...former] = secrets;
    const keys = [keyOf(current, purpose), ...former.map((secret) => keyOf(secret, purpose))] as const;
    known.set(purpose, keys);
    return keys;
  }

  return { keysFor, keyFor: async (purpose) => (await keysFor(purpose))[0] };
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** What the operator has set. */
export interface ConfiguredSecrets {
  current: string | undefined;
  former: readonly string[];
}

export function configuredSecrets({
  appSecret,
  formerAppSecrets,
}: Pick<Settings, 'appSecret' | 'formerAppSecrets'>): ConfiguredSecrets {
  return { current: appSecret, former: formerAppSecrets };
}

/** Each of at least 32 characters; the same in every process and after every restart. */
export async function loadAppSecrets(
  db: Kysely<unknown>,
  { current, former }: ConfiguredSecrets,
): Promise<AppSecrets> {
  const secrets = db.$extendTables<{ platformSecret: { name: string; value: string } }>();
  if (current === undefined) {
    await secrets
      .insertInto('platformSecret')
      .values({ name: APP_SECRET_NAME, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // A stored key was in use before the operator set one, or comes from a backup.
  const stored = await secrets
    .selectFrom('platformSecret')
    .select('value')
    .where((row) =>
      row.or([row('name', '=', APP_SECRET_NAME), row('name', 'like', `${FORMER_SECRET_PREFIX}%`)]),
    )
    .orderBy('name')
    .execute();
  const [first, ...others] = new Set([
    ...(current === undefined ? [] : [current]),
    ...stored.map(({ value }) => value),
    ...former,
  ]);
  if (first === undefined) throw new Error('No secret was stored');
  return [first, ...others];
}
