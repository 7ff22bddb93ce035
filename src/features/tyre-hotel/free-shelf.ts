// The shelf place that is proposed for a set that comes in: the shop has no list of its places, only of those it has used.
import { shelfKey } from './shelf-key.ts';

/** Taken places in a row after which it gives up. */
const MAX_TRIED = 10_000;

/**
 * A place that was used before and is free comes first, in the order of the shelves; else the one after the newest set's. `null` where
 * neither is known. `used` are all places that sets ever had, the newest set's first.
 */
export function freeShelf(used: readonly string[], taken: readonly string[]): string | null {
  const takenKeys = new Set(taken.map(shelfKey));
  const isFree = (place: string) => !takenKeys.has(shelfKey(place));
  const [known] = used
    .filter((place) => place !== '' && isFree(place))
    .toSorted((one, other) => one.localeCompare(other, 'fi', { numeric: true }));
  if (known !== undefined) return known;
  const [, before = '', digits] = /^(.*?)(\d+)$/.exec(used[0] ?? '') ?? [];
  if (digits === undefined) return null;
  for (let number = Number(digits) + 1; number <= Number(digits) + MAX_TRIED; number += 1) {
    const place = `${before}${String(number).padStart(digits.length, '0')}`;
    if (isFree(place)) return place;
  }
  return null;
}
