// How often one client may ask: a window that slides, kept in memory of the process.

const WINDOW_MS = 10 * 60_000;
const MOST_IN_WINDOW = 60;
/** More clients than this are not told apart for long: the oldest are forgotten. */
const MOST_CLIENTS = 10_000;

export interface TurnLimit {
  /** Counts a turn; 0 when it may go on, else the seconds to wait. */
  take: (address: string, nowMs: number) => number;
}

export function createTurnLimit(): TurnLimit {
  const turns = new Map<string, number[]>();
  return {
    take: (address, nowMs) => {
      const recent = (turns.get(address) ?? []).filter((at) => at > nowMs - WINDOW_MS);
      const [oldest] = recent;
      const isFull = recent.length >= MOST_IN_WINDOW && oldest !== undefined;
      turns.delete(address);
      turns.set(address, isFull ? recent : [...recent, nowMs]);
      const [first] = turns.keys();
      if (turns.size > MOST_CLIENTS && first !== undefined) turns.delete(first);
      return isFull ? Math.ceil((oldest + WINDOW_MS - nowMs) / 1000) : 0;
    },
  };
}
