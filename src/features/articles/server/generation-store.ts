// All SQL of drafts that were asked for.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Transaction } from 'kysely';

export type GenerationTables = {
  article_generation: {
    key: string;
    account_id: string;
    asked_at: Date;
    asked: ColumnType<unknown, string, never>;
    result: ColumnType<unknown, null, string>;
    is_failed: ColumnType<boolean, boolean | undefined>;
  };
};

type Db = Kysely<GenerationTables>;
type Tx = Transaction<GenerationTables>;

/** Key of the advisory lock under which asking is counted, one at a time. */
const ASKING_LOCK = 4_107_303;

export async function lockAsking(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ASKING_LOCK})`.execute(tx);
}

export function findGeneration(tx: Tx, key: string) {
  return tx.selectFrom('article_generation').selectAll().where('key', '=', key).executeTakeFirst();
}

/** When an account asked since then, oldest first. */
export async function listAskedSince(tx: Tx, accountId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('article_generation')
    .select('asked_at')
    .where('account_id', '=', accountId)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ asked_at }) => asked_at);
}

/** Begins one, or begins again one that failed or was left behind. */
export async function beginGeneration(
  tx: Tx,
  { key, accountId, asked, now }: { key: string; accountId: string; asked: object; now: Date },
): Promise<void> {
  await tx
    .insertInto('article_generation')
    .values({ key, account_id: accountId, asked_at: now, asked: JSON.stringify(asked), result: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ asked_at: now, is_failed: false }))
    .execute();
}

/** Ends one with what was written, or with nothing. */
export async function endGeneration(db: Db, key: string, result: object | undefined): Promise<void> {
  await db
    .updateTable('article_generation')
    .set(result === undefined ? { is_failed: true } : { result: JSON.stringify(result) })
    .where('key', '=', key)
    .execute();
}

export async function removeGenerationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('article_generation').where('asked_at', '<', before).execute();
}
