// The last days most often given to an offer: shown as buttons next to the date.
import { addDays, dayCode, type IsoDay } from '../../../platform/contract/dates.ts';

export interface OfferDays {
  /** A week from today when it is Sunday: an offer made on Sunday is not meant to end the same night. */
  sunday: IsoDay;
  /** The last day of this month; on that day itself, of the next one. */
  monthEnd: IsoDay;
}

export function offerDays(today: IsoDay): OfferDays {
  let sunday = addDays(today, 1);
  while (dayCode(sunday) !== 'su') sunday = addDays(sunday, 1);
  let monthEnd = addDays(today, 1);
  while (addDays(monthEnd, 1).slice(0, 7) === monthEnd.slice(0, 7)) monthEnd = addDays(monthEnd, 1);
  return { sunday, monthEnd };
}
