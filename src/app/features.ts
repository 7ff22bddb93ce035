// Every slice, made and joined: which front door is given to which composing slice stands here.
import { createElement } from 'react';

import { createAccounts } from '../features/accounts/server/index.ts';
import type { Accounts } from '../features/accounts/server/index.ts';
import { createArticles } from '../features/articles/server/index.ts';
import { createAuditFeature } from '../features/audit/server/index.ts';
import { createBackups } from '../features/backups/server/index.ts';
import { createCampaigns } from '../features/campaigns/server/index.ts';
import { createCatalogue } from '../features/catalogue/server/index.ts';
import type { Catalogue } from '../features/catalogue/server/index.ts';
import { cataloguePages } from '../features/catalogue/server/pages.tsx';
import { cataloguePictureUses } from '../features/catalogue/server/picture-uses.ts';
import { SearchBox } from '../features/catalogue/site/search-box.island.tsx';
import { createChat } from '../features/chat/server/index.ts';
import { createCompetitors } from '../features/competitors/server/index.ts';
import { createEnquiries } from '../features/enquiries/server/index.ts';
import { createFeedback } from '../features/feedback/server/index.ts';
import { createHomepage } from '../features/homepage/server/index.ts';
import type { HomeCatalogue } from '../features/homepage/server/index.ts';
import { createImports } from '../features/imports/server/index.ts';
import type { Imports } from '../features/imports/server/index.ts';
import { createLabelRegister } from '../features/label-register/server/index.ts';
import { createMedia } from '../features/media/server/index.ts';
import { createNewsletters } from '../features/newsletters/server/index.ts';
import type { NewslettersFrontDoor } from '../features/newsletters/server/index.ts';
import { createOpeningHours } from '../features/opening-hours/server/index.ts';
import { createOperations } from '../features/operations/server/index.ts';
import { createGuidePages } from '../features/pages/server/index.ts';
import { createPriceList } from '../features/price-list/server/index.ts';
import { createReviews } from '../features/reviews/server/index.ts';
import { SHOP_PROFILE_TAG } from '../features/shop-profile/contract.ts';
import { createShopProfile } from '../features/shop-profile/server/index.ts';
import { createSubscribers } from '../features/subscribers/server/index.ts';
import { createTyreHotel } from '../features/tyre-hotel/server/index.ts';
import { createPasswords } from '../platform/server/auth/passwords.ts';
import type { Platform } from '../platform/server/context.ts';
import type { Feature } from '../platform/server/feature.ts';
import { createPictureMaker } from '../platform/server/files/picture-maker.ts';
import type { Authenticate } from '../platform/server/http/principal.ts';
import { keepRead } from '../platform/server/pages/kept-read.ts';
import type { BoundFrame } from '../platform/server/pages/site.ts';
import { Island } from '../platform/ui/island.tsx';
import { authenticateAny, joinCustomers } from './customer-data.ts';
import { clearExamples, loadExamples } from './demonstration.ts';
import type { Examples } from './demonstration.ts';
import { siteFrame } from './site-layout.tsx';
import type { SiteFrameOptions } from './site-layout.tsx';

export interface Features {
  all: readonly Feature[];
  frame: BoundFrame;
  authenticate: Authenticate;
  imports: Imports;
  /** Once the database is migrated: the first administrator, and the demonstration shop in an empty database; newsletters on their way go on. */
  prepare: (say: (line: string) => void, demonstrationFolder: string) => Promise<void>;
}

