// The links of the main navigation; only those whose page exists.
import { CONTACT_ID, CONTACT_PATH } from '../../features/pages/paths.ts';
import { navigationMessages as messages } from '../messages.ts';

export interface NavigationTarget {
  label: string;
  href: string;
}

export type NavigationEntry =
  | ({ kind: 'link' } & NavigationTarget)
  | { kind: 'group'; label: string; links: readonly NavigationTarget[] };

const entries: readonly NavigationEntry[] = [
  { kind: 'link', label: messages.home, href: '/' },
  { kind: 'link', label: messages.tyres, href: '/renkaat' },
  { kind: 'link', label: messages.rims, href: '/vanteet' },
  {
    kind: 'group',
    label: messages.services,
    links: [
      { label: messages.tyreHotel, href: '/rengashotelli' },
      { label: messages.priceList, href: '/hinnasto' },
    ],
  },
  {
    kind: 'group',
    label: messages.useful,
    links: [
      { label: messages.goodToKnow, href: '/hyva-tietaa' },
      { label: messages.financing, href: '/rahoitus' },
    ],
  },
];

/** The navigation of a site with these pages; a group without pages is left out. */
export function navigation(publishedPaths: ReadonlySet<string>): NavigationEntry[] {
  return entries.flatMap((entry): NavigationEntry[] => {
    if (entry.kind === 'link') return publishedPaths.has(entry.href) ? [entry] : [];
    const links = entry.links.filter((link) => publishedPaths.has(link.href));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}

/** Whether a link leads to the page shown, or to its section. */
export function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** Cache key of the navigation at `path`: the hrefs of its current links, the only part that depends on the path. */
export function currentLinks(navigationEntries: readonly NavigationEntry[], path: string): string {
  const links = navigationEntries.flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.links));
  return links
    .filter(({ href }) => isCurrent(href, path))
    .map(({ href }) => href)
    .join(' ');
}

/** The contact page, or the footer's contact details while the site has none. */
export function contactHref(publishedPaths: ReadonlySet<string>): string {
  return publishedPaths.has(CONTACT_PATH) ? CONTACT_PATH : `#${CONTACT_ID}`;
}
