// Long work of the thread in short turns, between which requests are answered.
import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN_MS = 5;

/** The items one after another; once they have taken 5 ms of the thread, what waits runs first. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let startedAt = performance.now();
  for (const item of items) {
    if (performance.now() - startedAt >= TURN_MS) {
      await nextTurn();
      startedAt = performance.now();
    }
    yield item;
  }
}
