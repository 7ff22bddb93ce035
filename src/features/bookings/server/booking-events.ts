// What follows from a change of a booking, in the transaction that makes it.
import type { BookingRow, Tx } from './tables.ts';

export interface BookingEvent {
  booking: BookingRow;
  /** `undefined` of a new one. */
  before: BookingRow | undefined;
  what: 'created' | 'moved' | 'changed' | 'cancelled' | 'state';
  /** The customer is notified by email, where there is an address. */
  notify: boolean;
}

/** Called with bookings that were made together, all at once. */
export type OnBookingChanged = (tx: Tx, events: readonly BookingEvent[]) => Promise<void>;
