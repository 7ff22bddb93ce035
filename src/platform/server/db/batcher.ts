// Group commit: calls that arrive while earlier ones are being written wait, and are then written together.
import { Problem } from '../../contract/problem.ts';
import { isConnectionLost } from './errors.ts';

/** Most that are written together: they wait for one another. */
const MAX = 32;
/** Groups under way at the same moment. */
const AT_ONCE = 2;

export interface Batcher<Item, Result> {
  /** Does all of them in one transaction: one result each, in their order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** What an item locks: no two of a group have one in common. */
  keysOf: (item: Item) => readonly string[];
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns `run` into a function for one item, which is done at once while fewer than two groups are under way. Each caller
 * is answered when the group of its item is done; when a group fails, its items are done one by one, so that none
 * fails because of another.
 */
export function batched<Item, Result>({
  run,
  keysOf,
}: Batcher<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let groups = 0;

  function takeGroup(): Waiting<Item, Result>[] {
    const locked = new Set<string>();
    const group: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const one of waiting) {
      const keys = keysOf(one.item);
      if (group.length < MAX && !keys.some((key) => locked.has(key))) group.push(one);
      else left.push(one);
      // Also of those who are left: what came later with the same key must not overtake them.
      for (const key of keys) locked.add(key);
    }
    waiting = left;
    return group;
  }

  async function runGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(group.map(({ item }) => item));
      for (const [at, result] of results.entries()) group[at]?.resolve(result);
    } catch (error) {
      if (group.length === 1 || isUnavailable(error)) for (const { reject } of group) reject(error);
      else await Promise.all(group.map((one) => runGroup([one])));
    }
  }

  async function runWaiting(): Promise<void> {
    groups += 1;
    while (waiting.length > 0) await runGroup(takeGroup());
    groups -= 1;
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (groups < AT_ONCE) void runWaiting();
    });
}

/** The database does not answer: one query for each would only take longer. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Problem && (error.cause === undefined || isConnectionLost(error.cause));
}
