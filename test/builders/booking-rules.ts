// Rules of bookings without a database: bays, settings and work for the searches of times, in tests and benchmarks.
import { BOOKED_SERVICES, type BookedWork } from '../../src/features/bookings/booking-rules.ts';
import type { Bay } from '../../src/features/bookings/contract/settings.ts';
import type { TimeSettings } from '../../src/features/bookings/shop-day/open-day.ts';
import { VEHICLE_TYPES } from '../../src/features/catalogue/size/vehicle-type.ts';

/** Takes every vehicle and rim, without breaks. */
export const bay = (number: number, changes: Partial<Bay> = {}): Bay => ({
  number,
  name: `Paikka ${number}`,
  vehicleTypes: [...VEHICLE_TYPES],
  maxRim: null,
  closures: [],
  breaks: [],
  ...changes,
});

/** Every service, half an hour for a passenger car; times from each quarter, an hour and up to 60 days ahead, in one bay. */
export const timeSettings = (changes: Partial<TimeSettings> = {}): TimeSettings => ({
  gridMinutes: 15,
  gapMinutes: 5,
  leadMinutes: 60,
  farthestDays: 60,
  walkInPercent: 0,
  seasonWalkInPercent: 0,
  largeRim: 19,
  services: BOOKED_SERVICES.map((service) => ({
    service,
    isOn: true,
    minutes: { passenger: 30, suv: 30, van: 45 },
    largeRimMinutes: 0,
    runFlatMinutes: 0,
  })),
  bays: [bay(1)],
  ...changes,
});

export const seasonChange: BookedWork = {
  service: 'seasonChange',
  extras: [],
  vehicleType: 'passenger',
  rim: 16,
  isRunFlat: false,
};
