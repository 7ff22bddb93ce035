// Chance that can be repeated: the same seed gives the same requests.

export interface Chance {
  /** At least 0, below `below`. */
  whole: (below: number) => number;
  /** True in `share` of all cases, 0 to 1. */
  is: (share: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** `undefined` for an empty list. */
  pickAny: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Mulberry32: small, fast, and good enough to choose requests by. */
export function chance(seed: number): Chance {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    is: (share) => next() < share,
    pick: (items) => items[whole(items.length)] ?? items[0],
    pickAny: (items) => items[whole(items.length)],
  };
}
