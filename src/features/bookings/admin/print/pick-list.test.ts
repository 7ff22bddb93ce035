import { expect, test } from 'vitest';

import type { Booking } from '../../contract/admin.ts';
import { pickedFor } from './pick-list.ts';

const booking = (changes: Partial<Booking>): Booking => ({
  _id: '',
  code: null,
  state: 'booked',
  start: '2026-11-24T07:00:00.000Z',
  end: '2026-11-24T07:30:00.000Z',
  service: 'seasonChange',
  extras: [],
  vehicleType: 'passenger',
  rim: null,
  productId: null,
  productName: '',
  quantity: 0,
  tyreSource: null,
  arrivesOn: null,
  price: null,
  priceParts: [],
  name: '',
  licencePlate: '',
  note: '',
  kind: 'booking',
  source: 'visitor',
  bay: 1,
  isRunFlat: false,
  hotelSetId: null,
  hotelSetCode: '',
  hotelShelf: '',
  pickedAt: null,
  isShort: false,
  customerId: null,
  phone: '',
  email: '',
  staffNote: '',
  version: 1,
  createdAt: '2026-11-20T07:00:00.000Z',
  ...changes,
});

test('the pick list follows the shelves by number, without what comes from a supplier', () => {
  const { sets, sold } = pickedFor([
    booking({ hotelShelf: 'A-10' }),
    booking({ hotelShelf: 'B-1' }),
    booking({ hotelShelf: 'A-2' }),
    booking({}),
    booking({ productName: 'Nokian Hakkapeliitta R5 205/55R16', tyreSource: 'own' }),
    booking({ productName: 'Continental VikingContact 7 205/55R16', tyreSource: 'own' }),
    booking({ productName: 'Michelin X-Ice Snow 205/55R16', tyreSource: 'supplier' }),
  ]);
  expect(sets.map(({ hotelShelf }) => hotelShelf)).toEqual(['A-2', 'A-10', 'B-1']);
  expect(sold.map(({ productName }) => productName.split(' ')[0])).toEqual(['Continental', 'Nokian']);
});
