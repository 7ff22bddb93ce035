// The price list of services and what follows from it: which row applies to a wheel, and what four fitted tyres cost.
import type { VehicleType } from '../catalogue/size/vehicle-type.ts';

/** The list's sections, in the order they are shown. */
export const SECTIONS = [
  'fitting',
  'seasonChange',
  'hotel',
  'balancing',
  'repair',
  'sensors',
  'other',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Services whose price other parts of the product read. */
export const PRICED_SERVICES = [
  /** A tyre onto its rim, balanced, onto the car; one row for each band of rim sizes. */
  'fitting',
  /** What a run-flat tyre adds to its fitting. */
  'runFlat',
  /** Four wheels changed for the other season's. */
  'seasonChange',
  /** Four wheels in the tyre hotel for a season. */
  'storage',
  'storageWithChange',
  /** One wheel that is off the car. */
  'balancing',
  /** One tyre patched from the inside. */
  'repair',
  /** One pressure sensor fitted and taught. */
  'sensor',
] as const;
export type PricedService = (typeof PRICED_SERVICES)[number];

/** The position of each in the list. */
export const SERVICE_SECTIONS: Readonly<Record<PricedService, Section>> = {
  fitting: 'fitting',
  runFlat: 'fitting',
  seasonChange: 'seasonChange',
  storage: 'hotel',
  storageWithChange: 'hotel',
  balancing: 'balancing',
  repair: 'repair',
  sensor: 'sensors',
};

export const UNITS = ['tyre', 'wheel', 'set', 'season', 'piece'] as const;
export type PriceUnit = (typeof UNITS)[number];

/** The price by kind of vehicle, in cents with VAT; null: on request. */
export type VehicleCents = Readonly<Record<VehicleType, number | null>>;

export interface PriceRow {
  readonly id: string;
  readonly section: Section;
  /** '' for a row that is only shown. */
  readonly service: PricedService | '';
  readonly title: string;
  readonly note: string;
  readonly unit: PriceUnit;
  /** Whole inches, both included; null: no limit on that side. */
  readonly minRim: number | null;
  readonly maxRim: number | null;
  readonly cents: VehicleCents;
  /** The price is the lowest it can come to. */
  readonly isFrom: boolean;
}

/** A wheel to be priced; the rim in inches, halves allowed. */
export interface PricedWheel {
  readonly diameterIn: number;
  readonly vehicleType: VehicleType;
  readonly isRunFlat: boolean;
}

/** The row of a service that does not depend on the rim. */
export function findService(rows: readonly PriceRow[], service: PricedService): PriceRow | undefined {
  return rows.find((row) => row.service === service);
}

/**
 * One tyre onto its rim, balanced and onto the car, in cents with VAT; run-flat tyres with their addition. A rim of
 * half an inch counts as the whole inch below. null where the list has no price: it is on request.
 */
export function fittingCents(rows: readonly PriceRow[], wheel: PricedWheel): number | null {
  const row = rows.find(
    (candidate) => candidate.service === 'fitting' && holdsFor(candidate, wheel.diameterIn),
  );
  const base = row?.cents[wheel.vehicleType] ?? null;
  if (base === null || !wheel.isRunFlat) return base;
  const addition = runFlatCents(rows, wheel);
  return addition === null ? null : base + addition;
}

/** What a run-flat tyre adds to that, in cents with VAT; null: on request. */
export function runFlatCents(
  rows: readonly PriceRow[],
  { vehicleType }: Pick<PricedWheel, 'vehicleType'>,
): number | null {
  return findService(rows, 'runFlat')?.cents[vehicleType] ?? null;
}

/** The same for a car's tyres, four by default: what is added to the price of the tyres themselves. */
export function fittedSetCents(rows: readonly PriceRow[], wheel: PricedWheel, count = 4): number | null {
  const each = fittingCents(rows, wheel);
  return each === null ? null : each * count;
}

/** The one price of a row that is the same for every vehicle; undefined when they differ. */
export function sharedCents({ cents }: Pick<PriceRow, 'cents'>): number | null | undefined {
  const { passenger, suv, van } = cents;
  return passenger === suv && suv === van ? passenger : undefined;
}

function holdsFor({ minRim, maxRim }: PriceRow, diameterIn: number): boolean {
  const inches = Math.floor(diameterIn);
  return inches >= (minRim ?? 0) && inches <= (maxRim ?? Number.POSITIVE_INFINITY);
}
