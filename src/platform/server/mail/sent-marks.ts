// Which single emails were sent: one empty file each, made in one synchronous call at the moment the system has taken the last
// byte. A job that kill -9 cuts off after it is run again and finds the mark: the system delivers what a dead process has
// written, so the email is not sent twice. As the newsletters' journal (decision 14), for one email at a time.
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { HOUR_MS, DAY_MS } from '../../contract/durations.ts';

export interface SentMarks {
  has: (id: string) => boolean;
  mark: (id: string) => void;
  /** The server did not take it after all: it is sent again. */
  remove: (id: string) => void;
}

/** Longer than any job is tried. */
const RETENTION_MS = 14 * DAY_MS;

/** `folder` is on the machine's own disk; made when it is not there. */
export function createSentMarks(folder: string): SentMarks {
  let sweptAt = 0;

  async function sweep(now: number): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < now - RETENTION_MS) await rm(path, { force: true });
    }
  }

  return {
    has: (id) => existsSync(join(folder, id)),
    mark: (id) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      closeSync(openSync(join(folder, id), 'w', 0o600));
      const now = Date.now();
      if (now - sweptAt < HOUR_MS) return;
      sweptAt = now;
      // Another process may sweep the same files away.
      sweep(now).catch(() => undefined);
    },
    remove: (id) => rmSync(join(folder, id), { force: true }),
  };
}
