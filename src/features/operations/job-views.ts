// Which jobs the list shows: all, those that ran since last night, or those that failed.
import { addDays, helsinkiDay, helsinkiInstant } from '../../platform/contract/dates.ts';
import type { OperatedJob } from './contract.ts';

export const JOB_VIEWS = ['all', 'night', 'failed'] as const;
export type JobView = (typeof JOB_VIEWS)[number];

/** The shop has closed by then on any day. */
const NIGHT_FROM = '22:00';

/** What failed first, then what ran last. */
export function jobsIn(view: JobView, jobs: readonly OperatedJob[], now: Date): OperatedJob[] {
  const night = helsinkiInstant(addDays(helsinkiDay(now), -1), NIGHT_FROM);
  const isShown = {
    all: () => true,
    night: ({ lastDoneAt, lastFailedAt }: OperatedJob) =>
      [lastDoneAt, lastFailedAt].some((at) => at !== null && new Date(at) >= night),
    failed: ({ failure }: OperatedJob) => failure !== '',
  }[view];
  return jobs
    .filter(isShown)
    .toSorted(
      (one, other) =>
        Number(other.failure !== '') - Number(one.failure !== '') ||
        (other.lastDoneAt ?? '').localeCompare(one.lastDoneAt ?? '') ||
        one.title.localeCompare(other.title, 'fi'),
    );
}
