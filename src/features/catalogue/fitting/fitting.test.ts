import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, dayCode, helsinkiDay, helsinkiTime } from '../../../platform/contract/dates.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { DEFAULT_WEEK, hoursOn } from '../../opening-hours/opening-hours.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import type { StockView } from '../product/product-view.ts';
import { firstFittingDays, type FittingDaysSource } from './first-fitting-day.ts';
import { fittingDayInList, fittingDayText, fittingTerms, setPrice } from './fitting-terms.ts';

const schedule = { week: DEFAULT_WEEK, exceptions: [] };
const closedOn = (date: string) => ({
  date,
  open: null,
  close: null,
  isClosed: true,
  reason: '',
  isConfirmed: true,
});
const openOn = (date: string, open: string, close: string) => ({
  date,
  open,
  close,
  isClosed: false,
  reason: '',
  isConfirmed: true,
});
const daysAt = (now: string, changes: Partial<FittingDaysSource> = {}) =>
  firstFittingDays({ schedule, deliveryDays: '2–3', now: new Date(now), ...changes });

test.each([
  ['before opening', '2026-11-23T03:00:00+02:00', '2026-11-23', '2026-11-26'],
  ['while open', '2026-11-23T12:00:00+02:00', '2026-11-23', '2026-11-26'],
  ['with less than an hour to closing', '2026-11-23T16:00:00+02:00', '2026-11-24', '2026-11-26'],
  ['after closing', '2026-11-23T17:00:00+02:00', '2026-11-24', '2026-11-27'],
  ['on a Friday', '2026-11-27T12:00:00+02:00', '2026-11-27', '2026-12-02'],
  ['on a Saturday', '2026-11-28T11:00:00+02:00', '2026-11-28', '2026-12-02'],
  ['on a Sunday', '2026-11-22T12:00:00+02:00', '2026-11-23', '2026-11-26'],
  ['before Christmas', '2026-12-23T18:00:00+02:00', '2026-12-28', '2026-12-31'],
  ['before Easter', '2026-04-02T12:00:00+03:00', '2026-04-02', '2026-04-09'],
  ['the night the clocks go back', '2026-10-25T03:30:00+02:00', '2026-10-26', '2026-10-29'],
  ['the night the clocks go on', '2026-03-29T04:00:00+03:00', '2026-03-30', '2026-04-02'],
])('the first day to fit four tyres, %s', (_when, now, own, supplier) => {
  expect(daysAt(now)).toMatchObject({ own, supplier });
});

test('the first day follows the exceptions of the opening hours', () => {
  const exceptions = [closedOn('2026-11-23'), openOn('2026-11-24', '12:00', '12:45')];
  const now = '2026-11-23T12:00:00+02:00';
  expect(daysAt(now, { schedule: { week: DEFAULT_WEEK, exceptions } }).own).toBe('2026-11-25');
  const christmas = { week: DEFAULT_WEEK, exceptions: [openOn('2026-12-24', '09:00', '12:00')] };
  expect(daysAt('2026-12-23T18:00:00+02:00', { schedule: christmas }).own).toBe('2026-12-24');
});

test('a supplier that delivers while the shop is closed is followed by its next open day', () => {
  const exceptions = [closedOn('2026-11-26'), closedOn('2026-11-27')];
  const changed = { schedule: { week: DEFAULT_WEEK, exceptions } };
  expect(daysAt('2026-11-23T12:00:00+02:00', changed).supplier).toBe('2026-11-28');
  expect(daysAt('2026-11-23T12:00:00+02:00', { deliveryDays: '1' }).supplier).toBe('2026-11-24');
});

test('no day is named where the shop promises no time of delivery or stays closed', () => {
  expect(daysAt('2026-11-23T12:00:00+02:00', { deliveryDays: '' }).supplier).toBeNull();
  const closed = { week: DEFAULT_WEEK.map((day) => ({ ...day, isClosed: true })), exceptions: [] };
  expect(daysAt('2026-11-23T12:00:00+02:00', { schedule: closed })).toMatchObject({
    own: null,
    supplier: null,
  });
});

test('the days are valid until an hour before closing, closing and midnight', () => {
  const until = (now: string) => daysAt(now).expiresAt.toISOString();
  expect(until('2026-11-23T03:00:00+02:00')).toBe('2026-11-23T14:00:00.000Z');
  expect(until('2026-11-23T16:00:00+02:00')).toBe('2026-11-23T15:00:00.000Z');
  expect(until('2026-11-23T17:00:00+02:00')).toBe('2026-11-23T22:00:00.000Z');
  expect(until('2026-10-25T00:30:00+03:00')).toBe('2026-10-25T22:00:00.000Z');
});

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const deliveries = fc.constantFrom('', '1', '2–3', '5–10');
const exceptionsFrom = (now: Date, offsets: readonly number[]) =>
  [...new Set(offsets)].map((ahead) => closedOn(addDays(helsinkiDay(now), ahead)));

test('a named day is always one that is open, and not before today', () => {
  const closings = fc.array(fc.nat(20), { maxLength: 15 });
  fc.assert(
    fc.property(instants, deliveries, closings, (now, deliveryDays, offsets) => {
      const changed = { week: DEFAULT_WEEK, exceptions: exceptionsFrom(now, offsets) };
      const { own, supplier } = firstFittingDays({ schedule: changed, deliveryDays, now });
      const today = helsinkiDay(now);
      expect(own !== null && own >= today && !hoursOn(changed, own).isClosed).toBe(true);
      if (own === today) expect(helsinkiTime(now) < '16:00').toBe(true);
      expect(supplier === null).toBe(deliveryDays === '');
      if (supplier !== null) {
        expect(supplier > today && !hoursOn(changed, supplier).isClosed).toBe(true);
        expect(dayCode(supplier)).not.toBe('su');
      }
    }),
  );
});

