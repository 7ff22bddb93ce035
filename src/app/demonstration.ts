// The demonstration shop over all slices: what is loaded into an empty database, and what goes when an owner ends it.
import { join } from 'node:path';

import type { ArticlesFrontDoor } from '../features/articles/server/index.ts';
import type { Campaigns } from '../features/campaigns/server/index.ts';
import type { Catalogue } from '../features/catalogue/server/index.ts';
import type { HomepageContent } from '../features/homepage/server/index.ts';
import type { PriceLists } from '../features/price-list/server/index.ts';
import type { Reviews } from '../features/reviews/server/index.ts';
import type { ShopProfiles } from '../features/shop-profile/server/index.ts';
import type { TyreHotel } from '../features/tyre-hotel/server/index.ts';

export interface Examples {
  shopProfile: Pick<ShopProfiles, 'loadDemonstrationProfile' | 'getShopProfile'>;
  homepage: Pick<HomepageContent, 'loadDemonstrationContent'>;
  reviews: Pick<Reviews, 'loadDemonstrationReviews'>;
  campaigns: Pick<Campaigns, 'loadDemonstrationCampaigns'>;
  priceList: Pick<PriceLists, 'loadDemonstrationPriceList'>;
  articles: Pick<ArticlesFrontDoor, 'loadDemonstrationArticles'>;
  catalogue: Pick<Catalogue, 'loadDemonstrationCatalogue'>;
  tyreHotel: Pick<TyreHotel, 'loadDemonstrationSets'>;
}

/** Each slice loads its part once. A shop in use, or one whose demonstration was ended, gets nothing made up. */
export async function loadExamples(examples: Examples, folder: string): Promise<void> {
  const { shopProfile, homepage, reviews, campaigns, priceList, articles, catalogue, tyreHotel } = examples;
  await shopProfile.loadDemonstrationProfile();
  if (!(await shopProfile.getShopProfile()).isDemo) return;
  await homepage.loadDemonstrationContent();
  await reviews.loadDemonstrationReviews();
  await campaigns.loadDemonstrationCampaigns();
  await priceList.loadDemonstrationPriceList();
  await articles.loadDemonstrationArticles(join(folder, 'articles'));
  await catalogue.loadDemonstrationCatalogue(folder);
  await tyreHotel.loadDemonstrationSets();
}

export interface Clearable {
  homepage: Pick<HomepageContent, 'clearDemonstrationClaims'>;
  reviews: Pick<Reviews, 'clearDemonstrationReviews'>;
  campaigns: Pick<Campaigns, 'clearDemonstrationCampaigns'>;
  priceList: Pick<PriceLists, 'clearDemonstrationPriceList'>;
  catalogue: Pick<Catalogue, 'clearDemonstrationCatalogue'>;
  tyreHotel: Pick<TyreHotel, 'clearDemonstrationSets'>;
}

/** Takes away what would mislead visitors of a real shop: tyres, prices, credit, reviews, campaigns and stored sets. Texts that hold anywhere stay. */
export async function clearExamples(clearable: Clearable): Promise<void> {
  const { homepage, reviews, campaigns, priceList, catalogue, tyreHotel } = clearable;
  await homepage.clearDemonstrationClaims();
  await campaigns.clearDemonstrationCampaigns();
  await priceList.clearDemonstrationPriceList();
  await reviews.clearDemonstrationReviews();
  await catalogue.clearDemonstrationCatalogue();
  await tyreHotel.clearDemonstrationSets();
}
