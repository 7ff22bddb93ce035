// Public API of the price list on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { priceListWords } from '../messages-words.ts';
import { priceListPage, type PriceListPageSources } from './pages.tsx';
import { priceListRoutes } from './routes.ts';
import { priceListService, type PriceLists } from './service.ts';

export type { PriceLists } from './service.ts';

export function createPriceList(
  platform: Platform,
  sources: Omit<PriceListPageSources, 'publicUrl'>,
): PriceLists & { feature: Feature } {
  const service = priceListService(platform);
  const pages = [priceListPage(service, { ...sources, publicUrl: platform.settings.publicUrl })];
  const demonstration = {
    load: service.loadDemonstrationPriceList,
    clear: service.clearDemonstrationPriceList,
  };
  return {
    ...service,
    feature: {
      name: 'price-list',
      words: priceListWords,
      routes: priceListRoutes(service),
      pages,
      demonstration,
    },
  };
}
