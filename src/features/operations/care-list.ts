// What in the shop needs somebody's care: one list for the overview of the day and for the operations page.
import { formatDateClock } from '../../platform/contract/dates.ts';
import type { TrackingStatus } from '../competitors/contract.ts';
import { alarmCare, securityMessages } from '../security/messages.ts';
import type { CareItem, Operations } from './contract.ts';
import { careMessages as texts, operationsMessages as messages } from './messages.ts';
import { carePaths } from './paths.ts';

/** The backup itself reports its failure, in other words. */
const NIGHTLY_BACKUP = 'backups.nightly';
const REGISTER = 'label-register';

export interface CareSources extends Pick<
  Operations,
  'jobs' | 'backup' | 'processes' | 'services' | 'isHeld'
> {
  trackings: readonly { name: string; status: TrackingStatus }[];
  /** Alarms of the last day, newest first. */
  alarms: readonly { at: Date; reason: string; count: number }[];
}

type Found = Omit<CareItem, 'isForOwner'>;

/** Failures first; nothing: all is well. */
export function listCare(sources: CareSources): CareItem[] {
  const { jobs, backup, processes, services, isHeld, trackings, alarms } = sources;
  const forOwner: Found[] = [
    ...newestOfEach(alarms).map(({ reason, count, at }) =>
      failed(securityMessages.title, alarmCare(reason, count, formatDateClock(at)), carePaths.security),
    ),
    ...(isHeld ? [failed(texts.held, messages.waitsText, carePaths.page)] : []),
    ...(processes.some(({ role }) => role !== 'web')
      ? []
      : [failed(messages.jobsTitle, messages.noWorker, carePaths.system)]),
    ...jobs
      .filter(({ name, failure }) => failure !== '' && name !== NIGHTLY_BACKUP)
      .map(({ title, failure }) => failed(title, failure, carePaths.jobs)),
    ...(services.some(({ name, isSet }) => name === 'mail' && isSet)
      ? []
      : [notSet(messages.mail, messages.mailOff, carePaths.service('mail'))]),
    ...(backup.isOn ? [] : [notSet(messages.backup, messages.backupOff, carePaths.system)]),
    ...(backup.failure === '' ? [] : [failed(messages.backup, backup.failure, carePaths.system)]),
  ];
  const unread = trackings.filter(({ status }) => status === 'error' || status === 'blocked');
  const register = services.find(({ name, isSet }) => name === REGISTER && !isSet);
  const forStaff: Found[] = [
    ...(unread.length === 0
      ? []
      : [failed(texts.trackings, texts.unread(unread.map(({ name }) => name)), carePaths.trackings)]),
    ...(register ? [notSet(register.title, register.notSet, carePaths.register)] : []),
  ];
  const all = [
    ...forOwner.map((item) => ({ ...item, isForOwner: true })),
    ...forStaff.map((item) => ({ ...item, isForOwner: false })),
  ];
  return all.toSorted((one, other) => Number(other.isFailure) - Number(one.isFailure));
}

function newestOfEach(alarms: CareSources['alarms']): CareSources['alarms'] {
  return alarms.filter(({ reason }, at) => alarms.findIndex((other) => other.reason === reason) === at);
}

const failed = (what: string, text: string, path: string): Found => ({ what, text, path, isFailure: true });
const notSet = (what: string, text: string, path: string): Found => ({ what, text, path, isFailure: false });
