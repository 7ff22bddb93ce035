// How far the next change of a set is, as staff read it in lists and on its page.
import { formatDate } from '../../platform/contract/dates.ts';
import type { TyreSet } from './contract/tyre-hotel.ts';
import { hotelAdmin as messages } from './messages/admin.ts';

/** 'kevät 2027: odottaa yhteydenottoa', 'syksy 2026: varattu 20.10.2026'. */
export function changeText({ turn, change }: Pick<TyreSet, 'turn' | 'change'>): string {
  return messages.changeIn(
    messages.turn(turn.season, turn.year),
    change.bookedOn === null
      ? messages.states[change.state]
      : messages.bookedFor(formatDate(change.bookedOn)),
  );
}
