// Staff edit makers: added, changed, and removed while they have no products.
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import type { Problem } from '../../../platform/contract/problem.ts';
import { isForeignKeyViolation } from '../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { SentMaker } from '../contract-editing.ts';
import type { ManufacturerAnswer } from '../contract.ts';
import { editingMessages } from '../messages-editing.ts';
import { makerAnswer, makerContact } from './answers.ts';
import * as store from './editing-store.ts';
import { Stale, tellPages } from './editing.ts';
import type { EditTools } from './editing.ts';
import type { CatalogueDb, MakerRow } from './store.ts';

const { maker: messages } = editingMessages;

export interface MakerEditing {
  /** 409 when one of that name is there. */
  createMaker: (sent: SentMaker) => Promise<ManufacturerAnswer>;
  /** 404, 409 for a stale version or the name of another. */
  updateMaker: (id: string, sent: SentMaker) => Promise<ManufacturerAnswer>;
  /** 404, 409 while it has products. */
  removeMaker: (id: string) => Promise<void>;
}

export function makerEditing(tools: EditTools): MakerEditing {
  const { db, platform } = tools;
  return {
    createMaker: async (sent) => {
      const now = platform.clock.now();
      const row = await inTransaction(db, async (tx) => {
        await refuseNameOfAnother(tx, sent.name);
        const added = await store.insertMaker(tx, { name: sent.name, ...fieldsOf(sent) }, now);
        if (!added) throw conflict('manufacturer.duplicate', messages.duplicate);
        await platform.audit.record(tx, { ...entryOf(added), action: 'created', after: auditOf(added) });
        return added;
      });
      await tellPages(tools, [], true);
      return makerAnswer(row, 0);
    },
    updateMaker: async (id, sent) => {
      const now = platform.clock.now();
      const row = await inTransaction(db, (tx) => change(tools, tx, { id, sent, now })).catch(
        async (error: unknown) => {
          if (!(error instanceof Stale)) throw error;
          throw conflict('conflict.stale', editingMessages.stale, await answerOf(db, id));
        },
      );
      await tellPages(tools, [], true);
      return makerAnswer(row, await store.countProductsOfMaker(db, id));
    },
    removeMaker: async (id) => {
      await inTransaction(db, (tx) => remove(tools, tx, id)).catch((error: unknown) => {
        // A product came in between.
        if (isForeignKeyViolation(error)) throw inUse(1);
        throw error;
      });
      await tellPages(tools, [], true);
    },
  };
}

async function change(
  { platform }: EditTools,
  tx: CatalogueDb,
  { id, sent, now }: { id: string; sent: SentMaker; now: Date },
): Promise<MakerRow> {
  const before = expectMaker(await store.lockMaker(tx, id));
  if (sent.version !== undefined && sent.version !== before.version) throw new Stale();
  await refuseNameOfAnother(tx, sent.name, id);
  const after = await store.updateMaker(tx, id, { name: sent.name, ...fieldsOf(sent) }, now);
  if (after.name !== before.name) await store.renameInModels(tx, after, now);
  await platform.audit.record(tx, {
    ...entryOf(after),
    action: 'changed',
    before: auditOf(before),
    after: auditOf(after),
  });
  return after;
}

async function remove({ platform }: EditTools, tx: CatalogueDb, id: string): Promise<void> {
  const before = expectMaker(await store.lockMaker(tx, id));
  const count = await store.countProductsOfMaker(tx, id);
  if (count > 0) throw inUse(count);
  await store.removeMaker(tx, id);
  await platform.audit.record(tx, { ...entryOf(before), action: 'removed', before: auditOf(before) });
}

function inUse(count: number): Problem {
  return conflict('manufacturer.in_use', messages.inUse(count));
}

function expectMaker(row: MakerRow | undefined): MakerRow {
  if (!row) throw notFound('manufacturer.not_found', messages.notFound);
  return row;
}

async function answerOf(db: CatalogueDb, id: string): Promise<ManufacturerAnswer> {
  return makerAnswer(expectMaker(await store.findMaker(db, id)), await store.countProductsOfMaker(db, id));
}

async function refuseNameOfAnother(tx: CatalogueDb, name: string, ownId?: string): Promise<void> {
  const other = await store.findMakerByName(tx, name);
  if (!other || other.id === ownId) return;
  throw conflict('manufacturer.duplicate', messages.duplicate);
}

/** What was left out stays. */
function fieldsOf(sent: SentMaker) {
  const { country, logo, website, description } = sent;
  const { postalAddress, electronicAddress, responsiblePerson } = sent;
  return {
    ...(postalAddress != null && { postal_address: postalAddress }),
    ...(electronicAddress != null && { electronic_address: electronicAddress }),
    ...(responsiblePerson != null && { responsible_person: responsiblePerson }),
    ...(country != null && { country }),
    ...(logo != null && { logo }),
    ...(website != null && { website }),
    ...(description != null && { description }),
  };
}

function entryOf({ id, name }: MakerRow) {
  return { entity: 'manufacturer', entityId: id, name };
}

function auditOf(maker: MakerRow) {
  const { name, country, logo, website, description } = maker;
  return { name, country, logo, website, description, ...makerContact(maker) };
}
