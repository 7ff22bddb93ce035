// Staff edit tyre sizes: added, changed, removed with or without their products, brought back.
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { SentSize } from '../contract-editing.ts';
import type { TyreSizeAnswer } from '../contract.ts';
import { editingMessages } from '../messages-editing.ts';
import { vehicleTypeNames } from '../messages.ts';
import { VEHICLE_TYPES } from '../product-draft.ts';
import { formatTyreSize } from '../tyre-size.ts';
import * as store from './editing-store.ts';
import { Stale, tellPages } from './editing.ts';
import type { EditTools } from './editing.ts';
import type { CatalogueDb, SizeRow } from './store.ts';

const { size: messages } = editingMessages;

export interface SizeEditing {
  /** 409 when it is there already; a removed one comes back. */
  createSize: (sent: SentSize) => Promise<TyreSizeAnswer>;
  /** 404, 409 for a stale version or another size that is the same. */
  updateSize: (id: string, sent: SentSize) => Promise<TyreSizeAnswer>;
  /** 404; 409 while it has products on sale, unless they are to go with it. */
  removeSize: (id: string, withProducts: boolean) => Promise<void>;
  /** Takes a removal back; 404 when there was none. */
  restoreSize: (id: string) => Promise<TyreSizeAnswer>;
}

export function sizeEditing(tools: EditTools): SizeEditing {
  const { db, platform } = tools;
  const answer = async (row: SizeRow) => {
    await tellPages(tools, [], true);
    return sizeView(row, await store.countProductsOfSize(db, row.id));
  };
  return {
    createSize: async (sent) => answer(await inTransaction(db, (tx) => add(tools, tx, sent))),
    updateSize: async (id, sent) => {
      const row = await inTransaction(db, (tx) => change(tools, tx, id, sent)).catch(
        async (error: unknown) => {
          if (isUniqueViolation(error)) throw conflict('size.duplicate', messages.duplicate);
          if (!(error instanceof Stale)) throw error;
          const current = expectSize(await store.findSize(db, id));
          const count = await store.countProductsOfSize(db, id);
          throw conflict('conflict.stale', editingMessages.stale, sizeView(current, count));
        },
      );
      return answer(row);
    },
    removeSize: async (id, withProducts) => {
      await inTransaction(db, (tx) => remove(tools, tx, id, withProducts));
      await tellPages(tools, [], true);
    },
    restoreSize: async (id) => {
      const now = platform.clock.now();
      const row = await inTransaction(db, async (tx) => {
        await store.takeProducts(tx);
        const removed = await store.lockSize(tx, id);
        if (!removed?.deleted_at) throw notFound('size.not_found', messages.notFound);
        await store.restoreTyresOf(tx, id, removed.deleted_at, now);
        const back = await store.updateSize(tx, id, { deleted_at: null }, now);
        await platform.audit.record(tx, { ...entryOf(back), action: 'restored' });
        return back;
      });
      return answer(row);
    },
  };
}

async function add({ platform }: EditTools, tx: CatalogueDb, sent: SentSize): Promise<SizeRow> {
  const added = await store.insertSize(tx, fieldsOf(sent), platform.clock.now());
  if (!added) throw conflict('size.duplicate', messages.duplicate);
  await platform.audit.record(tx, { ...entryOf(added), action: 'created', after: auditOf(added) });
  return added;
}

async function change(
  { platform }: EditTools,
  tx: CatalogueDb,
  id: string,
  sent: SentSize,
): Promise<SizeRow> {
  const before = expectSize(await store.lockSize(tx, id));
  if (sent.version !== undefined && sent.version !== before.version) throw new Stale();
  const after = await store.updateSize(tx, id, fieldsOf(sent), platform.clock.now());
  await platform.audit.record(tx, {
    ...entryOf(after),
    action: 'changed',
    before: auditOf(before),
    after: auditOf(after),
  });
  return after;
}

async function remove(
  { platform }: EditTools,
  tx: CatalogueDb,
  id: string,
  withProducts: boolean,
): Promise<void> {
  const now = platform.clock.now();
  await store.takeProducts(tx);
  const before = expectSize(await store.lockSize(tx, id));
  const count = await store.countProductsOfSize(tx, id);
  if (count > 0 && !withProducts) throw conflict('size.in_use', messages.inUse(count));
  await store.withdrawSize(tx, id, now);
  await store.updateSize(tx, id, { deleted_at: now }, now);
  await platform.audit.record(tx, {
    ...entryOf(before),
    action: 'removed',
    before: { ...auditOf(before), productCount: count },
  });
}

function expectSize(row: SizeRow | undefined): SizeRow {
  if (!row || row.deleted_at) throw notFound('size.not_found', messages.notFound);
  return row;
}

function fieldsOf({ width, aspect, diameter, vehicleType }: SentSize): store.SizeFields {
  return {
    width_mm: width,
    aspect,
    diameter_in: diameter,
    vehicle_type: VEHICLE_TYPES.find((type) => vehicleTypeNames[type] === vehicleType) ?? 'passenger',
  };
}

function fullSizeOf({ width_mm, aspect, diameter_in, vehicle_type }: SizeRow): string {
  const isCommercial = vehicle_type === 'van';
  return formatTyreSize({ widthMm: width_mm, aspect, diameterIn: diameter_in, isCommercial });
}

function sizeView(row: SizeRow, productCount: number): TyreSizeAnswer {
  const { id, width_mm, aspect, diameter_in, vehicle_type, version } = row;
  return {
    _id: id,
    size: { width: width_mm, aspect, diameter: diameter_in, fullSize: fullSizeOf(row) },
    vehicleType: vehicleTypeNames[vehicle_type],
    productCount,
    version,
  };
}

function entryOf(row: SizeRow) {
  return { entity: 'tyre-size', entityId: row.id, name: fullSizeOf(row) };
}

function auditOf(row: SizeRow) {
  return { fullSize: fullSizeOf(row), vehicleType: vehicleTypeNames[row.vehicle_type] };
}
