// The way from a tyre to the booking of its fitting.
import { bookingAddress, isOwnBooking } from '../../shop-profile/booking-address.ts';
import { bookingQuery } from '../messages/site.ts';
import type { ProductCard } from '../product/product-view.ts';

/** Passes the tyre and its size on to the booking page: to our own the very product, to another its name. */
export function fittingAddress(
  booking: string,
  { id, manufacturer, model, size }: Pick<ProductCard, 'id' | 'manufacturer' | 'model' | 'size'>,
): string {
  return bookingAddress(booking, {
    [bookingQuery.tyre]: isOwnBooking(booking) ? id : `${manufacturer.name} ${model}`,
    [bookingQuery.size]: size.fullSize,
    [bookingQuery.count]: '4',
  });
}
