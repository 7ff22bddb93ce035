// Creates every slice and hands each what it uses of the others.
import { createElement } from 'react';

import { createAccounts } from '../features/accounts/server/index.ts';
import { createArticles } from '../features/articles/server/index.ts';
import { createAuditFeature } from '../features/audit/server/index.ts';
import { createBackups } from '../features/backups/server/index.ts';
import { BOOKING_PATH } from '../features/bookings/paths.ts';
import { createBookings, type Bookings } from '../features/bookings/server/index.ts';
import { createCampaigns } from '../features/campaigns/server/index.ts';
import { counterRoutes } from '../features/catalogue/server/counter/counter-routes.ts';
import { fittingTermsReader } from '../features/catalogue/server/fitting-terms.ts';
import { createCatalogue, type Catalogue } from '../features/catalogue/server/index.ts';
import { cataloguePages } from '../features/catalogue/server/pages.tsx';
import { cataloguePictureUses } from '../features/catalogue/server/picture-uses.ts';
import { fittedPriceRoutes } from '../features/catalogue/server/routes.ts';
import { SearchBox } from '../features/catalogue/site/search-box.island.tsx';
import { createChat } from '../features/chat/server/index.ts';
import { createCompetitors } from '../features/competitors/server/index.ts';
import { createCustomers } from '../features/customers/server/index.ts';
import { createEnquiries } from '../features/enquiries/server/index.ts';
import { createFeedback } from '../features/feedback/server/index.ts';
import { createHomepage, type HomeCatalogue } from '../features/homepage/server/index.ts';
import { createImports, type Imports } from '../features/imports/server/index.ts';
import { createLabelRegister } from '../features/label-register/server/index.ts';
import { createMedia } from '../features/media/server/index.ts';
import { createNewsletters } from '../features/newsletters/server/index.ts';
import { createOpeningHours } from '../features/opening-hours/server/index.ts';
import { createOperations, type OperationsSources } from '../features/operations/server/index.ts';
import { createPages } from '../features/pages/server/index.ts';
import { PRICE_LIST_TAG } from '../features/price-list/contract.ts';
import { createPriceList } from '../features/price-list/server/index.ts';
import { createReviews } from '../features/reviews/server/index.ts';
import { createSeason } from '../features/season/server/index.ts';
import { createSecurity } from '../features/security/server/index.ts';
import { SHOP_PROFILE_TAG } from '../features/shop-profile/contract.ts';
import { createShopProfile, type ShopProfiles } from '../features/shop-profile/server/index.ts';
import type { ShopProfile } from '../features/shop-profile/shop-profile.ts';
import { createStatistics } from '../features/statistics/server/index.ts';
import { createStockAlerts } from '../features/stock-alerts/server/index.ts';
import { createSubscribers } from '../features/subscribers/server/index.ts';
import { createToday } from '../features/today/server/index.ts';
import { createTyreHotel } from '../features/tyre-hotel/server/index.ts';
import { createPasswords } from '../platform/server/auth/passwords.ts';
import { changesRoute } from '../platform/server/change-stream.ts';
import type { Platform } from '../platform/server/context.ts';
import type { Feature } from '../platform/server/feature.ts';
import { createPictureMaker, type PictureMaker } from '../platform/server/files/picture-maker.ts';
import { forgetKeysJob } from '../platform/server/http/idempotency.ts';
import type { Authenticate } from '../platform/server/http/principal.ts';
import { forgetLimitsJob } from '../platform/server/limits/limits.ts';
import { requestsWords } from '../platform/server/messages.ts';
import { cacheRead } from '../platform/server/pages/cached-read.ts';
import type { BoundFrame } from '../platform/server/pages/frame.ts';
import { Island } from '../platform/ui/island.tsx';
import { siteFrame, type SiteFrameOptions } from './site/layout.tsx';
import { todaySources } from './today-sources.ts';

