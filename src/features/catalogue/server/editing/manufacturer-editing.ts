// Staff edit manufacturers: added, changed, and removed while they have no products.
import { conflict, notFound, type Problem } from '../../../../platform/contract/problem.ts';
import { pick, recordOf } from '../../../../platform/contract/records.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import { isForeignKeyViolation } from '../../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { MANUFACTURER_TEXTS, type ManufacturerInput } from '../../contract/editing.ts';
import { editingMessages } from '../../messages/editing.ts';
import { toManufacturerResponse } from '../responses.ts';
import type { CatalogueDb, ManufacturerRow } from '../store.ts';
import * as store from './editing-store.ts';
import { invalidatePages, type EditTools } from './editing.ts';

const { manufacturer: messages } = editingMessages;

export function manufacturerEditing(tools: EditTools) {
  const { db, platform } = tools;
  return {
    /** 409 when one of that name is there. */
    createManufacturer: async (sent: ManufacturerInput) => {
      const now = platform.clock.now();
      const row = await inTransaction(db, async (tx) => {
        await refuseNameOfAnother(tx, sent.name);
        const texts = recordOf(MANUFACTURER_TEXTS, (text) => sent[text] ?? '');
        const added = await store.insertManufacturer(tx, { name: sent.name, ...texts }, now);
        if (!added) throw conflict('manufacturer.duplicate', messages.duplicate);
        await platform.audit.record(tx, { ...entryOf(added), action: 'created', after: auditOf(added) });
        return added;
      });
      await invalidatePages(tools, [], true);
      return toManufacturerResponse(row, 0);
    },
    /** 404, 409 for a stale version or the name of another. */
    updateManufacturer: async (id: string, sent: ManufacturerInput) => {
      const now = platform.clock.now();
      const row = await changeRecord(
        platform,
        db,
        async (tx) => expectManufacturer(await store.lockManufacturer(tx, id)),
        {
          expected: {
            version: sent.version,
            message: editingMessages.stale,
            current: async (stored) =>
              toManufacturerResponse(stored, await store.countProductsOfManufacturer(db, id)),
          },
          change: async (tx, before) => {
            await refuseNameOfAnother(tx, sent.name, id);
            const texts = recordOf(MANUFACTURER_TEXTS, (text) => sent[text] ?? before[text]);
            const after = await store.updateManufacturer(tx, id, { name: sent.name, ...texts }, now);
            if (after.name !== before.name) await store.rebuildModelSearchWords(tx, after, now);
            return after;
          },
          audit: (manufacturer) => ({ ...entryOf(manufacturer), fields: auditOf(manufacturer) }),
        },
      );
      await invalidatePages(tools, [], true);
      return toManufacturerResponse(row, await store.countProductsOfManufacturer(db, id));
    },
    /** 404, 409 while it has products. */
    removeManufacturer: async (id: string) => {
      await inTransaction(db, (tx) => remove(tools, tx, id)).catch((error: unknown) => {
        // A product came in between.
        if (isForeignKeyViolation(error)) throw inUse(1);
        throw error;
      });
      await invalidatePages(tools, [], true);
    },
  };
}

async function remove({ platform }: EditTools, tx: CatalogueDb, id: string): Promise<void> {
  const before = expectManufacturer(await store.lockManufacturer(tx, id));
  const count = await store.countProductsOfManufacturer(tx, id);
  if (count > 0) throw inUse(count);
  await store.removeManufacturer(tx, id);
  await platform.audit.record(tx, { ...entryOf(before), action: 'removed', before: auditOf(before) });
}

function inUse(count: number): Problem {
  return conflict('manufacturer.in_use', messages.inUse(count));
}

function expectManufacturer(row: ManufacturerRow | undefined): ManufacturerRow {
  if (!row) throw notFound('manufacturer.not_found', messages.notFound);
  return row;
}

async function refuseNameOfAnother(tx: CatalogueDb, name: string, ownId?: string): Promise<void> {
  const other = await store.findManufacturerByName(tx, name);
  if (!other || other.id === ownId) return;
  throw conflict('manufacturer.duplicate', messages.duplicate);
}

function entryOf({ id, name }: ManufacturerRow) {
  return { entity: 'manufacturer', entityId: id, name };
}

function auditOf(manufacturer: ManufacturerRow) {
  return pick(manufacturer, ['name', ...MANUFACTURER_TEXTS]);
}
