// The row of the hotel's settings.
import type { Db, Tx } from './store.ts';

interface SettingsRow {
  changesPerDay: number;
}

export function readSettings(db: Db): Promise<SettingsRow> {
  return selection(db).executeTakeFirstOrThrow();
}

/** Until the transaction ends nobody else changes it. */
export function lockSettings(tx: Tx): Promise<SettingsRow> {
  return selection(tx).forUpdate().executeTakeFirstOrThrow();
}

export async function writeChangesPerDay(tx: Tx, changesPerDay: number): Promise<void> {
  await tx.updateTable('tyreHotelSettings').set({ changesPerDay }).execute();
}

function selection(db: Db) {
  return db.selectFrom('tyreHotelSettings').select('changesPerDay');
}
