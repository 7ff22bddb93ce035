// What a slice hands to the application: its routes, pages, jobs, and addresses for the sitemap.
import type { BoundRoute } from './http/routes.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { Page } from './pages/page.ts';
import type { SitemapSource } from './sharing/sitemap.ts';

export interface Feature {
  name: string;
  routes?: readonly BoundRoute[];
  pages?: readonly Page[];
  jobs?: readonly AnyJob[];
  /** Addresses with a parameter in them; pages of one address are found by themselves. */
  sitemap?: readonly SitemapSource[];
}
