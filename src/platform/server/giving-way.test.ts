import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';

import { expect, test } from 'vitest';

import { letGiveWay } from './giving-way.ts';

test('a process that gives way has a lower priority than ours, and one that is gone is no fault', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  letGiveWay(child.pid);
  expect(getPriority(child.pid)).toBe(Math.max(10, getPriority()));
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(() => letGiveWay(child.pid)).not.toThrow();
});
