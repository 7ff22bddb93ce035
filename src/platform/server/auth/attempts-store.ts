// All SQL of failed sign-ins and of networks that have signed in; the keys of staff and customers differ.
import { sql, type ColumnType, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';

import { newId } from '../../contract/ids.ts';
import { lock } from '../db/locks.ts';
import { hasRow } from '../db/rows.ts';
import {
  ACCOUNT_WINDOW_MS,
  ADDRESS_WINDOW_MS,
  KNOWN_NETWORK_MS,
  PAIR_WINDOW_MS,
  type FailedAttempts,
  type FailedAttemptsByWindow,
} from './sign-in-limits.ts';

export type AttemptTables = {
  signInAttempt: {
    id: string;
    accountKey: Buffer;
    address: string;
    at: Date;
    isKnown: ColumnType<boolean, boolean | undefined>;
    networkDigits: ColumnType<string | null, string | null | undefined>;
  };
  /** Networks alone, and devices with theirs: the account's keys differ. */
  signInNetwork: { place: Buffer; accountKey: Buffer; at: Date };
};

export interface Attempt {
  accountKey: Buffer;
  /** What of the address counts. */
  address: string;
  /** The /64 of an IPv6 address, see `networkDigits`. */
  digits: string | undefined;
  /** Hash of account and address together. */
  place: Buffer;
  /** Whether this address has signed in to this account before. */
  isKnown: boolean;
}

type Db = Kysely<AttemptTables>;
type Tx = Transaction<AttemptTables>;

const NONE: FailedAttempts = { count: 0, oldest: null };

/**
 * The attempts before this one. Until the transaction ends nobody else is counted, so that attempts made at the
 * same moment see each other.
 */
export async function countAttempts(
  tx: Tx,
  { accountKey, address, digits, isKnown }: Attempt,
  now: Date,
): Promise<FailedAttemptsByWindow> {
  await lock(tx, 'signIns');
  const wrongs = async (windowMs: number, which: RawBuilder<SqlBool>): Promise<FailedAttempts> => {
    const { count, oldest } = await tx
      .selectFrom('signInAttempt')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('oldest')])
      .where('at', '>', before(now, windowMs))
      .where(which)
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  };
  const network = (length: number): Promise<FailedAttempts> | FailedAttempts =>
    digits === undefined
      ? NONE
      : wrongs(ADDRESS_WINDOW_MS, sql`network_digits like ${`${digits.slice(0, length)}%`}`);
  const sameAddress = sql<SqlBool>`address = ${address}`;
  const sameAccount = sql<SqlBool>`account_key = ${accountKey}`;
  const alike = sql<SqlBool>`${sameAccount} and is_known = ${isKnown}`;
  return {
    pair: await wrongs(PAIR_WINDOW_MS, sql`${sameAccount} and ${sameAddress}`),
    address: await wrongs(ADDRESS_WINDOW_MS, sameAddress),
    home: await network(14),
    site: await network(12),
    account: await wrongs(ACCOUNT_WINDOW_MS, alike),
    accountLately: await wrongs(PAIR_WINDOW_MS, alike),
  };
}

/** Notes an attempt as wrong until it proves right; returns its id. */
export async function insertAttempt(db: Db, attempt: Attempt, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await db
    .insertInto('signInAttempt')
    .values({
      id,
      accountKey: attempt.accountKey,
      address: attempt.address,
      at: now,
      isKnown: attempt.isKnown,
      networkDigits: attempt.digits ?? null,
    })
    .execute();
  return id;
}

export async function removeAttempt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('signInAttempt').where('id', '=', id).execute();
}

/** Forgets what went wrong for this account from this address. */
export async function removeAttempts(db: Db, { accountKey, address }: Attempt): Promise<void> {
  await db
    .deleteFrom('signInAttempt')
    .where('accountKey', '=', accountKey)
    .where('address', '=', address)
    .execute();
}

/** Removes attempts and networks that no longer count for anything. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('signInAttempt').where('at', '<=', before(now, ACCOUNT_WINDOW_MS)).execute();
  await db.deleteFrom('signInNetwork').where('at', '<=', before(now, KNOWN_NETWORK_MS)).execute();
}

export function isKnownNetwork(db: Db, place: Buffer, now: Date): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('signInNetwork')
      .select('place')
      .where('place', '=', place)
      .where('at', '>', before(now, KNOWN_NETWORK_MS)),
  );
}

/** Whether anything that still counts is stored of the account. */
export function hasNetworks(db: Db, accountKey: Buffer, now: Date): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('signInNetwork')
      .select('place')
      .where('accountKey', '=', accountKey)
      .where('at', '>', before(now, KNOWN_NETWORK_MS))
      .limit(1),
  );
}

export async function rememberNetwork(
  db: Db,
  { place, accountKey }: Pick<Attempt, 'place' | 'accountKey'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('signInNetwork')
    .values({ place, accountKey, at: now })
    .onConflict((row) => row.column('place').doUpdateSet({ at: now }))
    .execute();
}

export async function removeNetworks(db: Db, accountKey: Buffer): Promise<void> {
  await db.deleteFrom('signInNetwork').where('accountKey', '=', accountKey).execute();
}

function before(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}
