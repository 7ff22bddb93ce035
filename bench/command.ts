// Runs a command of the built product and reports its time and peak memory.
import { spawn } from 'node:child_process';

import { memoryOf, root } from './product.ts';

export interface CommandRun {
  seconds: number;
  peakMiB: number;
}

/** Rejects when the exit code is not 0. */
export function runCommand(
  command: 'import' | 'backup' | 'restore',
  file: string,
  dataDir: string,
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['dist/server/main.js', command, file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    });
    let peakMiB = 0;
    const sampler = setInterval(() => {
      try {
        const now = memoryOf(child.pid ?? 0).peakMiB;
        // A zombie process has no memory figures.
        if (now > peakMiB) peakMiB = now;
      } catch {
        // The process has just exited.
      }
    }, 50);
    child.once('exit', (code) => {
      clearInterval(sampler);
      if (code === 0) resolve({ seconds: (performance.now() - startedAt) / 1000, peakMiB });
      else reject(new Error(`The ${command} of ${file} ended with ${code}`));
    });
  });
}
