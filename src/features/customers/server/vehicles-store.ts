// All SQL of customers' cars.
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

interface VehicleTable {
  id: string;
  customer_id: string;
  name: string;
  plate: string;
  summer_size: string;
  winter_size: string;
  version: ColumnType<number, number | undefined>;
  created_at: Date;
  updated_at: Date;
}

export type VehicleTables = { vehicle: VehicleTable };
export type VehicleRow = Selectable<VehicleTable>;
export type VehicleFields = Pick<VehicleRow, 'name' | 'plate' | 'summer_size' | 'winter_size'>;

type Db = Kysely<VehicleTables>;
type Tx = Transaction<VehicleTables>;

/** The cars of a customer, or of all, oldest first; at most so many. */
export function listVehicles(db: Db, customerId: string | undefined, limit: number): Promise<VehicleRow[]> {
  return db
    .selectFrom('vehicle')
    .selectAll()
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The car, if it belongs to `customerId` or nobody in particular is asked for; nobody else changes it until the end. */
export function findForChange(
  tx: Tx,
  id: string,
  customerId: string | undefined,
): Promise<VehicleRow | undefined> {
  return tx
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

export function insertVehicle(
  tx: Tx,
  vehicle: VehicleFields & { id: string; customer_id: string },
  now: Date,
): Promise<VehicleRow> {
  return tx
    .insertInto('vehicle')
    .values({ ...vehicle, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateVehicle(tx: Tx, id: string, fields: VehicleFields, now: Date): Promise<VehicleRow> {
  return tx
    .updateTable('vehicle')
    .set((row) => ({ ...fields, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeVehicle(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('vehicle').where('id', '=', id).execute();
}
