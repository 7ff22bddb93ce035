import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';

import { expect, test } from 'vitest';

import { lowerPriority } from './process-priority.ts';

test('a background process gets a lower priority, and one that has exited is ignored', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  lowerPriority(child.pid);
  expect(getPriority(child.pid)).toBe(Math.max(10, getPriority()));
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(() => lowerPriority(child.pid)).not.toThrow();
});
