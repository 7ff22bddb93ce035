// The way to the shop's booking page with the facts of a set: which it is, what tyres, what size. Nothing of its owner, since
// addresses end up in other people's records.
import type { TyreSet } from './contract.ts';
import { bookingQuery, setWords } from './messages.ts';

/** `booking` is the page's address as the shop has written it; what its query already says stays. */
export function bookingAddress(
  booking: string,
  { code, season, size }: Pick<TyreSet, 'code' | 'season' | 'size'>,
): string {
  const address = URL.parse(booking);
  if (!address) return booking;
  address.searchParams.set(bookingQuery.set, code);
  address.searchParams.set(bookingQuery.tyres, setWords.seasons[season]);
  address.searchParams.set(bookingQuery.size, size);
  return address.href;
}