export function createFeatures(platform: Platform): Features {
  const passwords = createPasswords();
  const accounts = createAccounts(platform, passwords);
  const shopProfile = createShopProfile(platform, {
    clearExamples: () => clearExamples({ homepage, reviews, campaigns, priceList, catalogue, tyreHotel }),
  });
  const openingHours = createOpeningHours(platform);
  const catalogue = createCatalogue(platform);
  const reviews = createReviews(platform);
  const campaigns = createCampaigns(platform);
  const homeParts = { shopProfile, openingHours, reviews, campaigns };
  const { publicUrl, tagManagerId } = platform.settings;
  const frameWith = (homepageContent: SiteFrameOptions['homepage']) =>
    siteFrame({ ...homeParts, homepage: homepageContent, publicUrl, tagManagerId, searchBox });
  const homeSources = { ...homeParts, catalogue: homeCatalogue(catalogue), frameWith };
  const homepage = createHomepage(platform, homeSources);
  const imports = createImports(platform, catalogue);
  const profileOfPages = keepRead(platform.pages, [SHOP_PROFILE_TAG], shopProfile.getShopProfile);
  const shop = async () => ({ profile: await profileOfPages(), tags: [SHOP_PROFILE_TAG] });
  const priceList = createPriceList(platform, { shop });
  const { getPriceList } = priceList;
  const { findFiles: labelFiles, ...labelRegister } = createLabelRegister(platform, { catalogue });
  const pages = cataloguePages({ ...catalogue, shop, getPriceList, labelFiles, publicUrl });
  const articles = createArticles(platform, { ...catalogue, ...openingHours, shop, getPriceList });
  const enquiries = createEnquiries(platform);
  const feedback = createFeedback(platform);
  const subscribers = createSubscribers(platform, {
    shop,
    forgetElsewhere: (tx, subscriberId) => newsletters.forgetRecipient(tx, subscriberId),
    onLeft: (tx, subscriberId, at) => newsletters.noteLeft(tx, subscriberId, at),
  });
  const customerParts = { shop, passwords, subscribers, enquiries, more: () => [tyreHotel.personalData] };
  const customers = joinCustomers(platform, customerParts);
  const maker = createPictureMaker();
  const tyreHotel = createTyreHotel(platform, { maker, shop, customerById: customers.customerById });
  const chatParts = { ...homeParts, catalogue, homepage, priceList, articles, feedback };
  const chat = createChat(platform, { ...chatParts, listOwnSets: tyreHotel.listOwnSets });
  const letterSources = { subscribers, shopProfile, openingHours, catalogue, hotel: tyreHotel };
  const newsletters: NewslettersFrontDoor = createNewsletters(platform, letterSources);
  const competitors = createCompetitors(platform, { shop, catalogue, imports });
  const guides = createGuidePages(platform, { shopProfile, openingHours, priceList, articles, newsletters });
  const slices: readonly Feature[] = [
    ...[accounts, shopProfile, openingHours].map(({ feature }) => feature),
    { ...catalogue.feature, pages, pictureUses: () => cataloguePictureUses(platform) },
    ...[labelRegister, customers, tyreHotel].map(({ feature }) => feature),
    ...[homepage, reviews, campaigns, imports, priceList, enquiries, feedback].map(({ feature }) => feature),
    ...[guides, articles, subscribers, newsletters, competitors, chat, createAuditFeature(platform)].map(
      ({ feature }) => feature,
    ),
  ];
  const examples = { shopProfile, homepage, reviews, campaigns, priceList, articles, catalogue, tyreHotel };
  const media = createMedia(platform, { homepage, maker, features: slices });
  return {
    all: withUpkeep(platform, [...slices, media.feature]),
    frame: frameWith(homepage),
    authenticate: authenticateAny(accounts.authenticate, customers.authenticate),
    imports,
    prepare: prepareShop(platform, accounts, examples, newsletters),
  };
}

/** With the slices that look after all others. */
function withUpkeep(platform: Platform, features: readonly Feature[]): Feature[] {
  const { backupState, feature: backups } = createBackups(platform, { features });
  const operations = createOperations(platform, { features: [...features, backups], backupState });
  return [...features, backups, operations.feature];
}

function prepareShop(
  { settings }: Platform,
  { ensureFirstOwner }: Accounts,
  examples: Examples,
  newsletters: NewslettersFrontDoor,
): Features['prepare'] {
  return async (say, demonstrationFolder) => {
    await ensureFirstOwner({ info: say });
    if (settings.demoData) await loadExamples(examples, demonstrationFolder);
    await newsletters.goOn();
  };
}

/** The catalogue as the home page asks for it. */
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
    props: { initialText: '', isLarge: false },
  });
}
