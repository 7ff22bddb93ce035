// Addresses of the articles.

export const ARTICLES_PATH = '/artikkelit';
export const FEED_PATH = '/artikkelit/rss.xml';
/** Name of the page number in the list's address. */
export const PAGE_PARAM = 'sivu';

export function articlePath(slug: string): string {
  return `${ARTICLES_PATH}/${slug}`;
}

/** A page of the list; the first one has no number. */
export function articlesPath(page: number): string {
  return page <= 1 ? ARTICLES_PATH : `${ARTICLES_PATH}?${PAGE_PARAM}=${page}`;
}
