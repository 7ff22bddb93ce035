// The way to the shop's booking page with the facts of a set: which it is, what tyres, what size.
import { bookingAddress } from '../shop-profile/booking-address.ts';
import type { TyreSet } from './contract/tyre-hotel.ts';
import { bookingQuery, tyreSetTexts } from './messages/tyre-hotel.ts';

export function setBookingAddress(
  booking: string,
  { code, season, size }: Pick<TyreSet, 'code' | 'season' | 'size'>,
): string {
  return bookingAddress(booking, {
    [bookingQuery.set]: code,
    [bookingQuery.tyres]: tyreSetTexts.seasons[season],
    [bookingQuery.size]: size,
  });
}
