// A booking in the words of the board, and the slot that it has there.
import { formatNearDay, helsinkiDay, type IsoDay, formatClock } from '../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { OPEN_STATES } from '../booking-rules.ts';
import type { Booking } from '../contract/admin.ts';
import type { Bay } from '../contract/settings.ts';
import { boardMessages as messages, shortServices } from '../messages/board.ts';
import { occupiedUse, type OccupiedTime } from '../occupied-times.ts';
import type { Slot } from './day/board-geometry.ts';

const PICK_AHEAD_MS = 30 * MINUTE_MS;

export function slotOf({ bay, start, end }: Pick<Booking, 'bay' | 'start' | 'end'>): Slot {
  return { bay, startMs: Date.parse(start), endMs: Date.parse(end) };
}

/** Whether it takes its bay: neither cancelled nor missed. */
export function occupiesBay({ state }: Booking): boolean {
  return state === 'done' || OPEN_STATES.includes(state);
}

/** What takes the bays, for the rules of bookable times. */
export function occupiedTimesOf(bookings: readonly Booking[], gapMinutes: number): OccupiedTime[] {
  return bookings.filter(occupiesBay).map((booking) => {
    const slot = slotOf(booking);
    const use = occupiedUse(booking);
    const freeMs = slot.endMs + (use === 'block' ? 0 : gapMinutes * MINUTE_MS);
    return { ...slot, freeMs, use, state: booking.state };
  });
}

/** Whether its stored set or its tyres wait on a shelf of the shop. */
export function isOnShelf({ hotelShelf, tyreSource, productName }: Booking): boolean {
  return hotelShelf !== '' || (tyreSource === 'own' && productName !== '');
}

/** What should have been fetched by now: the car is here, or comes within half an hour. */
export function mustBePicked(booking: Booking, nowMs: number): boolean {
  const { state, start, pickedAt } = booking;
  const isHere = state === 'arrived' || state === 'working';
  const isNear = state === 'booked' && Date.parse(start) - nowMs < PICK_AHEAD_MS;
  return isOnShelf(booking) && pickedAt === null && (isHere || isNear);
}

/** Booked, and not arrived by its start. */
export function isLate({ kind, state, start }: Booking, nowMs: number): boolean {
  return kind === 'booking' && state === 'booked' && Date.parse(start) < nowMs;
}

/** 'Liisa Virtanen'; of blocked time its reason. */
export function bookingTitle({ kind, name, licencePlate, staffNote }: Booking): string {
  if (kind === 'block') return staffNote === '' ? messages.blockedTime : staffNote;
  return name || licencePlate || messages.nameless;
}

/** 'Kausivaihto + tasapainotus'. */
export function workOf({ service, extras }: Pick<Booking, 'service' | 'extras'>): string {
  return [service, ...extras].map((one) => shortServices[one]).join(' + ');
}

/** '9.00–9.45' */
export function timesText({ startMs, endMs }: Pick<Slot, 'startMs' | 'endMs'>): string {
  return `${formatClock(new Date(startMs))}–${formatClock(new Date(endMs))}`;
}

export function bayName(number: number, bays: readonly Pick<Bay, 'number' | 'name'>[]): string {
  return bays.find((bay) => bay.number === number)?.name ?? messages.removedBay(number);
}

/** 'ti 24.11. klo 9.00, Paikka 2'; on the day that is spoken of 'klo 9.00, Paikka 2'. */
export function startText(
  { bay, startMs }: Pick<Slot, 'bay' | 'startMs'>,
  bays: readonly Pick<Bay, 'number' | 'name'>[],
  spokenOf?: IsoDay,
): string {
  const day = helsinkiDay(new Date(startMs));
  const time = `klo\u00A0${formatClock(new Date(startMs))}, ${bayName(bay, bays)}`;
  return day === spokenOf ? time : `${formatNearDay(day)} ${time}`;
}

/** 'ti 24.11. klo 9.00–9.45, Paikka 2' */
export function slotText(slot: Slot, bays: readonly Pick<Bay, 'number' | 'name'>[]): string {
  const day = formatNearDay(helsinkiDay(new Date(slot.startMs)));
  return `${day} klo\u00A0${timesText(slot)}, ${bayName(slot.bay, bays)}`;
}
