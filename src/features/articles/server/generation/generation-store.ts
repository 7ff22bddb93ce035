// All SQL of generated drafts.
import type { ColumnType, Kysely, Transaction } from 'kysely';

export type GenerationTables = {
  articleGeneration: {
    key: string;
    accountId: string;
    askedAt: Date;
    asked: ColumnType<unknown, string, never>;
    result: ColumnType<unknown, null, string>;
    isFailed: ColumnType<boolean, boolean | undefined>;
  };
};

type Db = Kysely<GenerationTables>;
type Tx = Transaction<GenerationTables>;

export function findGeneration(tx: Tx, key: string) {
  return tx.selectFrom('articleGeneration').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Begins one, or begins again one that failed or was left behind. */
export async function beginGeneration(
  tx: Tx,
  { key, accountId, order, now }: { key: string; accountId: string; order: object; now: Date },
): Promise<void> {
  await tx
    .insertInto('articleGeneration')
    .values({ key, accountId, askedAt: now, asked: JSON.stringify(order), result: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ askedAt: now, isFailed: false }))
    .execute();
}

/** Ends one with what was written, or with nothing. */
export async function endGeneration(db: Db, key: string, result: object | undefined): Promise<void> {
  await db
    .updateTable('articleGeneration')
    .set(result === undefined ? { isFailed: true } : { result: JSON.stringify(result) })
    .where('key', '=', key)
    .execute();
}

export async function removeGenerationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('articleGeneration').where('askedAt', '<', before).execute();
}
