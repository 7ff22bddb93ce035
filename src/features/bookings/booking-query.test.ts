import { expect, test } from 'vitest';

import { bookingAddress } from '../shop-profile/booking-address.ts';
import { readBookingQuery, bookingPath } from './booking-query.ts';

const TYRE = '01981111-2222-7333-8444-555566667777';

test('without a query the work is a change of wheels of a car', () => {
  expect(readBookingQuery({})).toEqual({
    service: 'seasonChange',
    extras: [],
    vehicleType: 'passenger',
    rim: null,
    isRunFlat: false,
    productId: null,
    quantity: 4,
    setCode: '',
    setToken: '',
  });
});

test.each([
  [
    { rengas: TYRE, kpl: '2' },
    { service: 'fitting', productId: TYRE, quantity: 2 },
  ],
  [
    { rengas: 'Nokian Hakkapeliitta R5', koko: '205/55R16' },
    { service: 'seasonChange', productId: null, rim: 16 },
  ],
  [
    { sarja: 'R-0042', koko: '215/65R16C', tunnus: 'eyJ.abc' },
    { service: 'storageWithChange', setCode: 'R-0042', setToken: 'eyJ.abc', vehicleType: 'van' },
  ],
  [
    { palvelu: 'balancing', auto: 'maasturi', vanne: '19', runflat: '1' },
    { vehicleType: 'suv', rim: 19, isRunFlat: true },
  ],
  [
    { palvelu: 'repair', lisat: 'sensor,repair,x,sensor' },
    { service: 'repair', extras: ['sensor'] },
  ],
  [
    { palvelu: 'x', auto: 'y', vanne: '99', kpl: '0', sarja: '<' },
    { service: 'seasonChange', rim: null, quantity: 4 },
  ],
])('the query %j says what is wanted', (query, wanted) => {
  expect(readBookingQuery(query)).toMatchObject(wanted);
});

test('the address of a wanted work says it again', () => {
  for (const query of [
    { rengas: TYRE, kpl: '2', lisat: 'sensor' },
    { palvelu: 'storageWithChange', sarja: 'R-0042', auto: 'pakettiauto', vanne: '17', runflat: '1' },
  ]) {
    const work = readBookingQuery(query);
    const address = new URL(bookingPath(work, { from: '2026-11-24' }), 'http://localhost');
    const again = Object.fromEntries(address.searchParams);
    expect(again['alkaen']).toBe('2026-11-24');
    expect(readBookingQuery(again)).toEqual(work);
  }
});

test('the facts of a link go to the page of this site as to any other', () => {
  const facts = { rengas: TYRE, koko: '205/55R16' };
  expect(bookingAddress('/ajanvaraus', facts)).toBe(`/ajanvaraus?rengas=${TYRE}&koko=205%2F55R16`);
  expect(bookingAddress('https://varaa.example.fi/?liike=2', { kpl: '4' })).toBe(
    'https://varaa.example.fi/?liike=2&kpl=4',
  );
});
