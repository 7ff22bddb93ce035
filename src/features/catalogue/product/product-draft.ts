// A tyre as a wholesaler's list offers it, read and checked: what the catalogue takes in, and the fields that staff can hold.
import type { Season, WinterType } from '../search/seasons.ts';
import type { SizeDimensions } from '../size/tyre-size.ts';

/** What a size is made for. A van size is a C size: the same numbers, another tyre. */
export const VEHICLE_TYPES = ['passenger', 'suv', 'van'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Classes of the EU label; F and G occur in old data only. */
export const LABEL_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type LabelClass = (typeof LABEL_CLASSES)[number];

export const NOISE_CLASSES = ['A', 'B', 'C'] as const;
export type NoiseClass = (typeof NOISE_CLASSES)[number];

/** The EU label as the manufacturer gave it. Studded tyres have none: then the classes and the noise are null. */
export interface TyreLabel {
  readonly fuelEfficiency: LabelClass | null;
  readonly wetGrip: LabelClass | null;
  readonly noiseDb: number | null;
  readonly noiseClass: NoiseClass | null;
  /** The three-peak mountain with a snowflake (3PMSF). */
  readonly hasSnowGrip: boolean;
  readonly hasIceGrip: boolean;
  readonly eprelNumber: string | null;
  readonly eprelUrl: string | null;
}

/** One row of a list. Money is in cents, `priceCents` with VAT and margin, `netCents` and `grossCents` as the list says. */
export interface ProductDraft extends TyreLabel {
  /** Line in the file, from 1, the heading included. */
  readonly line: number;
  readonly wholesalerNumber: string;
  readonly ean: string | null;
  /** In the manufacturer's own spelling: 'Nokian', not 'NOKIAN'. */
  readonly manufacturer: string;
  readonly model: string;
  readonly type: Season;
  /** null for summer. */
  readonly winterType: WinterType | null;
  readonly size: SizeDimensions;
  readonly vehicleType: VehicleType;
  readonly loadIndex: number | null;
  readonly twinLoadIndex: number | null;
  readonly speedSymbol: string | null;
  readonly isXl: boolean;
  readonly isRunFlat: boolean;
  /** Marks of car makers and others: 'MO', 'AO', 'N0', '*'. */
  readonly marks: readonly string[];
  readonly priceCents: number;
  readonly netCents: number | null;
  readonly grossCents: number | null;
  readonly stock: number;
  /** The list says only 'more than'. */
  readonly stockIsMinimum: boolean;
  readonly weightG: number | null;
}

/** What staff can hold against the next import by editing it; the names are those of the API. */
export const LOCKABLE_FIELDS = [
  'manufacturer',
  'model',
  'type',
  'size',
  'price',
  'stock',
  'loadIndex',
  'marks',
  'ean',
  'weight',
  'fuelEfficiency',
  'wetGrip',
  'noise',
  'snowGrip',
  'iceGrip',
  'eprel',
] as const;
export type LockableField = (typeof LOCKABLE_FIELDS)[number];
