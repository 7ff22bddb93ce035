// The warnings for an owner, from the state of operations.
import type { Operations } from './contract.ts';
import { operationsMessages as messages } from './messages.ts';

/** Its failure is reported by the backup itself, in words of its own. */
const NIGHTLY_BACKUP = 'backups.nightly';

export interface Care {
  /** 'Yöllinen varmuuskopio' */
  what: string;
  /** A sentence. */
  failure: string;
  /** Nothing failed: it was never set up. */
  isNotSet?: true;
}

/** Nothing: all is well. */
export function listHealthWarnings({
  jobs,
  backup,
  processes,
  services,
}: Pick<Operations, 'jobs' | 'backup' | 'processes' | 'services'>): Care[] {
  const hasMail = services.some(({ name, isSet }) => name === 'mail' && isSet);
  const isAnybodyAtWork = processes.some(({ role }) => role !== 'web');
  return [
    ...(isAnybodyAtWork ? [] : [{ what: messages.jobsTitle, failure: messages.noWorker }]),
    ...jobs
      .filter(({ name, failure }) => failure !== '' && name !== NIGHTLY_BACKUP)
      .map(({ title, failure }) => ({ what: title, failure })),
    ...(hasMail ? [] : [{ what: messages.mail, failure: messages.mailOff, isNotSet: true as const }]),
    ...(backup.isOn ? [] : [{ what: messages.backup, failure: messages.backupOff, isNotSet: true as const }]),
    ...(backup.failure === '' ? [] : [{ what: messages.backup, failure: backup.failure }]),
  ];
}
