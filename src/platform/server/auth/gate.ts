// Lets only so many pieces of heavy work run at once, so many wait, and turns the rest away.

export interface GateLimits {
  running: number;
  /** Of those who go first as many again may wait. */
  waiting: number;
}

/**
 * Runs `work` when a place is free; throws what `whenFull` returns when even the waiting room is full. Those who go
 * first wait in a room of their own, and the others until it is empty.
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
