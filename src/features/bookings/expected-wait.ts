// How long somebody who comes without a booking waits now: by how far today's jobs really are, not by what was planned.
import { helsinkiDay } from '../../platform/contract/dates.ts';
import { OPEN_STATES, type BookedWork } from './booking-rules.ts';
import { openDay, type BayDay, type BookingRules } from './shop-day/open-day.ts';
import type { TakenTime } from './taken-times.ts';
import { bookedMinutes, canWorkIn } from './work-length.ts';

const MINUTE_MS = 60_000;
/** A job that is under way beyond its time is believed to take this much longer. */
const LEAST_LEFT_MS = 5 * MINUTE_MS;
/** A job so long over its time is done: nobody has pressed so. */
const FORGOTTEN_MS = 60 * MINUTE_MS;
/** Waits are shown in these steps, rounded up. */
const STEP_MS = 5 * MINUTE_MS;

export interface ExpectedWait {
  /** Until the work can begin, in whole minutes; null: not today any more. */
  readonly minutes: number | null;
  /** By how much the job that is most behind begins later than booked. */
  readonly behindMinutes: number;
}

export interface WaitingWork {
  readonly rules: BookingRules;
  /** What takes the bays today. */
  readonly taken: readonly TakenTime[];
  readonly work: BookedWork;
  readonly nowMs: number;
}

/** `undefined` while the shop is closed, and for work that it does not do. */
export function expectedWait({ rules, taken, work, nowMs }: WaitingWork): ExpectedWait | undefined {
  const open = openDay(rules, helsinkiDay(new Date(nowMs)));
  const minutes = bookedMinutes(rules.settings, work);
  if (!open || minutes === undefined || nowMs < open.fromMs || nowMs >= open.toMs) return undefined;
  const bays = open.bays.map((bayDay) => ({ bayDay, jobs: runningJobs(taken, bayDay.bay.number, nowMs) }));
  const able = bays.filter(({ bayDay }) => canWorkIn(bayDay.bay, work));
  if (able.length === 0) return undefined;
  const lengths = { lengthMs: minutes * MINUTE_MS, gapMs: rules.settings.gapMinutes * MINUTE_MS };
  const startMs = Math.min(...able.map(({ bayDay, jobs }) => firstGap(bayDay, jobs, lengths, nowMs)));
  return {
    minutes: Number.isFinite(startMs) ? Math.ceil((startMs - nowMs) / MINUTE_MS) : null,
    behindMinutes: Math.round(
      Math.max(0, ...bays.flatMap(({ jobs }) => jobs.map((job) => job.behindMs))) / MINUTE_MS,
    ),
  };
}

/** When the shown wait may change by itself. */
export function nextWaitStep(nowMs: number): Date {
  return new Date((Math.floor(nowMs / STEP_MS) + 1) * STEP_MS);
}

/** As it is shown: rounded up, so that nobody waits longer than was said for a minute of ours. */
export function roundedWait(minutes: number): number {
  return (Math.ceil((minutes * MINUTE_MS) / STEP_MS) * STEP_MS) / MINUTE_MS;
}

interface RunningJob {
  readonly startMs: number;
  /** The bay can be used again. */
  readonly freeMs: number;
  readonly behindMs: number;
}

/** What a bay still has to do, each job when it will really be done: one that is late moves those after it. */
function runningJobs(taken: readonly TakenTime[], bay: number, nowMs: number): RunningJob[] {
  const own = taken.filter((one) => one.bay === bay).toSorted((one, other) => one.startMs - other.startMs);
  const jobs: RunningJob[] = [];
  let bayFreeMs = 0;
  for (const job of own) {
    const real = realTime(job, bayFreeMs, nowMs);
    if (!real) continue;
    const freeMs = real.endMs + (job.freeMs - job.endMs);
    bayFreeMs = Math.max(bayFreeMs, freeMs);
    const hasBegun = job.use === 'block' || job.state === 'working';
    jobs.push({ startMs: real.startMs, freeMs, behindMs: hasBegun ? 0 : real.startMs - job.startMs });
  }
  return jobs.toSorted((one, other) => one.startMs - other.startMs);
}

/** `undefined` for a job that takes no more of the bay. */
function realTime(
  { use, state, startMs, endMs }: TakenTime,
  bayFreeMs: number,
  nowMs: number,
): { startMs: number; endMs: number } | undefined {
  if (use === 'block') return endMs > nowMs ? { startMs, endMs } : undefined;
  if (!OPEN_STATES.includes(state) || endMs + FORGOTTEN_MS <= nowMs) return undefined;
  if (state === 'working') return { startMs, endMs: Math.max(endMs, nowMs + LEAST_LEFT_MS) };
  // Who has not come may still come until the booked time is over.
  const earliestMs = state === 'arrived' ? nowMs : startMs;
  const realMs = Math.max(startMs, bayFreeMs, earliestMs);
  const realEndMs = realMs + endMs - startMs;
  return realEndMs > nowMs ? { startMs: realMs, endMs: realEndMs } : undefined;
}

/** The first moment from now on at which the work fits between the jobs of a bay; infinite when there is none today. */
function firstGap(
  { spans }: BayDay,
  jobs: readonly RunningJob[],
  { lengthMs, gapMs }: { lengthMs: number; gapMs: number },
  nowMs: number,
): number {
  const fits = spans.flatMap(({ fromMs, toMs }) => {
    let startMs = Math.max(fromMs, nowMs);
    for (const job of jobs) {
      const isBefore = startMs + lengthMs + gapMs <= job.startMs;
      if (!isBefore) startMs = Math.max(startMs, job.freeMs);
    }
    return startMs + lengthMs <= toMs ? [startMs] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...fits);
}
