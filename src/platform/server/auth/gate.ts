// Lets only so many pieces of heavy work run at once, so many wait, and turns the rest away.

export interface GateLimits {
  running: number;
  waiting: number;
}

/** Runs `work` when a place is free; throws what `whenFull` returns when even the waiting room is full. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(limits: GateLimits, whenFull: () => Error): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < limits.running) running += 1;
    else if (waiting.length < limits.waiting) await new Promise<void>((enter) => waiting.push(enter));
    else throw whenFull();
    try {
      return await work();
    } finally {
      // The place is handed on, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
