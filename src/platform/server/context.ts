// What every slice is given: the database, the clock, the log, jobs, mail, keys, and the invalidation of cached pages.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Audit } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import type { DailyCounts } from './counts/daily-counts.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { BulkMail } from './mail/bulk.ts';
import type { Mailer } from './mail/mail.ts';
import type { PageChanges } from './pages/page-changes.ts';
import type { Keys } from './secret.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { Settings } from './settings.ts';
import type { TextMessenger } from './sms/sms.ts';

export interface Platform {
  /** Version of this program: '0.1.0'. */
  version: string;
  settings: Settings;
  /** A slice types its own tables with `db.$extendTables<…>()`. */
  db: Kysely<unknown>;
  /** Runs public reads that change nothing; they may go to the standby database. */
  readPublic: <T>(action: () => Promise<T>) => Promise<T>;
  clock: Clock;
  log: Logger;
  /** What is counted by day, without who did it. */
  counts: DailyCounts;
  jobs: Jobs;
  pages: PageChanges;
  /** What staff changed, written with the change. */
  audit: Audit;
  /** Counts what matters to security, for the owner and for alarms. */
  security: SecurityLog;
  /** Uploaded pictures. */
  files: Files;
  /** Makes one archive of all data and pictures; its length in bytes. */
  backup: (file: string, signal: AbortSignal) => Promise<number>;
  /** For jobs alone. */
  mail: Mailer;
  /** Many emails at once, for jobs that record the outcome of each. */
  bulkMail: BulkMail;
  /** For jobs alone. */
  sms: TextMessenger;
  /** For signed links and keyed hashes. */
  keys: Keys;
}