export interface Features {
  all: readonly Feature[];
  frame: BoundFrame;
  authenticate: Authenticate;
  imports: Imports;
  /** Once the database is migrated: the first administrator, and the demonstration shop in an empty database; newsletters on their way go on. */
  prepare: (report: (line: string) => void, demonstrationFolder: string) => Promise<void>;
}

export function createFeatures(platform: Platform): Features {
  // Filled once all slices are made; slices that call all others read it at the time of the call.
  const features: Feature[] = [];
  const late: Late = {};
  const maker = createPictureMaker();
  const shop = createShop(platform, features, late);
  const { homepage, frame } = createHome(platform, shop);
  const people = createPeople(platform, shop, features, maker);
  late.bookings = people.bookings.bookings;
  const composed = createComposed(platform, shop, homepage, people, features);
  const { accounts, imports, catalogue } = shop;
  const { customers, subscribers } = people;
  features.push(
    ...[accounts, shop.shopProfile, shop.openingHours].map(({ feature }) => feature),
    { ...catalogue.feature, ...catalogueFace(platform, shop) },
    ...[shop.labelRegister, customers, people.tyreHotel].map(({ feature }) => feature),
    ...[homepage, shop.reviews, shop.campaigns, shop.season, imports, shop.priceList].map(
      ({ feature }) => feature,
    ),
    people.bookings.feature,
    ...[people.enquiries, people.feedback, composed.pages, shop.articles].map(({ feature }) => feature),
    ...[subscribers, composed.newsletters, composed.competitors].map(({ feature }) => feature),
    people.stockAlerts.feature,
    ...[composed.chat, createAuditFeature(platform, { features })].map(({ feature }) => feature),
    createMedia(platform, { homepage, maker, features }).feature,
  );
  const { getOperations } = addUpkeep(platform, features, { ...composed.competitors, shop: shop.shop });
  features.push(
    createToday(platform, todaySources(platform, { shop, people, composed, getOperations })).feature,
    createStatistics(platform, {
      catalogue,
      bookings: people.bookings.bookings,
      enquiries: people.enquiries,
      campaigns: shop.campaigns,
      newsletters: composed.newsletters,
      assistant: composed.chat,
    }).feature,
  );
  return {
    all: features,
    frame,
    authenticate: authenticateAny(accounts.authenticate, customers.authenticate),
    imports,
    prepare: async (report, demonstrationFolder) => {
      await accounts.ensureFirstOwner({ info: report, isTerminal: process.stdout.isTTY });
      if (platform.settings.demoData) {
        await loadDemonstration(shop.shopProfile, features, demonstrationFolder);
      }
      await composed.newsletters.resumeDeliveries();
    },
  };
}

/** What pages read of slices that are made after them; filled before the first request. */
interface Late {
  bookings?: Bookings;
}

type Shop = ReturnType<typeof createShop>;
type People = ReturnType<typeof createPeople>;

/** The slices of the shop itself: its profile, prices and texts. */
function createShop(platform: Platform, features: readonly Feature[], late: Late) {
  const stored = createShopProfile(platform, { features });
  const profileOfPages = cacheRead(platform.pages, [SHOP_PROFILE_TAG], stored.getShopProfile);
  /** With the booking link as pages show it: the shop's own, else the page of this site while it takes bookings. */
  const getShopProfile = async () =>
    withBookings(await profileOfPages(), (await late.bookings?.isOn()) ?? false);
  const shopProfile = { ...stored, getShopProfile };
  const shop = async () => ({ profile: await getShopProfile(), tags: [SHOP_PROFILE_TAG] });
  const openingHours = createOpeningHours(platform);
  const catalogue = createCatalogue(platform);
  const priceList = createPriceList(platform, { shop });
  const getPriceList = cacheRead(platform.pages, [PRICE_LIST_TAG], priceList.getPriceList);
  const season = createSeason(platform, {
    shop,
    getHoursNow: openingHours.getHoursNow,
    readLoad: async (from, to) =>
      (await late.bookings?.isOn()) ? (await late.bookings?.readStatistics({ from, to }))?.days : undefined,
  });
  const getFittingTerms = fittingTermsReader(platform, {
    getPriceList,
    getHoursNow: openingHours.getHoursNow,
    shop,
    getFirstTimes: async () => late.bookings?.firstTimes(),
  });
  return {
    shop,
    storedProfile: async () => ({ profile: await profileOfPages() }),
    shopProfile,
    openingHours,
    catalogue,
    priceList,
    getPriceList,
    getFittingTerms,
    season,
    accounts: createAccounts(platform, profileOfPages),
    reviews: createReviews(platform),
    campaigns: createCampaigns(platform),
    imports: createImports(platform, catalogue),
    labelRegister: createLabelRegister(platform, { catalogue }),
    articles: createArticles(platform, {
      shop,
      searchTyres: catalogue.searchTyres,
      getHoursNow: openingHours.getHoursNow,
      getPriceList: priceList.getPriceList,
    }),
  };
}

