// What time it is. Everything that decides by time asks this, so that a test can choose the time.

export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told otherwise. */
export interface TestClock extends Clock {
  /** ISO 8601 text with an offset, or a date. */
  set: (time: Date | string) => void;
  advance: (ms: number) => void;
}

export function testClock(start: Date | string): TestClock {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    set: (time) => {
      nowMs = new Date(time).getTime();
    },
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
