// What a slice hands to the application: its routes, pages and jobs.
import type { BoundRoute } from './http/routes.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { Page } from './pages/page.ts';

export interface Feature {
  name: string;
  routes?: readonly BoundRoute[];
  pages?: readonly Page[];
  jobs?: readonly AnyJob[];
}
