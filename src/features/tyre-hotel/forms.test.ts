import { expect, test } from 'vitest';

import { bookingAddress } from './booking-address.ts';
import { forecastText } from './forecast-text.ts';
import { emptySet, formOf, readDots, setBodyOf, setFaults } from './intake-form.ts';
import { wearForecast } from './wear-forecast.ts';

const filled = {
  ...emptySet,
  ownerName: 'Esimerkkiasiakas',
  ownerPhone: '010 000 0000',
  size: '2055516',
  dots: '2321',
  shelf: 'a-1',
};

test('the form at the counter sends what was typed, with commas and tenths', () => {
  const check = {
    depths: ['6,5', '65', '', '7'],
    pressures: ['24', '', '', ''],
    damages: ['', ' viilto ', '', ''],
    note: '',
  };
  const body = setBodyOf({ ...filled, check });
  expect(body.dots).toEqual(['2321', '2321', '2321', '2321']);
  expect(body.check?.tyres).toEqual([
    { depthMm: 6.5, pressureBar: 2.4, damage: '' },
    { depthMm: 6.5, pressureBar: null, damage: 'viilto' },
    { depthMm: null, pressureBar: null, damage: '' },
    { depthMm: 7, pressureBar: null, damage: '' },
  ]);
  expect(setBodyOf(filled)).not.toHaveProperty('check');
  expect(setBodyOf({ ...filled, customerId: 'tili' }).customerId).toBe('tili');
});

test('what the form lacks is told by its fields', () => {
  expect(setFaults(filled)).toEqual({});
  expect(Object.keys(setFaults(emptySet))).toEqual(['ownerName', 'ownerPhone', 'size', 'shelf']);
  const owner = { ownerPhone: 'ei ole', ownerEmail: 'liisa@', plate: '<b>' };
  expect(Object.keys(setFaults({ ...filled, ...owner })).toSorted()).toEqual(Object.keys(owner).toSorted());
  const check = { ...emptySet.check, depths: ['x', '', '', ''], pressures: ['', '9', '', ''] };
  expect(Object.keys(setFaults({ ...filled, dots: '99', check }))).toEqual([
    'dots',
    'depths.0',
    'pressures.1',
  ]);
});

test('four weeks of making are read one by one, and stand so when the set is edited', () => {
  expect(readDots('2321 2321 - 1917')).toEqual(['2321', '2321', '', '1917']);
  expect(readDots('')).toEqual(['', '', '', '']);
  const set = {
    ...setBodyOf(filled),
    dots: ['2321', '2321', '', '1917'],
    _id: '',
    code: '',
    status: 'stored',
    storedOn: '',
    returnedOn: null,
    change: { state: 'due', bookedOn: null },
    turn: { season: 'spring', year: 2027, lawDay: '', firstDay: '', lastDay: '' },
    lastCheck: null,
    version: 1,
    createdAt: '',
    updatedAt: '',
  } as const;
  expect(formOf({ ...set, dots: [...set.dots] }).dots).toBe('2321 2321 - 1917');
});

test('a forecast reads as a sentence with its reasoning, and says honestly when there is none', () => {
  const at = (day: string, depthMm: number) => ({ day, depthsMm: [depthMm, depthMm, depthMm, depthMm] });
  const text = (...readings: ReturnType<typeof at>[]) => {
    const { title, why } = forecastText(wearForecast('summer', readings, '2026-11-21'));
    return `${title}. ${why}`.replaceAll('\u00A0', ' ');
  };
  expect(text(at('2025-10-10', 6), at('2026-10-12', 5))).toBe(
    'Näillä ajetaan noin syksyyn 2027. Ohuin rengas on 5,0 mm. Mittausten 10.10.2025 ja 12.10.2026 perusteella (yhden kauden ajo) ura madaltuu noin 1,0 mm kaudessa. Suositus 4,0 mm täyttyy vielä silloin.',
  );
  expect(text(at('2026-10-12', 5))).toMatch(/^Ei vielä arviota\./);
  expect(text(at('2025-10-10', 3), at('2026-10-12', 1.5))).toMatch(/^Näillä ei saa enää ajaa\./);
  expect(text(at('2025-10-10', 3), at('2026-10-12', 2))).toMatch(/^Uudet renkaat ennen seuraavaa kautta\./);
});

test('the booking page is told of the set by its address, and of its owner nothing', () => {
  const set = { code: 'R-0042', season: 'friction', size: '205/55R16' } as const;
  expect(bookingAddress('https://ajanvaraus.example.fi/?liike=2', set)).toBe(
    'https://ajanvaraus.example.fi/?liike=2&sarja=R-0042&renkaat=Kitkarenkaat&koko=205%2F55R16',
  );
  expect(bookingAddress('', set)).toBe('');
});
