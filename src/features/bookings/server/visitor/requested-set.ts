// Which stored set a visitor wants to have changed: the own one of an account, or the one that a mailed link is for.
import { invalid } from '../../../../platform/contract/problem.ts';
import type { Principal } from '../../../../platform/server/http/principal.ts';
import type { PageWork } from '../../booking-query.ts';
import type { BookingInput } from '../../contract/bookings.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import { atField } from '../booking-search.ts';
import type { BookingSources } from '../sources.ts';

type BookedSets = BookingSources['bookedSets'];

/** The id of the set; null: none. 422 for a set that is not theirs and for a link that is over. */
export async function readRequestedSet(
  bookedSets: BookedSets,
  { hotelSetId, hotelSetToken, service, extras }: BookingInput,
  principal: Principal,
): Promise<string | null> {
  if (hotelSetId !== null) {
    await checkSet(bookedSets, hotelSetId, principal);
    return hotelSetId;
  }
  // Other work was chosen after the link was opened.
  const isChanged = service === 'storageWithChange' || extras.includes('storageWithChange');
  if (hotelSetToken === '' || !isChanged) return null;
  const set = await bookedSets.findByLink(hotelSetToken);
  if (!set) throw atField('hotelSetToken', invalid('booking.set_link_over', errors.setLinkOver));
  return set.id;
}

/** No visitor learns of others' sets: a set that is not one's own is answered as one that is not there. */
async function checkSet(bookedSets: BookedSets, hotelSetId: string, principal: Principal): Promise<void> {
  const isOwn =
    principal.kind === 'customer'
      ? await bookedSets.isOwn(hotelSetId, principal.customerId)
      : principal.kind === 'staff' && (await bookedSets.exists(hotelSetId));
  if (!isOwn) throw atField('hotelSetId', invalid('booking.set_unknown', errors.setNotYours));
}

/** The work with the set that its mailed link is for; a link that is over is as none. */
export async function withLinkedSet(
  bookedSets: Pick<BookedSets, 'findByLink'>,
  requested: PageWork,
): Promise<PageWork> {
  if (requested.setToken === '') return requested;
  const set = await bookedSets.findByLink(requested.setToken);
  return set ? { ...requested, setCode: set.code } : { ...requested, setToken: '' };
}
