// The SQL of what the shop has set of its bookings: one row of settings, and the bays.
import type { Bay, BookingSettings, BookingSettingsInput } from '../contract/settings.ts';
import type { BayRow, Db, Tx } from './tables.ts';

const SETTINGS = [
  'isOn',
  'gridMinutes',
  'gapMinutes',
  'leadMinutes',
  'farthestDays',
  'cancelMinutes',
  'walkInPercent',
  'seasonWalkInPercent',
  'largeRim',
  'retentionMonths',
  'services',
  'texts',
  'version',
] as const;

export async function getSettings(db: Db): Promise<BookingSettings> {
  // The version is read first: a save in between then makes the reader's own save stale instead of blind.
  const settings = await db.selectFrom('bookingSettings').select(SETTINGS).executeTakeFirstOrThrow();
  return { ...settings, bays: await listBays(db) };
}

/** Locked until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<BookingSettings> {
  await tx.selectFrom('bookingSettings').select('version').forUpdate().executeTakeFirstOrThrow();
  return getSettings(tx);
}

async function listBays(db: Db): Promise<Bay[]> {
  const rows = await db
    .selectFrom('bookingBay')
    .selectAll()
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('number')
    .execute();
  return rows.map(bayOf);
}

function bayOf({ number, name, vehicleTypes, maxRim, closures, breaks }: BayRow): Bay {
  return { number, name, vehicleTypes, maxRim, closures, breaks };
}

export async function updateSettings(
  tx: Tx,
  { bays: _bays, version: _version, services, texts, ...values }: BookingSettingsInput,
): Promise<void> {
  await tx
    .updateTable('bookingSettings')
    .set({ ...values, services: JSON.stringify(services), texts: JSON.stringify(texts) })
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** Writes a bay at its place in the list; one without a number is new. */
export async function writeBay(
  tx: Tx,
  { number, closures, breaks, ...fields }: Omit<Bay, 'number'> & { number?: number | undefined },
  position: number,
): Promise<void> {
  const values = {
    ...fields,
    position,
    closures: JSON.stringify(closures),
    breaks: JSON.stringify(breaks),
    removedAt: null,
  };
  if (number === undefined) await tx.insertInto('bookingBay').values(values).execute();
  else await tx.updateTable('bookingBay').set(values).where('number', '=', number).execute();
}

export async function removeBay(tx: Tx, number: number, now: Date): Promise<void> {
  await tx.updateTable('bookingBay').set({ removedAt: now }).where('number', '=', number).execute();
}
