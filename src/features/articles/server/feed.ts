// The articles as a feed (RSS 2.0 with an Atom link to itself).
import { escapeMarkup } from '../../../platform/contract/text.ts';
import type { TextFile } from '../../../platform/server/pages/text-file.ts';
import { MAX_IN_FEED } from '../article-limits.ts';
import { ARTICLES_TAG, type Article } from '../contract.ts';
import { articlePageMessages as messages } from '../messages/articles.ts';
import { ARTICLES_PATH, articlePath, FEED_PATH } from '../paths.ts';
import type { ArticlePageSources } from './pages.tsx';
import type { Articles } from './service.ts';

export function articleFeed(
  articles: Pick<Articles, 'listPublic' | 'nextPublicationAt'>,
  { shop, publicUrl }: ArticlePageSources,
): TextFile {
  return {
    path: FEED_PATH,
    contentType: 'application/rss+xml; charset=utf-8',
    make: async () => {
      const [{ items }, { profile, tags }, expiresAt] = await Promise.all([
        articles.listPublic({ page: 1, limit: MAX_IN_FEED }),
        shop(),
        articles.nextPublicationAt(),
      ]);
      return { body: feedText(items, profile.name, publicUrl), tags: [ARTICLES_TAG, ...tags], expiresAt };
    },
  };
}

function feedText(items: readonly Article[], shopName: string, publicUrl: string): string {
  const absolute = (path: string) => escapeXml(new URL(path, publicUrl).href);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(`${messages.title} | ${shopName}`)}</title>`,
    `<link>${absolute(ARTICLES_PATH)}</link>`,
    `<description>${escapeXml(messages.description(shopName))}</description>`,
    '<language>fi</language>',
    `<atom:link href="${absolute(FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((article) => feedItem(article, absolute)),
    '</channel></rss>',
    '',
  ].join('\n');
}

function feedItem(article: Article, absolute: (path: string) => string): string {
  const published = new Date(article.publishedAt ?? article.createdAt);
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${absolute(articlePath(article.slug))}</link>`,
    // The address may change, the article stays the same.
    `<guid isPermaLink="false">${escapeXml(article._id)}</guid>`,
    `<pubDate>${published.toUTCString()}</pubDate>`,
    `<description>${escapeXml(article.excerpt)}</description>`,
    ...article.keywords.map((keyword) => `<category>${escapeXml(keyword)}</category>`),
    '</item>',
  ].join('');
}

/** For element text and attributes; characters that XML 1.0 cannot represent are dropped. */
function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, ''));
}
