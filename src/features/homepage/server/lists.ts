// The editable lists of the home page: read in order, replaced completely.
import { idAllocator } from '../../../platform/contract/ids.ts';
import { notFound } from '../../../platform/contract/problem.ts';
import { changeRecord, type RecordChange } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import {
  auditedClaims,
  requireConfirmedClaims,
  type ClaimConfirmation,
  type PlacedClaim,
} from '../../articles/writing/claim-confirmation.ts';
import { HOMEPAGE_TAG } from '../contract.ts';
import { waysOf } from '../faq-ways.ts';
import { homepageMessages as messages } from '../messages.ts';
import {
  getList,
  lockList,
  replaceItems,
  type HomepageTables,
  type ListItem,
  type ListName,
  type StoredList,
} from './store.ts';

/** Maps an item of a list to its row and back. */
export interface ListShape<Item, Sent> {
  name: ListName;
  read: (row: ListItem) => Item;
  /** `ways` left out: as they are stored. */
  write: (sent: Sent) => WrittenItem;
  /** What is claimed without proof. */
  claimsOf: (items: readonly WrittenItem[]) => readonly PlacedClaim[];
}

type WrittenItem = Omit<ListItem, 'id' | 'ways'> & { ways?: string | undefined };

interface WithId {
  _id?: string | undefined;
}

/** A list, plain or with the version it was read as. */
export type ListInput<Sent> =
  | Sent[]
  | { items: Sent[]; version?: number | undefined; hasConfirmedClaims?: ClaimConfirmation };

export interface EditableList<Item, Sent> {
  /** The items in order and the version for the next save. */
  read: () => Promise<{ items: Item[]; version: number }>;
  save: (sent: ListInput<Sent>) => Promise<{ items: Item[]; version: number }>;
  /** Fills the list unless it was ever changed. */
  fillUnchanged: (items: Sent[]) => Promise<void>;
  /** Changes the item of this id; 404 when there is none. */
  changeItem: (id: string, change: (row: ListItem) => ListItem) => Promise<void>;
  /** Removes the rows that equal one of `items`. */
  removeEqual: (items: readonly Sent[]) => Promise<void>;
}

export function editableList<Item, Sent extends WithId>(
  platform: Platform,
  shape: ListShape<Item, Sent>,
): EditableList<Item, Sent> {
  const db = platform.db.$extendTables<HomepageTables>();

  const answerOf = ({ items, version }: StoredList) => ({ items: items.map(shape.read), version });
  const read = async () => answerOf(await getList(db, shape.name));

  /** Stores what `next` makes of the list, unless that is the list itself. */
  const replace = (
    next: (before: StoredList) => readonly ListItem[],
    rest: Omit<RecordChange<HomepageTables, StoredList>, 'change' | 'tags'>,
  ) =>
    changeRecord(platform, db, (tx) => lockList(tx, shape.name), {
      change: async (tx, before) => {
        const items = next(before);
        if (items === before.items) return before;
        return replaceItems(tx, shape.name, items, platform.clock.now());
      },
      tags: [HOMEPAGE_TAG],
      ...rest,
    });
  const itemsOf = (sent: readonly Sent[], before: StoredList) => sentItems(sent, before, shape.write);
  const audit = ({ items }: StoredList) => ({ entity: shape.name, fields: auditFields(items) });

  return {
    read,
    save: async (sent) => {
      const { items, version, hasConfirmedClaims } = sentParts(sent);
      const claims = shape.claimsOf(items.map(shape.write));
      requireConfirmedClaims(claims, hasConfirmedClaims);
      const saved = await replace((before) => itemsOf(items, before), {
        expected: { version, message: messages.staleList, current: async () => (await read()).items },
        audit,
        alsoAudited: () => auditedClaims(claims, hasConfirmedClaims),
      });
      return answerOf(saved);
    },
    fillUnchanged: async (items) => {
      await replace((before) => (before.version > 1 ? before.items : itemsOf(items, before)), {});
    },
    changeItem: async (id, change) => {
      await replace(
        ({ items }) => {
          if (!items.some((item) => item.id === id)) throw notFound('homepage.no_item', messages.noItem);
          return items.map((item) => (item.id === id ? change(item) : item));
        },
        { audit },
      );
    },
    removeEqual: async (items) => {
      const unwanted = new Set(items.map((item) => wordsOf(shape.write(item))));
      await replace(
        ({ items: stored }) => {
          const wanted = stored.filter((item) => !unwanted.has(wordsOf(item)));
          return wanted.length < stored.length ? wanted : stored;
        },
        { audit },
      );
    },
  };
}

/** A row keeps its id, and its wordings where none are sent. */
function sentItems<Sent extends WithId>(
  sent: readonly Sent[],
  before: StoredList,
  write: (item: Sent) => WrittenItem,
): ListItem[] {
  const stored = new Map(before.items.map((item) => [item.id, item]));
  const idOf = idAllocator(new Set(stored.keys()));
  return sent.map((item) => {
    const id = idOf(item._id);
    const written = write(item);
    return { ...written, id, ways: written.ways ?? stored.get(id)?.ways ?? '' };
  });
}

function sentParts<Sent>(sent: ListInput<Sent>): Exclude<ListInput<Sent>, Sent[]> {
  return Array.isArray(sent) ? { items: sent } : sent;
}

function wordsOf({ kind, title, body }: WrittenItem): string {
  return JSON.stringify([kind, title, body]);
}

/** Each item's text under its title, for the audit log; of wordings, which visitors may have written, only their number. */
function auditFields(items: readonly ListItem[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [place, { title, body, ways }] of items.entries()) {
    fields[title] = body || place + 1;
    if (ways !== '') fields[messages.waysOf(title)] = waysOf(ways).length;
  }
  return fields;
}
