// The row of the hotel's settings.
import type { Db, Tx } from './store.ts';

interface SettingsRow {
  changes_per_day: number;
}

export function readSettings(db: Db): Promise<SettingsRow> {
  return selection(db).executeTakeFirstOrThrow();
}

/** Until the transaction ends nobody else changes it. */
export function lockSettings(tx: Tx): Promise<SettingsRow> {
  return selection(tx).forUpdate().executeTakeFirstOrThrow();
}

export async function writeChangesPerDay(tx: Tx, changesPerDay: number): Promise<void> {
  await tx.updateTable('tyre_hotel_settings').set({ changes_per_day: changesPerDay }).execute();
}

function selection(db: Db) {
  return db.selectFrom('tyre_hotel_settings').select('changes_per_day');
}
