// Tyres on sale with a number of the EU's label register, and what we say of their labels, for the slice that compares the two.
import type { LabelValues } from '../../../label-register/label-values.ts';
import { loadSpeedText } from '../cards.ts';
import { DEMONSTRATION_LIST } from '../demonstration/demonstration-list.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb } from '../store.ts';

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
  readonly label: LabelValues;
}

/** By name. Those made up for the demonstration are in no register and are left out. */
export async function listLabelledTyres(db: CatalogueDb): Promise<LabelledTyre[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('tyreModel', 'tyreModel.id', 'product.modelId')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyreModel.manufacturerId')
    .innerJoin('tyreSize', 'tyreSize.id', 'product.sizeId')
    .select(['product.id', 'product.sizeId', 'product.version', 'product.eprelNumber'])
    .select(['manufacturer.name as manufacturer', 'tyreModel.name as model'])
    .select(['tyreSize.widthMm', 'tyreSize.aspect', 'tyreSize.diameterIn', 'vehicleType'])
    .select(['fuelEfficiency', 'wetGrip', 'noiseDb', 'noiseClass', 'hasSnowGrip', 'hasIceGrip'])
    .select(['loadIndex', 'twinLoadIndex', 'speedSymbol'])
    .where('withdrawnAt', 'is', null)
    .where('eprelNumber', 'is not', null)
    .where((where) => where.or([where('listName', 'is', null), where('listName', '!=', DEMONSTRATION_LIST)]))
    .orderBy('manufacturer.name')
    .orderBy('tyreModel.name')
    .orderBy('product.id')
    .execute();
  return rows.map(({ id, sizeId, version, eprelNumber, manufacturer, model, ...row }) => {
    const { widthMm, aspect, diameterIn, vehicleType, noiseDb, ...label } = row;
    return {
      id,
      sizeId,
      version,
      number: eprelNumber ?? '',
      name: `${manufacturer} ${model}`,
      fullSize: fullSizeOf({ widthMm, aspect, diameterIn, vehicleType }),
      service: loadSpeedText(row),
      label: { ...label, noiseLevel: noiseDb },
    };
  });
}
