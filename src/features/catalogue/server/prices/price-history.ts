// What a product has cost, for staff.
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { centsToEuros } from '../../../../platform/contract/money.ts';
import type { getPriceHistory } from '../../contract/prices.ts';
import { effectivePrices } from '../../price/effective-prices.ts';
import type { PricePoint } from '../../price/pricing.ts';
import { pastOffer } from '../cards.ts';
import { expectProduct, type EditTools, type ProductIds } from '../editing/editing.ts';
import { findProduct, listOffers, listPriceChanges, type CatalogueDb } from '../store.ts';

/** A product's prices over time, offers included, the oldest first. */
export async function listEffectivePrices(db: CatalogueDb, productId: string): Promise<PricePoint[]> {
  const [changes, offers] = await Promise.all([
    listPriceChanges(db, [productId]),
    listOffers(db, [productId]),
  ]);
  return effectivePrices(
    changes.map(({ at, priceCents }) => ({ at, priceCents })),
    offers.map(pastOffer),
  );
}

/** Newest first; 404 when the product does not exist. */
export async function readPriceHistory(
  { db }: EditTools,
  ids: ProductIds,
): Promise<OutputOf<typeof getPriceHistory>> {
  const { id } = expectProduct(await findProduct(db, ids.productId), ids);
  const changes = await listPriceChanges(db, [id]);
  const offers = await listOffers(db, [id]);
  return {
    prices: changes
      .toReversed()
      .map(({ at, priceCents, kind }) => ({ at: at.toISOString(), price: centsToEuros(priceCents), kind })),
    offers: offers.toReversed().map((offer) => ({
      price: centsToEuros(offer.priceCents),
      name: offer.name,
      startedAt: offer.startsAt.toISOString(),
      endedAt: pastOffer(offer).endedAt?.toISOString() ?? null,
    })),
  };
}
