// What can be booked and what becomes of a booking: the names that rules, API and pages share.
import { HOUR_MS, DAY_MS } from '../../platform/contract/durations.ts';
import type { VehicleType } from '../catalogue/size/vehicle-type.ts';

/** Keys of the price list's services, and wheel alignment, which it may have no row for. */
export const BOOKED_SERVICES = [
  'fitting',
  'seasonChange',
  'storageWithChange',
  'balancing',
  'repair',
  'sensor',
  'alignment',
] as const;
export type BookedService = (typeof BOOKED_SERVICES)[number];

export const BOOKING_STATES = ['booked', 'arrived', 'working', 'done', 'cancelled', 'no_show'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** States in which the booking is still to be done: its tyres are reserved. */
export const OPEN_STATES: readonly BookingState[] = ['booked', 'arrived', 'working'];

export const BOOKING_SOURCES = [
  'visitor',
  'customer',
  'staff',
  'walk_in',
  'waiting_list',
  'demonstration',
] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** Why a time cannot be booked even on an empty day. */
export type NotBookable =
  | 'past'
  | 'tooNear'
  | 'tooFar'
  | 'beforeTyres'
  | 'closedDay'
  | 'closedHour'
  | 'offGrid'
  | 'noBay';

export const GRIDS_MINUTES = [5, 10, 15, 30] as const;

/** Open bookings per phone number. */
export const MAX_OPEN_BOOKINGS_PER_PHONE = 3;

/** Times one client may book. */
export const CLIENT_LIMITS = [
  { windowMs: HOUR_MS, max: 10 },
  { windowMs: DAY_MS, max: 30 },
] as const;

export const BOOKING_LIMITS = {
  name: 100,
  phone: 30,
  email: 254,
  plate: 15,
  note: 1000,
  quantity: 8,
  bays: 20,
  bayName: 40,
  text: 1000,
} as const;

/** The work that is wanted, from which its length, its price and the bays that can do it follow. */
export interface BookedWork {
  readonly service: BookedService;
  /** Further services in the same visit; the gap after a booking counts once. */
  readonly extras: readonly BookedService[];
  readonly vehicleType: VehicleType;
  /** Whole inches; null: not known, any bay and the usual length. */
  readonly rim: number | null;
  readonly isRunFlat: boolean;
}
export const WORK_FIELDS = [
  'service',
  'extras',
  'vehicleType',
  'rim',
  'isRunFlat',
] as const satisfies readonly (keyof BookedWork)[];
