// The next change of a set as its owner reads it: the law, and the days of the shop's queue that are left. Where the advice of the
// day comes first, autumn's queue is left out: frost may come before it.
import { formatDate, type IsoDay } from '../../platform/contract/dates.ts';
import type { SetTurn } from './contract/tyre-hotel.ts';
import { daysText } from './forecast-text.ts';
import { ownMessages } from './messages/own.ts';
import { daysLeft } from './season-turn.ts';

export function turnText(
  turn: Pick<SetTurn, 'season' | 'lawDay' | 'firstDay' | 'lastDay'>,
  today: IsoDay,
  isAdvised = false,
): string {
  const law = formatDate(turn.lawDay);
  if (isAdvised && turn.season === 'autumn') return ownMessages.autumnAdvised(law);
  const left = daysLeft(turn, today);
  return left
    ? ownMessages[turn.season](law, daysText(left.from, left.to))
    : ownMessages.late[turn.season](law);
}
