// What the parts of the bookings share.
import type { BookingSearch } from './booking-search.ts';
import type { WorkChecks } from './checked-work.ts';
import type { BookingSources } from './sources.ts';
import type { BookingTimes } from './times.ts';
import type { BookingWrites } from './writes.ts';

export interface BookingParts extends Pick<BookingSources, 'shop' | 'catalogue' | 'bookedSets'> {
  times: BookingTimes;
  search: BookingSearch;
  work: WorkChecks;
  writes: BookingWrites;
}
