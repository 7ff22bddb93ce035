// A reading that many want at the same moment, done once for those who wait.

/**
 * Turns `read` into one that never runs twice at once. Those who arrive while it runs wait together for the next run: it
 * begins after all of them, so that nobody is answered with what was read before the question.
 */
export function sharedRead<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  function start(): Promise<Result> {
    const run = read();
    const ended = () => {
      running = undefined;
    };
    running = run;
    run.then(ended, ended);
    return run;
  }

  return () => {
    if (!running) return start();
    const startNext = () => {
      next = undefined;
      return start();
    };
    next ??= running.then(startNext, startNext);
    return next;
  };
}
