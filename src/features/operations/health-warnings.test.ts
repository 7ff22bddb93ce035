import { expect, test } from 'vitest';

import type { Operations } from './contract.ts';
import { listHealthWarnings } from './health-warnings.ts';
import { operationsMessages as messages } from './messages.ts';

const job = (name: string, failure: string): Operations['jobs'][number] => ({
  name,
  title: `Työ ${name}`,
  waitingCount: 0,
  runningCount: 0,
  lastDoneAt: null,
  lastFailedAt: null,
  failure,
  failureDetails: failure,
  nextAt: null,
});
const backup = { isOn: true, lastAt: null, lastBytes: 0, failure: '', nextAt: null, keptCount: 0 };
const services = [{ name: 'mail', title: '', text: '', isSet: true, notSet: '' }];
const process = (role: 'all' | 'web' | 'worker') => ({
  role,
  host: 'palvelin',
  pid: 1,
  version: '0.1.0',
  startedAt: '2026-11-21T10:00:00.000Z',
});

test('the owner is warned when no process does the jobs, however many serve pages', () => {
  const warned = (processes: Operations['processes']) =>
    listHealthWarnings({ jobs: [], backup, processes, services }).map(({ failure }) => failure);
  expect(warned([process('web'), process('web')])).toEqual([messages.noWorker]);
  expect(warned([])).toEqual([messages.noWorker]);
  expect(warned([process('web'), process('worker')])).toEqual([]);
  expect(warned([process('all')])).toEqual([]);
});

test('a failed job is named, and a failed backup is listed once', () => {
  const cares = listHealthWarnings({
    jobs: [job('media.sweep', 'Vika.'), job('backups.nightly', 'Jokin.'), job('audit.forget', '')],
    backup: { ...backup, failure: 'Levytila loppui.' },
    processes: [process('all')],
    services,
  });
  expect(cares).toEqual([
    { what: 'Työ media.sweep', failure: 'Vika.' },
    { what: 'Varmuuskopio', failure: 'Levytila loppui.' },
  ]);
});

test('a shop without mail and nightly backups is warned of both, with what to do', () => {
  const care = (isOn: boolean, isSet: boolean) =>
    listHealthWarnings({
      jobs: [],
      backup: { ...backup, isOn },
      processes: [process('all')],
      services: services.map((service) => ({ ...service, isSet })),
    });
  expect(care(false, false)).toEqual([
    { what: 'Sähköposti', failure: expect.stringContaining('SMTP_URL'), isNotSet: true },
    { what: 'Varmuuskopio', failure: expect.stringContaining('BACKUP_DIR'), isNotSet: true },
  ]);
  expect(care(true, true)).toEqual([]);
});
