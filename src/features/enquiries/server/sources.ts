// What enquiries need of other slices.
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import type { Enquiry } from '../contract.ts';

type NamedTyre = NonNullable<Enquiry['tyre']>;

export interface EnquirySources {
  /** By id; an unknown one is left out. */
  catalogue: { listNamedTyres: (ids: readonly string[]) => Promise<ReadonlyMap<string, NamedTyre>> };
  /** With the booking link as pages show it. */
  shop: () => Promise<{ profile: ShopProfile }>;
  getHoursNow: () => Promise<{ schedule: Schedule }>;
  /** User names of staff who may sign in. */
  listStaffNames: () => Promise<string[]>;
}
