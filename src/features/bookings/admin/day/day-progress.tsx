// How today goes: how long somebody without a booking waits now, and which bay is behind by how much.
import { useNow } from '../../../../platform/browser/use-now.ts';
import type { Booking } from '../../contract/admin.ts';
import { expectedWait, roundedWait } from '../../expected-wait.ts';
import { progressMessages as messages } from '../../messages/board.ts';
import { lengthText } from '../../messages/bookings.ts';
import { usualService } from '../../usual-service.ts';
import type { ShopRules } from '../booking-queries.ts';
import { bayName, occupiedTimesOf } from '../booking-text.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

/** Less is no delay. */
const MIN_BEHIND_MINUTES = 5;

/** Nothing while the shop is closed. */
export function DayProgress({ rules, bookings }: { rules: ShopRules; bookings: readonly Booking[] }) {
  const nowMs = useNow();
  const service = usualService(rules.settings, new Date(nowMs));
  const found = expectedWait({
    rules,
    taken: occupiedTimesOf(bookings, rules.settings.gapMinutes),
    work: { service, extras: [], vehicleType: 'passenger', rim: null, isRunFlat: false },
    nowMs,
  });
  if (!found) return null;
  const { minutes, behind } = found;
  return (
    <p className={layout.note}>
      {waitText(minutes)}
      {behind.minutes >= MIN_BEHIND_MINUTES &&
        ` ${messages.behind(bayName(behind.bay, rules.settings.bays), lengthText(behind.minutes))}`}
    </p>
  );
}

function waitText(minutes: number | null): string {
  if (minutes === null) return messages.notToday;
  return minutes === 0 ? messages.noWait : messages.wait(lengthText(roundedWait(minutes)));
}
