import { expect, test } from 'vitest';

import type { OperatedJob } from './contract.ts';
import { jobsIn } from './job-views.ts';

const job = (title: string, changes: Partial<OperatedJob> = {}): OperatedJob => ({
  name: title,
  title,
  waitingCount: 0,
  runningCount: 0,
  lastDoneAt: null,
  lastFailedAt: null,
  failure: '',
  failureDetails: '',
  nextAt: null,
  isIdle: false,
  ...changes,
});
const jobs = [
  job('Ajamaton'),
  job('Eilinen', { lastDoneAt: '2026-11-29T15:00:00.000Z' }),
  job('Öinen', { lastDoneAt: '2026-11-30T01:20:00.000Z' }),
  job('Rikki', {
    lastDoneAt: '2026-11-20T01:00:00.000Z',
    lastFailedAt: '2026-11-30T01:00:00.000Z',
    failure: 'Levy on täynnä.',
  }),
];

test.each([
  ['all', ['Rikki', 'Öinen', 'Eilinen', 'Ajamaton']],
  ['night', ['Rikki', 'Öinen']],
  ['failed', ['Rikki']],
] as const)('of the jobs in the morning the view %s shows %j', (view, titles) => {
  const shown = jobsIn(view, jobs, new Date('2026-11-30T08:00:00+02:00'));
  expect(shown.map(({ title }) => title)).toEqual(titles);
});
