// What a slice hands to the application: its routes, pages and texts beside them, jobs, addresses for the sitemap.
import type { Transaction } from 'kysely';

import type { BoundRoute } from './http/routes.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { Forwarding } from './pages/forwarding.ts';
import type { Page } from './pages/page.ts';
import type { PagePreview } from './pages/preview.ts';
import type { TextFile } from './pages/text-file.ts';
import type { SitemapSource } from './sharing/sitemap.ts';

/** A place where a picture of the shop's own is shown. */
export interface PictureUse {
  /** '/api/files/…'; other addresses are passed over. */
  path: string;
  /** What the place is called in Finnish. */
  where: string;
  /** Where in the back office it is changed. */
  href: string;
}

/** Something beyond this program that the slice leans on. */
export interface OutsideService {
  /** Told to people by the operations page: 'reviews', 'assistant'. */
  name: string;
  /** False while the operator has not set it up: then it is not tried. */
  isSet: boolean;
  /** Really asks it, for as short as can be; throws what is wrong. */
  test: (signal: AbortSignal) => Promise<void>;
}

export interface Feature {
  name: string;
  routes?: readonly BoundRoute[];
  pages?: readonly Page[];
  /** Pages with changes that are not saved, for staff. */
  previews?: readonly PagePreview[];
  /** Feeds and the like. */
  files?: readonly TextFile[];
  /** Addresses that lead elsewhere. */
  forwardings?: readonly Forwarding[];
  jobs?: readonly AnyJob[];
  /** What the operations page can try out. */
  services?: readonly OutsideService[];
  /** Addresses with a parameter in them; pages of one address are found by themselves. */
  sitemap?: readonly SitemapSource[];
  /**
   * What the slice must not simply go on with when a shop that was restored from a backup is taken into use: what the
   * original may have done meanwhile.
   */
  onTakenIntoUse?: (tx: Transaction<unknown>) => Promise<void>;
  /** Every picture that the slice shows now, so that none in use is deleted unasked. */
  pictureUses?: () => Promise<readonly PictureUse[]>;
}
