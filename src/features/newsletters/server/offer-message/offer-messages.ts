// Makes offer messages of what is on offer at this moment.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import type { BodyOf } from '../../../../platform/contract/endpoint.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import type { ProductCard } from '../../../catalogue/product/product-view.ts';
import type { Catalogue } from '../../../catalogue/server/index.ts';
import { shownSeason, type ShownSeason } from '../../../homepage/season.ts';
import { generateDiscountMessage, MAX_OFFERED } from '../../contract/offer-message.ts';
import { offerMessageTexts as texts } from '../../messages/offer.ts';
import {
  offerMessage,
  type OfferMessage,
  type OfferMessageOptions,
} from '../../offer-message/offer-message.ts';
import type { OfferWriter } from './offer-writer.ts';

/** Offers among which each model is looked for once. */
const MAX_LOOKED_THROUGH = 200;

export interface OfferSources {
  catalogue: Pick<Catalogue, 'getProduct' | 'searchTyres'>;
  /** undefined: ready sentences alone. */
  writer: OfferWriter | undefined;
  shopName: () => Promise<string>;
  today: () => IsoDay;
}

export function offerMessageRoutes(sources: OfferSources): BoundRoute[] {
  return [route(generateDiscountMessage, ({ body }) => makeMessage(sources, body))];
}

async function makeMessage(
  { catalogue, writer, shopName, today }: OfferSources,
  wish: BodyOf<typeof generateDiscountMessage>,
): Promise<OfferMessage> {
  const { selectedProducts, productCount, tone, includeEndDate, includeStock, isReady } = wish;
  const products =
    selectedProducts.length > 0
      ? await chosenOffers(catalogue, selectedProducts)
      : await offersOfSeason(catalogue, shownSeason(today()), productCount);
  if (products.length === 0) throw invalid('newsletter.no_offers', texts.noOffers);
  const message: OfferMessageOptions = {
    tone,
    includeEndDate,
    includeStock,
    products,
    shopName: await shopName(),
    today: today(),
    dice: Math.random,
  };
  const worded = isReady ? undefined : await writer?.write(message, await manufacturersOf(catalogue));
  return worded ?? offerMessage(message);
}

/** Offers on tyres of the season, each model in one size. */
async function offersOfSeason(
  catalogue: OfferSources['catalogue'],
  type: ShownSeason,
  most: number,
): Promise<ProductCard[]> {
  const { items, facets } = await catalogue.searchTyres(
    { isOnSale: true, type },
    { pageSize: MAX_LOOKED_THROUGH },
  );
  if (items.length === 0 && facets.seasons.all > 0) {
    throw invalid('newsletter.no_offers', texts.noneInSeason[type]);
  }
  const byModel = Map.groupBy(items, ({ manufacturer, model }) => `${manufacturer.slug} ${model}`);
  return [...byModel.values()].flatMap((alike) => alike.slice(0, 1)).slice(0, most);
}

async function manufacturersOf(catalogue: OfferSources['catalogue']): Promise<string[]> {
  const { facets } = await catalogue.searchTyres({}, { pageSize: 1 });
  return facets.manufacturer.map(({ label }) => label);
}

/** Those of the chosen offers that are still valid. */
async function chosenOffers(
  catalogue: OfferSources['catalogue'],
  ids: readonly string[],
): Promise<ProductCard[]> {
  const found = await Promise.all(
    [...new Set(ids)].slice(0, MAX_OFFERED).map(async (id) => (await catalogue.getProduct(id))?.product),
  );
  return found.flatMap((product) =>
    product && product.price.offer !== null && !product.isWithdrawn ? [product] : [],
  );
}
