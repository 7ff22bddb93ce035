// Front door of the home page.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { preview } from '../../../platform/server/pages/preview.ts';
import { previewHomepage } from '../contract.ts';
import type { HomepageSettings } from '../contract.ts';
import { heroImagePath } from '../hero.ts';
import { homepageMessages } from '../messages.ts';
import { homePage } from './pages.tsx';
import type { HomeSources } from './pages.tsx';
import { homepageRoutes } from './routes.ts';
import { homepageContent } from './service.ts';
import type { HomepageContent } from './service.ts';

export type { HomeCatalogue, HomeContent } from './pages.tsx';
export type { HomepageContent } from './service.ts';

/** Where the hero is changed. */
const HERO_EDITOR_PATH = '/admin/homepage/image';

export function createHomepage(
  platform: Platform,
  sources: Omit<HomeSources, 'publicUrl'>,
): HomepageContent & { feature: Feature } {
  const content = homepageContent(platform);
  const homeSources = { ...sources, publicUrl: platform.settings.publicUrl };
  const pages = [homePage(content, homeSources)];
  const withDraft = (draft: HomepageSettings) => ({ ...content, getSettings: async () => draft });
  const previews = [
    preview(
      previewHomepage,
      ({ homepageSettings }) => homePage(withDraft(homepageSettings), homeSources),
      ({ homepageSettings }) => sources.frameWith(withDraft(homepageSettings)),
    ),
  ];
  const pictureUses = async () => {
    const { hero } = await content.getSettings();
    return [{ path: heroImagePath(hero.image), where: homepageMessages.heroPicture, href: HERO_EDITOR_PATH }];
  };
  const feature = { name: 'homepage', routes: homepageRoutes(content), pages, previews, pictureUses };
  return { ...content, feature };
}
