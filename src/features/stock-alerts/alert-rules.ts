// When a visitor may request to be notified of a tyre, and for how long the request is valid.
import { FULL_SET } from '../catalogue/fitting/full-set.ts';

export const ALERT_DAYS = 90;

/** Whether the stock is certainly less than a full set. */
export function isShortOfSet({ count, isMinimum }: { count: number; isMinimum: boolean }): boolean {
  return !isMinimum && count < FULL_SET;
}
