// One booking on the board: readable from a metre away, pressed to open, dragged or moved by arrows.
import Ban from 'lucide-react/icons/ban';
import Car from 'lucide-react/icons/car';
import Check from 'lucide-react/icons/check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Wrench from 'lucide-react/icons/wrench';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { useNow } from '../../../../platform/browser/use-now.ts';
import { formatClock } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { BOARD_PATH } from '../../board-paths.ts';
import type { Booking } from '../../contract/admin.ts';
import { boardMessages as messages } from '../../messages/board.ts';
import { stateNames } from '../../messages/bookings.ts';
import { isLate, timesText, bookingTitle, workOf } from '../booking-text.ts';
import { type Board, type Slot } from './board-geometry.ts';
import type { StartDrag } from './drag.ts';
import { onBookingKey } from './use-board-keys.ts';
import type { Moves } from './use-moves.ts';

import styles from './board.module.css';

interface BoardCardProps {
  booking: Booking;
  /** Where it is, or shall go. */
  slot: Slot;
  isMoving: boolean;
  board: Board;
  moves: Moves;
  search: string;
  /** Id of the text that lists the keys. */
  hint: string;
  startDrag: StartDrag;
}

const stateIcons = { arrived: Car, working: Wrench, done: Check } as const;
/** Less has room for one line. */
const ONE_LINE_MINUTES = 20;

export function BoardCard(props: BoardCardProps) {
  const { booking, slot, isMoving, board, moves, search, hint, startDrag } = props;
  const navigate = useNavigate();
  const card = useFocusOnOtherDay(isMoving);
  const canMove = booking.state !== 'done';
  const isShort = slot.endMs - slot.startMs < ONE_LINE_MINUTES * MINUTE_MS;
  const look = isLate(booking, useNow()) ? 'late' : booking.state;
  return (
    <>
      <button
        ref={card}
        type="button"
        data-booking={booking._id}
        data-look={booking.kind === 'block' ? 'block' : look}
        data-moving={isMoving || undefined}
        aria-describedby={canMove ? hint : undefined}
        className={classNames(styles.card, isShort && styles.short)}
        onClick={() => void navigate({ pathname: `${BOARD_PATH}/${booking._id}`, search })}
        onKeyDown={canMove ? (event) => onBookingKey(event, { booking, board, moves }) : undefined}
        onPointerDown={canMove ? (event) => startDrag(event, booking, 'move') : undefined}
      >
        <CardText {...{ booking, slot, look, isMoving }} />
      </button>
      {canMove && (
        <span className={styles.grip} onPointerDown={(event) => startDrag(event, booking, 'resize')} />
      )}
    </>
  );
}

type CardTextProps = Pick<BoardCardProps, 'booking' | 'slot' | 'isMoving'> & { look: string };

function CardText({ booking, slot, look, isMoving }: CardTextProps) {
  const { kind, state, licencePlate, name, hotelShelf, productName, quantity } = booking;
  const isBlock = kind === 'block';
  const details = [
    name === '' ? '' : licencePlate,
    workOf(booking),
    hotelShelf,
    quantity > 0 && productName !== '' ? `${quantity} × ${productName}` : '',
  ].filter(Boolean);
  return (
    <>
      <span className={styles.first}>
        <b className={styles.time}>{isMoving ? timesText(slot) : formatClock(new Date(slot.startMs))}</b>
        <span className={styles.who}>{bookingTitle(booking)}</span>
        <StateIcon look={isBlock ? 'block' : look} />
      </span>
      {!isBlock && <span className={styles.details}>{details.join(' · ')}</span>}
      {!isBlock && <VisuallyHidden>{look === 'late' ? messages.late : stateNames[state]}</VisuallyHidden>}
    </>
  );
}

function StateIcon({ look }: { look: string }) {
  if (look === 'late') return <ClockAlert className={styles.icon} />;
  if (look === 'block') return <Ban className={styles.icon} />;
  const Icon = Object.entries(stateIcons).find(([state]) => state === look)?.[1];
  return Icon ? <Icon className={styles.icon} /> : null;
}

/** A booking moved to another day is remounted there, and the keys go on moving it. */
function useFocusOnOtherDay(isMoving: boolean) {
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Without scrolling: a drag would count that as its own way.
    if (isMoving && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isMoving]);
  return card;
}
