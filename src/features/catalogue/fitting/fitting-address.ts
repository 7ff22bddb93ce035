// The way from a tyre to the booking of its fitting.
import { bookingAddress, isOwnBooking } from '../../shop-profile/booking-address.ts';
import { isShortOfSet } from '../../stock-alerts/alert-rules.ts';
import { bookingQuery } from '../messages/site.ts';
import type { ProductCard } from '../product/product-view.ts';
import { FULL_SET } from './full-set.ts';

/** Passes the tyre and its size on to the booking page: to our own the very product, to another its name. */
export function fittingAddress(
  booking: string,
  {
    id,
    manufacturer,
    model,
    size,
    stock,
  }: Pick<ProductCard, 'id' | 'manufacturer' | 'model' | 'size' | 'stock'>,
): string {
  return bookingAddress(booking, {
    [bookingQuery.tyre]: isOwnBooking(booking) ? id : `${manufacturer.name} ${model}`,
    [bookingQuery.size]: size.fullSize,
    // As many as there are: four of three cannot be booked.
    [bookingQuery.count]: String((isShortOfSet(stock) && stock.count) || FULL_SET),
  });
}
