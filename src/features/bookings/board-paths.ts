// Addresses of the bookings in the back office, for slices that lead there.
import { helsinkiDay } from '../../platform/contract/dates.ts';

export const BOARD_PATH = '/admin/ajanvaraus';
export const BOOKING_STATISTICS_PATH = `${BOARD_PATH}/tilastot`;
export const DAY_PARAM = 'paiva';
/** Names the stored set that a new booking is for. */
export const SET_PARAM = 'sarja';

/** The card of a booking over the board of its day. */
export function boardBookingPath({ _id, start }: { _id: string; start: string }): string {
  return `${BOARD_PATH}/${_id}?${DAY_PARAM}=${helsinkiDay(new Date(start))}`;
}

export function newSetBookingPath(setId: string): string {
  return `${BOARD_PATH}/uusi?${SET_PARAM}=${setId}`;
}
