// Staff edit tyre sizes: added, changed, removed with or without their products, brought back.
import { conflict, notFound } from '../../../../platform/contract/problem.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import { isUniqueViolation } from '../../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { SizeInput } from '../../contract/editing.ts';
import type { TyreSizeResponse } from '../../contract/tyres.ts';
import { vehicleTypeNames } from '../../messages/catalogue.ts';
import { editingMessages } from '../../messages/editing.ts';
import { VEHICLE_TYPES } from '../../size/vehicle-type.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb, SizeRow } from '../store.ts';
import * as store from './editing-store.ts';
import { invalidatePages, type EditTools } from './editing.ts';

const { size: messages } = editingMessages;

export function sizeEditing(tools: EditTools) {
  const { db, platform } = tools;
  const answer = async (row: SizeRow) => {
    await invalidatePages(tools, [], true);
    return sizeView(row, await store.countProductsOfSize(db, row.id));
  };
  return {
    /** 409 when it is there already; a removed one comes back. */
    createSize: async (sent: SizeInput) => answer(await inTransaction(db, (tx) => add(tools, tx, sent))),
    /** 404, 409 for a stale version or another size that is the same. */
    updateSize: async (id: string, sent: SizeInput) => {
      const row = await changeRecord(platform, db, async (tx) => expectSize(await store.lockSize(tx, id)), {
        expected: {
          version: sent.version,
          message: editingMessages.stale,
          current: async (stored) => sizeView(stored, await store.countProductsOfSize(db, id)),
        },
        change: (tx) => store.updateSize(tx, id, fieldsOf(sent), platform.clock.now()),
        audit: (size) => ({ ...entryOf(size), fields: auditOf(size) }),
      }).catch((error: unknown) => {
        if (isUniqueViolation(error)) throw conflict('size.duplicate', messages.duplicate);
        throw error;
      });
      return answer(row);
    },
    /** 404; 409 while it has products on sale, unless they are to go with it. */
    removeSize: async (id: string, withProducts: boolean) => {
      await inTransaction(db, (tx) => remove(tools, tx, id, withProducts));
      await invalidatePages(tools, [], true);
    },
    /** Takes a removal back; 404 when there was none. */
    restoreSize: async (id: string) => {
      const now = platform.clock.now();
      const row = await inTransaction(db, async (tx) => {
        await store.lockProductTable(tx);
        const removed = await store.lockSize(tx, id);
        if (!removed?.deletedAt) throw notFound('size.not_found', messages.notFound);
        await store.restoreTyresOfSize(tx, id, removed.deletedAt, now);
        const back = await store.updateSize(tx, id, { deletedAt: null }, now);
        await platform.audit.record(tx, { ...entryOf(back), action: 'restored' });
        return back;
      });
      return answer(row);
    },
  };
}

async function add({ platform }: EditTools, tx: CatalogueDb, sent: SizeInput): Promise<SizeRow> {
  const added = await store.insertSize(tx, fieldsOf(sent), platform.clock.now());
  if (!added) throw conflict('size.duplicate', messages.duplicate);
  await platform.audit.record(tx, { ...entryOf(added), action: 'created', after: auditOf(added) });
  return added;
}

async function remove(
  { platform }: EditTools,
  tx: CatalogueDb,
  id: string,
  withProducts: boolean,
): Promise<void> {
  const now = platform.clock.now();
  await store.lockProductTable(tx);
  const before = expectSize(await store.lockSize(tx, id));
  const count = await store.countProductsOfSize(tx, id);
  if (count > 0 && !withProducts) throw conflict('size.in_use', messages.inUse(count));
  await store.withdrawTyresOfSize(tx, id, now);
  await store.updateSize(tx, id, { deletedAt: now }, now);
  await platform.audit.record(tx, {
    ...entryOf(before),
    action: 'removed',
    before: { ...auditOf(before), productCount: count },
  });
}

function expectSize(row: SizeRow | undefined): SizeRow {
  if (!row || row.deletedAt) throw notFound('size.not_found', messages.notFound);
  return row;
}

function fieldsOf({ width, aspect, diameter, vehicleType }: SizeInput): store.SizeFields {
  return {
    widthMm: width,
    aspect,
    diameterIn: diameter,
    vehicleType: VEHICLE_TYPES.find((type) => vehicleTypeNames[type] === vehicleType) ?? 'passenger',
  };
}

function sizeView(row: SizeRow, productCount: number): TyreSizeResponse {
  const { id, widthMm, aspect, diameterIn, vehicleType, version } = row;
  return {
    _id: id,
    size: { width: widthMm, aspect, diameter: diameterIn, fullSize: fullSizeOf(row) },
    vehicleType: vehicleTypeNames[vehicleType],
    productCount,
    version,
  };
}

function entryOf(row: SizeRow) {
  return { entity: 'tyre-size', entityId: row.id, name: fullSizeOf(row) };
}

function auditOf(row: SizeRow) {
  return { fullSize: fullSizeOf(row), vehicleType: vehicleTypeNames[row.vehicleType] };
}
