// How far the next change of a set is, as staff read it in lists and on its page.
import { addDays, formatDate, formatDateClock, type IsoDay } from '../../platform/contract/dates.ts';
import type { TyreSet } from './contract/tyre-hotel.ts';
import { hotelAdmin as messages } from './messages/admin.ts';
import { NOTICE_DAYS } from './season-turn.ts';

/** 'kevät 2027: odottaa yhteydenottoa', 'syksy 2026: varattu 20.10.2026'. */
export function changeText({ turn, change }: Pick<TyreSet, 'turn' | 'change'>): string {
  return messages.changeIn(messages.turn(turn.season, turn.year), changeState({ change }));
}

/** Whether nobody has to be called yet: the set's turn is seasons away. */
export function isLater({ turn, change }: Pick<TyreSet, 'turn' | 'change'>, today: IsoDay): boolean {
  return change.state === 'due' && addDays(today, NOTICE_DAYS) < turn.firstDay;
}

/** 'Odottaa yhteydenottoa', 'Ei vastannut 20.10.2026 klo 9.05', 'Varattu 20.10.2026'. */
export function changeState({ change: { state, bookedOn, triedAt } }: Pick<TyreSet, 'change'>): string {
  if (triedAt !== null) return messages.unreachedAt(formatDateClock(new Date(triedAt)));
  return bookedOn === null ? messages.states[state] : messages.bookedFor(formatDate(bookedOn));
}
