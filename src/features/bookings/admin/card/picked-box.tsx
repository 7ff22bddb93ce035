// The tick that the stored set or the tyres of a booking have been fetched from their shelf.
import { useNow } from '../../../../platform/browser/use-now.ts';
import { Badge } from '../../../../platform/ui/badge.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import type { Booking } from '../../contract/admin.ts';
import { cardMessages as messages } from '../../messages/board.ts';
import { useBookingPicked } from '../booking-queries.ts';
import { isOnShelf, mustBePicked } from '../booking-text.ts';

interface PickedBoxProps {
  booking: Booking;
  /** What is fetched, where the row shows it already: then the words are for screen readers. */
  of?: string;
}

/** Nothing where nothing waits on a shelf. */
export function PickedBox({ booking, of }: PickedBoxProps) {
  const { mutate, isPending } = useBookingPicked();
  const now = useNow();
  if (!isOnShelf(booking)) return null;
  const isPicked = booking.pickedAt !== null;
  const toggle = (): void => {
    if (!isPending) mutate({ booking, isPicked: !isPicked });
  };
  if (of !== undefined) {
    return <input type="checkbox" aria-label={messages.pickedOf(of)} checked={isPicked} onChange={toggle} />;
  }
  return (
    <div>
      <Checkbox label={messages.picked} checked={isPicked} onChange={toggle} />
      {mustBePicked(booking, now) && <Badge tone="bad">{messages.notPicked}</Badge>}
    </div>
  );
}
