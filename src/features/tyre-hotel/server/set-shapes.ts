// Rows of stored sets as the API shows them.
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import type { SetCheck, SetPicture, SetTurn, TyreSet } from '../contract/tyre-hotel.ts';
import { turnKey, type SeasonTurn, type TurnQueue } from '../season-turn.ts';
import type { SetSeason } from '../tread-depth.ts';
import type { CheckRow, PictureRow, SetRow } from './store.ts';

export type Turns = Readonly<Record<SetSeason, SeasonTurn & TurnQueue>>;

/** 'R-0042'. */
export function codeOf(number: number): string {
  return `R-${String(number).padStart(4, '0')}`;
}

export function setOf(row: SetRow, turns: Turns, lastCheck: CheckRow | undefined): TyreSet {
  const turn = turns[row.season];
  const {
    number,
    isReleased: _isReleased,
    changeState,
    changeTurn,
    bookedOn,
    triedAt,
    remindedTurn: _turn,
    ...shown
  } = row;
  // The state of an earlier turn does not apply to this one.
  const isOfTurn = changeTurn === turnKey(turn);
  return {
    ...toApiRecord(shown),
    code: codeOf(number),
    status: row.returnedOn === null ? 'stored' : 'returned',
    change: isOfTurn
      ? { state: changeState, bookedOn, triedAt: triedAt?.toISOString() ?? null }
      : { state: 'due', bookedOn: null, triedAt: null },
    turn: turnOf(turn),
    lastCheck: lastCheck ? checkOf(lastCheck) : null,
  };
}

function turnOf({ season, year, lawDay, firstDay, lastDay }: SeasonTurn & TurnQueue): SetTurn {
  return { season, year, lawDay, firstDay, lastDay };
}

export function checkOf({ setId: _setId, ...row }: CheckRow): SetCheck {
  return toApiRecord(row);
}

export function pictureOf({ setId, fileName: _fileName, ...row }: PictureRow): SetPicture {
  return { ...toApiRecord(row), path: `/api/tyre-sets/${setId}/pictures/${row.id}` };
}

/** What a customer is shown: nothing that the shop wrote for itself. */
export function withoutShopNotes<Shown extends TyreSet>(set: Shown): Shown {
  return { ...set, note: '' };
}
