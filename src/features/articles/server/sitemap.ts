// The articles' addresses for the sitemap.
import type { SitemapSource } from '../../../platform/server/sharing/sitemap.ts';
import { ARTICLES_TAG } from '../contract.ts';
import { articlePath } from '../paths.ts';
import type { Articles } from './service.ts';

export function articleSitemap(articles: Pick<Articles, 'listPublic' | 'listAddresses'>): SitemapSource {
  return {
    tags: [ARTICLES_TAG],
    count: async () => (await articles.listPublic({ page: 1, limit: 1 })).total,
    list: async (offset, limit) =>
      (await articles.listAddresses(offset, limit)).map(({ slug, updatedAt }) => ({
        path: articlePath(slug),
        changedAt: updatedAt,
      })),
  };
}