/** The home page, and the frame of every page with the home page's settings. */
function createHome(
  platform: Platform,
  { shopProfile, openingHours, reviews, campaigns, catalogue, getFittingTerms, season }: Shop,
): { homepage: ReturnType<typeof createHomepage>; frame: BoundFrame } {
  const { publicUrl, tagManagerId } = platform.settings;
  const frameWith = (content: SiteFrameOptions['homepage']) =>
    siteFrame({ shopProfile, openingHours, reviews, homepage: content, publicUrl, tagManagerId, searchBox });
  const homepage = createHomepage(platform, {
    shopProfile,
    openingHours,
    reviews,
    campaigns,
    catalogue: homeCatalogue(catalogue),
    getFittingTerms,
    getSeasonLine: season.getSeasonLine,
    frameWith,
  });
  return { homepage, frame: frameWith(homepage) };
}

/** What the shop stores of people. */
function createPeople(
  platform: Platform,
  { shop, storedProfile, openingHours, priceList, catalogue, accounts, season }: Shop,
  features: readonly Feature[],
  maker: PictureMaker,
) {
  const subscribers = createSubscribers(platform, { shop, features });
  const customers = createCustomers(platform, {
    shop,
    passwords: createPasswords('customers'),
    newsletter: subscribers.accountNewsletter,
    features,
  });
  const tyreHotel = createTyreHotel(platform, {
    maker,
    shop,
    customerById: customers.customerById,
    getSeasonLine: season.getSeasonLine,
  });
  return {
    subscribers,
    customers,
    stockAlerts: createStockAlerts(platform, { shop, catalogue }),
    enquiries: createEnquiries(platform, {
      shop,
      catalogue,
      getHoursNow: openingHours.getHoursNow,
      listStaffNames: accounts.listStaffNames,
    }),
    feedback: createFeedback(platform, { features }),
    tyreHotel,
    bookings: createBookings(platform, {
      shop: storedProfile,
      getHoursNow: openingHours.getHoursNow,
      getPriceList: priceList.getPriceList,
      catalogue,
      bookedSets: tyreHotel.bookedSets,
    }),
  };
}

/** Slices that are made of several others. */
function createComposed(
  platform: Platform,
  {
    shop,
    shopProfile,
    openingHours,
    catalogue,
    priceList,
    getFittingTerms,
    campaigns,
    articles,
    imports,
    season,
  }: Shop,
  homepage: ReturnType<typeof createHomepage>,
  { subscribers, feedback, tyreHotel, bookings }: People,
  features: readonly Feature[],
) {
  const newsletters = createNewsletters(platform, {
    subscribers,
    shopProfile,
    openingHours,
    catalogue,
    getFittingTerms,
    getSeasonLine: season.getSeasonLine,
    tyreHotel,
  });
  return {
    newsletters,
    competitors: createCompetitors(platform, { shop, catalogue, imports }),
    pages: createPages(platform, {
      catalogue,
      shopProfile,
      openingHours,
      priceList,
      articles,
      newsletters,
      bookings: bookings.bookings,
      getSeasonLine: season.getSeasonLine,
    }),
    chat: createChat(platform, {
      shopProfile,
      openingHours,
      priceList,
      getFittingTerms,
      catalogue,
      homepage,
      campaigns,
      articles,
      feedback,
      listOwnSets: tyreHotel.listOwnSets,
      getSeasonLine: season.getSeasonLine,
      pages: () => features.flatMap(({ pages = [] }) => pages),
      bookings: bookings.bookings,
    }),
  };
}

