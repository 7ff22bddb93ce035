import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formOf } from '../../../../platform/browser/form/form-schema.ts';
import { addDays } from '../../../../platform/contract/dates.ts';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { BOOKED_SERVICES } from '../../booking-rules.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import { bayText, EMPTY_BAY, lengthText, settingsFormSchema } from './settings-form.ts';

const TODAY = '2026-11-23';
const schema = settingsFormSchema(TODAY);

const bay = {
  number: 3,
  name: 'Nosturi 1',
  vehicleTypes: ['passenger' as const, 'van' as const],
  maxRim: 18,
  closures: [
    { from: '2026-12-24', to: '2027-01-06' },
    { from: '2027-02-05', to: '2027-02-05' },
  ],
  breaks: [{ from: '11:00', to: '11:30' }],
};
const settings = {
  isOn: true,
  gridMinutes: 15 as const,
  gapMinutes: 5,
  leadMinutes: 60,
  farthestDays: 60,
  cancelMinutes: 90,
  walkInPercent: 20,
  seasonWalkInPercent: 40,
  largeRim: 19,
  retentionMonths: 24,
  services: BOOKED_SERVICES.map((service) => ({
    service,
    isOn: true,
    minutes: { passenger: 30, suv: 30, van: 45 },
    largeRimMinutes: 15,
    runFlatMinutes: 0,
  })),
  bays: [bay],
  texts: { confirmation: '', reminder: 'Tervetuloa!', change: '', cancellation: '' },
};
const form = formOf(schema, settings);
const withBay = (change: Partial<typeof EMPTY_BAY>) =>
  schema.safeParse({ ...form, bays: [{ ...EMPTY_BAY, name: 'Uusi', ...change }] });
const errorsOf = (change: Partial<typeof EMPTY_BAY>) =>
  withBay(change).error?.issues.map(({ path, message }) => [path.slice(0, 3).join('.'), message]);

test('settings are typed as people write them and sent as they were stored', () => {
  expect(form).toMatchObject({
    gridMinutes: '15',
    cancelMinutes: '1,5',
    bays: [
      {
        number: '3',
        vehicleTypes: 'passenger,van',
        maxRim: '18',
        closures: '24.12.2026–6.1.2027\n5.2.2027',
        breaks: '11.00–11.30',
      },
    ],
  });
  expect(schema.parse(form)).toEqual(settings);
});

test('closures and breaks are read in every usual spelling', () => {
  const { bays } = schema.parse({
    ...form,
    bays: [
      { ...EMPTY_BAY, name: ' Uusi ', closures: '24.12. - 6.1., 5.2.2027', breaks: '11-11.30; 14:00–14.15' },
    ],
  });
  expect(bays).toEqual([
    {
      number: undefined,
      name: 'Uusi',
      vehicleTypes: [...VEHICLE_TYPES],
      maxRim: null,
      closures: bay.closures,
      breaks: [...bay.breaks, { from: '14:00', to: '14:15' }],
    },
  ]);
});

test('whatever closures are stored, the form sends them back', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((ahead) => addDays(TODAY, ahead));
  const span = fc.tuple(day, fc.nat({ max: 60 })).map(([from, days]) => ({ from, to: addDays(from, days) }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), (closures) => {
      const stored = { ...settings, bays: [{ ...bay, closures }] };
      expect(schema.parse(formOf(schema, stored))).toEqual(stored);
    }),
  );
});

test('an invalid bay is refused at its field', () => {
  expect(errorsOf({ name: ' ' })).toEqual([['bays.0.name', errors.bayNameMissing]]);
  expect(errorsOf({ vehicleTypes: '' })).toEqual([['bays.0.vehicleTypes', errors.vehicleTypeMissing]]);
  expect(errorsOf({ maxRim: 'iso' })).toEqual([['bays.0.maxRim', errors.notBetween(8, 30)]]);
  expect(errorsOf({ closures: 'jouluna' })).toContainEqual(['bays.0.closures', errors.badDay]);
  expect(errorsOf({ closures: '6.1.2027–24.12.2026' })).toEqual([['bays.0.closures', errors.badOrder]]);
  expect(errorsOf({ breaks: '11.00' })).toEqual([['bays.0.breaks', errors.badOrder]]);
  expect(errorsOf({ breaks: '25.00–26.00' })).toContainEqual(['bays.0.breaks', errors.badTime]);
});

test('a bay and the lengths of a service are in one line', () => {
  const [row = EMPTY_BAY] = form.bays;
  expect(bayText(row)).toBe(
    'Nosturi 1 · Henkilöauto, Pakettiauto · enintään 18″ · 24.12.2026–6.1.2027, 5.2.2027 · 11.00–11.30',
  );
  expect(bayText(EMPTY_BAY)).toBe('');
  expect(form.services.slice(0, 1).map(lengthText)).toEqual(['30 / 30 / 45\u00A0min']);
  expect(form.services.slice(0, 1).map((length) => lengthText({ ...length, isOn: false }))).toEqual([
    'ei varattavissa',
  ]);
});
