// What of a day's bookings is fetched from the shelves, and in which order.
import type { Booking } from '../../contract/admin.ts';

/** Sets by their shelf, 'A-2' before 'A-10'; sold tyres of the own shelf by their name. */
export function pickedFor(bookings: readonly Booking[]): { sets: Booking[]; sold: Booking[] } {
  const order = new Intl.Collator('fi', { numeric: true });
  return {
    sets: bookings
      .filter(({ hotelShelf }) => hotelShelf !== '')
      .toSorted((one, other) => order.compare(one.hotelShelf, other.hotelShelf)),
    sold: bookings
      .filter(({ tyreSource, productName }) => tyreSource === 'own' && productName !== '')
      .toSorted((one, other) => order.compare(one.productName, other.productName)),
  };
}
