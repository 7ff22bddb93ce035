// Front door of the price list.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { priceListPage } from './pages.tsx';
import type { PriceListPageSources } from './pages.tsx';
import { priceListRoutes } from './routes.ts';
import { priceListService } from './service.ts';
import type { PriceLists } from './service.ts';

export type { PriceLists } from './service.ts';

export function createPriceList(
  platform: Platform,
  sources: Omit<PriceListPageSources, 'publicUrl'>,
): PriceLists & { feature: Feature } {
  const service = priceListService(platform);
  const pages = [priceListPage(service, { ...sources, publicUrl: platform.settings.publicUrl })];
  return { ...service, feature: { name: 'price-list', routes: priceListRoutes(service), pages } };
}
