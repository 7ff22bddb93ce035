// Runs work on untrusted files in a child process of low priority, so that a crash or an endless loop stays there.
import { fork, type Serializable } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { z } from 'zod';

import { lowerPriority } from './process-priority.ts';

export interface IsolatedProcess {
  /** `import.meta.url` of the calling module; the worker's file is in the same folder. */
  caller: string;
  /** Name of the worker's file, without its ending; an entry of the server's build. */
  worker: string;
  /** All it is given of the environment: neither secrets nor settings. */
  env?: Readonly<Record<string, string>>;
  execArgv?: readonly string[];
  /** After this it is killed. */
  longestMs: number;
}

/**
 * Sends the worker one message and waits for its one result; null when it dies, takes too long or sends anything
 * else. Throws when no process can be started.
 */
export function runIsolated<Result>(
  { caller, worker, env = {}, execArgv = [], longestMs }: IsolatedProcess,
  message: Serializable,
  schema: z.ZodType<Result>,
): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const child = fork(workerPathFor(caller, worker), {
      serialization: 'advanced',
      env,
      execArgv: [...execArgv],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    lowerPriority(child.pid);
    let result: Result | null = null;
    child.once('message', (sent) => {
      const read = schema.safeParse(sent);
      if (read.success) result = read.data;
    });
    child.once('error', reject);
    child.once('close', () => resolve(result));
    child.send(message, (error) => {
      // A process that has ended is reported by its close event.
      if (error) child.kill('SIGKILL');
    });
  });
}

/** Path of a worker file: next to the calling source file; in a build, next to it or one folder up. */
export function workerPathFor(caller: string, worker: string): string {
  const here = fileURLToPath(caller);
  const folder = dirname(here);
  if (here.endsWith('.ts')) return join(folder, `${worker}.ts`);
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, `${worker}.js`);
}
