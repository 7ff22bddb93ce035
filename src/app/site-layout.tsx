// The frame around every page: loads what it shows, and says what every document carries.
import type { ReactNode } from 'react';

import { ChatButton } from '../features/chat/site/chat-button.tsx';
import { HOMEPAGE_TAG } from '../features/homepage/contract.ts';
import type { HomeContent } from '../features/homepage/server/index.ts';
import { OPENING_HOURS_TAG } from '../features/opening-hours/contract.ts';
import type { HoursNow, OpeningHours } from '../features/opening-hours/server/index.ts';
import { REVIEWS_TAG } from '../features/reviews/contract.ts';
import type { ReviewSet } from '../features/reviews/contract.ts';
import type { Reviews } from '../features/reviews/server/index.ts';
import { SHOP_PROFILE_TAG } from '../features/shop-profile/contract.ts';
import { shopProfileMessages } from '../features/shop-profile/messages.ts';
import type { ShopProfiles } from '../features/shop-profile/server/index.ts';
import { geoMeta } from '../features/shop-profile/shop-profile.ts';
import type { ShopProfile } from '../features/shop-profile/shop-profile.ts';
import { mayAskToSubscribe } from '../features/subscribers/paths.ts';
import { NewsletterPopup } from '../features/subscribers/site/newsletter-popup.tsx';
import { bindFrame } from '../platform/server/pages/site.ts';
import type { BoundFrame } from '../platform/server/pages/site.ts';
import { KnownPages } from '../platform/ui/known-pages.tsx';
import { SkipLink } from '../platform/ui/visually-hidden.tsx';
import { notFoundMessages } from './messages.ts';
import { ConsentBanner } from './site-consent.tsx';
import { SiteFloats } from './site-floats.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteNotFound } from './site-not-found.tsx';

import sheet from './site-consent.module.css';
import styles from './site-layout.module.css';

/** Where the search box stands; a page has one in each. */
export type SearchBoxPlace = 'header' | 'menu';

export interface SiteFrameOptions {
  shopProfile: Pick<ShopProfiles, 'getShopProfile'>;
  openingHours: Pick<OpeningHours, 'getHoursNow'>;
  homepage: Pick<HomeContent, 'brands' | 'getSettings'>;
  reviews: Pick<Reviews, 'getReviews'>;
  publicUrl: string;
  /** Container of the tag manager, loaded only with consent. */
  tagManagerId: string | undefined;
  searchBox: (place: SearchBoxPlace) => ReactNode;
}

/** What the frame shows on every page. */
export interface FrameData {
  profile: ShopProfile;
  hours: HoursNow;
  brands: readonly string[];
  reviews: ReviewSet;
  /** The floating button of the opening hours, as the home page's settings want it. */
  hoursButton: { text: string; isVisible: boolean };
  tagManagerId: string | undefined;
  searchBox: (place: SearchBoxPlace) => ReactNode;
}

const MAIN_ID = 'sisalto';

/** The frame, dropped with the profile, the hours or the brands, and at the latest when the hours' status changes. */
export function siteFrame(options: SiteFrameOptions): BoundFrame {
  return bindFrame<FrameData>({
    load: async () => {
      const [profile, hours, brands, { hero }, reviews] = await Promise.all([
        options.shopProfile.getShopProfile(),
        options.openingHours.getHoursNow(),
        options.homepage.brands.read(),
        options.homepage.getSettings(),
        options.reviews.getReviews(),
      ]);
      return {
        data: {
          profile,
          hours,
          brands: brands.items.map((brand) => brand.name),
          reviews: reviews.set,
          hoursButton: { text: hero.businessHoursButtonText, isVisible: hero.businessHoursButtonVisible },
          tagManagerId: options.tagManagerId,
          searchBox: options.searchBox,
        },
        tags: [SHOP_PROFILE_TAG, OPENING_HOURS_TAG, HOMEPAGE_TAG, REVIEWS_TAG],
        expiresAt: hours.expiresAt,
      };
    },
    siteName: ({ profile }) => profile.name,
    meta: ({ profile }) => geoMeta(profile),
    isNoIndex: ({ profile }) => profile.isDemo && isPublicAddress(options.publicUrl),
    view: (data, current, page) => (
      <SiteLayout data={data} path={current.path} knownPaths={current.knownPaths}>
        {page}
      </SiteLayout>
    ),
    notFound: () => ({
      head: { title: notFoundMessages.title, description: notFoundMessages.text, canonicalPath: '/' },
      body: <SiteNotFound />,
    }),
  });
}

interface SiteLayoutProps {
  data: FrameData;
  path: string;
  knownPaths: ReadonlySet<string>;
  children: ReactNode;
}

function SiteLayout({ data, path, knownPaths, children }: SiteLayoutProps) {
  return (
    <KnownPages value={knownPaths}>
      <SkipLink targetId={MAIN_ID} />
      <ConsentBanner tagManagerId={data.tagManagerId} knownPaths={knownPaths} />
      {mayAskToSubscribe(path) && <NewsletterPopup className={sheet.banner} />}
      {data.profile.isDemo && (
        <aside aria-label={shopProfileMessages.demoLabel} className={styles.demo}>
          {shopProfileMessages.demoLine}
        </aside>
      )}
      <SiteHeader data={data} path={path} knownPaths={knownPaths} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter data={data} knownPaths={knownPaths} />
      <SiteFloats data={data} right={<ChatButton {...chatShop(data.profile)} />} />
    </KnownPages>
  );
}

/** What the chat is told of the shop. */
function chatShop({ assistantName, name, dealerNetwork, dog }: ShopProfile) {
  return { assistantName, shopName: name, networkName: dealerNetwork.name, dog };
}

/** Whether strangers can reach this address; a demonstration shop there must not be found by search engines. */
function isPublicAddress(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return !/^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])|\.(?:localhost|local|internal|test)$/.test(
    hostname,
  );
}
