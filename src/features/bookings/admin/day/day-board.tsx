// The day's board: bays side by side, time from the top, bookings as cards that are dragged or moved by arrows.
import { useId, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { useNow } from '../../../../platform/browser/use-now.ts';
import {
  formatWeekdayDate,
  helsinkiDay,
  helsinkiTime,
  type IsoDay,
  formatClock,
} from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { hoursOn } from '../../../opening-hours/opening-hours.ts';
import type { Booking } from '../../contract/admin.ts';
import { boardMessages as messages } from '../../messages/board.ts';
import { openDay } from '../../shop-day/open-day.ts';
import { FORM_PATHS, type ShopRules } from '../booking-queries.ts';
import { bayName, slotOf, occupiesBay } from '../booking-text.ts';
import { BoardCard } from './board-card.tsx';
import { hoursOf, pointed, shownSpan, without, type Board, type Span } from './board-geometry.ts';
import { dragOver, type StartDrag } from './drag.ts';
import { placedAt } from './placed-at.ts';
import type { Moves } from './use-moves.ts';

import styles from './board.module.css';

interface DayBoardProps {
  day: IsoDay;
  rules: ShopRules;
  bookings: readonly Booking[];
  moves: Moves;
  /** Query of the address, unchanged when a form opens. */
  search: string;
}

export function DayBoard({ day, rules, bookings, moves, search }: DayBoardProps) {
  const hint = useId();
  const shown = cardsOf(day, bookings, moves);
  const board = boardOf(
    day,
    rules,
    shown.map(({ slot }) => slot),
  );
  const startDrag = dragOver(board, moves);
  const minutes = (board.span.toMs - board.span.fromMs) / MINUTE_MS;
  return (
    <div
      ref={placedAt({ minutes, bays: board.bays.length })}
      role="group"
      tabIndex={0}
      aria-label={messages.board(formatWeekdayDate(day))}
      data-scrolls
      className={styles.board}
    >
      <div className={styles.heads} aria-hidden="true">
        {board.bays.map((number) => (
          <b key={number}>{bayName(number, rules.settings.bays)}</b>
        ))}
      </div>
      <ol className={styles.hours} aria-hidden="true">
        {hoursOf(board.span).map((ms) => (
          <li key={ms}>{Number(helsinkiTime(new Date(ms)).slice(0, 2))}</li>
        ))}
      </ol>
      <div data-columns className={styles.columns}>
        {board.bays.map((number) => (
          <BayColumn
            key={number}
            {...{ day, number, board, rules, moves, search, hint, startDrag }}
            cards={shown.filter(({ slot }) => slot.bay === number)}
          />
        ))}
        <NowLine span={board.span} day={day} />
      </div>
      <p id={hint} hidden>
        {messages.hint}
      </p>
    </div>
  );
}

interface ShownCard {
  booking: Booking;
  slot: { bay: number; startMs: number; endMs: number };
  isMoving: boolean;
}

/** What takes a bay on the day, with the moved booking at its new slot. */
function cardsOf(day: IsoDay, bookings: readonly Booking[], { pending }: Moves): ShownCard[] {
  const others = bookings
    .filter((booking) => occupiesBay(booking) && booking._id !== pending?.booking._id)
    .map((booking) => ({ booking, slot: slotOf(booking), isMoving: false }));
  const isHere = pending && helsinkiDay(new Date(pending.slot.startMs)) === day;
  return (isHere ? [...others, { ...pending, isMoving: true }] : others).toSorted(
    (one, other) => one.slot.startMs - other.slot.startMs,
  );
}

function boardOf(day: IsoDay, { settings, schedule }: ShopRules, slots: readonly ShownCard['slot'][]): Board {
  const known = settings.bays.map(({ number }) => number);
  const removed = slots.map(({ bay }) => bay).filter((bay) => !known.includes(bay));
  return {
    bays: [...known, ...new Set(removed)],
    span: shownSpan(day, hoursOn(schedule, day), slots),
    gridMs: settings.gridMinutes * MINUTE_MS,
  };
}

interface BayColumnProps extends Omit<DayBoardProps, 'bookings'> {
  number: number;
  board: Board;
  cards: readonly ShownCard[];
  hint: string;
  startDrag: StartDrag;
}

function BayColumn({ day, number, board, rules, moves, search, hint, startDrag, cards }: BayColumnProps) {
  const navigate = useNavigate();
  const worked = openDay(rules, day)?.bays.find(({ bay }) => bay.number === number)?.spans ?? [];
  const bookHere = ({ currentTarget, target, clientY }: MouseEvent<HTMLElement>) => {
    if (target !== currentTarget || moves.pending) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const { startMs } = pointed({ x: 0, y: (clientY - top) / height }, board);
    const query = new URLSearchParams(search);
    query.set('klo', formatClock(new Date(startMs)));
    query.set('paikka', String(number));
    void navigate({ pathname: FORM_PATHS.create, search: query.toString() });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut next to the button and the key
    <section
      aria-label={messages.bayLabel(bayName(number, rules.settings.bays), cards.length)}
      className={styles.bay}
      onClick={bookHere}
    >
      {without(board.span, worked).map((span) => (
        <i key={span.fromMs} ref={placedAt(lengthOf(span, board.span))} className={styles.closed} />
      ))}
      <ul className={styles.cards}>
        {cards.map(({ booking, slot, isMoving }) => (
          <li
            key={booking._id}
            ref={placedAt(lengthOf({ fromMs: slot.startMs, toMs: slot.endMs }, board.span))}
            className={styles.slot}
          >
            <BoardCard {...{ booking, slot, isMoving, board, moves, search, hint, startDrag }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In minutes from the top. */
function lengthOf({ fromMs, toMs }: Span, shown: Span): { from: number; length: number } {
  return { from: (fromMs - shown.fromMs) / MINUTE_MS, length: (toMs - fromMs) / MINUTE_MS };
}

function NowLine({ span, day }: { span: Span; day: IsoDay }) {
  const nowMs = useNow();
  if (helsinkiDay(new Date(nowMs)) !== day || nowMs < span.fromMs || nowMs > span.toMs) return null;
  return (
    <div ref={placedAt({ from: (nowMs - span.fromMs) / MINUTE_MS })} className={styles.now}>
      <b>
        <VisuallyHidden>{messages.now}</VisuallyHidden> {formatClock(new Date(nowMs))}
      </b>
    </div>
  );
}
