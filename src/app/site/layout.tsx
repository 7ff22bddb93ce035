// The frame around every page: loads its data, and contains what every document has.
import type { ReactNode } from 'react';

import { HOMEPAGE_TAG } from '../../features/homepage/contract.ts';
import type { HomeContent } from '../../features/homepage/server/index.ts';
import { OPENING_HOURS_TAG } from '../../features/opening-hours/contract.ts';
import type { OpeningHours } from '../../features/opening-hours/server/index.ts';
import { REVIEWS_TAG } from '../../features/reviews/contract.ts';
import type { Reviews } from '../../features/reviews/server/index.ts';
import { SHOP_PROFILE_TAG } from '../../features/shop-profile/contract.ts';
import { shopProfileMessages } from '../../features/shop-profile/messages.ts';
import type { ShopProfiles } from '../../features/shop-profile/server/index.ts';
import { geoMeta, type ShopProfile } from '../../features/shop-profile/shop-profile.ts';
import { showsPopup } from '../../features/subscribers/paths.ts';
import { NewsletterPopup } from '../../features/subscribers/site/newsletter-popup.tsx';
import { bindFrame, type BoundFrame } from '../../platform/server/pages/frame.ts';
import { PublishedPages } from '../../platform/ui/page/known-pages.tsx';
import { SkipLink } from '../../platform/ui/visually-hidden.tsx';
import { notFoundMessages } from '../messages.ts';
import { ConsentBanner } from './consent.tsx';
import { SiteFloats } from './floats.tsx';
import { SiteFooter } from './footer.tsx';
import type { FrameData, SearchBoxPlace } from './frame-data.ts';
import { SiteHeader } from './header.tsx';
import { SiteNotFound } from './not-found.tsx';

import sheet from './consent.module.css';
import styles from './layout.module.css';

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
          brands: brands.items,
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
      <SiteLayout data={data} path={current.path} publishedPaths={current.publishedPaths}>
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
  publishedPaths: ReadonlySet<string>;
  children: ReactNode;
}

function SiteLayout({ data, path, publishedPaths, children }: SiteLayoutProps) {
  return (
    <PublishedPages value={publishedPaths}>
      <SkipLink targetId={MAIN_ID} />
      <ConsentBanner tagManagerId={data.tagManagerId} publishedPaths={publishedPaths} />
      {showsPopup(path) && <NewsletterPopup className={sheet.banner} />}
      {data.profile.isDemo && (
        <aside aria-label={shopProfileMessages.demoLabel} className={styles.demo}>
          {shopProfileMessages.demoLine}
        </aside>
      )}
      <SiteHeader data={data} path={path} publishedPaths={publishedPaths} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter data={data} publishedPaths={publishedPaths} />
      <SiteFloats data={data} chat={chatShop(data.profile)} />
    </PublishedPages>
  );
}

/** What the chat knows of the shop. */
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
