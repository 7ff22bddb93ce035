// All SQL of sign-ins that went wrong: those of staff and of customers in one table, told apart by their keys.
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

import { newId } from '../../contract/ids.ts';
import { ACCOUNT_WINDOW_MS, ADDRESS_WINDOW_MS, PAIR_WINDOW_MS } from '../../contract/sign-in-limits.ts';
import type { WrongsByWindow } from '../../contract/sign-in-limits.ts';

export type AttemptTables = {
  sign_in_attempt: { id: string; account_key: Buffer; address: string; at: Date };
};

export interface Attempt {
  accountKey: Buffer;
  address: string;
}

type Db = Kysely<AttemptTables>;
type Tx = Transaction<AttemptTables>;

/** Key of the transaction's advisory lock: one sign-in is counted at a time. */
const COUNTING = 4_105_301;

/**
 * The attempts before this one. Until the transaction ends nobody else is counted, so that attempts made at the
 * same moment see each other. Attempts older than the longest window are forgotten.
 */
export async function countAttempts(
  tx: Tx,
  { accountKey, address }: Attempt,
  now: Date,
): Promise<WrongsByWindow> {
  await sql`select pg_advisory_xact_lock(${COUNTING})`.execute(tx);
  await tx.deleteFrom('sign_in_attempt').where('at', '<=', before(now, ACCOUNT_WINDOW_MS)).execute();
  const wrongs = async (windowMs: number, of: Partial<Attempt>) => {
    const { count, oldest } = await tx
      .selectFrom('sign_in_attempt')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('oldest')])
      .where('at', '>', before(now, windowMs))
      .$if(of.accountKey !== undefined, (query) => query.where('account_key', '=', accountKey))
      .$if(of.address !== undefined, (query) => query.where('address', '=', address))
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  };
  return {
    pair: await wrongs(PAIR_WINDOW_MS, { accountKey, address }),
    address: await wrongs(ADDRESS_WINDOW_MS, { address }),
    account: await wrongs(ACCOUNT_WINDOW_MS, { accountKey }),
  };
}

/** Notes an attempt as wrong until it proves right; returns its id. */
export async function insertAttempt(db: Db, { accountKey, address }: Attempt, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await db.insertInto('sign_in_attempt').values({ id, account_key: accountKey, address, at: now }).execute();
  return id;
}

export async function removeAttempt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', id).execute();
}

/** Forgets what went wrong for this account from this address. */
export async function removeAttempts(db: Db, { accountKey, address }: Attempt): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('account_key', '=', accountKey)
    .where('address', '=', address)
    .execute();
}

function before(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}
