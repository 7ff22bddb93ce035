// Addresses of the bookings' public pages.

export const BOOKING_PATH = '/ajanvaraus';
/** The page of one booking, by its code: to move or cancel it. */
export const BOOKING_MANAGE_PATH = '/ajanvaraus/varaus/:code';
/** In the address of a booking's page after a move. */
export const MOVED_QUERY = 'siirretty';
/** One booking as a calendar file. */
export const BOOKING_CALENDAR_PATH = '/ajanvaraus/varaus/:code/kalenteri.ics';
/** Confirmation page of who has joined the queue. */
export const WAITING_JOINED_PATH = '/ajanvaraus/jonossa';
/** What a waiting visitor is offered, by its code. */
export const WAITING_PATH = '/ajanvaraus/jono/:code';

/** Confirmation page of who has left the queue. */
export const WAITING_LEFT_PATH = '/ajanvaraus/jonosta-poistuttu';

export function bookingPath(code: string): string {
  return BOOKING_MANAGE_PATH.replace(':code', code);
}

export function calendarPath(code: string): string {
  return BOOKING_CALENDAR_PATH.replace(':code', code);
}

export function waitingPath(code: string): string {
  return WAITING_PATH.replace(':code', code);
}
