// What a product has cost, for staff.
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { centsToEuros } from '../../../platform/contract/money.ts';
import { askedPrices } from '../asked-prices.ts';
import type { getPriceHistory } from '../contract-prices.ts';
import type { PricePoint } from '../pricing.ts';
import { pastOffer } from './cards.ts';
import { expectProduct } from './editing.ts';
import type { EditTools, ProductPlace } from './editing.ts';
import type { CatalogueDb } from './store.ts';
import { findProduct, listOffers, listPriceChanges } from './store.ts';

/** What was asked for a product over time, offers included, the oldest first. */
export async function listAskedPrices(db: CatalogueDb, productId: string): Promise<PricePoint[]> {
  const [changes, offers] = await Promise.all([
    listPriceChanges(db, [productId]),
    listOffers(db, [productId]),
  ]);
  return askedPrices(
    changes.map(({ at, price_cents: priceCents }) => ({ at, priceCents })),
    offers.map(pastOffer),
  );
}

/** Newest first; 404 when the product is gone. */
export async function readPriceHistory(
  { db }: EditTools,
  place: ProductPlace,
): Promise<OutputOf<typeof getPriceHistory>> {
  const { id } = expectProduct(await findProduct(db, place.productId), place);
  const changes = await listPriceChanges(db, [id]);
  const offers = await listOffers(db, [id]);
  return {
    prices: changes
      .toReversed()
      .map(({ at, price_cents, kind }) => ({ at: at.toISOString(), price: centsToEuros(price_cents), kind })),
    offers: offers.toReversed().map((offer) => ({
      price: centsToEuros(offer.price_cents),
      name: offer.name,
      startedAt: offer.starts_at.toISOString(),
      endedAt: pastOffer(offer).endedAt?.toISOString() ?? null,
    })),
  };
}
