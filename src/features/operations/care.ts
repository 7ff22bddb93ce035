// What an owner has to look after, from all that operations tell.
import type { Operations } from './contract.ts';
import { jobWords, operationsMessages as messages } from './messages.ts';

/** Its failure is told by the backup itself, in words of its own. */
const NIGHTLY_BACKUP = 'backups.nightly';

export interface Care {
  /** 'Yöllinen varmuuskopio' */
  what: string;
  /** A sentence. */
  failure: string;
}

/** Nothing: all is well. */
export function thingsToCareFor({
  jobs,
  backup,
  processes,
}: Pick<Operations, 'jobs' | 'backup' | 'processes'>): Care[] {
  const isAnybodyAtWork = processes.some(({ role }) => role !== 'web');
  return [
    ...(isAnybodyAtWork ? [] : [{ what: messages.jobsTitle, failure: messages.noWorker }]),
    ...jobs
      .filter(({ name, failure }) => failure !== '' && name !== NIGHTLY_BACKUP)
      .map(({ name, failure }) => ({ what: jobWords[name] ?? name, failure })),
    ...(backup.failure === '' ? [] : [{ what: messages.backup, failure: backup.failure }]),
  ];
}
