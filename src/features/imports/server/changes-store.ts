// SQL of what runs changed: the report of an import, by view and words.
import { sql, type RawBuilder } from 'kysely';

import { recordOf } from '../../../platform/contract/records.ts';
import { pageOfRows, type RowWindow } from '../../../platform/server/db/rows.ts';
import { CHANGE_VIEWS, type ChangeView, type ImportChange } from '../contract.ts';
import type { ImportsDb } from './store.ts';

const CHANGES_PER_INSERT = 500;

export async function insertChanges(
  db: ImportsDb,
  runId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += CHANGES_PER_INSERT) {
    const rows = changes
      .slice(start, start + CHANGES_PER_INSERT)
      .map((change, index) => ({ runId, position: start + index, change: JSON.stringify(change) }));
    await db.insertInto('importChanges').values(rows).execute();
  }
}

export async function deleteChanges(db: ImportsDb, runId: string): Promise<void> {
  await db.deleteFrom('importChanges').where('runId', '=', runId).execute();
}

const IS_CHANGED = sql<boolean>`(change->>'kind' <> 'locked')`;

/** Each view's condition on the JSON of a change; comparisons with a missing price are not true. */
const IN_VIEW: Readonly<Record<ChangeView, RawBuilder<boolean>>> = {
  created: sql`change->>'kind' = 'created'`,
  dearer: sql`${IS_CHANGED} and (change->>'newPrice')::numeric > (change->>'oldPrice')::numeric`,
  cheaper: sql`${IS_CHANGED} and (change->>'newPrice')::numeric < (change->>'oldPrice')::numeric`,
  stock: sql`change->>'kind' = 'updated' and change->>'newStock' is distinct from change->>'oldStock'`,
  moved: sql`change->>'fromList' is not null`,
  withdrawn: sql`change->>'kind' = 'withdrawn'`,
  locked: sql`not ${IS_CHANGED}`,
};

/** By how much of the old price the price changes; null where there is no price before or after. */
const PRICE_JUMP = sql`abs((change->>'newPrice')::numeric / nullif((change->>'oldPrice')::numeric, 0) - 1)`;

export interface ChangeFilter {
  readonly view?: ChangeView | undefined;
  /** Every word is in the manufacturer, the model, the size or the EAN. */
  readonly words?: readonly string[] | undefined;
}

export async function listChanges(
  db: ImportsDb,
  runId: string,
  { view, words = [] }: ChangeFilter,
  window: RowWindow,
): Promise<{ changes: ImportChange[]; total: number }> {
  const text = sql<string>`lower(concat_ws(' ', change->>'name', change->>'size', change->>'ean'))`;
  let found = db.selectFrom('importChanges').where('runId', '=', runId);
  found = found.where(view ? IN_VIEW[view] : IS_CHANGED);
  for (const word of words) found = found.where(sql<boolean>`strpos(${text}, lower(${word})) > 0`);
  const { rows, total } = await pageOfRows(
    found
      .select('change')
      .orderBy(sql`${PRICE_JUMP} desc nulls last`)
      .orderBy('position'),
    window,
  );
  return { changes: rows.map(({ change }) => change), total };
}

export async function countChanges(db: ImportsDb, runId: string): Promise<Record<ChangeView, number>> {
  const counts = await db
    .selectFrom('importChanges')
    .where('runId', '=', runId)
    .select((eb) => CHANGE_VIEWS.map((view) => eb.fn.countAll<string>().filterWhere(IN_VIEW[view]).as(view)))
    .executeTakeFirstOrThrow();
  return recordOf(CHANGE_VIEWS, (view) => Number(counts[view]));
}
