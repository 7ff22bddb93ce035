// The way to a page as schema.org data, the same as its breadcrumbs show.
import type { Crumb } from '../../contract/crumb.ts';

/** A `BreadcrumbList` with absolute addresses (schema.org; Google Search Central, breadcrumb). */
export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, publicUrl).href }),
    })),
  };
}
