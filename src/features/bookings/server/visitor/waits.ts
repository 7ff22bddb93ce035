// How long somebody who comes without a booking waits now, as visitors see it.
import { formatClock, helsinkiDay } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { BookedWork } from '../../booking-rules.ts';
import type { ShownWait } from '../../contract/bookings.ts';
import { expectedWait, nextWaitStep, roundedWait } from '../../expected-wait.ts';
import { lengthText, waitTexts } from '../../messages/bookings.ts';
import type { BookingParts } from '../parts.ts';

export function waits(
  { clock }: Pick<Platform, 'clock'>,
  { shop, times }: Pick<BookingParts, 'shop' | 'times'>,
) {
  return {
    waitExpiresAt: async () => nextWaitStep(clock.now().getTime()),
    /** Nothing is shown where the shop does not promise to take people in without a booking. */
    findWait: async (work: BookedWork): Promise<ShownWait> => {
      const now = clock.now();
      const at = now.toISOString();
      const { profile } = await shop();
      if (!profile.promises.worksWithoutBooking) return { minutes: null, at, text: '' };
      const rules = await times.rules();
      const taken = (await times.occupiedAhead())(helsinkiDay(now));
      const found = expectedWait({ rules, taken, work, nowMs: now.getTime() });
      if (!found) return { minutes: null, at, text: '' };
      const minutes = found.minutes === null ? null : roundedWait(found.minutes);
      return { minutes, at, text: textOf(minutes, formatClock(now)) };
    },
  };
}

function textOf(minutes: number | null, at: string): string {
  if (minutes === null) return waitTexts.notToday;
  return minutes === 0 ? waitTexts.none(at) : waitTexts.minutes(lengthText(minutes), at);
}
