// What most come for without a booking at this time of the year.
import { helsinkiDay } from '../../platform/contract/dates.ts';
import type { BookedService } from './booking-rules.ts';
import type { BookingSettings } from './contract/settings.ts';
import { isSeasonChange } from './shop-day/season-change.ts';

/** One that the shop does: the change of wheels in its season, else a puncture. */
export function usualService(
  { services }: Pick<BookingSettings, 'services'>,
  now = new Date(),
): BookedService {
  const wanted = isSeasonChange(helsinkiDay(now)) ? 'seasonChange' : 'repair';
  const offered = services.filter(({ isOn }) => isOn).map(({ service }) => service);
  return offered.find((one) => one === wanted) ?? offered[0] ?? 'seasonChange';
}
