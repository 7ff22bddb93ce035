// The nightly backup: writes to the operator's folder, removes old backups, and records each outcome.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob, type AnyJob } from '../../../platform/server/jobs/jobs.ts';
import type { BackupSettings } from '../../../platform/server/settings.ts';
import type { BackupState } from '../contract.ts';
import { backupMessages } from '../messages.ts';
import * as store from './store.ts';
import type { Db } from './store.ts';

/** Finnish time. */
const AT = '02:10';
const CRON = '10 2 * * *';
const OURS = /^kaarto-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz(?:\.encrypted)?$/;
const UNFINISHED = /^kaarto-.*\.part$/;

export function nightlyJob(platform: Platform, db: Db, { folder, keep }: BackupSettings): AnyJob {
  const { clock, backup } = platform;
  return defineJob({
    name: 'backups.nightly',
    schema: z.object({}),
    isSerial: true,
    timeLimitS: 6 * 3600,
    retry: { attempts: 3, firstDelayS: 300 },
    schedule: { cron: CRON },
    run: async ({ signal, log }) => {
      const startedAt = clock.now();
      const file = join(folder, fileName(startedAt, platform.settings.backupPassphrase !== undefined));
      const note = (result: { sizeBytes: number; failure: string }) =>
        store.insertRun(db, {
          id: newId(startedAt.getTime()),
          startedAt,
          finishedAt: clock.now(),
          file,
          ...result,
        });
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const bytes = await backup(file, signal);
        await note({ sizeBytes: bytes, failure: '' });
        log.info({ file, bytes }, 'backup made');
      } catch (error) {
        await note({ sizeBytes: 0, failure: failureText(error, folder) });
        throw error;
      }
      await removeOld(folder, keep, startedAt);
    },
  });
}

export async function backupState(
  db: Db,
  settings: BackupSettings | undefined,
  now: Date,
): Promise<BackupState> {
  const [run, files] = await Promise.all([
    store.findLastRun(db),
    settings ? listBackups(settings.folder).catch(() => []) : [],
  ]);
  return {
    isOn: settings !== undefined,
    last: run
      ? {
          startedAt: run.startedAt.toISOString(),
          finishedAt: run.finishedAt.toISOString(),
          file: run.file,
          sizeBytes: run.sizeBytes,
          failure: run.failure,
        }
      : null,
    nextAt: settings ? nextRun(now).toISOString() : null,
    keptCount: files.length,
  };
}

function nextRun(now: Date): Date {
  const today = helsinkiInstant(helsinkiDay(now), AT);
  return today > now ? today : helsinkiInstant(addDays(helsinkiDay(now), 1), AT);
}

/** Names sort by time: UTC, so that the hour that a clock repeats in autumn does not. */
function fileName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `kaarto-${time}.tar.gz${isEncrypted ? '.encrypted' : ''}`;
}

/** Names, oldest first. */
async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
}

async function removeOld(folder: string, keep: number, now: Date): Promise<void> {
  for (const name of (await listBackups(folder)).slice(0, -keep)) {
    await rm(join(folder, name), { force: true });
  }
  // What a process that was killed has left; one that still writes has written lately.
  for (const name of (await readdir(folder)).filter((one) => UNFINISHED.test(one))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}

function failureText(error: unknown, folder: string): string {
  const texts = backupMessages.failures;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EEXIST') return texts.missing(folder);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return texts.closed(folder);
  if (code === 'ENOSPC' || code === 'EDQUOT') return texts.full;
  return texts.other;
}
