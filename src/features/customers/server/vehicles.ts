// Use cases of cars: customers keep their own, staff anybody's.
import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { readToldSize } from '../../subscribers/told-size.ts';
import type { NewVehicle, Vehicle, VehicleChange } from '../contract.ts';
import { MOST_VEHICLES } from '../customer-limits.ts';
import { customerErrors as errors } from '../messages.ts';
import { readPlate } from '../plate.ts';
import * as customers from './store.ts';
import type { CustomerTables } from './store.ts';
import * as store from './vehicles-store.ts';
import type { VehicleFields, VehicleRow, VehicleTables } from './vehicles-store.ts';

/** Whose cars may be seen and changed: one customer's, or everybody's. */
export type Owner = { customerId: string } | 'all';

export interface Vehicles {
  /** Of the one customer; for 'all' those of `wanted`, or everybody's. */
  list: (owner: Owner, wanted?: string) => Promise<Vehicle[]>;
  /** 422 for a plate or size that is none and for too many cars; 404 when there is no such customer. */
  add: (owner: Owner, vehicle: NewVehicle) => Promise<Vehicle>;
  /** 404 for a car that is not the owner's, 409 when stale. */
  change: (owner: Owner, id: string, change: VehicleChange) => Promise<Vehicle>;
  remove: (owner: Owner, id: string) => Promise<void>;
}

const MOST_LISTED = 1000;

export function vehicles({ db: anyDb, clock, audit }: Platform): Vehicles {
  const db = anyDb.$extendTables<VehicleTables>();

  /** What staff do to somebody's car is written down, without what was told of it. */
  const note = async (tx: Parameters<typeof audit.record>[0], owner: Owner, id: string, action: Action) => {
    if (owner === 'all') await audit.record(tx, { action, entity: 'vehicle', entityId: id });
  };

  return {
    list: async (owner, wanted) => {
      const customerId = owner === 'all' ? wanted : owner.customerId;
      return (await store.listVehicles(db, customerId, MOST_LISTED)).map(vehicleOf);
    },
    add: async (owner, vehicle) => {
      const fields = fieldsOf(vehicle);
      const customerId = owner === 'all' ? vehicle.customerId : owner.customerId;
      return db.transaction().execute(async (tx) => {
        // Locked, so that many at the same moment are counted one by one.
        const customer =
          customerId === undefined
            ? undefined
            : await customers.findForChange(tx.$extendTables<CustomerTables>(), customerId);
        if (!customer) throw notFound('customer.not_found', errors.customerGone);
        const known = await store.listVehicles(tx, customer.id, MOST_VEHICLES);
        if (known.length >= MOST_VEHICLES) {
          throw invalid('vehicle.too_many', errors.tooManyVehicles(MOST_VEHICLES));
        }
        const now = clock.now();
        const id = newId(now.getTime());
        await note(tx, owner, id, 'created');
        return vehicleOf(await store.insertVehicle(tx, { ...fields, id, customer_id: customer.id }, now));
      });
    },
    change: async (owner, id, { version, ...change }) => {
      const fields = fieldsOf(change);
      return db.transaction().execute(async (tx) => {
        const current = await store.findForChange(tx, id, idOf(owner));
        if (!current) throw notFound('vehicle.not_found', errors.vehicleGone);
        if (version !== undefined && version !== current.version) {
          throw conflict('conflict.stale', errors.vehicleStale, vehicleOf(current));
        }
        await note(tx, owner, id, 'changed');
        return vehicleOf(await store.updateVehicle(tx, id, fields, clock.now()));
      });
    },
    remove: (owner, id) =>
      db.transaction().execute(async (tx) => {
        const current = await store.findForChange(tx, id, idOf(owner));
        if (!current) throw notFound('vehicle.not_found', errors.vehicleGone);
        await store.removeVehicle(tx, id);
        await note(tx, owner, id, 'removed');
      }),
  };
}

type Action = 'created' | 'changed' | 'removed';

function idOf(owner: Owner): string | undefined {
  return owner === 'all' ? undefined : owner.customerId;
}

function fieldsOf({
  name,
  plate,
  summerSize,
  winterSize,
}: Pick<NewVehicle, 'name' | 'plate' | 'summerSize' | 'winterSize'>): VehicleFields {
  const read = {
    plate: readPlate(plate),
    summerSize: readToldSize(summerSize),
    winterSize: readToldSize(winterSize),
  };
  const wrong = [
    ...(read.plate === undefined ? [wrongPlate] : []),
    ...SIZES.filter((path) => read[path] === undefined).map(wrongSize),
  ];
  // What is wrong is told of all fields at once.
  if (read.plate === undefined) throw invalid('vehicle.plate_invalid', errors.plateInvalid, wrong);
  if (wrong.length > 0) throw invalid('vehicle.size_invalid', errors.sizeInvalid, wrong);
  return {
    name,
    plate: read.plate,
    summer_size: read.summerSize ?? '',
    winter_size: read.winterSize ?? '',
  };
}

const SIZES = ['summerSize', 'winterSize'] as const;
const wrongPlate = { path: 'plate', code: 'vehicle.plate_invalid', message: errors.plateInvalid };
const wrongSize = (path: string) => ({ path, code: 'vehicle.size_invalid', message: errors.sizeInvalid });

function vehicleOf(row: VehicleRow): Vehicle {
  return {
    _id: row.id,
    customerId: row.customer_id,
    name: row.name,
    plate: row.plate,
    summerSize: row.summer_size,
    winterSize: row.winter_size,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
