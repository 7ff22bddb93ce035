// The result of a soak: each process's memory, its slope and its event loop, the answers by status, and pass or fail.
import { median, type LoadResult } from './load.ts';
import type { ProcessFigures } from './metrics.ts';
import { milliseconds, perSecond } from './report.ts';

/** Memory is compared with that after this many minutes, or after a quarter of a shorter run. */
const SETTLED_MINUTES = 5;
const MAX_GROWTH = 1.1;
/** Below this a run is too short for memory figures to mean anything. */
const TELLING_MINUTES = 10;
const MAX_DELAY_MS = 30;
/** How many of the last stretches give the end value, their median. */
const LAST = 6;

export interface SoakRun {
  minutes: number;
  stretchSeconds: number;
  perSecond: number;
  /** Visitors' results: one for each process and stretch. */
  results: readonly LoadResult[];
  staff: { answers: number; failures: readonly string[] };
  /** By the process's name, one for each stretch. */
  processes: ReadonlyMap<string, readonly ProcessFigures[]>;
  /** All processes together, without the database. */
  cpuSeconds: number;
}

export interface ProcessReport {
  process: string;
  settledMiB: number;
  endMiB: number;
  mostMiB: number;
  /** By least squares over what came after memory had settled. */
  slopeMiBPerHour: number;
  heapMiB: number;
  heapSlopeMiBPerHour: number;
  outsideMiB: number;
  outsideSlopeMiBPerHour: number;
  delayP99Ms: number;
  worstDelayMs: number;
}

export interface SoakReport {
  minutes: number;
  perSecond: number;
  answers: number;
  statuses: Record<string, number>;
  p99Ms: number;
  /** Processor time per answer, including everything that ran at the same time. */
  cpuMsPerAnswer: number;
  processes: ProcessReport[];
  checks: { what: string; isPassed: boolean }[];
}

export function judgeSoak(run: SoakRun): SoakReport {
  const statuses: Record<string, number> = {};
  for (const [status, count] of run.results.flatMap((result) => Object.entries(result.statuses))) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  const failures = brokenOf(statuses) + run.staff.failures.length;
  const processes = [...run.processes].map(([process, figures]) => judgeProcess(process, figures, run));
  const isTelling = run.minutes >= TELLING_MINUTES;
  const answers = run.results.reduce((sum, { total }) => sum + total, run.staff.answers);
  return {
    minutes: run.minutes,
    perSecond: run.perSecond,
    answers,
    cpuMsPerAnswer: (run.cpuSeconds * 1000) / answers,
    statuses,
    p99Ms: median(run.results.map(({ p99Ms }) => p99Ms)),
    processes,
    checks: [
      { what: `${failures} of 5xx or broken, target 0`, isPassed: failures === 0 },
      ...processes.flatMap(({ process, settledMiB, endMiB, delayP99Ms }) => [
        {
          what: `${process}: event loop p99 ${milliseconds(delayP99Ms)}, target ≤ ${MAX_DELAY_MS} ms`,
          isPassed: delayP99Ms <= MAX_DELAY_MS,
        },
        {
          what: `${process}: memory ${(endMiB / settledMiB).toFixed(2)} × settled, target ≤ ${MAX_GROWTH} ×${isTelling ? '' : ' (too short to tell)'}`,
          isPassed: !isTelling || endMiB <= settledMiB * MAX_GROWTH,
        },
      ]),
    ],
  };
}

function judgeProcess(process: string, figures: readonly ProcessFigures[], run: SoakRun): ProcessReport {
  const settledAt = Math.floor(Math.min((SETTLED_MINUTES * 60) / run.stretchSeconds, figures.length / 4));
  const series = (of: (each: ProcessFigures) => number) => figures.map(of);
  const atEnd = (values: readonly number[]) => median(values.slice(-LAST));
  const slope = (values: readonly number[]) => slopeOf(values.slice(settledAt)) * (3600 / run.stretchSeconds);
  const memory = series(({ memoryMiB }) => memoryMiB);
  const heap = series(({ heapMiB }) => heapMiB);
  const outside = series(({ outsideMiB }) => outsideMiB);
  const delays = series(({ delayMs }) => delayMs);
  return {
    process,
    settledMiB: median(memory.slice(Math.max(0, settledAt - LAST / 2), settledAt + LAST / 2)),
    endMiB: atEnd(memory),
    mostMiB: Math.max(...memory),
    slopeMiBPerHour: slope(memory),
    heapMiB: atEnd(heap),
    heapSlopeMiBPerHour: slope(heap),
    outsideMiB: atEnd(outside),
    outsideSlopeMiBPerHour: slope(outside),
    delayP99Ms: median(delays),
    worstDelayMs: Math.max(...delays),
  };
}

/** By how much each value is above the one before, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return spread === 0 ? 0 : above / spread;
}

/** Answers of 5xx and connections without an answer. */
function brokenOf(statuses: Record<string, number>): number {
  return Object.entries(statuses)
    .filter(([status]) => status === '0' || status.startsWith('5'))
    .reduce((sum, [, count]) => sum + count, 0);
}

/** The same for people. */
export function formatSoakReport(report: SoakReport): string {
  const mib = (value: number) => `${Math.round(value)} MiB`;
  const hourly = (value: number) => `${value < 0 ? '−' : '+'}${Math.round(Math.abs(value))} MiB/h`;
  const statuses = Object.entries(report.statuses).map(
    ([status, count]) => `${status === '0' ? 'broken' : status} × ${count.toLocaleString('en')}`,
  );
  return [
    `${report.minutes} min at ${perSecond(report.perSecond)}, ${report.answers.toLocaleString('en')} answers, p99 ${milliseconds(report.p99Ms)}, processor time for each ${milliseconds(report.cpuMsPerAnswer)}`,
    `Statuses: ${statuses.join(', ')}`,
    ...report.processes.flatMap((each) => [
      `${each.process}: resident ${mib(each.settledMiB)} to ${mib(each.endMiB)}, at most ${mib(each.mostMiB)}, ${hourly(each.slopeMiBPerHour)}`,
      `  heap ${mib(each.heapMiB)} (${hourly(each.heapSlopeMiBPerHour)}), held outside it ${mib(each.outsideMiB)} (${hourly(each.outsideSlopeMiBPerHour)})`,
      `  event loop p99 ${milliseconds(each.delayP99Ms)}, at worst ${milliseconds(each.worstDelayMs)}`,
    ]),
    ...report.checks.map(({ what, isPassed }) => `${isPassed ? 'passed' : 'FAILED'}  ${what}`),
    report.checks.every(({ isPassed }) => isPassed) ? 'Good' : 'NOT GOOD',
  ].join('\n');
}
