// What of the bookings is shown: the day, the view, words of a search, all in the address.
import { useSearchParams } from 'react-router';

import { useNow } from '../../../platform/browser/use-now.ts';
import { addDays, helsinkiDay, isDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { useListAddress, withParam } from '../../../platform/ui/list/list-address.ts';
import { BOARD_PATH, DAY_PARAM } from '../board-paths.ts';
import type { Booking } from '../contract/admin.ts';

export const VIEW_PARAM = 'nakyma';
const VIEWS = ['paiva', 'lista', 'viikko'] as const;
const VIEWS_OF_PHONE = ['lista', 'paiva', 'viikko'] as const;

/** A board takes more room than a phone has: there the list comes first. */
const HAS_ROOM = '(min-width: 900px)';

export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const { q, choice } = useListAddress();
  const requested = params.get(DAY_PARAM) ?? '';
  const today = helsinkiDay(new Date(useNow()));
  const day = isDay(requested) ? requested : today;
  const views = matchMedia(HAS_ROOM).matches ? VIEWS : VIEWS_OF_PHONE;
  const view = choice(VIEW_PARAM, views) ?? views[0];
  return {
    today,
    day,
    /** The first is shown unless another is requested. */
    views,
    view,
    q,
    /** The query of the same view on another day. */
    searchOf: (next: IsoDay) => withParam(params, DAY_PARAM, next === today ? '' : next).toString(),
    goTo: (next: IsoDay) => setParams(withParam(params, DAY_PARAM, next === today ? '' : next)),
    step: (days: number) => addDays(day, days),
  };
}

/** Where a booking is opened over the board of its day, or its form or work order. */
export function bookingAddress(
  { _id, start }: Pick<Booking, '_id' | 'start'>,
  part?: 'muokkaa' | 'tyomaarain',
): string {
  const path = [BOARD_PATH, _id, part].filter(Boolean).join('/');
  return `${path}?${DAY_PARAM}=${helsinkiDay(new Date(start))}`;
}
