import { expect, test } from 'vitest';

import {
  aheadText,
  busiestText,
  daysCsv,
  hoursCsv,
  leadText,
  loadTable,
  shareOf,
} from './statistics-text.ts';

const cell = (weekday: number, hour: number, bookedMinutes: number, openMinutes = 60) => ({
  weekday,
  hour,
  bookedMinutes,
  openMinutes,
});
const load = [cell(0, 9, 30), cell(0, 10, 45), cell(2, 11, 10)];
const days = [
  { date: '2026-11-24', count: 2, bookedMinutes: 60, openMinutes: 480 },
  { date: '2026-11-25', count: 1, bookedMinutes: 240, openMinutes: 480 },
];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('hours run from the first to the last and weekdays without any are left out', () => {
  const { hours, weekdays } = loadTable(load);
  expect(hours).toEqual([9, 10, 11]);
  expect(weekdays.map(({ day, cells }) => [day, cells.map((each) => each?.bookedMinutes)])).toEqual([
    ['ma', [30, 45, undefined]],
    ['ke', [undefined, undefined, 10]],
  ]);
  expect(loadTable([])).toEqual({ hours: [], weekdays: [] });
});

test('a chart has its figures in a sentence', () => {
  expect(plain(busiestText(load))).toBe('Vilkkain tunti on maanantaisin klo 10–11: ajasta on varattu 75 %');
  expect(busiestText([cell(0, 9, 0)])).toBe('Jaksolla ei ole varauksia.');
  expect(plain(aheadText(days))).toBe('Ajasta on varattu 31 %, eniten ke 25.11.2026: 50 %');
  expect(aheadText([])).toBe('Kahdelle seuraavalle viikolle ei ole varauksia.');
});

test('a share is never over the whole', () => {
  expect(shareOf(cell(0, 9, 90))).toBe(1);
  expect(shareOf(cell(6, 9, 30, 0))).toBe(1);
  expect(shareOf(cell(6, 9, 0, 0))).toBe(0);
});

test('lead times are in hours up to two days', () => {
  expect([2.5, 30, 75, 24 * 20, null].map((hours) => plain(leadText(hours)))).toEqual([
    '2,5 t',
    '30 t',
    '3,1 pv',
    '20 pv',
    'Ei vielä',
  ]);
});

test('files have every figure of the plots', () => {
  expect(hoursCsv(load).split('\r\n')[2]).toBe('maanantai;10;45;60;75');
  expect(daysCsv(days).split('\r\n')[1]).toBe('2026-11-24;ti 24.11.2026;2;60;480;13');
});
