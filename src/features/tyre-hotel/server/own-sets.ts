// What a signed-in customer may see: the own sets, and of nobody else even that they exist.
import { notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { TyreSet, WholeSet } from '../contract.ts';
import { hotelErrors as messages } from '../messages.ts';
import * as parts from './parts-store.ts';
import { wholeSet } from './service.ts';
import { setOf, withoutShopNotes } from './set-shapes.ts';
import type { Turns } from './set-shapes.ts';
import * as store from './store.ts';
import type { HotelTables, SetRow } from './store.ts';

export interface OwnSets {
  list: (customerId: string) => Promise<TyreSet[]>;
  /** With all that is kept of them: those on a shelf first, the newest ten. */
  listWhole: (customerId: string) => Promise<WholeSet[]>;
  /** 404 for a set of somebody else just as for none. */
  read: (customerId: string, id: string) => Promise<WholeSet>;
  /** Throws the same 404. */
  check: (customerId: string, id: string) => Promise<void>;
}

export interface OwnSetsParts {
  turns: () => Promise<Turns>;
  /** The confirmed address of an account; empty when there is none. */
  confirmedEmail: (customerId: string) => Promise<string>;
}

/** Of one customer; nobody has more but a company, which has its page. */
const MOST_WHOLE = 10;

export function ownSets(platform: Platform, { turns, confirmedEmail }: OwnSetsParts): OwnSets {
  const db = platform.db.$extendTables<HotelTables>();
  async function find(customerId: string, id: string): Promise<SetRow> {
    const row = await store.findOwnSet(db, id, customerId, await confirmedEmail(customerId));
    if (!row) throw notFound('tyre_set.not_found', messages.notFound);
    return row;
  }
  return {
    list: async (customerId) => {
      const rows = await store.listOwnSets(db, customerId, await confirmedEmail(customerId));
      const checks = await parts.listLastChecks(
        db,
        rows.map(({ id }) => id),
      );
      const current = await turns();
      return rows.map((row) =>
        withoutShopNotes(
          setOf(
            row,
            current,
            checks.find((check) => check.set_id === row.id),
          ),
        ),
      );
    },
    listWhole: async (customerId) => {
      const rows = await store.listOwnSets(db, customerId, await confirmedEmail(customerId));
      const current = await turns();
      const shown = rows
        .toSorted(
          (a, b) => Number(a.returned_on !== null) - Number(b.returned_on !== null) || b.number - a.number,
        )
        .slice(0, MOST_WHOLE);
      return Promise.all(shown.map(async (row) => withoutShopNotes(await wholeSet(db, row, current))));
    },
    read: async (customerId, id) =>
      withoutShopNotes(await wholeSet(db, await find(customerId, id), await turns())),
    check: async (customerId, id) => {
      await find(customerId, id);
    },
  };
}
