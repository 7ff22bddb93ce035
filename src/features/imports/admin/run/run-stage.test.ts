import { expect, test } from 'vitest';

import { formatDateClock } from '../../../../platform/contract/dates.ts';
import type { ImportRun } from '../../contract.ts';
import { pageMessages } from '../../messages-page.ts';
import { errorsCsv, fileSizeText, pageOf, pollDelay, runStage } from './run-stage.ts';

const RUN: ImportRun = {
  _id: '019a0000-0000-7000-8000-000000000001',
  list: 'oletus',
  fileName: 'lista.csv',
  requestedBy: 'anna',
  isDryRun: true,
  status: 'done',
  progress: 1,
  created: 0,
  updated: 0,
  unchanged: 9500,
  withdrawn: 0,
  errorCount: 0,
  errors: [],
  failure: null,
  createdAt: '2026-11-21T01:20:00.000Z',
  undoableUntil: null,
  undo: null,
  finishedAt: '2026-11-21T01:20:09.000Z',
};

test('a run is polled until it has ended', () => {
  expect(pollDelay({ status: 'queued' })).toBe(700);
  expect(pollDelay({ status: 'running' })).toBe(700);
  expect(pollDelay({ status: 'done' })).toBe(false);
  expect(pollDelay({ status: 'failed' })).toBe(false);
  expect(pollDelay(undefined)).toBe(false);
});

test('a reading run shows whole percents, and at the end that changes are computed', () => {
  const running = { ...RUN, status: 'running' as const };
  expect(runStage({ ...RUN, status: 'queued' })).toEqual({ kind: 'queued' });
  expect(runStage({ ...running, progress: 0.426 })).toEqual({ kind: 'running', percent: 42, isRead: false });
  expect(runStage({ ...running, progress: 0.99 })).toEqual({ kind: 'running', percent: 99, isRead: true });
});

test('a run that ended well has changes to take in, or says that there are none', () => {
  expect(runStage(RUN)).toEqual({ kind: 'unchanged' });
  expect(runStage({ ...RUN, created: 2, updated: 3, withdrawn: 1 })).toEqual({ kind: 'changed', count: 6 });
});

test('only a preview stopped by vanishing products can go on by consent', () => {
  const failed = {
    ...RUN,
    status: 'failed' as const,
    failure: { code: 'import.too_many_withdrawn', message: 'Too many.' },
  };
  expect(runStage(failed)).toEqual({ kind: 'needs-consent', message: 'Too many.' });
  expect(runStage({ ...failed, isDryRun: false })).toEqual({ kind: 'failed', message: 'Too many.' });
  expect(runStage({ ...failed, failure: { code: 'import.failed', message: 'No.' } })).toEqual({
    kind: 'failed',
    message: 'No.',
  });
});

test('refused rows are written as a file that no spreadsheet runs', () => {
  const errors = [{ line: 7, code: 'import.ean_invalid', message: '=cmd; "x"' }];
  expect(errorsCsv({ errors })).toBe('\uFEFFRivi;Syy;Koodi\r\n7;"\'=cmd; ""x""";import.ean_invalid\r\n');
});

test('pages of rows begin at 1, and a page beyond the end is the last', () => {
  const rows = [1, 2, 3, 4, 5];
  expect(pageOf(rows, null, 2)).toEqual({ page: 1, pageCount: 3, rows: [1, 2] });
  expect(pageOf(rows, '3', 2)).toEqual({ page: 3, pageCount: 3, rows: [5] });
  expect(pageOf(rows, '99', 2)).toEqual({ page: 3, pageCount: 3, rows: [5] });
  expect(pageOf(rows, 'x', 2).page).toBe(1);
  expect(pageOf([], null, 2)).toEqual({ page: 1, pageCount: 1, rows: [] });
});

test('sizes and times are written the Finnish way', () => {
  expect(fileSizeText(12)).toBe('12\u00A0tavua');
  expect(fileSizeText(819_600)).toBe('820\u00A0kt');
  expect(fileSizeText(1_449_000)).toBe('1,4\u00A0Mt');
  expect(formatDateClock(new Date('2026-11-21T01:20:00.000Z'))).toBe('21.11.2026 klo\u00A03.20');
});

test('a result is one line of counts', () => {
  const counts = { created: 1, updated: 1200, withdrawn: 0, errorCount: 2 };
  expect(pageMessages.foreseen(counts)).toBe(
    '1\u00A0uusi ja 1\u00A0200\u00A0muuttuvaa, 2\u00A0hylättyä riviä',
  );
  expect(pageMessages.happened({ ...counts, withdrawn: 3, errorCount: 0 })).toBe(
    '1\u00A0uusi, 1\u00A0200\u00A0muuttunutta ja 3\u00A0poistunutta',
  );
  expect(pageMessages.happened({ created: 0, updated: 0, withdrawn: 0, errorCount: 1 })).toBe(
    'Ei muutoksia, 1\u00A0hylätty rivi',
  );
});
