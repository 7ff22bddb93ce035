// Public API of backups: the nightly one, and taking a restored shop into use on the server.
import { conflict } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { findRestoredMark, removeRestoredMark } from '../../../platform/server/restored-shop.ts';
import {
  downloadBackup,
  getRestored,
  activateRestoredShop,
  type BackupState,
  type RestoredState,
} from '../contract.ts';
import { backupsWords } from '../messages-words.ts';
import { backupMessages } from '../messages.ts';
import { backupDownload } from './download.ts';
import { backupState, nightlyJob } from './nightly.ts';
import * as store from './store.ts';
import type { BackupTables } from './store.ts';

export interface Backups {
  feature: Feature;
  backupState: () => Promise<BackupState>;
}

/** `features` are those that may have to stop something before a restored shop goes on. */
export function createBackups(platform: Platform, { features }: { features: readonly Feature[] }): Backups {
  const { settings, clock, jobs, audit } = platform;
  const db = platform.db.$extendTables<BackupTables>();
  const download = backupDownload(platform);

  async function restoredState(): Promise<RestoredState> {
    const mark = await findRestoredMark(platform.db);
    if (!mark) return { restored: null };
    const onDemandJobs = features
      .flatMap((feature) => feature.jobs ?? [])
      .filter(({ options }) => !options.schedule);
    return {
      restored: {
        restoredAt: mark.restoredAt.toISOString(),
        backupMadeAt: mark.backupMadeAt.toISOString(),
        waitingJobCount: await store.countWaiting(
          db,
          onDemandJobs.map(({ name }) => name),
        ),
      },
    };
  }

  return {
    backupState: () => backupState(db, settings.backup, clock.now()),
    feature: {
      name: 'backups',
      words: backupsWords,
      jobs: settings.backup ? [nightlyJob(platform, db, settings.backup)] : [],
      routes: [
        route(getRestored, restoredState),
        route(downloadBackup, ({ reply, signal }) => download(reply, signal)),
        route(activateRestoredShop, async ({ body }) => {
          await inTransaction(platform.db, async (tx) => {
            if (!(await removeRestoredMark(tx))) {
              throw conflict('backup.not_restored', backupMessages.notRestored);
            }
            for (const { onRestoredShopActivated } of features) await onRestoredShopActivated?.(tx);
            const waiting = await store.takeWaiting(tx.$extendTables<BackupTables>());
            if (body.doesWaitingJobs) await jobs.putBack(tx, waiting);
            await audit.record(tx, {
              action: 'restored',
              entity: 'backup',
              name: backupMessages.auditName,
            });
          });
          return { restored: null };
        }),
      ],
    },
  };
}
