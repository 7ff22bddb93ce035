// Backups as the back office knows them: the mark of a restored shop, and what the nightly backup did.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';

const time = z.iso.datetime({ offset: true });

const restoredSchema = z.strictObject({
  /** null: the shop works. */
  restored: z
    .strictObject({
      restoredAt: time,
      backupMadeAt: time,
      /** What waited in the queue when the backup was made: emails, mostly. */
      waitingJobCount: z.int(),
    })
    .nullable(),
});
export type RestoredState = z.infer<typeof restoredSchema>;

export const getRestored = endpoint('GET /backups/restored', {
  access: 'staff',
  summary: 'Whether the shop was restored from a backup and waits to be taken into use',
  output: restoredSchema,
});

export const activateRestoredShop = endpoint('POST /backups/take-into-use', {
  access: 'owner',
  needsConfirmation: true,
  summary: 'Takes a restored shop into use: from now on it sends, crawls and calls other services again',
  body: z.strictObject({
    /** Whether what waited in the queue is done, or dropped because the original has done it. */
    doesWaitingJobs: z.boolean(),
  }),
  output: restoredSchema,
});

export const downloadBackup = endpoint('GET /backups/download', {
  access: 'owner',
  needsConfirmation: true,
  summary:
    'A backup made now, as a file: .tar.gz, encrypted where BACKUP_PASSPHRASE is set; 409 while another one is made',
  output: z.undefined(),
});

/** What the nightly backup did and will do, for the operations page. */
export interface BackupState {
  /** Whether a folder is set. */
  isOn: boolean;
  /** null: none yet. */
  last: BackupRun | null;
  /** ISO time; null when it is off. */
  nextAt: string | null;
  /** Nightly backups in that folder now. */
  keptCount: number;
}

export interface BackupRun {
  startedAt: string;
  finishedAt: string;
  file: string;
  sizeBytes: number;
  /** A sentence; empty when it went well. */
  failure: string;
}