test('the days stay the same until they expire, and expire within a day and an hour', () => {
  fc.assert(
    fc.property(instants, fc.double({ min: 0, max: 1, noNaN: true }), (now, part) => {
      const days = firstFittingDays({ schedule, deliveryDays: '2–3', now });
      const length = days.expiresAt.getTime() - now.getTime();
      expect(length > 0 && length <= 25 * HOUR_MS).toBe(true);
      const later = new Date(Math.min(now.getTime() + length * part, days.expiresAt.getTime() - 1));
      expect(firstFittingDays({ schedule, deliveryDays: '2–3', now: later })).toEqual(days);
    }),
  );
});

const tyre = (cents: number, diameterIn: number) => ({
  price: { cents, regularCents: cents, offer: null },
  size: {
    id: '1',
    widthMm: 205,
    aspect: 55,
    diameterIn,
    isCommercial: false,
    fullSize: `205/55R${diameterIn}`,
    vehicleType: 'passenger' as const,
    href: '',
  },
  isRunFlat: false,
});

const terms = fittingTerms({
  priceRows: [],
  schedule,
  deliveryDays: '2–3',
  now: new Date('2026-11-23T12:00:00+02:00'),
});
const stockOf = (kind: StockView['kind'], count: number, isMinimum = false) => ({
  ...tyre(13_100, 16),
  stock: { kind, count, isMinimum, text: '' },
});

test.each([
  [stockOf('own', 4), 'Hyllyssä · alle ma 23.11. alkaen', 'Autoon ma 23.11. · hyllyssä'],
  [stockOf('own', 3), 'Hyllyssä vain 3 kpl · kysy lisää'],
  [stockOf('own', 3, true), 'Hyllyssä · alle ma 23.11. alkaen', 'Autoon ma 23.11. · hyllyssä'],
  [stockOf('supplier', 8), 'Tilauksesta · alle aikaisintaan to 26.11.', 'Autoon to 26.11. · tilauksesta'],
  [stockOf('supplier', 2), 'Tilauksesta vain 2 kpl · kysy lisää'],
  [stockOf('none', 0), 'Ei varastossa · kysy'],
])('a day is named only for four of a tyre: %j', (product, text, inList = text) => {
  expect(fittingDayText(product, terms).replaceAll('\u00A0', ' ')).toBe(text);
  expect(fittingDayInList(product, terms).replaceAll('\u00A0', ' ')).toBe(inList);
});

test('the first bookable time is named, for the wheel and the source of the tyre', () => {
  const requested: unknown[] = [];
  const now = new Date('2026-11-23T12:00:00+02:00');
  const booked = fittingTerms({
    priceRows: [],
    schedule,
    deliveryDays: '2–3',
    now,
    firstTimes: {
      isOn: true,
      find: (wheel, source) => {
        requested.push([wheel, source]);
        return source === 'own' ? new Date('2026-11-24T09:00:00+02:00') : null;
      },
      expiresAt: new Date('2026-11-23T12:15:00+02:00'),
    },
  });
  const text = (product: ReturnType<typeof stockOf>) =>
    fittingDayText(product, booked).replaceAll('\u00A0', ' ');
  expect(text(stockOf('own', 4))).toBe('Hyllyssä. Asennus aikaisintaan ti 24.11. klo 9.00');
  expect(text(stockOf('supplier', 4))).toBe('Tilauksesta · kysy päivää');
  expect(text(stockOf('own', 3))).toBe('Hyllyssä vain 3 kpl · kysy lisää');
  expect(requested).toEqual([
    [{ rim: 16, vehicleType: 'passenger', isRunFlat: false }, 'own'],
    [{ rim: 16, vehicleType: 'passenger', isRunFlat: false }, 'supplier'],
  ]);
  expect(fittingDayInList(stockOf('own', 4), booked)).toBe('Autoon ti\u00A024.11. · hyllyssä');
  // Shown for a minute at most: somebody may book it.
  expect(booked.days.expiresAt).toEqual(new Date(now.getTime() + 60_000));
});

test("a supplier's tyre names no day where the shop promises no time of delivery", () => {
  const silent = fittingTerms({ priceRows: [], schedule, deliveryDays: '', now: new Date('2026-11-23') });
  expect(fittingDayText(stockOf('supplier', 8), silent)).toBe('Tilauksesta · kysy päivää');
});

const fitting: PriceRow = {
  id: '1',
  section: 'fitting',
  service: 'fitting',
  title: 'Asennus',
  note: '',
  unit: 'tyre',
  minRim: null,
  maxRim: 17,
  cents: { passenger: 3500, suv: null, van: 4500 },
  isFrom: false,
};
test('four tyres are priced fitted; without a row for the rim, unfitted and said so', () => {
  const priceRows = [fitting];
  expect(setPrice(tyre(13_100, 16), { priceRows })).toMatchObject({
    tyresCents: 52_400,
    fittingCents: 14_000,
    totalCents: 66_400,
    text: '664\u00A0€',
    words: 'asennettuna, 4\u00A0kpl',
  });
  expect(setPrice(tyre(13_100, 18), { priceRows })).toMatchObject({
    fittingCents: null,
    totalCents: null,
    text: '524\u00A0€',
    words: '4\u00A0kpl ilman asennusta',
  });
  expect(setPrice(tyre(0, 16), { priceRows })).toBeNull();
});
