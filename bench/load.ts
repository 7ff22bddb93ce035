// A load of HTTP requests from a separate process, so that the measured server keeps its core.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { pinTo } from './cores.ts';

/** More than a GET: a JSON body, further headers. */
export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface LoadOptions {
  urls: readonly (string | LoadRequest)[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Requests per second at most; times are then taken from when each was due. */
  perSecond?: number;
  /** Each is sent once: the load ends when they do. */
  isEachOnce?: boolean;
  /** The load runs on this core alone. */
  core?: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers outside 2xx and 304, and broken connections. */
  failures: number;
  total: number;
  /** How often each status came; 0 is a broken connection. */
  statuses: Record<string, number>;
}

/** Runs connections against `urls` in turn, one request under way on each, and returns what they saw. */
export function load(options: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./load-worker.ts', import.meta.url)), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (options.core !== undefined) pinTo(child.pid ?? 0, options.core);
    child.once('message', (result: LoadResult) => {
      resolve(result);
      child.disconnect();
    });
    child.once('exit', (code) => code && reject(new Error(`The load process ended with ${code}`)));
    child.send(options);
  });
}

/** The middle value, of an even number the higher of the two; `NaN` of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
