import { expect, test } from 'vitest';

import type { Operations } from './contract.ts';
import { groupWarnings } from './group-warnings.ts';
import { listHealthWarnings, type HealthSources } from './health-warnings.ts';
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
  isIdle: false,
});
const process = (role: 'all' | 'web' | 'worker') => ({
  role,
  host: 'palvelin',
  pid: 1,
  version: '0.1.0',
  startedAt: '2026-11-21T10:00:00.000Z',
});
const service = (name: string, isSet: boolean) => ({
  name,
  title: name,
  text: '',
  isSet,
  notSet: 'Ei avainta.',
  setting: 'KEY',
});
/** A shop in which all is well. */
const WELL: HealthSources = {
  jobs: [],
  backup: { isOn: true, lastAt: null, lastBytes: 0, failure: '', nextAt: null, keptCount: 0 },
  processes: [process('all')],
  services: [service('mail', true), service('label-register', true)],
  isHeld: false,
  trackings: [{ name: 'Sivu', status: 'active' }],
  alarms: [],
};
const warningsWith = (change: Partial<HealthSources>) => listHealthWarnings({ ...WELL, ...change });

test('the owner is warned when no process does the jobs, however many serve pages', () => {
  const warned = (processes: Operations['processes']) => warningsWith({ processes }).map(({ text }) => text);
  expect(warned([process('web'), process('web')])).toEqual([messages.noWorker]);
  expect(warned([])).toEqual([messages.noWorker]);
  expect(warned([process('web'), process('worker')])).toEqual([]);
  expect(warned([process('all')])).toEqual([]);
});

test('a failed job is named, and a failed backup is listed once', () => {
  const warnings = warningsWith({
    jobs: [job('media.sweep', 'Vika.'), job('backups.nightly', 'Jokin.'), job('audit.forget', '')],
    backup: { ...WELL.backup, failure: 'Levytila loppui.' },
  });
  expect(warnings).toMatchObject([
    { what: 'Työ media.sweep', text: 'Vika.', path: '/admin/yllapito#taustatyot', isForOwner: true },
    { what: 'Varmuuskopio', text: 'Levytila loppui.', path: '/admin/yllapito#jarjestelma' },
  ]);
});

test('a shop without mail and nightly backups is warned of both, with what to do and where', () => {
  const backup = { ...WELL.backup, isOn: false };
  expect(warningsWith({ backup, services: [service('mail', false)] })).toEqual([
    {
      what: 'Sähköposti',
      text: expect.stringContaining('ylläpitäjää'),
      path: '/admin/yllapito#palvelu-mail',
      isForOwner: true,
      isFailure: false,
    },
    {
      what: 'Varmuuskopio',
      text: expect.stringContaining('ylläpitäjää'),
      path: '/admin/yllapito#jarjestelma',
      isForOwner: true,
      isFailure: false,
    },
  ]);
  expect(warningsWith({})).toEqual([]);
});

test('what any clerk can put right leads there: a page that cannot be read, a missing register key', () => {
  const warnings = warningsWith({
    services: [service('mail', true), service('label-register', false)],
    trackings: [
      { name: 'Eka', status: 'blocked' },
      { name: 'Toka', status: 'active' },
    ],
  });
  expect(warnings).toMatchObject([
    { what: 'Hintaseuranta', path: '/admin/competitor-prices', isForOwner: false, isFailure: true },
    { what: 'label-register', path: '/admin/tires/eu-rekisteri', isForOwner: false, isFailure: false },
  ]);
});

test('the alarms of one attack are one matter with one way to look at it', () => {
  const at = new Date('2026-11-21T10:00:00.000Z');
  const warnings = warningsWith({
    alarms: ['auth.wrong_credentials', 'auth.busy'].map((reason) => ({ at, reason, count: 2964 })),
    jobs: [job('media.sweep', 'Vika.')],
  });
  const [attack, ...others] = groupWarnings(warnings);
  expect(attack?.texts).toEqual([
    'Hallinta: väärä tunnus tai salasana 2\u00A0964\u00A0kertaa (21.11.2026 klo\u00A012.00)',
    'Hallinta: kirjautuminen ruuhkassa 2\u00A0964\u00A0kertaa (21.11.2026 klo\u00A012.00)',
  ]);
  expect(others).toMatchObject([{ what: 'Työ media.sweep', texts: ['Vika.'] }]);
});
