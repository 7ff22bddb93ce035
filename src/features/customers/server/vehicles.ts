// Use cases of cars: customers edit their own, staff anybody's.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { readPreferredSize } from '../../subscribers/preferred-size.ts';
import type { NewVehicle, Vehicle, VehicleChange } from '../contract.ts';
import { MAX_VEHICLES } from '../customer-limits.ts';
import { customerErrors as errors } from '../messages.ts';
import { readPlate } from '../plate.ts';
import * as customers from './store.ts';
import type { CustomerTables } from './store.ts';
import * as store from './vehicles-store.ts';
import type { VehicleFields, VehicleRow, VehicleTables } from './vehicles-store.ts';

const MAX_LISTED = 1000;

/** Owner of the cars that may be seen and changed: one customer, or everybody. */
export type Owner = { customerId: string } | 'all';

export function vehicles(platform: Platform) {
  const { clock, audit } = platform;
  const db = platform.db.$extendTables<VehicleTables>();

  /** Changes by staff go to the audit log, without the car's name and plate. */
  const note = async (
    tx: Parameters<typeof audit.record>[0],
    owner: Owner,
    id: string,
    action: 'created' | 'removed',
  ) => {
    if (owner === 'all') await audit.record(tx, { action, entity: 'vehicle', entityId: id });
  };

  return {
    /** Cars of the one customer; for 'all' those of `wanted`, or everybody's. */
    list: async (owner: Owner, wanted?: string) => {
      const customerId = owner === 'all' ? wanted : owner.customerId;
      return (await store.listVehicles(db, customerId, MAX_LISTED)).map(vehicleOf);
    },
    /** 422 for a plate or size that is none and for too many cars; 404 when there is no such customer. */
    add: async (owner: Owner, vehicle: NewVehicle) => {
      const fields = fieldsOf(vehicle);
      const customerId = owner === 'all' ? vehicle.customerId : owner.customerId;
      return inTransaction(db, async (tx) => {
        // Locked, so that many at the same moment are counted one by one.
        const customer =
          customerId === undefined
            ? undefined
            : await customers.findForChange(tx.$extendTables<CustomerTables>(), customerId);
        if (!customer) throw notFound('customer.not_found', errors.customerGone);
        const known = await store.listVehicles(tx, customer.id, MAX_VEHICLES);
        if (known.length >= MAX_VEHICLES) {
          throw invalid('vehicle.too_many', errors.tooManyVehicles(MAX_VEHICLES));
        }
        const now = clock.now();
        const id = newId(now.getTime());
        await note(tx, owner, id, 'created');
        return vehicleOf(await store.insertVehicle(tx, { ...fields, id, customerId: customer.id }, now));
      });
    },
    /** 404 for a car that is not the owner's, 409 when stale. */
    change: async (owner: Owner, id: string, { version, ...change }: VehicleChange) => {
      const fields = fieldsOf(change);
      const changed = await changeRecord(platform, db, (tx) => lockVehicle(tx, id, owner), {
        expected: { version, message: errors.vehicleStale, current: vehicleOf },
        change: (tx) => store.updateVehicle(tx, id, fields, clock.now()),
        ...(owner === 'all' && { audit: auditOf }),
      });
      return vehicleOf(changed);
    },
    remove: (owner: Owner, id: string) =>
      inTransaction(db, async (tx) => {
        await lockVehicle(tx, id, owner);
        await store.removeVehicle(tx, id);
        await note(tx, owner, id, 'removed');
      }),
  };
}

export type Vehicles = ReturnType<typeof vehicles>;

async function lockVehicle(tx: Transaction<VehicleTables>, id: string, owner: Owner): Promise<VehicleRow> {
  const row = await store.findForChange(tx, id, idOf(owner));
  if (!row) throw notFound('vehicle.not_found', errors.vehicleGone);
  return row;
}

function auditOf({ id, summerSize, winterSize, version }: VehicleRow) {
  return { entity: 'vehicle', entityId: id, fields: { summerSize, winterSize, version } };
}

function idOf(owner: Owner): string | undefined {
  return owner === 'all' ? undefined : owner.customerId;
}

function fieldsOf({ name, plate, summerSize, winterSize }: VehicleFields): VehicleFields {
  const read = {
    plate: readPlate(plate),
    summerSize: readPreferredSize(summerSize),
    winterSize: readPreferredSize(winterSize),
  };
  const wrong = [
    ...(read.plate === undefined ? [wrongPlate] : []),
    ...SIZES.filter((path) => read[path] === undefined).map(wrongSize),
  ];
  // Collects the errors of all fields.
  if (read.plate === undefined) throw invalid('vehicle.plate_invalid', errors.plateInvalid, wrong);
  if (wrong.length > 0) throw invalid('vehicle.size_invalid', errors.sizeInvalid, wrong);
  return {
    name,
    plate: read.plate,
    summerSize: read.summerSize ?? '',
    winterSize: read.winterSize ?? '',
  };
}

const SIZES = ['summerSize', 'winterSize'] as const;
const wrongPlate = { path: 'plate', code: 'vehicle.plate_invalid', message: errors.plateInvalid };
const wrongSize = (path: string) => ({ path, code: 'vehicle.size_invalid', message: errors.sizeInvalid });

function vehicleOf({ updatedAt: _updatedAt, ...row }: VehicleRow): Vehicle {
  return toApiRecord(row);
}
