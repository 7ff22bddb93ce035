// What a slice hands to the application: its routes, pages and texts beside them, jobs, addresses for the sitemap.
import type { BoundRoute } from './http/routes.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { Page } from './pages/page.ts';
import type { TextFile } from './pages/text-file.ts';
import type { SitemapSource } from './sharing/sitemap.ts';

export interface Feature {
  name: string;
  routes?: readonly BoundRoute[];
  pages?: readonly Page[];
  /** Feeds and the like. */
  files?: readonly TextFile[];
  jobs?: readonly AnyJob[];
  /** Addresses with a parameter in them; pages of one address are found by themselves. */
  sitemap?: readonly SitemapSource[];
}
