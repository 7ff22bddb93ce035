// Health warnings of the shop: one list for the overview of the day and for the operations page.
import { formatDateClock } from '../../platform/contract/dates.ts';
import type { TrackingStatus } from '../competitors/contract.ts';
import { alarmWarning, securityMessages } from '../security/messages.ts';
import type { HealthWarning, Operations } from './contract.ts';
import { warningMessages as texts, operationsMessages as messages } from './messages.ts';
import { warningPaths } from './paths.ts';

/** The backup itself reports its failure, in other words. */
const NIGHTLY_BACKUP = 'backups.nightly';
/** Written about, and in the bell with who did it: mostly the owner's own good habit, and nothing to put right. */
const BACKUP_DOWNLOADED = 'staff.backup_downloaded';
const REGISTER = 'label-register';

export interface HealthSources extends Pick<
  Operations,
  'jobs' | 'backup' | 'processes' | 'services' | 'isHeld'
> {
  trackings: readonly { name: string; status: TrackingStatus }[];
  /** Alarms of the last day, newest first. */
  alarms: readonly { at: Date; reason: string; count: number }[];
}

type Found = Omit<HealthWarning, 'isForOwner'>;

/** Failures first; nothing: all is well. */
export function listHealthWarnings(sources: HealthSources): HealthWarning[] {
  const { jobs, backup, processes, services, isHeld, trackings, alarms } = sources;
  const forOwner: Found[] = [
    ...newestOfEach(alarms.filter(({ reason }) => reason !== BACKUP_DOWNLOADED)).map(
      ({ reason, count, at }) =>
        failed(
          securityMessages.title,
          alarmWarning(reason, count, formatDateClock(at)),
          warningPaths.security,
        ),
    ),
    ...(isHeld ? [failed(texts.held, messages.waitsText, warningPaths.page)] : []),
    ...(processes.some(({ role }) => role !== 'web')
      ? []
      : [failed(messages.jobsTitle, messages.noWorker, warningPaths.system)]),
    ...jobs
      .filter(({ name, failure }) => failure !== '' && name !== NIGHTLY_BACKUP)
      .map(({ title, failure }) => failed(title, failure, warningPaths.jobs)),
    ...(services.some(({ name, isSet }) => name === 'mail' && isSet)
      ? []
      : [notSet(messages.mail, messages.mailOff, warningPaths.service('mail'))]),
    ...(backup.isOn ? [] : [notSet(messages.backup, messages.backupOff, warningPaths.system)]),
    ...(backup.failure === '' ? [] : [failed(messages.backup, backup.failure, warningPaths.system)]),
  ];
  const unread = trackings.filter(({ status }) => status === 'error' || status === 'blocked');
  const register = services.find(({ name, isSet }) => name === REGISTER && !isSet);
  const forStaff: Found[] = [
    ...(unread.length === 0
      ? []
      : [failed(texts.trackings, texts.unread(unread.map(({ name }) => name)), warningPaths.trackings)]),
    ...(register ? [notSet(register.title, register.notSet, warningPaths.register)] : []),
  ];
  const all = [
    ...forOwner.map((item) => ({ ...item, isForOwner: true })),
    ...forStaff.map((item) => ({ ...item, isForOwner: false })),
  ];
  return all.toSorted((one, other) => Number(other.isFailure) - Number(one.isFailure));
}

function newestOfEach(alarms: HealthSources['alarms']): HealthSources['alarms'] {
  return alarms.filter(({ reason }, at) => alarms.findIndex((other) => other.reason === reason) === at);
}

const failed = (what: string, text: string, path: string): Found => ({ what, text, path, isFailure: true });
const notSet = (what: string, text: string, path: string): Found => ({ what, text, path, isFailure: false });
