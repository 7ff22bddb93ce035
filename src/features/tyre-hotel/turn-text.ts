// The next change of a set as its owner reads it: the law, and the days of the shop's queue that are left.
import { formatDate, type IsoDay } from '../../platform/contract/dates.ts';
import type { SetTurn } from './contract/tyre-hotel.ts';
import { daysText } from './forecast-text.ts';
import { ownMessages } from './messages/own.ts';
import { daysLeft } from './season-turn.ts';

export function turnText(
  turn: Pick<SetTurn, 'season' | 'lawDay' | 'firstDay' | 'lastDay'>,
  today: IsoDay,
): string {
  const law = formatDate(turn.lawDay);
  const left = daysLeft(turn, today);
  return left
    ? ownMessages[turn.season](law, daysText(left.from, left.to))
    : ownMessages.late[turn.season](law);
}
