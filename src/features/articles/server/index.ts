// Front door of articles.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { ARTICLES_TAG } from '../contract.ts';
import type { ArticleTeaser } from '../teaser.ts';
import { teaserOf } from '../teaser.ts';
import { readExampleArticles } from './examples.ts';
import { articleFeed } from './feed.ts';
import { articleGeneration } from './generation.ts';
import { forgetArticlesJob } from './jobs.ts';
import { articlePages } from './pages.tsx';
import type { ArticlePageSources } from './pages.tsx';
import { articlePictureUses } from './picture-uses.ts';
import { articleRoutes } from './routes.ts';
import { articleService } from './service.ts';
import { articleSitemap } from './sitemap.ts';
import type { WriterSources } from './writer-facts.ts';

export interface ArticlesFrontDoor {
  /** The newest articles that are out, as pages show them, and what showing them depends on. */
  newest: (count: number) => Promise<NewestArticles>;
  feature: Feature;
  /** Publishes the articles of a folder in a shop that never had any. */
  loadDemonstrationArticles: (folder: string) => Promise<void>;
}

export interface NewestArticles {
  articles: ArticleTeaser[];
  tags: readonly string[];
  expiresAt: Date | undefined;
}

export function createArticles(
  platform: Platform,
  sources: Pick<ArticlePageSources, 'shop'> & WriterSources,
): ArticlesFrontDoor {
  const service = articleService(platform);
  const generation = articleGeneration(platform, sources, service.saveDraft);
  const { publicUrl } = platform.settings;
  return {
    newest: async (count) => {
      const [{ items }, expiresAt] = await Promise.all([
        service.listPublic({ page: 1, limit: count }),
        service.nextChange(),
      ]);
      return { articles: items.map(teaserOf), tags: [ARTICLES_TAG], expiresAt };
    },
    loadDemonstrationArticles: async (folder) =>
      service.loadExamples(await readExampleArticles(folder, platform.clock.now())),
    feature: {
      name: 'articles',
      routes: articleRoutes(service, generation),
      pages: articlePages(service, { ...sources, publicUrl }),
      files: [articleFeed(service, { ...sources, publicUrl })],
      sitemap: [articleSitemap(service)],
      jobs: [forgetArticlesJob(service, generation)],
      pictureUses: () => articlePictureUses(platform),
    },
  };
}
