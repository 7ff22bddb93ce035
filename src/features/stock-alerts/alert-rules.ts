// When a visitor may ask to be notified of a tyre, and for how long the request is valid.
import { FULL_SET } from '../catalogue/fitting/full-set.ts';

export const ALERT_DAYS = 90;
/** Without a confirmation the address is removed after so long. */
export const UNCONFIRMED_DAYS = 7;

/** Whether fewer than a whole set is there for certain. */
export function isShortOfSet({ count, isMinimum }: { count: number; isMinimum: boolean }): boolean {
  return !isMinimum && count < FULL_SET;
}
