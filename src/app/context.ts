// Builds the platform: the one place where each port is given its adapter.
import { resolve } from 'node:path';

import type { Logger } from 'pino';

import { createAudit, type AuditRecord } from '../platform/server/audit/audit.ts';
import { makeBackup } from '../platform/server/backup/backup.ts';
import { systemClock, type Clock } from '../platform/server/clock.ts';
import type { Platform } from '../platform/server/context.ts';
import { createDailyCounts } from '../platform/server/counts/daily-counts.ts';
import { startDatabase, type Database } from '../platform/server/db/connect.ts';
import { createDiskFiles } from '../platform/server/files/disk-files.ts';
import type { Files } from '../platform/server/files/files.ts';
import { createObjectFiles } from '../platform/server/files/object-files.ts';
import { createJobQueue, type JobQueue } from '../platform/server/jobs/queue.ts';
import { createLog } from '../platform/server/log.ts';
import { createBulkOutbox } from '../platform/server/mail/bulk-outbox.ts';
import type { BulkMail } from '../platform/server/mail/bulk.ts';
import type { Mailer } from '../platform/server/mail/mail.ts';
import { createOutbox } from '../platform/server/mail/outbox.ts';
import { pausedBulkMail, pausedMailer, pausedSms } from '../platform/server/mail/paused-mail.ts';
import { createSentMarks } from '../platform/server/mail/sent-marks.ts';
import { createBulkSmtp } from '../platform/server/mail/smtp-connection.ts';
import { createSmtpMailer } from '../platform/server/mail/smtp.ts';
import { ByteCache } from '../platform/server/pages/byte-cache.ts';
import { createPageChanges } from '../platform/server/pages/page-changes.ts';
import { isRestoredShopPaused } from '../platform/server/restored-shop.ts';
import { configuredSecrets, createKeys, loadAppSecrets } from '../platform/server/secret.ts';
import { actOfAudit } from '../platform/server/security-log/security-acts.ts';
import { createSecurityLog, type SecurityLog } from '../platform/server/security-log/security-log.ts';
import { isMailFiled, type Settings } from '../platform/server/settings.ts';
import { createHttpSms } from '../platform/server/sms/http-sms.ts';
import { createSmsOutbox } from '../platform/server/sms/sms-outbox.ts';
import type { TextMessenger } from '../platform/server/sms/sms.ts';
import { readVersion } from './version.ts';

/** Cached responses take at most this much memory. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;

export interface ContextOptions {
  /** Folder of the product: migrations, public files, what was built. */
  root: string;
  settings: Settings;
  clock?: Clock;
  log?: Logger;
  /** Jobs run only when drained: for tests, and for commands next to a running server. */
  hasManualJobs?: boolean;
  /** Instead of the store in the settings. */
  files?: Files;
  /** One that is connected already. */
  database?: Database;
}

export interface Context {
  platform: Platform;
  database: Database;
  queue: JobQueue;
  cache: ByteCache;
}

/** Begins to connect to the database and returns at once. */
export function createContext(options: ContextOptions): Context {
  const { settings, clock = systemClock } = options;
  const version = readVersion(options.root);
  const log = options.log ?? createLog({ level: settings.logLevel, isReadable: process.stdout.isTTY });
  const database =
    options.database ?? startDatabase({ settings, log, migrations: resolve(options.root, 'migrations') });
  const queue = createJobQueue({
    database,
    log,
    clock,
    role: settings.processRole,
    isManual: options.hasManualJobs ?? false,
  });
  const cache = new ByteCache({
    maxBytes: PAGE_CACHE_BYTES,
    now: clock === systemClock ? Date.now : () => clock.now().getTime(),
  });
  const pages = createPageChanges(cache, database);
  const isPaused = () => isRestoredShopPaused(database.kysely);
  const files = options.files ?? createFiles(settings, log);
  const security = createSecurityLog({ db: database.kysely, clock, log });
  return {
    platform: {
      version,
      settings,
      db: database.kysely,
      readPublic: database.readPublic,
      clock,
      log,
      counts: createDailyCounts({ db: database.kysely, clock, log }),
      jobs: queue,
      pages,
      audit: createAudit(database.kysely, clock, (entry) => countAudited(security, entry)),
      security,
      files,
      backup: async (file, signal) =>
        makeBackup({
          url: await database.url(),
          file,
          files,
          version,
          secrets: configuredSecrets(settings),
          now: clock.now(),
          passphrase: settings.backupPassphrase,
          signal,
        }),
      mail: pausedMailer(createMailer(settings, clock), isPaused),
      bulkMail: pausedBulkMail(createBulkMail(settings), isPaused),
      sms: pausedSms(createSms(settings), isPaused),
      keys: createKeys(() => loadAppSecrets(database.kysely, configuredSecrets(settings))),
    },
    database,
    queue,
    cache,
  };
}

function countAudited(security: SecurityLog, entry: AuditRecord): void {
  const act = actOfAudit(entry);
  if (act !== undefined) security.record(act, entry.who === undefined ? {} : { who: entry.who });
}

/** Where images are stored. */
export function createFiles({ dataDir, objectStore }: Settings, log?: Logger): Files {
  if (!objectStore) return createDiskFiles(resolve(dataDir, 'files'));
  return createObjectFiles({
    ...objectStore,
    onFailure: (error) => log?.warn({ err: error }, 'the store of files failed'),
  });
}

/** Where emails and text messages are written without a server for them, and always in development. */
export function outboxFolder({ dataDir }: Settings): string {
  return resolve(dataDir, 'outbox');
}

function createMailer(settings: Settings, clock: Clock): Mailer {
  const { smtpUrl: url, mailFrom: sender } = settings;
  const now = () => clock.now();
  return url === undefined || isMailFiled(settings)
    ? createOutbox({ folder: outboxFolder(settings), sender, now })
    : createSmtpMailer({ url, sender, now, sent: createSentMarks(resolve(settings.dataDir, 'sent-emails')) });
}

function createBulkMail(settings: Settings): BulkMail {
  const { smtpUrl: url, mailFrom } = settings;
  return url === undefined || isMailFiled(settings)
    ? createBulkOutbox(outboxFolder(settings))
    : createBulkSmtp({ url, from: mailFrom.address });
}

function createSms(settings: Settings): TextMessenger {
  return settings.sms === undefined || settings.isDevelopment
    ? createSmsOutbox(outboxFolder(settings))
    : createHttpSms(settings.sms);
}
