// What enquiries need of other slices.
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';

export interface EnquirySources {
  /** With the booking link as pages show it. */
  shop: () => Promise<{ profile: ShopProfile }>;
  getHoursNow: () => Promise<{ schedule: Schedule }>;
  /** User names of staff who may sign in. */
  listStaffNames: () => Promise<string[]>;
}
