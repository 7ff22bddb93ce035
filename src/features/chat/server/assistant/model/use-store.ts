// All SQL of how much the language model is used.
import { sql, type Kysely, type Transaction } from 'kysely';

export type UseScope = 'all' | 'visitor' | 'conversation';

export interface UseLimit {
  readonly scope: UseScope;
  readonly key: string;
  readonly mostTurns: number;
  readonly mostTokens: number;
}

export type UseTables = {
  assistantUse: { day: string; scope: UseScope; key: string; turns: number; tokens: string };
};

/** Counts one more turn and its tokens beforehand; false, and nothing counted, when either was used up before. */
export async function countUse(
  tx: Transaction<UseTables>,
  day: string,
  { scope, key, mostTurns, mostTokens }: UseLimit,
  tokens: number,
): Promise<boolean> {
  const { rows } = await sql<{ turns: number }>`
    insert into assistant_use (day, scope, key, turns, tokens) values (${day}, ${scope}, ${key}, 1, ${tokens})
    on conflict (day, scope, key) do update
      set turns = assistant_use.turns + 1, tokens = assistant_use.tokens + excluded.tokens
      where assistant_use.turns < ${mostTurns} and assistant_use.tokens < ${mostTokens}
    returning turns`.execute(tx);
  return rows.length > 0;
}

/** Adds to what was counted, or takes from it. */
export async function addTokens(
  db: Kysely<UseTables>,
  day: string,
  limits: readonly Pick<UseLimit, 'scope' | 'key'>[],
  tokens: number,
): Promise<void> {
  // In the same order as turns are counted, which avoids deadlocks.
  for (const { scope, key } of limits) {
    await sql`
      update assistant_use set tokens = greatest(0, tokens + ${tokens})
      where day = ${day} and scope = ${scope} and key = ${key}`.execute(db);
  }
}

export async function removeUseBefore(db: Kysely<UseTables>, day: string): Promise<void> {
  await db.deleteFrom('assistantUse').where('day', '<', day).execute();
}
