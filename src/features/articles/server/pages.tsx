// The public pages: the list of articles, and an article.
import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { Problem } from '../../../platform/contract/problem.ts';
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { PUBLIC_PAGE_SIZE } from '../article-limits.ts';
import { ARTICLES_TAG, type Article } from '../contract.ts';
import { articlePageMessages as messages } from '../messages/articles.ts';
import { ARTICLES_PATH, articlePath, articlesPath, FEED_PATH, PAGE_PARAM } from '../paths.ts';
import { relatedArticles } from '../reading.ts';
import { ArticlePage } from '../site/article-page.tsx';
import { ArticlesPage } from '../site/articles-page.tsx';
import { teaserOf } from '../teaser.ts';
import { articleData } from './article-data.ts';
import type { Articles } from './service.ts';

export interface ArticlePageSources {
  /** The shop as its pages show it, and the tags it depends on. */
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
  publicUrl: string;
}

/** Among how many of the newest articles related ones are looked for. */
const MAX_COMPARED = 60;

const FEED = { path: FEED_PATH, title: messages.title } as const;

type Reading = Pick<Articles, 'listPublic' | 'getPublic' | 'nextPublicationAt'>;

export function articlePages(articles: Reading, sources: ArticlePageSources): Page[] {
  return [listPage(articles, sources), articlePage(articles, sources)];
}

function listPage(articles: Reading, { shop, publicUrl }: ArticlePageSources): Page {
  return definePage({
    path: ARTICLES_PATH,
    query: [PAGE_PARAM],
    load: async ({ query }) => {
      const page = pageNumber(query[PAGE_PARAM]);
      const [{ items, total }, { profile, tags }, expiresAt] = await Promise.all([
        articles.listPublic({ page, limit: PUBLIC_PAGE_SIZE }),
        shop(),
        articles.nextPublicationAt(),
      ]);
      const pageCount = Math.max(1, Math.ceil(total / PUBLIC_PAGE_SIZE));
      if (page > pageCount) return { kind: 'not-found' };
      return {
        kind: 'page',
        data: { articles: items.map(teaserOf), page, pageCount, profile },
        tags: [ARTICLES_TAG, ...tags],
        expiresAt,
      };
    },
    head: ({ page, profile }) => ({
      title: page === 1 ? messages.headTitle : messages.headTitlePage(page),
      description: messages.description(profile.name),
      canonicalPath: articlesPath(page),
      feed: FEED,
      jsonLd: [breadcrumbData([{ label: messages.home, href: '/' }, { label: messages.title }], publicUrl)],
    }),
    view: (data) => <ArticlesPage {...data} />,
  });
}

function articlePage(articles: Reading, { shop, publicUrl }: ArticlePageSources): Page {
  return definePage({
    path: `${ARTICLES_PATH}/:slug`,
    load: async ({ params }) => {
      const article = await findArticle(articles, params['slug'] ?? '');
      if (!article) return { kind: 'not-found' };
      if (article.slug !== params['slug']) {
        return { kind: 'redirect', to: articlePath(article.slug), status: 301 };
      }
      const [{ items }, { profile, tags }, expiresAt] = await Promise.all([
        articles.listPublic({ page: 1, limit: MAX_COMPARED }),
        shop(),
        articles.nextPublicationAt(),
      ]);
      return {
        kind: 'page',
        data: {
          article,
          teaser: teaserOf(article),
          related: relatedArticles(article, items).map(teaserOf),
          updatedOn: updatedOn(article),
          profile,
        },
        tags: [ARTICLES_TAG, ...tags],
        expiresAt,
      };
    },
    head: ({ article, teaser, profile }) => ({
      title: article.title,
      description: article.excerpt === '' ? article.title : article.excerpt,
      canonicalPath: articlePath(article.slug),
      ogType: 'article',
      feed: FEED,
      jsonLd: [
        articleData(article, { profile, publicUrl, picture: teaser.picture }),
        breadcrumbData(
          [
            { label: messages.home, href: '/' },
            { label: messages.title, href: ARTICLES_PATH },
            { label: article.title },
          ],
          publicUrl,
        ),
      ],
    }),
    view: (data) => <ArticlePage {...data} />,
  });
}

async function findArticle(articles: Reading, slug: string): Promise<Article | undefined> {
  try {
    return await articles.getPublic(slug);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

/** The day of the last change, as readers see it; null when it was published that day or later. */
function updatedOn({ publishedAt, createdAt, updatedAt }: Article): string | null {
  const changed = helsinkiDay(new Date(updatedAt));
  return changed > helsinkiDay(new Date(publishedAt ?? createdAt)) ? formatDate(changed) : null;
}
