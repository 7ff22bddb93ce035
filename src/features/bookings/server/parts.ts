// What the parts of the bookings share.
import type { BookingSearch } from './booking-search.ts';
import type { BookingSources } from './sources.ts';
import type { BookingTimes } from './times.ts';
import type { WantedJobs } from './wanted-job.ts';
import type { BookingWrites } from './writes.ts';

export interface BookingParts extends Pick<BookingSources, 'shop' | 'catalogue' | 'bookedSets'> {
  times: BookingTimes;
  search: BookingSearch;
  jobs: WantedJobs;
  writes: BookingWrites;
}
