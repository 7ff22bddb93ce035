// Requests a separate process to read or compare pages, and ends it when it takes too long.
import { runIsolated } from '../../../../platform/server/isolated-process.ts';
import {
  comparedSchema,
  readSchema,
  type Compared,
  type CompareTask,
  type PageRead,
  type ReadTask,
} from './task.ts';

/** By the clock: a process of low priority waits long for its turn on a busy machine. */
const MAX_MS = 30_000;

export interface PageReader {
  /** Null when it took too long or broke. */
  read: (task: ReadTask) => Promise<PageRead | null>;
  compare: (task: CompareTask) => Promise<Compared | null>;
}

export function createPageReader(): PageReader {
  const reading = {
    caller: import.meta.url,
    worker: 'reading-worker',
    // A page of a few megabytes needs little memory.
    execArgv: ['--max-old-space-size=256'],
    longestMs: MAX_MS,
  };
  return {
    read: (task) => runIsolated(reading, task, readSchema),
    compare: (task) => runIsolated(reading, task, comparedSchema),
  };
}
