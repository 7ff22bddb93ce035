// A tyre as a wholesaler's list offers it, read and checked: what the catalogue takes in.
import type { Season, WinterType } from '../search/seasons.ts';
import type { SizeDimensions } from '../size/tyre-size.ts';
import type { VehicleType } from '../size/vehicle-type.ts';
import type { TyreLabel } from './tyre-label.ts';

/** One row of a list. Money is in cents, `priceCents` with VAT and margin, `netCents` and `grossCents` as in the list. */
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
  /** The list contains only 'more than'. */
  readonly stockIsMinimum: boolean;
  readonly weightG: number | null;
}
