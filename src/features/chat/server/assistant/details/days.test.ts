import { expect, test } from 'vitest';

import { conceptsIn } from '../concepts.ts';
import { daysIn } from './days.ts';

test.each([
  ['onko itsenäisyyspäivän aattona auki', ['2026-12-05']],
  ['ootteko auki vapunaattona', ['2027-04-30']],
  ['auki loppiaisaattona?', ['2027-01-05']],
  ['ootteko auki jouluaattona', ['2026-12-24']],
  ['oletteko aattona auki', ['2026-12-24']],
  ['aatonaattona?', ['2026-12-23']],
  ['onko jouluna auki', ['2026-12-24', '2026-12-25', '2026-12-26']],
  ['jouluaattona ja uudenvuodenaattona', ['2026-12-24', '2026-12-31']],
  ['uudenvuodenaatto ja entä loppiainen', ['2026-12-31', '2027-01-06']],
  ['itsenäisyyspäivän viikonloppuna', ['2026-12-05', '2026-12-06']],
  ['juhannusaattona', ['2027-06-25']],
  ['juhannuksena', ['2027-06-25', '2027-06-26']],
  ['auki 24.12', ['2026-12-24']],
  ['auki 24.12 tai 31.12.', ['2026-12-24', '2026-12-31']],
  ['oletteko auki 24. joulukuuta', ['2026-12-24']],
  ['oletteko auki joulukuun 23. päivä', ['2026-12-23']],
  ['lankalauantaina', ['2027-03-27']],
  ['pääsiäislauantai auki?', ['2027-03-27']],
  ['pääsiäisenä', ['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29']],
  ['joulun välipäivinä', ['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']],
  ['helatorstain jälkeisenä perjantaina', ['2027-05-07']],
  ['auki viikon päästä lauantaina?', ['2026-11-28', '2026-12-05']],
  ['kahden viikon päästä maanantaina', ['2026-12-07']],
  ['ensi viikon tiistaina', ['2026-11-24']],
  ['onko ke vapaata', ['2026-11-25']],
  ['entä la', ['2026-11-28']],
  ['no su?', ['2026-11-22']],
  ['varaan ajan ke', ['2026-11-25']],
  ['Are you open on Boxing Day?', ['2026-12-26']],
  ["are you open on New Year's Eve", ['2026-12-31']],
  ['open Christmas Eve?', ['2026-12-24']],
  ['are you open on Good Friday', ['2027-03-26']],
  ['are you open next Saturday', ['2026-11-28']],
  ['Är ni öppna på lördag?', ['2026-11-28']],
  ['Har ni öppet på julafton?', ['2026-12-24']],
  ['huomenta, oletteko auki', undefined],
  ['auki klo 9.30?', undefined],
  ['paineet 2.4 bar', undefined],
  ['mitä asiakkaat on mieltä teistä', undefined],
  ['onko toista liikettä', undefined],
])('asked %j on Sunday 22.11.2026, the days are %j', (question, days) => {
  expect(daysIn(question, conceptsIn(question), '2026-11-22')).toEqual(days);
});

test('the days after Christmas are this year’s while they last', () => {
  expect(daysIn('välipäivinä', conceptsIn('välipäivinä'), '2026-12-29')).toContain('2026-12-30');
});
