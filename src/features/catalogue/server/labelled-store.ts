import type { LabelClass, NoiseClass } from '../product-draft.ts';
// Tyres on sale with a number of the EU's label register, and what we say of their labels, for the slice that compares the two.
import { formatTyreSize } from '../tyre-size.ts';
import { serviceText } from './cards.ts';
import { DEMONSTRATION_LIST } from './demonstration-list.ts';
import type { CatalogueDb } from './store.ts';

export interface LabelledTyre {
  readonly id: string;
  readonly sizeId: string;
  readonly version: number;
  readonly number: string;
  /** 'Nokian Hakkapeliitta R5'. */
  readonly name: string;
  /** '205/55R16', a van's with C. */
  readonly fullSize: string;
  /** '91V', '109/107T'; empty when it is not known. */
  readonly service: string;
  readonly label: TyreLabel;
}

/** null: not known. */
export interface TyreLabel {
  readonly fuelEfficiency: LabelClass | null;
  readonly wetGrip: LabelClass | null;
  /** Decibels. */
  readonly noiseLevel: number | null;
  readonly noiseClass: NoiseClass | null;
  readonly hasSnowGrip: boolean | null;
  readonly hasIceGrip: boolean | null;
  readonly loadIndex: number | null;
  readonly twinLoadIndex: number | null;
  readonly speedSymbol: string | null;
}

/** By name. Those made up for the demonstration are in no register and are left out. */
export async function listLabelledTyres(db: CatalogueDb): Promise<LabelledTyre[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('tyre_model', 'tyre_model.id', 'product.model_id')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyre_model.manufacturer_id')
    .innerJoin('tyre_size', 'tyre_size.id', 'product.size_id')
    .select(['product.id', 'product.size_id', 'product.version', 'product.eprel_number'])
    .select(['manufacturer.name as maker', 'tyre_model.name as model'])
    .select(['tyre_size.width_mm', 'tyre_size.aspect', 'tyre_size.diameter_in', 'vehicle_type'])
    .select(['fuel_efficiency', 'wet_grip', 'noise_db', 'noise_class', 'has_snow_grip', 'has_ice_grip'])
    .select(['load_index', 'twin_load_index', 'speed_symbol'])
    .where('withdrawn_at', 'is', null)
    .where('eprel_number', 'is not', null)
    .where((where) =>
      where.or([where('list_name', 'is', null), where('list_name', '!=', DEMONSTRATION_LIST)]),
    )
    .orderBy('manufacturer.name')
    .orderBy('tyre_model.name')
    .orderBy('product.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    sizeId: row.size_id,
    version: row.version,
    number: row.eprel_number ?? '',
    name: `${row.maker} ${row.model}`,
    fullSize: formatTyreSize({
      widthMm: row.width_mm,
      aspect: row.aspect,
      diameterIn: row.diameter_in,
      isCommercial: row.vehicle_type === 'van',
    }),
    service: serviceText(row),
    label: {
      fuelEfficiency: row.fuel_efficiency,
      wetGrip: row.wet_grip,
      noiseLevel: row.noise_db,
      noiseClass: row.noise_class,
      hasSnowGrip: row.has_snow_grip,
      hasIceGrip: row.has_ice_grip,
      loadIndex: row.load_index,
      twinLoadIndex: row.twin_load_index,
      speedSymbol: row.speed_symbol,
    },
  }));
}
