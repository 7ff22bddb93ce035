// When a visitor may request to be notified of a tyre, and for how long the request is valid.
import { FULL_SET } from '../catalogue/fitting/full-set.ts';

export const ALERT_DAYS = 90;
/** Days until an unconfirmed address is removed. */
export const UNCONFIRMED_DAYS = 7;

/** Whether the stock is certainly less than a full set. */
export function isShortOfSet({ count, isMinimum }: { count: number; isMinimum: boolean }): boolean {
  return !isMinimum && count < FULL_SET;
}
