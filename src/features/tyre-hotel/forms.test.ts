// The forms at the counter and the sentences about a set: its forecast, its change, its booking.
import { describe, expect, test } from 'vitest';

import { emptyOf, formOf } from '../../platform/browser/form/form-schema.ts';
import { setBookingAddress } from './booking-address.ts';
import { changeText, isLater } from './change-text.ts';
import { forecastText } from './forecast-text.ts';
import { checkBodyOf, emptyCheck, isMeasured, newSet, setFormSchema, type SetForm } from './intake-form.ts';
import { wearForecast } from './wear-forecast.ts';

describe('the form of a set', () => {
  const empty: SetForm = { ...emptyOf(setFormSchema), ...newSet('2027-04-10') };
  const filled: SetForm = {
    ...empty,
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    size: '2055516',
    dots: '2321',
    shelf: 'a-1',
  };
  const errorsOf = (form: SetForm) => {
    const issues = setFormSchema.safeParse(form).error?.issues ?? [];
    return [...new Set(issues.map(({ path }) => path.join('.')))].toSorted();
  };

  test('the form sends what was typed, with one week for all four tyres', () => {
    expect(
      setFormSchema.parse({ ...filled, customerId: '00000000-0000-0000-0000-000000000000' }),
    ).toMatchObject({
      customerId: '00000000-0000-0000-0000-000000000000',
      dots: ['2321', '2321', '2321', '2321'],
      shelf: 'A-1',
    });
  });

  test('depths and pressures are typed with commas or as tenths', () => {
    const check = {
      depths: ['6,5', '65', '', '7'],
      pressures: ['24', '', '', ''],
      damages: ['', ' viilto ', '', ''],
      note: '',
    };
    expect(checkBodyOf(check).tyres).toEqual([
      { depthMm: 6.5, pressureBar: 2.4, damage: '' },
      { depthMm: 6.5, pressureBar: null, damage: 'viilto' },
      { depthMm: null, pressureBar: null, damage: '' },
      { depthMm: 7, pressureBar: null, damage: '' },
    ]);
    expect(isMeasured(check)).toBe(true);
    expect(isMeasured(emptyCheck)).toBe(false);
  });

  test('missing and refused values have their error at their field', () => {
    expect(errorsOf(filled)).toEqual([]);
    expect(errorsOf(empty)).toEqual(['ownerName', 'ownerPhone', 'shelf', 'size']);
    const owner = { ownerPhone: 'ei ole', ownerEmail: 'liisa@', plate: '<b>' };
    expect(errorsOf({ ...filled, ...owner })).toEqual(['ownerEmail', 'ownerPhone', 'plate']);
    const check = { ...emptyCheck, depths: ['x', '', '', ''], pressures: ['', '9', '', ''] };
    expect(errorsOf({ ...filled, dots: '99', check })).toEqual([
      'check.depths.0',
      'check.pressures.1',
      'dots.0',
      'dots.1',
      'dots.2',
      'dots.3',
    ]);
  });

  test('four weeks are read one by one, and are written so when the set is edited', () => {
    const { dots } = setFormSchema.parse({ ...filled, dots: '2321 2321 - 1917' });
    expect(dots).toEqual(['2321', '2321', '', '1917']);
    expect(setFormSchema.parse({ ...filled, dots: '' }).dots).toEqual(['', '', '', '']);
    const stored = { ...setFormSchema.parse(filled), dots };
    expect(formOf(setFormSchema, stored).dots).toBe('2321 2321 - 1917');
  });

  test('the intake presets the season that is handed in now', () => {
    expect(newSet('2026-11-22').season).toBe('summer');
    expect(newSet('2027-04-10').season).toBe('friction');
  });
});

test('a forecast reads as a sentence with its reasoning, and says honestly when there is none', () => {
  const at = (day: string, depthMm: number) => ({ day, depthsMm: [depthMm, depthMm, depthMm, depthMm] });
  const text = (...readings: ReturnType<typeof at>[]) => {
    const { title, why } = forecastText(wearForecast('summer', readings, '2026-11-21'));
    return `${title}. ${why}`.replaceAll('\u00A0', ' ');
  };
  expect(text(at('2025-10-10', 6), at('2026-10-12', 5))).toBe(
    'Näillä ajetaan noin syksyyn 2027. Kuluneimmassa renkaassa on uraa 5,0 mm. Mittausten 10.10.2025 ja 12.10.2026 perusteella (yhden kauden ajo) ura madaltuu noin 1,0 mm kaudessa. Suositus 4 mm täyttyy vielä silloin.',
  );
  expect(text(at('2026-10-12', 5))).toMatch(/^Ei vielä arviota\./);
  expect(text(at('2025-10-10', 3), at('2026-10-12', 1.5))).toMatch(/^Näillä ei saa enää ajaa\./);
  expect(text(at('2025-10-10', 3), at('2026-10-12', 2))).toMatch(/^Uudet renkaat ennen seuraavaa kautta\./);
});

test('a list says which season’s change a set waits for', () => {
  const turn = { season: 'spring', year: 2027, lawDay: '', firstDay: '', lastDay: '' } as const;
  expect(changeText({ turn, change: { state: 'due', bookedOn: null, triedAt: null } })).toBe(
    'kevät 2027: odottaa yhteydenottoa',
  );
  expect(changeText({ turn, change: { state: 'booked', bookedOn: '2027-04-03', triedAt: null } })).toBe(
    'kevät 2027: varattu 3.4.2027',
  );
  const triedAt = '2027-04-03T06:05:00.000Z';
  expect(changeText({ turn, change: { state: 'unreached', bookedOn: null, triedAt } })).toBe(
    'kevät 2027: ei vastannut 3.4.2027 klo\u00A09.05',
  );
});

test('nobody is to be called for a set whose turn is more than two weeks away', () => {
  const change = { state: 'due', bookedOn: null, triedAt: null } as const;
  const turn = { season: 'spring', year: 2027, lawDay: '', firstDay: '2027-04-01', lastDay: '' } as const;
  expect(isLater({ turn, change }, '2027-03-17')).toBe(true);
  expect(isLater({ turn, change }, '2027-03-18')).toBe(false);
  expect(isLater({ turn, change: { state: 'called', bookedOn: null, triedAt: null } }, '2026-11-21')).toBe(
    false,
  );
});

test('the address of the booking page names the set, and nothing of its owner', () => {
  const set = { code: 'R-0042', season: 'friction', size: '205/55R16' } as const;
  expect(setBookingAddress('https://ajanvaraus.example.fi/?liike=2', set)).toBe(
    'https://ajanvaraus.example.fi/?liike=2&sarja=R-0042&renkaat=Kitkarenkaat&koko=205%2F55R16',
  );
  expect(setBookingAddress('', set)).toBe('');
});
