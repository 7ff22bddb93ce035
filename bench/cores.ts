// Which core a process runs on, so that server and load do not take turns on one.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Puts all threads of a process on one core; false where there is no `taskset` or only one core. */
export function pinTo(pid: number, core: number): boolean {
  return availableParallelism() > 1 && taskset(pid, String(core));
}

/** Lets them run anywhere again. */
export function unpin(pid: number): void {
  if (availableParallelism() > 1) taskset(pid, `0-${availableParallelism() - 1}`);
}

function taskset(pid: number, cores: string): boolean {
  try {
    execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
