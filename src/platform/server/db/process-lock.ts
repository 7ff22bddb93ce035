// A lock between processes that share a folder. SQLite takes it from the operating system, which drops it when
// the process dies, however it dies.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 25;

/**
 * Runs `action` under the lock that is named by `file`; waits up to `timeoutMs` for another process.
 * Throws when the lock is not free in time or the folder cannot be written.
 */
export async function withProcessLock<T>(
  file: string,
  timeoutMs: number,
  action: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    await takeLock(lock, file, Date.now() + timeoutMs);
    return await action();
  } finally {
    lock.close();
  }
}

/** Counts this process among the users of what `file` names, until the returned function is called or it dies. */
export function joinUsers(file: string): () => void {
  const lock = new DatabaseSync(file, { timeout: 1_000 });
  lock.exec('BEGIN');
  // Reading takes the shared lock until the end of the transaction.
  lock.prepare('SELECT count(*) FROM sqlite_master').get();
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/** Whether a process, this one too, is among the users. */
export function hasUsers(file: string): boolean {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

async function takeLock(lock: DatabaseSync, file: string, deadlineMs: number): Promise<void> {
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadlineMs) {
        throw new Error(`Another process has held ${file} for too long`, { cause: error });
      }
      await sleep(RETRY_MS);
    }
  }
}

/** SQLITE_BUSY is 5; the higher bytes contain the reason. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}
