// Who may read how many days of bookings at once.
import { daysBetween, type IsoDay } from '../../../../platform/contract/dates.ts';
import { requireConfirmation, type Principal } from '../../../../platform/server/http/principal.ts';

/** More than any view of the back office shows. */
const MAX_DAYS = 62;

/** All customers who ever booked leave only with the password: 403 `auth.confirm`. */
export function guardSpan({ from, to }: { from: IsoDay; to: IsoDay }, principal: Principal): void {
  if (daysBetween(from, to) > MAX_DAYS) requireConfirmation(principal);
}
