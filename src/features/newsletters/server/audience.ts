// Who is to get a newsletter, as it was asked for, and as subscribers are asked for them.
import { helsinkiInstant } from '../../../platform/contract/dates.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import type { SubscriberSeason } from '../../subscribers/contract.ts';
import { readToldSize } from '../../subscribers/told-size.ts';
import type { Audience } from '../contract-delivery.ts';
import { newsletterErrors as errors } from '../messages.ts';

/** What a choice of readers goes by; each part narrows it, none is everybody. */
export interface ReaderChoice {
  ids?: readonly string[] | undefined;
  subscribedSince?: Date | undefined;
  season?: SubscriberSeason | undefined;
  size?: string | undefined;
}

/** As it is stored: nobody twice, a size in its one form. 422 when nobody is chosen or the size is none. */
export function audienceOf({ subscriberIds: ids, size: typed, ...rest }: Audience): Audience {
  if (ids?.length === 0) throw noneChosen();
  const size = readToldSize(typed ?? '');
  if (size === undefined) {
    throw invalid('newsletter.bad_size', errors.badSize, [
      { path: 'size', code: 'custom', message: errors.badSize },
    ]);
  }
  return { ...rest, ...(size !== '' && { size }), ...(ids && { subscriberIds: [...new Set(ids)] }) };
}

export function readersOf({
  subscriberIds: ids,
  subscribedSince: day,
  season,
  size,
}: Audience): ReaderChoice {
  return {
    ids,
    subscribedSince: day === undefined ? undefined : helsinkiInstant(day, '00:00'),
    season,
    size,
  };
}

export function noneChosen() {
  return invalid('newsletter.none_chosen', errors.noneChosen, [
    { path: 'subscriberIds', code: 'custom', message: errors.noneChosen },
  ]);
}
