// The home page: composes the shop, its hours, the front row of tyres and the page's own content.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import type { BoundFrame } from '../../../platform/server/pages/frame.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { CAMPAIGNS_TAG } from '../../campaigns/contract.ts';
import type { Campaigns } from '../../campaigns/server/index.ts';
import { FITTING_TAGS, type FittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import type { ProductCard } from '../../catalogue/product/product-view.ts';
import { sitePictures } from '../../catalogue/product/tyre-picture.ts';
import type { MeasureChoices } from '../../catalogue/size/size-choice.ts';
import { openingHoursData } from '../../opening-hours/opening-hours-data.ts';
import type { HoursNow, OpeningHours } from '../../opening-hours/server/index.ts';
import { REVIEWS_TAG } from '../../reviews/contract.ts';
import type { Reviews } from '../../reviews/server/index.ts';
import type { ShownSeasonLine } from '../../season/season-view.ts';
import { promiseTexts } from '../../shop-profile/promises.ts';
import type { ShopProfiles } from '../../shop-profile/server/index.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { tireShopData } from '../../shop-profile/tire-shop-data.ts';
import { HOME_PATH, HOMEPAGE_TAG, type HomepageSettings } from '../contract.ts';
import { resolveHero } from '../hero.ts';
import { homeHead } from '../messages.ts';
import { leadWithSeason, shownSeason } from '../season.ts';
import { resolveFinancing, resolveSection, resolveSellingPoints } from '../sections.ts';
import { FINDER_END_ID } from '../site/hero-panel.tsx';
import { HomePage, type HomeData } from '../site/home-page.tsx';
import type { HomepageContent } from './service.ts';

/** What the home page takes from the catalogue. */
export interface HomeCatalogue {
  /** The hand-picked tyres on sale, and what showing them depends on. */
  listFrontRow: (now: Date) => Promise<FrontRowTyres>;
  /** The measures of the sizes that have tyres. */
  listMeasures: () => Promise<MeasureChoices>;
}

export interface FrontRowTyres {
  products: readonly ProductCard[];
  tags: readonly string[];
  expiresAt: Date | undefined;
}

export interface HomeSources {
  shopProfile: Pick<ShopProfiles, 'getShopProfile'>;
  openingHours: Pick<OpeningHours, 'getHoursNow'>;
  reviews: Pick<Reviews, 'getReviews'>;
  campaigns: Pick<Campaigns, 'listActive'>;
  catalogue: HomeCatalogue;
  /** What the tyres' fitted prices and first days are made from. */
  getFittingTerms: () => Promise<FittingTerms>;
  /** When to change tyres, as of now. */
  getSeasonLine: () => Promise<ShownSeasonLine>;
  publicUrl: string;
  /** The frame as settings of the home page make it: they name the button of the opening hours. */
  frameWith: (content: Pick<HomeContent, 'brands' | 'getSettings'>) => BoundFrame;
}

/** Milliseconds until a page without its campaigns is rendered again. */
const RETRY_MS = 60_000;
/** One row on a desktop. */
const FRONT_ROW_LENGTH = 4;

const FIRST_QUESTIONS = 6;

/** Where buttons lead; without script the assistant's leads to people. */
const HERO_LINKS = { assistant: '/ota-yhteytta', financing: '/rahoitus', contact: '/ota-yhteytta' } as const;

/** What the page takes from its own content; a preview gives settings that are not saved. */
export interface HomeContent extends Pick<HomepageContent, 'faq' | 'sellingPoints' | 'brands'> {
  getSettings: () => Promise<HomepageSettings>;
}

export function homePage(content: HomeContent, sources: HomeSources): Page {
  return definePage({
    path: HOME_PATH,
    load: async ({ now }) => {
      const { frontRow, hours, isWhole, ...home } = await loadHome(content, sources, now);
      return {
        kind: 'page',
        data: { ...home, hours, frontRow: leadWithSeason(frontRow.products, home.season, FRONT_ROW_LENGTH) },
        tags: [
          HOMEPAGE_TAG,
          REVIEWS_TAG,
          CAMPAIGNS_TAG,
          ...FITTING_TAGS,
          ...frontRow.tags,
          ...(home.seasonLine?.tags ?? []),
        ],
        expiresAt: earliest([
          hours.expiresAt,
          home.terms.days.expiresAt,
          ...(frontRow.expiresAt ? [frontRow.expiresAt] : []),
          ...(home.seasonLine ? [home.seasonLine.expiresAt] : []),
          ...(isWhole ? [] : [new Date(now.getTime() + RETRY_MS)]),
        ]),
      };
    },
    head: ({ profile, hours }) => ({
      title: homeHead.title,
      description: homeHead.description({
        name: profile.name,
        city: profile.address.city,
        founded: profile.founded.description,
      }),
      canonicalPath: HOME_PATH,
      paintsAfter: FINDER_END_ID,
      jsonLd: [structuredData(profile, hours, sources.publicUrl)],
    }),
    view: ({ hours: _hours, ...data }) => <HomePage {...data} />,
  });
}

/** `isWhole` is false when something could not be read that the page does without for a while. */
interface LoadedHome extends Omit<HomeData, 'frontRow' | 'seasonLine'> {
  frontRow: FrontRowTyres;
  hours: HoursNow;
  seasonLine: ShownSeasonLine | undefined;
  isWhole: boolean;
}

async function loadHome(content: HomeContent, sources: HomeSources, now: Date): Promise<LoadedHome> {
  const [
    profile,
    hours,
    settings,
    faq,
    points,
    brands,
    frontRow,
    terms,
    finder,
    reviews,
    campaigns,
    seasonLine,
  ] = await Promise.all([
    sources.shopProfile.getShopProfile(),
    sources.openingHours.getHoursNow(),
    content.getSettings(),
    content.faq.read(),
    content.sellingPoints.read(),
    content.brands.read(),
    sources.catalogue.listFrontRow(now),
    sources.getFittingTerms(),
    sources.catalogue.listMeasures(),
    sources.reviews.getReviews(),
    // Without campaigns or the season's line the page is as good: their failure stays silent.
    sources.campaigns.listActive().catch(() => undefined),
    sources.getSeasonLine().catch(() => undefined),
  ]);
  return {
    profile,
    hours,
    frontRow,
    terms,
    finder,
    reviews,
    campaigns: campaigns ?? [],
    seasonLine,
    isWhole: campaigns !== undefined && seasonLine !== undefined,
    season: shownSeason(helsinkiDay(now)),
    questions: faq.items.slice(0, FIRST_QUESTIONS),
    sellingPoints: resolveSellingPoints(points.items, profile.financing),
    brands: brands.items,
    ...resolveTexts(settings, profile),
  };
}

function earliest(instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}

function resolveTexts(settings: HomepageSettings, profile: ShopProfile) {
  const { sections, financingCTA } = settings;
  const { introduction } = profile.founded;
  const oldTyres = promiseTexts(profile.promises).takesOldTyresFree;
  const financing = resolveFinancing(financingCTA, profile);
  const { phone, assistantName } = profile;
  return {
    hero: resolveHero(settings.hero, {
      phone,
      assistantName,
      links: {
        ...HERO_LINKS,
        ...(profile.financing === null && { financing: undefined }),
        booking: profile.links.booking,
      },
    }),
    intro: resolveSection('intro', sections, introduction, oldTyres),
    services: resolveSection('services', sections, introduction, oldTyres),
    financing,
  };
}

function structuredData(profile: ShopProfile, hours: HoursNow, publicUrl: string): object {
  const openingHours = openingHoursData(hours.schedule, hours.today);
  return tireShopData({ profile, publicUrl, imagePath: sitePictures.shareBase.url, openingHours });
}
