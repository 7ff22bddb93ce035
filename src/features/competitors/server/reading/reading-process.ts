// Asks a process of its own to read or compare pages, and ends it when it takes too long.
import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { z } from 'zod';

import { comparedSchema, readSchema } from './task.ts';
import type { Compared, CompareTask, PageRead, ReadTask } from './task.ts';

const LONGEST_MS = 8000;

export interface PageReader {
  /** Null when it took too long or broke. */
  read: (task: ReadTask) => Promise<PageRead | null>;
  compare: (task: CompareTask) => Promise<Compared | null>;
}

export function createPageReader(longestMs = LONGEST_MS): PageReader {
  return {
    read: (task) => ask(task, readSchema, longestMs),
    compare: (task) => ask(task, comparedSchema, longestMs),
  };
}

function ask<Answer>(
  task: ReadTask | CompareTask,
  schema: z.ZodType<Answer>,
  longestMs: number,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const child = fork(workerPath(), {
      serialization: 'advanced',
      // Neither secrets nor settings; a page of a few megabytes needs little memory.
      env: {},
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    let answer: Answer | null = null;
    child.once('message', (message) => {
      const read = schema.safeParse(message);
      if (read.success) answer = read.data;
    });
    child.once('error', reject);
    child.once('close', () => resolve(answer));
    child.send(task, (error) => {
      // A process that is gone already says so by closing.
      if (error) child.kill('SIGKILL');
    });
  });
}

/** Beside this file as source; beside or above it once built. */
function workerPath(): string {
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith('.ts')) return join(dirname(here), 'reading-worker.ts');
  const folder = dirname(here);
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, 'reading-worker.js');
}
