// What our normal price could be compared with a competitor's. A suggestion is a normal price: it starts no offer and
// strikes nothing through.

/** Why nothing is suggested. */
export const NO_SUGGESTION_REASONS = [
  /** Our tyre is off sale. */
  'gone',
  /** Our price is on request. */
  'unpriced',
  /** Their price is not known, or the last check of their page failed. */
  'unread',
  /** An offer runs: the normal price is what it is measured by. */
  'offer',
  /** Their price is less than half of ours or more than twice it: hardly the same tyre. */
  'far',
  /** The purchase price of the tyre is unknown, so nobody can say how low we may go. */
  'cost-unknown',
  /** The margin allows nothing closer. */
  'floor',
  /** The prices are as good as alike. */
  'near',
] as const;
export type NoSuggestionReason = (typeof NO_SUGGESTION_REASONS)[number];

export type PriceSuggestion =
  | {
      readonly kind: 'price';
      /** Whole euros, in cents. */
      readonly priceCents: number;
      /** The margin stopped it above their price. */
      readonly isAtFloor: boolean;
    }
  | { readonly kind: 'none'; readonly reason: NoSuggestionReason };

/** Prices in cents for one tyre with VAT. */
export interface ComparedPrices {
  /** Our normal price; 0: on request. */
  readonly regularCents: number;
  readonly hasOffer: boolean;
  readonly isOnSale: boolean;
  /** The lowest price that leaves our margin; null when what the tyre cost us is not known. */
  readonly floorCents: number | null;
  /** null when it is not known now. */
  readonly theirCents: number | null;
}

/** Whole euros at or below their price, in cents. */
export function roundedDownToEuro(theirCents: number): number {
  return Math.floor(theirCents / 100) * 100;
}

const MIN_CHANGE_CENTS = 100;

/**
 * The highest price in whole euros that is not above theirs, yet never below our floor. Without a known cost only a rise is suggested; a
 * change of less than a euro is none.
 */
export function suggestPrice(prices: ComparedPrices): PriceSuggestion {
  const { regularCents, floorCents, theirCents } = prices;
  if (!prices.isOnSale) return none('gone');
  if (regularCents === 0) return none('unpriced');
  if (theirCents === null) return none('unread');
  if (prices.hasOffer) return none('offer');
  if (theirCents * 2 < regularCents || theirCents > regularCents * 2) return none('far');
  const beside = roundedDownToEuro(theirCents);
  if (Math.abs(beside - regularCents) < MIN_CHANGE_CENTS) return none('near');
  if (beside > regularCents) {
    if (floorCents !== null && beside < floorCents) return none('floor');
    return { kind: 'price', priceCents: beside, isAtFloor: false };
  }
  if (floorCents === null) return none('cost-unknown');
  const priceCents = Math.max(beside, floorCents);
  if (priceCents > regularCents - MIN_CHANGE_CENTS) return none('floor');
  return { kind: 'price', priceCents, isAtFloor: priceCents > beside };
}

/**
 * What an offer could cost to be no more expensive than theirs; null where ours is not more expensive, or theirs is
 * hardly the same tyre.
 */
export function answerCents({
  ourCents,
  theirCents,
  isOnSale,
}: Pick<ComparedPrices, 'theirCents' | 'isOnSale'> & { readonly ourCents: number }): number | null {
  if (!isOnSale || theirCents === null || theirCents >= ourCents || theirCents * 2 < ourCents) return null;
  return roundedDownToEuro(theirCents);
}

function none(reason: NoSuggestionReason): PriceSuggestion {
  return { kind: 'none', reason };
}
