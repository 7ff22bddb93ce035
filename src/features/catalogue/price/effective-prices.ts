// A tyre's real prices over time: the regular prices, replaced by offers while they run.
import type { PricePoint } from './pricing.ts';

/** An offer as it ran: `endedAt` is when it was over, null while it runs. */
export interface PastOffer {
  readonly priceCents: number;
  readonly startsAt: Date;
  readonly endedAt: Date | null;
}

/**
 * The effective prices in order of time, one point per change, for the lawful reference price. `changes` are the regular prices, oldest
 * first. An offer counts while it runs and is below the regular price.
 */
export function effectivePrices(changes: readonly PricePoint[], offers: readonly PastOffer[]): PricePoint[] {
  const moments = [
    ...changes.map(({ at }) => at.getTime()),
    ...offers.flatMap(({ startsAt, endedAt }) => [
      startsAt.getTime(),
      ...(endedAt ? [endedAt.getTime()] : []),
    ]),
  ];
  const points: PricePoint[] = [];
  for (const moment of [...new Set(moments)].toSorted((a, b) => a - b)) {
    const priceCents = effectivePriceAt(changes, offers, moment);
    if (priceCents !== undefined && priceCents !== points.at(-1)?.priceCents) {
      points.push({ at: new Date(moment), priceCents });
    }
  }
  return points;
}

/** undefined before the first regular price. */
function effectivePriceAt(
  changes: readonly PricePoint[],
  offers: readonly PastOffer[],
  moment: number,
): number | undefined {
  const regular = changes.findLast(({ at }) => at.getTime() <= moment)?.priceCents;
  if (regular === undefined || regular === 0) return regular;
  const running = offers.filter(
    ({ startsAt, endedAt }) =>
      startsAt.getTime() <= moment && (endedAt === null || endedAt.getTime() > moment),
  );
  return Math.min(regular, ...running.map(({ priceCents }) => priceCents));
}
