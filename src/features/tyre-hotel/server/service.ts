// Use cases of stored sets for staff: take in, find, change and remove. Moves between shelf and customer are in set-moves.ts.
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type {
  TyreSetUpdate,
  TyreSetInput,
  SetQuery,
  TyreSet,
  TyreSetDetails,
} from '../contract/tyre-hotel.ts';
import { freeShelf } from '../free-shelf.ts';
import { hotelErrors as messages } from '../messages/tyre-hotel.ts';
import { turnKey } from '../season-turn.ts';
import { listSets } from './list-store.ts';
import * as details from './parts-store.ts';
import { removePictureFiles } from './pictures.ts';
import { setMoves } from './set-moves.ts';
import { checkOf, codeOf, pictureOf, setOf, type Turns } from './set-shapes.ts';
import { auditFields, factsOf, withShelfConflict, setWrites, type SetWrites } from './set-writes.ts';
import * as store from './store.ts';
import type { Db, SetRow, Tx } from './store.ts';

export interface HotelDependencies {
  /** The turns as they are now. */
  turns: () => Promise<Turns>;
  /** Whether there is an account of this id. */
  isCustomer: (id: string) => Promise<boolean>;
  /** After a set with a mail address came in, in the same transaction. */
  onStored: (tx: Tx, setId: string, checkId: string | null) => Promise<void>;
}

const DEFAULT_LIMIT = 50;

export function tyreSetService(platform: Platform, hotel: HotelDependencies) {
  const { turns } = hotel;
  const writes = setWrites(platform, turns);
  const { db } = writes;
  return {
    ...setMoves(platform, writes, hotel),
    /** 409 if the shelf place is taken; the message names the set there. */
    storeSet: (sent: TyreSetInput) => storeSet(platform, writes, hotel, sent),
    list: (query: SetQuery) => list(db, turns, query),
    /** 404 when it does not exist. */
    read: async (id: string) => {
      const row = await store.findSet(db, id);
      if (!row) throw notFound('tyre_set.not_found', messages.notFound);
      return setWithHistory(db, row, await turns());
    },
    change: async (id: string, { version, ...changed }: TyreSetUpdate) => {
      await requireKnownOwner(hotel, changed.customerId);
      const facts = factsOf(changed);
      return writes.shown(
        await writes.changeLockedSet(
          id,
          version,
          (tx) => store.updateSet(tx, id, facts, platform.clock.now()),
          facts.shelf,
        ),
      );
    },
    findFreeShelf: async () => {
      const { used, taken } = await store.listShelves(db);
      return freeShelf(used, taken);
    },
    remove: (id: string) => remove(platform, db, id),
    /** Whom to call before the coming turn, and what came and went today. */
    countToday: async () => {
      const inTurn = { view: 'turn', page: 1, limit: 1 } as const;
      const [toCall, booked, moves] = await Promise.all([
        list(db, turns, { ...inTurn, state: 'toCall' }),
        list(db, turns, { ...inTurn, state: 'booked' }),
        store.countMoves(db, writes.today()),
      ]);
      return { toCallCount: toCall.total, bookedCount: booked.total, ...moves };
    },
  };
}

export type TyreSetService = ReturnType<typeof tyreSetService>;

async function requireKnownOwner(
  { isCustomer }: HotelDependencies,
  customerId: string | null,
): Promise<void> {
  if (customerId !== null && !(await isCustomer(customerId))) {
    throw invalid('tyre_set.owner_unknown', messages.ownerUnknown);
  }
}

async function storeSet(
  platform: Platform,
  writes: SetWrites,
  hotel: HotelDependencies,
  sent: TyreSetInput,
): Promise<TyreSet> {
  const { db, today, newCheck, shown } = writes;
  await requireKnownOwner(hotel, sent.customerId);
  const now = platform.clock.now();
  const facts = factsOf(sent);
  const row = await withShelfConflict(db, facts.shelf, () =>
    inTransaction(db, async (tx) => {
      const made = await store.insertSet(tx, {
        ...facts,
        id: newId(now.getTime()),
        storedOn: today(),
        now,
      });
      const check = sent.check && (await details.insertCheck(tx, newCheck(made.id, sent.check)));
      await platform.audit.record(tx, {
        action: 'created',
        entity: 'tyre-set',
        entityId: made.id,
        name: codeOf(made.number),
        after: auditFields(made),
      });
      await hotel.onStored(tx, made.id, check?.id ?? null);
      return made;
    }),
  );
  return shown(row);
}

async function list(
  db: Db,
  turns: HotelDependencies['turns'],
  { page, limit, q, view = 'all', state, shelf }: SetQuery,
): Promise<{ items: TyreSet[]; total: number }> {
  const current = await turns();
  const filter = {
    q,
    shelf,
    state,
    turns: {
      summer: turnKey(current.summer),
      friction: turnKey(current.friction),
      studded: turnKey(current.studded),
    },
    ...(view === 'turn'
      ? { isStored: true, seasons: nextSeasons(current), order: 'queue' as const }
      : { order: 'newest' as const }),
    ...((view === 'stored' || shelf !== undefined) && { isStored: true }),
    ...(view === 'returned' && { isStored: false }),
  };
  const { rows, total } = await listSets(db, filter, pageWindow({ page, limit }, DEFAULT_LIMIT));
  const checks = await details.listLastChecks(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) =>
    setOf(
      row,
      current,
      checks.find((check) => check.setId === row.id),
    ),
  );
  return { items, total };
}

async function remove(platform: Platform, db: Db, id: string): Promise<void> {
  const names = await inTransaction(db, async (tx) => {
    const row = await store.lockSet(tx, id);
    if (!row) throw notFound('tyre_set.not_found', messages.notFound);
    const pictures = await details.listPictures(tx, id);
    await store.deleteSet(tx, id);
    // Nothing of the customer's stays behind in the audit.
    await platform.audit.record(tx, {
      action: 'removed',
      entity: 'tyre-set',
      entityId: id,
      name: codeOf(row.number),
    });
    return pictures.map(({ fileName }) => fileName);
  });
  await removePictureFiles(platform, names);
}

export async function setWithHistory(db: Db, row: SetRow, turns: Turns): Promise<TyreSetDetails> {
  const checks = await details.listChecks(db, [row.id]);
  const stays = await details.listStays(db, row.id);
  const pictures = await details.listPictures(db, row.id);
  return {
    ...setOf(row, turns, checks[0]),
    checks: checks.map(checkOf),
    stays: stays.map(({ shelf, storedOn, returnedOn }) => ({
      shelf,
      storedOn,
      returnedOn,
    })),
    pictures: pictures.map(pictureOf),
  };
}

/** The seasons whose turn comes first. */
function nextSeasons(turns: Turns): SetRow['season'][] {
  return turns.summer.lawDay < turns.friction.lawDay ? ['summer'] : ['friction', 'studded'];
}
