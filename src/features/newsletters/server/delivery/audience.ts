// The audience of a newsletter: as it was requested, and as a query of subscribers.
import { helsinkiInstant } from '../../../../platform/contract/dates.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import type { SubscriberSeason } from '../../../subscribers/contract.ts';
import { readPreferredSize } from '../../../subscribers/preferred-size.ts';
import type { Audience } from '../../contract/delivery.ts';
import { newsletterErrors as errors } from '../../messages/newsletters.ts';

/** What a choice of recipients goes by; each part narrows it, none is everybody. */
export interface AudienceChoice {
  ids?: readonly string[] | undefined;
  subscribedSince?: Date | undefined;
  season?: SubscriberSeason | undefined;
  size?: string | undefined;
  /** Addresses of the hotel's customers; those who do not subscribe get nothing. */
  emails?: readonly string[] | undefined;
}

/** Addresses of those with such a set in the tyre hotel. */
export type ListHotelAddresses = (
  filter: Pick<AudienceChoice, 'season' | 'size'> & { isWorn: boolean },
) => Promise<readonly string[]>;

/** As it is stored: nobody twice, a size in its one form. 422 when nobody is chosen or the size is none. */
export function audienceOf({ subscriberIds: ids, size: typed, ...rest }: Audience): Audience {
  if (ids?.length === 0) throw noneChosen();
  const size = readPreferredSize(typed ?? '');
  if (size === undefined) {
    throw invalid('newsletter.bad_size', errors.badSize, [
      { path: 'size', code: 'custom', message: errors.badSize },
    ]);
  }
  return { ...rest, ...(size !== '' && { size }), ...(ids && { subscriberIds: [...new Set(ids)] }) };
}

/** Looked up at the moment of the sending: the hotel's customers are those of then. */
export async function audienceChoiceOf(
  { subscriberIds: ids, subscribedSince: day, season, size, hotel }: Audience,
  listHotelAddresses: ListHotelAddresses,
): Promise<AudienceChoice> {
  const subscribedSince = day === undefined ? undefined : helsinkiInstant(day, '00:00');
  if (hotel === undefined) return { ids, subscribedSince, season, size };
  const emails = await listHotelAddresses({ season, size, isWorn: hotel === 'worn' });
  return { ids, subscribedSince, emails };
}

export function noneChosen(message: string = errors.noneChosen) {
  return invalid('newsletter.none_chosen', message, [{ path: 'subscriberIds', code: 'custom', message }]);
}
