import { expect, test } from 'vitest';

import { expiredPromiseDates } from './promised-days.ts';

test('a day promised in an email that goes after it is found, each once', () => {
  const text = 'Tarjous on voimassa **30.11.2026 asti**. Varaa 1.12.2026 mennessä, 30.11.2026 saakka.';
  expect(expiredPromiseDates(text, '2026-11-30')).toEqual([]);
  expect(expiredPromiseDates(text, '2026-12-01')).toEqual(['30.11.2026']);
  expect(expiredPromiseDates('Tarjouksen viimeinen päivä on **30.11.2026**.', '2026-12-01')).toEqual([
    '30.11.2026',
  ]);
  expect(expiredPromiseDates('Ensimmäinen tarjouksista päättyy **1.12.2026**.', '2026-12-02')).toEqual([
    '1.12.2026',
  ]);
  expect(expiredPromiseDates(text, '2026-12-02')).toEqual(['30.11.2026', '1.12.2026']);
});

test('a day that is no promise is not warned of', () => {
  expect(
    expiredPromiseDates('Avasimme 1.5.2020. Numero 1230.11.2020 asti, klo 9.30 asti.', '2026-11-30'),
  ).toEqual([]);
});
