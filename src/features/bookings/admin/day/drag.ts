// Dragging a booking over the board by mouse, pen or finger: within it to another time or bay, onto a day above it to that day.
import type { PointerEvent as ReactPointerEvent } from 'react';

import type { Booking } from '../../contract/admin.ts';
import { slotOf } from '../booking-text.ts';
import { dragged, pointed, stretched, type Board, type Slot } from './board-geometry.ts';
import type { Moves } from './use-moves.ts';

/** Less is a press. */
const DRAG_FROM_PX = 6;
const EDGE_PX = 48;
const SCROLL_PX = 14;

export type DragKind = 'move' | 'resize';
export type StartDrag = (event: ReactPointerEvent<HTMLElement>, booking: Booking, kind: DragKind) => void;

/** Drags a card in the part of the board that has `data-columns`, in which bays are side by side. */
export function dragOver(board: Board, moves: Moves): StartDrag {
  return (event, booking, kind) => {
    const area = event.currentTarget.closest<HTMLElement>('[data-columns]');
    if (!area || event.button !== 0) return;
    const { pending } = moves;
    const from = pending?.booking._id === booking._id ? pending.slot : slotOf(booking);
    followPointer(event, area, {
      slotAt: (byPx, x) => {
        const { height } = area.getBoundingClientRect();
        const byMs = (byPx * (board.span.toMs - board.span.fromMs)) / height;
        if (kind === 'resize') return stretched(from, byMs, board);
        return dragged(from, byMs, pointed({ x, y: 0 }, board).bay, board);
      },
      onMove: (slot) => moves.shift(booking, slot),
      onEnd: (slot, day) => {
        if (day === undefined) moves.drop({ booking, slot });
        // Dragging up to the days does not change the time.
        else moves.toDay({ booking, slot: from }, day);
      },
      onGiveUp: () => moves.giveUp(),
    });
  };
}

interface Drag {
  /** For a way down in pixels, and how far to the right of the board the pointer is, from 0 to 1. */
  slotAt: (byPx: number, x: number) => Slot;
  onMove: (slot: Slot) => void;
  /** `day` is the one it was let go over. */
  onEnd: (slot: Slot, day: string | undefined) => void;
  onGiveUp: () => void;
}

function followPointer(start: ReactPointerEvent<HTMLElement>, area: HTMLElement, drag: Drag): void {
  const begin = { x: start.clientX, y: start.clientY, top: area.getBoundingClientRect().top };
  const end = new AbortController();
  const { signal } = end;
  let slot: Slot | undefined;
  const move = ({ clientX, clientY }: PointerEvent) => {
    const isDrag = Math.hypot(clientX - begin.x, clientY - begin.y) >= DRAG_FROM_PX;
    if (!slot && !isDrag) return;
    // A card is remounted in another bay; the element of all bays stays.
    area.setPointerCapture(start.pointerId);
    scrollAtEdge(area, clientY);
    const { left, width, top } = area.getBoundingClientRect();
    slot = drag.slotAt(clientY - top - (begin.y - begin.top), (clientX - left) / width);
    drag.onMove(slot);
  };
  const letGo = ({ clientX, clientY }: PointerEvent) => {
    end.abort();
    if (!slot) return;
    ignoreClick(area);
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
    drag.onEnd(slot, under?.dataset['day']);
  };
  const giveUp = () => {
    end.abort();
    if (slot) drag.onGiveUp();
  };
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', letGo, { signal });
  area.addEventListener('pointercancel', giveUp, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal, capture: true });
}

function scrollAtEdge(area: HTMLElement, y: number): void {
  const frame = area.closest('[data-scrolls]');
  if (!frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  if (y > bottom - EDGE_PX) frame.scrollBy(0, SCROLL_PX);
  else if (y < top + EDGE_PX) frame.scrollBy(0, -SCROLL_PX);
}

/** The click that ends a drag opens nothing. */
function ignoreClick(area: HTMLElement): void {
  const soon = new AbortController();
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  area.addEventListener('click', ignore, { signal: soon.signal, capture: true });
  setTimeout(() => soon.abort());
}
