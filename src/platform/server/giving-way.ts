// Lets work that nobody watches give way to answering: the system gives it what the answers leave.
import { constants, getPriority, setPriority } from 'node:os';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of a process that has just been started; as it was where the system does not let us. */
export function letGiveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    if (getPriority(pid) < LOW) setPriority(pid, LOW);
  } catch {
    // It is gone already, or may not be touched: slower answers beside it, nothing worse.
  }
}

/** The same for the calling thread alone. Only Linux has a priority for each thread; elsewhere nothing happens. */
export function letThreadGiveWay(): void {
  if (process.platform === 'linux') letGiveWay(0);
}
