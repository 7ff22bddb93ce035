// Lowers the OS priority of background work, so that answers to visitors come first.
import { constants, getPriority, setPriority } from 'node:os';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of a process that has just been started; unchanged where the system forbids it. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    if (getPriority(pid) < LOW) setPriority(pid, LOW);
  } catch {
    // It has exited or may not be changed: then other answers are slower meanwhile, nothing worse.
  }
}

/** The same for the calling thread alone. Only Linux has a priority for each thread; elsewhere nothing happens. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerPriority(0);
}
