// When the owner is warned: limits of failures per reason within the present and the former hour.
import { HOUR_MS } from '../../platform/contract/durations.ts';

/** A reason warns again only after this long, however long it goes on. */
export const ALARM_AGAIN_MS = 6 * HOUR_MS;
/** For how long after an alarm it is among what needs care. */
export const ALARM_SHOWN_MS = 24 * HOUR_MS;

/** Limits of calls are reached by eager visitors, too. */
const LIMIT_OF_OTHERS = 300;

const LIMITS: Readonly<Record<string, number>> = {
  'auth.wrong_credentials': 60,
  'auth.too_many_attempts': 60,
  'auth.busy': 60,
  'customer.wrong_credentials': 60,
  'customer.too_many_attempts': 60,
  'customer.busy': 60,
  'auth.forbidden': 60,
  // Every page that is open when a session ends retries a few times.
  'auth.required': 600,
  'account.wrong_password': 10,
  'customer.wrong_password': 30,
  'staff.second_factor_failed': 10,
  'staff.recovery_code_used': 1,
  'staff.account_changed': 20,
  'staff.data_exported': 10,
  // The whole shop in one file.
  'staff.backup_downloaded': 1,
  'staff.data_read': 200,
  // Each is 200 different people.
  'staff.people_listed': 5,
  // A dialog that waits for the password stops the pages of staff; a script goes on.
  'staff.people_refused': 10,
  'staff.people_removed': 30,
  'booking.cancelled': 30,
};

/** Done on purpose or by browsers' own extensions: counted, but never a reason to wake anybody. */
const NEVER = /^(?:staff|customer|browser)\./;

/** From how many on there is an alarm; never for what has no limit. */
function alarmFrom(reason: string): number {
  return LIMITS[reason] ?? (NEVER.test(reason) ? Infinity : LIMIT_OF_OTHERS);
}

/** Those of the counted reasons that are worth an alarm. */
export function sumsOverLimit<Sum extends { reason: string; count: number }>(sums: readonly Sum[]): Sum[] {
  return sums.filter(({ reason, count }) => count >= alarmFrom(reason));
}
