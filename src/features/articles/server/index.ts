// Front door of articles.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { readExampleArticles } from './examples.ts';
import { articleFeed } from './feed.ts';
import { forgetArticlesJob } from './jobs.ts';
import { articlePages } from './pages.tsx';
import type { ArticlePageSources } from './pages.tsx';
import { articleRoutes } from './routes.ts';
import { articleService } from './service.ts';
import type { Articles } from './service.ts';
import { articleSitemap } from './sitemap.ts';

export interface ArticlesFrontDoor extends Pick<Articles, 'listPublic' | 'nextChange'> {
  feature: Feature;
  /** Publishes the articles of a folder in a shop that never had any. */
  loadDemonstrationArticles: (folder: string) => Promise<void>;
}

export function createArticles(
  platform: Platform,
  sources: Pick<ArticlePageSources, 'shop'>,
): ArticlesFrontDoor {
  const service = articleService(platform);
  const { publicUrl } = platform.settings;
  return {
    listPublic: service.listPublic,
    nextChange: service.nextChange,
    loadDemonstrationArticles: async (folder) =>
      service.loadExamples(await readExampleArticles(folder, platform.clock.now())),
    feature: {
      name: 'articles',
      routes: articleRoutes(service),
      pages: articlePages(service, { ...sources, publicUrl }),
      files: [articleFeed(service, { ...sources, publicUrl })],
      sitemap: [articleSitemap(service)],
      jobs: [forgetArticlesJob(service)],
    },
  };
}
