// What a signed-in customer may see: their own sets, and not even that other sets exist.
import { notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { SeasonLine } from '../../../season/season-view.ts';
import type { TyreSet, TyreSetDetails } from '../../contract/tyre-hotel.ts';
import { hotelErrors as messages } from '../../messages/tyre-hotel.ts';
import * as parts from '../parts-store.ts';
import { setWithHistory } from '../service.ts';
import { setOf, withoutShopNotes, type Turns } from '../set-shapes.ts';
import type { HotelTables, SetRow } from '../store.ts';
import * as owners from './owner-store.ts';

export type OwnSets = ReturnType<typeof ownSets>;

export interface OwnSetsParts {
  turns: () => Promise<Turns>;
  getSeasonLine: () => Promise<SeasonLine>;
  /** The confirmed address of an account; empty when there is none. */
  confirmedEmail: (customerId: string) => Promise<string>;
}

/** Sets of one customer shown in full; only companies have more, on a separate page. */
const MAX_WHOLE = 10;

export function ownSets(platform: Platform, { turns, getSeasonLine, confirmedEmail }: OwnSetsParts) {
  const db = platform.db.$extendTables<HotelTables>();
  async function find(customerId: string, id: string): Promise<SetRow> {
    const row = await owners.findOwnSet(db, id, customerId, await confirmedEmail(customerId));
    if (!row) throw notFound('tyre_set.not_found', messages.notFound);
    return row;
  }
  return {
    list: async (customerId: string): Promise<TyreSet[]> => {
      const rows = await owners.listOwnSets(db, customerId, await confirmedEmail(customerId));
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
            checks.find((check) => check.setId === row.id),
          ),
        ),
      );
    },
    /** With all their parts: those on a shelf first, the newest ten. */
    listWhole: async (customerId: string): Promise<TyreSetDetails[]> => {
      const rows = await owners.listOwnSets(db, customerId, await confirmedEmail(customerId));
      const current = await turns();
      const shown = rows
        .toSorted(
          (a, b) => Number(a.returnedOn !== null) - Number(b.returnedOn !== null) || b.number - a.number,
        )
        .slice(0, MAX_WHOLE);
      return Promise.all(shown.map(async (row) => withoutShopNotes(await setWithHistory(db, row, current))));
    },
    /** 404 for a set of somebody else just as for none. */
    read: async (customerId: string, id: string): Promise<TyreSetDetails> => {
      const set = await setWithHistory(db, await find(customerId, id), await turns());
      const { sentence, advisedTurn } = await getSeasonLine();
      return { ...withoutShopNotes(set), ...(advisedTurn === set.turn.season && { advice: sentence }) };
    },
    /** Throws the same 404. */
    check: async (customerId: string, id: string) => {
      await find(customerId, id);
    },
  };
}
