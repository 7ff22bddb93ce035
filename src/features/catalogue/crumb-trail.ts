// Breadcrumbs of a tyre or a size: home, tyres, and on. For the page and for its structured data.
import type { Crumb } from '../../platform/contract/crumb.ts';
import { searchMessages } from './messages/search.ts';
import { productMessages } from './messages/site.ts';
import { searchPath } from './paths.ts';

export function crumbTrail(trail: readonly Crumb[], current: string): Crumb[] {
  return [
    { label: productMessages.crumbsHome, href: '/' },
    { label: searchMessages.title, href: searchPath() },
    ...trail,
    { label: current },
  ];
}
