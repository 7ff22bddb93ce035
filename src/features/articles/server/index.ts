// Public API of articles on the server.
import { join } from 'node:path';

import { uploadedPicturesIn } from '../../../platform/contract/pictures/uploaded-picture.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, PictureUse } from '../../../platform/server/feature.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import type { SitemapSource } from '../../../platform/server/sharing/sitemap.ts';
import { ARTICLES_TAG } from '../contract.ts';
import { pictureUseText } from '../messages/articles.ts';
import { articlesWords } from '../messages/words.ts';
import { articlePath } from '../paths.ts';
import { teaserOf, type ArticleTeaser } from '../teaser.ts';
import { readExampleArticles } from './examples.ts';
import { articleFeed } from './feed.ts';
import { articleGeneration } from './generation/generation.ts';
import type { WriterSources } from './generation/writer-facts.ts';
import { articlePages, type ArticlePageSources } from './pages.tsx';
import { articleRoutes } from './routes.ts';
import { articleService, type Articles } from './service.ts';
import { listTextsWithPictures, type ArticleTables } from './store.ts';

export interface ArticlesPublicApi {
  /** The newest articles that are out, as pages show them, and what showing them depends on. */
  newest: (count: number) => Promise<NewestArticles>;
  feature: Feature;
}

export interface NewestArticles {
  articles: ArticleTeaser[];
  tags: readonly string[];
  expiresAt: Date | undefined;
}

export function createArticles(
  platform: Platform,
  sources: Pick<ArticlePageSources, 'shop'> & WriterSources,
): ArticlesPublicApi {
  const service = articleService(platform);
  const generation = articleGeneration(platform, sources, service.saveDraft);
  const { publicUrl } = platform.settings;
  return {
    newest: async (count) => {
      const [{ items }, expiresAt] = await Promise.all([
        service.listPublic({ page: 1, limit: count }),
        service.nextPublicationAt(),
      ]);
      return { articles: items.map(teaserOf), tags: [ARTICLES_TAG], expiresAt };
    },
    feature: {
      name: 'articles',
      words: articlesWords,
      routes: articleRoutes(service, generation),
      pages: articlePages(service, { ...sources, publicUrl }),
      files: [articleFeed(service, { ...sources, publicUrl })],
      sitemap: [articleSitemap(service)],
      jobs: [
        retentionJob('articles.forget', '40 3 * * *', async () => {
          await generation.forgetOld();
          return service.purgeDeleted();
        }),
      ],
      pictureUses: () => articlePictureUses(platform),
      demonstration: {
        load: async (folder) =>
          service.loadExamples(await readExampleArticles(join(folder, 'articles'), platform.clock.now())),
      },
    },
  };
}

function articleSitemap(articles: Pick<Articles, 'listPublic' | 'listAddresses'>): SitemapSource {
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

/** Where articles show uploaded pictures: above the text and in it; also deleted ones, which may come back. */
async function articlePictureUses({ db }: Platform): Promise<PictureUse[]> {
  const rows = await listTextsWithPictures(db.$extendTables<ArticleTables>());
  return rows.flatMap(({ id, title, picture, content }) =>
    uploadedPicturesIn(`${picture}\n${content}`).map((path) => ({
      path,
      where: pictureUseText(title),
      href: `/admin/blog/${id}`,
    })),
  );
}
