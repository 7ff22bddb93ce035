// All SQL of customers' cars.
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

interface VehicleTable {
  id: string;
  customerId: string;
  name: string;
  plate: string;
  summerSize: string;
  winterSize: string;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

export type VehicleTables = { vehicle: VehicleTable };
export type VehicleRow = Selectable<VehicleTable>;
export type VehicleFields = Pick<VehicleRow, 'name' | 'plate' | 'summerSize' | 'winterSize'>;

type Db = Kysely<VehicleTables>;
type Tx = Transaction<VehicleTables>;

/** The cars of a customer, or of all, oldest first; at most `limit`. */
export function listVehicles(db: Db, customerId: string | undefined, limit: number): Promise<VehicleRow[]> {
  return db
    .selectFrom('vehicle')
    .selectAll()
    .$if(customerId !== undefined, (query) => query.where('customerId', '=', customerId ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The car, if it belongs to `customerId` when that is given; locked until the transaction ends. */
export function findForChange(
  tx: Tx,
  id: string,
  customerId: string | undefined,
): Promise<VehicleRow | undefined> {
  return tx
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customerId', '=', customerId ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

export function insertVehicle(
  tx: Tx,
  vehicle: VehicleFields & { id: string; customerId: string },
  now: Date,
): Promise<VehicleRow> {
  return tx
    .insertInto('vehicle')
    .values({ ...vehicle, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateVehicle(tx: Tx, id: string, fields: VehicleFields, now: Date): Promise<VehicleRow> {
  return tx
    .updateTable('vehicle')
    .set((row) => ({ ...fields, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeVehicle(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('vehicle').where('id', '=', id).execute();
}
