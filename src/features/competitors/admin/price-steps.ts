// Prices as they are drawn over time.
import type { PricePoint } from '../contract.ts';
import type { PriceStep } from '../price-lines.ts';

/** `points` the latest first, the steps the oldest first. */
export function stepsOf(points: readonly PricePoint[]): PriceStep[] {
  return points
    .map(({ price, changedAt }) => ({ atMs: Date.parse(changedAt), cents: Math.round(price * 100) }))
    .toReversed();
}
