import { fileURLToPath } from 'node:url';

import { createArticles } from '../../src/features/articles/server/index.ts';
import { createBookings } from '../../src/features/bookings/server/index.ts';
import { createCampaigns } from '../../src/features/campaigns/server/index.ts';
import { fittingTermsReader } from '../../src/features/catalogue/server/fitting-terms.ts';
import { createCatalogue } from '../../src/features/catalogue/server/index.ts';
import { passageFinder } from '../../src/features/chat/server/assistant/passages/passages.ts';
import { ARTICLES, listFaq, shopTools } from '../../src/features/chat/server/assistant/shop-tools.ts';
import type { AssistantTools } from '../../src/features/chat/server/assistant/tools.ts';
import { homepageContent } from '../../src/features/homepage/server/service.ts';
import { createOpeningHours } from '../../src/features/opening-hours/server/index.ts';
import { createPriceList } from '../../src/features/price-list/server/index.ts';
import { createSeason } from '../../src/features/season/server/index.ts';
import { createShopProfile } from '../../src/features/shop-profile/server/index.ts';
import { createTyreHotel } from '../../src/features/tyre-hotel/server/index.ts';
// The assistant's tools over the slices of a running test shop.
import { createPictureMaker } from '../../src/platform/server/files/picture-maker.ts';
import { startTestApp, type TestApp } from '../app.ts';

export function assistantToolsOf({
  platform,
  features,
}: Pick<TestApp, 'platform' | 'features'>): AssistantTools {
  const shopProfile = createShopProfile(platform, { features: [] });
  const openingHours = createOpeningHours(platform);
  const catalogue = createCatalogue(platform);
  const campaigns = createCampaigns(platform);
  const profile = async () => ({ profile: await shopProfile.getShopProfile(), tags: [] });
  const priceList = createPriceList(platform, { shop: profile });
  const { getSeasonLine } = createSeason(platform, {
    ...openingHours,
    shop: profile,
    readLoad: async () => undefined,
  });
  const tyreHotel = createTyreHotel(platform, {
    getSeasonLine,
    shop: profile,
    maker: createPictureMaker(),
    customerById: async () => undefined,
  });
  const { bookings } = createBookings(platform, {
    ...priceList,
    ...openingHours,
    shop: profile,
    catalogue,
    bookedSets: tyreHotel.bookedSets,
  });
  const articles = createArticles(platform, { ...catalogue, ...openingHours, ...priceList, shop: profile });
  const homepage = homepageContent(platform);
  return shopTools({
    bookings,
    ...passageFinder(platform, {
      pages: () => features.all.flatMap(({ pages = [] }) => pages),
      articlePaths: async () => (await articles.newest(ARTICLES)).articles.map(({ href }) => href),
      questions: () => listFaq(homepage),
    }),
    now: () => platform.clock.now(),
    shopProfile,
    openingHours,
    catalogue,
    campaigns,
    priceList,
    getSeasonLine,
    getFittingTerms: fittingTermsReader(platform, { ...priceList, ...openingHours, shop: profile }),
    articles,
    homepage,
  });
}

/** The demonstration shop at that time with the assistant's tools; the caller closes it. */
export async function startAssistantShop(now: string): Promise<{ shop: TestApp; tools: AssistantTools }> {
  const shop = await startTestApp({ now, settings: { demoData: true } });
  await shop.features.prepare(() => undefined, fileURLToPath(new URL('../../demo', import.meta.url)));
  return { shop, tools: assistantToolsOf(shop) };
}
