// What the frame around every page shows, as its parts receive it.
import type { ReactNode } from 'react';

import type { Brand } from '../../features/homepage/contract.ts';
import type { HoursNow } from '../../features/opening-hours/server/index.ts';
import type { ReviewSet } from '../../features/reviews/contract.ts';
import type { ShopProfile } from '../../features/shop-profile/shop-profile.ts';

/** Places of the search box; a page has one in each. */
export type SearchBoxPlace = 'header' | 'menu';

/** What the frame shows on every page. */
export interface FrameData {
  profile: ShopProfile;
  hours: HoursNow;
  brands: readonly Brand[];
  reviews: ReviewSet;
  /** The floating button of the opening hours, as the home page's settings want it. */
  hoursButton: { text: string; isVisible: boolean };
  tagManagerId: string | undefined;
  searchBox: (place: SearchBoxPlace) => ReactNode;
}
