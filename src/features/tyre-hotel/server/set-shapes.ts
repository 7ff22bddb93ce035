// Rows of stored sets as the API shows them.
import type { SetCheck, SetPicture, SetTurn, TyreSet } from '../contract.ts';
import { turnKey } from '../season-turn.ts';
import type { SeasonTurn, TurnQueue } from '../season-turn.ts';
import type { SetSeason } from '../tread-depth.ts';
import type { CheckRow, PictureRow, SetRow } from './store.ts';

/** The turn of each season with the days of its queue. */
export type Turns = Readonly<Record<SetSeason, SeasonTurn & TurnQueue>>;

/** 'R-0042'. */
export function codeOf(number: number): string {
  return `R-${String(number).padStart(4, '0')}`;
}

export function setOf(row: SetRow, turns: Turns, lastCheck: CheckRow | undefined): TyreSet {
  const turn = turns[row.season];
  // What was said of a turn before says nothing of this one.
  const isOfTurn = row.change_turn === turnKey(turn);
  return {
    _id: row.id,
    code: codeOf(row.number),
    customerId: row.customer_id,
    ownerName: row.owner_name,
    ownerPhone: row.owner_phone,
    ownerEmail: row.owner_email,
    plate: row.plate,
    season: row.season,
    size: row.size,
    make: row.make,
    dots: row.dots,
    hasRims: row.has_rims,
    shelf: row.shelf,
    status: row.returned_on === null ? 'stored' : 'returned',
    storedOn: row.stored_on,
    returnedOn: row.returned_on,
    note: row.note,
    wantsReminders: row.wants_reminders,
    change: isOfTurn
      ? { state: row.change_state, bookedOn: row.booked_on }
      : { state: 'due', bookedOn: null },
    turn: turnOf(turn),
    lastCheck: lastCheck ? checkOf(lastCheck) : null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function turnOf({ season, year, lawDay, firstDay, lastDay }: SeasonTurn & TurnQueue): SetTurn {
  return { season, year, lawDay, firstDay, lastDay };
}

export function checkOf({ id, day, tyres, note, created_at }: CheckRow): SetCheck {
  return { _id: id, day, tyres, note, createdAt: created_at.toISOString() };
}

export function pictureOf({ id, set_id, width_px, height_px, created_at }: PictureRow): SetPicture {
  return {
    _id: id,
    path: `/api/tyre-sets/${set_id}/pictures/${id}`,
    widthPx: width_px,
    heightPx: height_px,
    createdAt: created_at.toISOString(),
  };
}

/** What a customer is shown: nothing that the shop wrote for itself. */
export function withoutShopNotes<Shown extends TyreSet>(set: Shown): Shown {
  return { ...set, note: '' };
}
