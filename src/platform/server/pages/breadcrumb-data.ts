// The way to a page as schema.org data, the same as its breadcrumbs show.

/** A step of the way; the last one is the page itself and needs no address. */
export interface CrumbData {
  label: string;
  href?: string | undefined;
}

/** A `BreadcrumbList` with absolute addresses (schema.org; Google Search Central, breadcrumb). */
export function breadcrumbData(crumbs: readonly CrumbData[], publicUrl: string): object {
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
