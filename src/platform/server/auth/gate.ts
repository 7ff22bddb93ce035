// Limits how many pieces of heavy work run and wait at once, and refuses the rest.

export interface GateLimits {
  running: number;
  /** Number that may wait; as many again of those who go first. */
  waiting: number;
}

/**
 * Runs `work` when a place is free; throws what `whenFull` returns when even the waiting room is full. Those who go
 * first wait in a separate room, and the others until it is empty.
 */
export type Gate = <T>(work: () => Promise<T>, goesFirst?: boolean) => Promise<T>;

export function createGate(limits: GateLimits, whenFull: () => Error): Gate {
  let running = 0;
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];

  return async (work, goesFirst = false) => {
    const waiting = goesFirst ? first : others;
    if (running < limits.running) running += 1;
    else if (waiting.length < limits.waiting) await new Promise<void>((enter) => waiting.push(enter));
    else throw whenFull();
    try {
      return await work();
    } finally {
      // The place is handed on, so nobody can slip in between.
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
