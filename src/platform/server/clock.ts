// The clock that all code uses, so that tests can set the time.

export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only by `set` and `advance`. */
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