/** The catalogue's pages and calls that show what other slices know of a tyre. */
function catalogueFace(
  platform: Platform,
  { catalogue, shop, getPriceList, getFittingTerms, labelRegister }: Shop,
): Pick<Feature, 'pages' | 'pictureUses' | 'routes'> {
  return {
    routes: [
      ...catalogue.feature.routes,
      ...fittedPriceRoutes(catalogue, getPriceList),
      ...counterRoutes({
        ...catalogue,
        getContext: async () => ({
          terms: await getFittingTerms(),
          profile: (await shop()).profile,
          publicUrl: platform.settings.publicUrl,
        }),
      }),
    ],
    pages: cataloguePages({
      searchTyres: catalogue.searchTyres,
      listMeasures: catalogue.listMeasures,
      getSizePage: catalogue.getSizePage,
      leastFittedOfSize: catalogue.leastFittedOfSize,
      getProduct: catalogue.getProduct,
      listProducts: catalogue.listProducts,
      findManufacturerContact: catalogue.findManufacturerContact,
      shop,
      getFittingTerms,
      labelFiles: labelRegister.findFiles,
      publicUrl: platform.settings.publicUrl,
    }),
    pictureUses: () => cataloguePictureUses(platform),
  };
}

function withBookings(profile: ShopProfile, isOn: boolean): ShopProfile {
  return isOn ? { ...profile, links: { ...profile.links, booking: BOOKING_PATH } } : profile;
}

/** Each slice loads its part once. A shop in use, or one whose demonstration was ended, gets nothing made up. */
async function loadDemonstration(
  shopProfile: ShopProfiles,
  features: readonly Feature[],
  folder: string,
): Promise<void> {
  await shopProfile.loadDemonstrationProfile();
  if (!(await shopProfile.getShopProfile()).isDemo) return;
  for (const { demonstration } of features) await demonstration?.load(folder);
}

/** Adds the slices that look after all others. */
function addUpkeep(
  platform: Platform,
  features: Feature[],
  { listTrackings, shop }: Pick<OperationsSources, 'listTrackings'> & Pick<Shop, 'shop'>,
): Pick<ReturnType<typeof createOperations>, 'getOperations'> {
  const { backupState, feature: backups } = createBackups(platform, { features });
  const { listAlarms, feature: security } = createSecurity(platform, { shop });
  const jobs = [forgetKeysJob(platform), forgetLimitsJob(platform)];
  features.push(security, backups, {
    name: 'requests',
    words: requestsWords,
    jobs,
    routes: [changesRoute(platform)],
  });
  const operations = createOperations(platform, { features, backupState, listTrackings, listAlarms });
  features.push(operations.feature);
  return operations;
}

/** Staff before customers. */
function authenticateAny(...kinds: readonly Authenticate[]): Authenticate {
  return async (...proofs) => {
    for (const authenticate of kinds) {
      const principal = await authenticate(...proofs);
      if (principal) return principal;
    }
    return undefined;
  };
}

/** The catalogue as the home page uses it. */
function homeCatalogue(catalogue: Catalogue): HomeCatalogue {
  return {
    listFrontRow: async () => {
      const { items, tags, expiresAt } = await catalogue.frontRow();
      return { products: items, tags, expiresAt };
    },
    listMeasures: catalogue.listMeasures,
  };
}

/** The search box of header, menu and 404 page. */
function searchBox() {
  return createElement(Island<Parameters<typeof SearchBox>[0]>, {
    name: 'catalogue/search-box',
    component: SearchBox,
    props: { initialText: '' },
  });
}
