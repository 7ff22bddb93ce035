// The offers that end soon, for the overview of the day.
import { addDays, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { centsToEuros } from '../../../../platform/contract/money.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb } from '../store.ts';

/** At a glance; `total` counts all of them. */
const SHOWN = 5;

/** Running offers of tyres on sale with an end up to `before`, the nearest end first. */
export async function listEndingOffers(db: CatalogueDb, now: Date, before: Date) {
  const rows = await db
    .selectFrom('productOffer')
    .innerJoin('product', 'product.id', 'productOffer.productId')
    .innerJoin('tyreModel', 'tyreModel.id', 'product.modelId')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyreModel.manufacturerId')
    .innerJoin('tyreSize', 'tyreSize.id', 'product.sizeId')
    .select(['product.id', 'product.sizeId', 'product.version', 'productOffer.endsAt'])
    .select(['productOffer.priceCents', 'productOffer.name as offerName', 'productOffer.description'])
    .select(['manufacturer.name as manufacturer', 'tyreModel.name as model'])
    .select(['tyreSize.widthMm', 'tyreSize.aspect', 'tyreSize.diameterIn', 'vehicleType'])
    .where('withdrawnAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .where('endsAt', '<=', before)
    .orderBy('endsAt')
    .orderBy('manufacturer.name')
    .orderBy('product.id')
    .execute();
  const items = rows.slice(0, SHOWN).map(({ id, sizeId, version, endsAt, priceCents, ...row }) => ({
    _id: id,
    sizeId,
    version,
    name: `${row.manufacturer} ${row.model}`,
    size: fullSizeOf(row),
    price: centsToEuros(priceCents),
    // It ends at the midnight after its last day.
    endDate: addDays(helsinkiDay(endsAt ?? before), -1),
    offerName: row.offerName,
    description: row.description,
  }));
  return { total: rows.length, items };
}
