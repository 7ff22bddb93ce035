// What every slice is given: the database, the clock, the log, jobs, mail, keys, and a way to tell which pages changed.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Audit } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { BulkMail } from './mail/bulk.ts';
import type { Mailer } from './mail/mail.ts';
import type { PageChanges } from './pages/page-changes.ts';
import type { Keys } from './secret.ts';
import type { Settings } from './settings.ts';

export interface Platform {
  /** Of this program: '0.1.0'. */
  version: string;
  settings: Settings;
  /** A slice types its own tables with `db.$extendTables<…>()`. */
  db: Kysely<unknown>;
  /** What everybody may see, made without changing anything; it may be read from a standby. */
  readPublic: <T>(action: () => Promise<T>) => Promise<T>;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  pages: PageChanges;
  /** What staff changed, written with the change. */
  audit: Audit;
  /** Uploaded pictures. */
  files: Files;
  /** Makes one archive of all data and pictures; its length in bytes. */
  backup: (file: string, signal: AbortSignal) => Promise<number>;
  /** For jobs alone. */
  mail: Mailer;
  /** Many letters at once, for jobs that keep books of each. */
  bulkMail: BulkMail;
  /** For signed links and keyed hashes. */
  keys: Keys;
}
