import { expect, test } from 'vitest';

import { thingsToCareFor } from './care.ts';
import type { Operations } from './contract.ts';
import { operationsMessages as messages } from './messages.ts';

const job = (name: string, failure: string): Operations['jobs'][number] => ({
  name,
  waitingCount: 0,
  runningCount: 0,
  lastDoneAt: null,
  lastFailedAt: null,
  failure,
  failureDetails: failure,
  nextAt: null,
});
const backup = { isOn: true, lastAt: null, lastBytes: 0, failure: '', nextAt: null, keptCount: 0 };
const process = (role: 'all' | 'web' | 'worker') => ({
  role,
  host: 'palvelin',
  pid: 1,
  version: '0.1.0',
  startedAt: '2026-11-21T10:00:00.000Z',
});

test('an owner is told when no process does the jobs, however many answer visitors', () => {
  const told = (processes: Operations['processes']) =>
    thingsToCareFor({ jobs: [], backup, processes }).map(({ failure }) => failure);
  expect(told([process('web'), process('web')])).toEqual([messages.noWorker]);
  expect(told([])).toEqual([messages.noWorker]);
  expect(told([process('web'), process('worker')])).toEqual([]);
  expect(told([process('all')])).toEqual([]);
});

test('a failed job is told by its name, and a failed backup once', () => {
  const cares = thingsToCareFor({
    jobs: [job('media.sweep', 'Vika.'), job('backups.nightly', 'Jokin.'), job('audit.forget', '')],
    backup: { ...backup, failure: 'Levytila loppui.' },
    processes: [process('all')],
  });
  expect(cares).toEqual([
    { what: 'Käyttämättömien kuvien siivous', failure: 'Vika.' },
    { what: 'Varmuuskopio', failure: 'Levytila loppui.' },
  ]);
});
