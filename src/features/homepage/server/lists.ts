// The editable lists of the home page: read in order, replaced as a whole.
import type { Kysely } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { conflict } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { HOMEPAGE_TAG } from '../contract.ts';
import { homepageMessages as messages } from '../messages.ts';
import { getList, raiseListVersion, replaceItems } from './store.ts';
import type { HomepageTables, ListItem, ListName } from './store.ts';

/** How an item of a list stands in its row, and back. */
export interface ListShape<Item, Sent> {
  name: ListName;
  read: (row: ListItem) => Item;
  write: (sent: Sent) => Omit<ListItem, 'id'>;
}

interface WithId {
  _id?: string | undefined;
}

/** A list plain, or beside the version it was read as. */
export type SentList<Sent> = Sent[] | { items: Sent[]; version?: number | undefined };

export interface EditableList<Item, Sent> {
  /** The items in order and the version for the next save. */
  read: () => Promise<{ items: Item[]; version: number }>;
  save: (sent: SentList<Sent>) => Promise<{ items: Item[]; version: number }>;
  /** Fills the list unless it was ever changed. */
  fillUnchanged: (items: Sent[]) => Promise<void>;
  /** Takes out the rows that say what one of `items` says. */
  removeEqual: (items: readonly Sent[]) => Promise<void>;
}

export function editableList<Item, Sent extends WithId>(
  platform: Platform,
  shape: ListShape<Item, Sent>,
): EditableList<Item, Sent> {
  const db = platform.db.$extendTables<HomepageTables>();

  async function read() {
    const { items, version } = await getList(db, shape.name);
    return { items: items.map(shape.read), version };
  }

  async function replace(items: Sent[], expected: number | undefined, isAudited: boolean): Promise<boolean> {
    const isReplaced = await db.transaction().execute(async (tx) => {
      const before = await getList(tx, shape.name);
      if (!(await replaceIn(tx, items, expected))) return false;
      if (isAudited) {
        await platform.audit.record(tx, {
          action: 'changed',
          entity: shape.name,
          before: auditFields(before.items),
          after: auditFields(items.map(shape.write)),
        });
      }
      return true;
    });
    if (isReplaced) await platform.pages.changed([HOMEPAGE_TAG]);
    return isReplaced;
  }

  async function replaceIn(
    tx: Kysely<HomepageTables>,
    items: Sent[],
    expected: number | undefined,
  ): Promise<boolean> {
    if ((await raiseListVersion(tx, shape.name, expected, platform.clock.now())) === undefined) return false;
    const known = new Set((await getList(tx, shape.name)).items.map((item) => item.id));
    const taken = new Set<string>();
    await replaceItems(
      tx,
      shape.name,
      items.map((item) => ({ ...shape.write(item), id: idFor(item, known, taken) })),
    );
    return true;
  }

  return {
    read,
    removeEqual: (items) => removeEqual(platform, shape.name, items.map(shape.write)),
    save: async (sent) => {
      const { items, version } = Array.isArray(sent) ? { items: sent, version: undefined } : sent;
      if (await replace(items, version, true)) return read();
      throw conflict('conflict.stale', messages.staleList, (await read()).items);
    },
    fillUnchanged: async (items) => {
      await replace(items, 1, false);
    },
  };
}

async function removeEqual(
  { db: anyDb, clock, audit, pages }: Platform,
  name: ListName,
  items: readonly Omit<ListItem, 'id'>[],
): Promise<void> {
  const db = anyDb.$extendTables<HomepageTables>();
  const unwanted = new Set(items.map(wordsOf));
  const isWanted = (item: ListItem) => !unwanted.has(wordsOf(item));
  const isChanged = await db.transaction().execute(async (tx) => {
    if ((await getList(tx, name)).items.every(isWanted)) return false;
    await raiseListVersion(tx, name, undefined, clock.now());
    const before = (await getList(tx, name)).items;
    const after = before.filter(isWanted);
    await replaceItems(tx, name, after);
    const fields = { before: auditFields(before), after: auditFields(after) };
    await audit.record(tx, { action: 'changed', entity: name, ...fields });
    return true;
  });
  if (isChanged) await pages.changed([HOMEPAGE_TAG]);
}

function wordsOf({ kind, title, body }: Omit<ListItem, 'id'>): string {
  return JSON.stringify([kind, title, body]);
}

/** Each item's text under its title, as the audit keeps a list. */
function auditFields(items: readonly Omit<ListItem, 'id'>[]): Record<string, unknown> {
  return Object.fromEntries(items.map(({ title, body }, place) => [title, body || place + 1]));
}

/** Items keep their ids; an unknown or repeated id is replaced by a new one. */
function idFor(item: WithId, known: ReadonlySet<string>, taken: Set<string>): string {
  const id = item._id !== undefined && known.has(item._id) && !taken.has(item._id) ? item._id : newId();
  taken.add(id);
  return id;
}
