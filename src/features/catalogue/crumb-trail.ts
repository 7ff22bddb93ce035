// Where a tyre or a size stands: home, tyres, and on. For the page and for its structured data.
import { searchMessages } from './messages/search.ts';
import { productMessages } from './messages/site.ts';
import { searchPath } from './paths.ts';

export interface TrailCrumb {
  label: string;
  /** Left out on the present page. */
  href?: string;
}

export function crumbTrail(trail: readonly TrailCrumb[], current: string): TrailCrumb[] {
  return [
    { label: productMessages.crumbsHome, href: '/' },
    { label: searchMessages.title, href: searchPath() },
    ...trail,
    { label: current },
  ];
}
