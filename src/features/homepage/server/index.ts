// Public API of the home page on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { preview } from '../../../platform/server/pages/preview.ts';
import { previewHomepage, type HomepageSettings } from '../contract.ts';
import { heroImagePath } from '../hero.ts';
import { homepageWords } from '../messages-words.ts';
import { homepageMessages } from '../messages.ts';
import { homePage, type HomeSources } from './pages.tsx';
import { questionsPage } from './questions-page.tsx';
import { homepageRoutes } from './routes.ts';
import { homepageContent, type HomepageContent } from './service.ts';

export type { HomeCatalogue, HomeContent } from './pages.tsx';
export type { HomepageContent } from './service.ts';

/** Where the hero is changed. */
const HERO_EDITOR_PATH = '/admin/homepage/image';
const BRANDS_EDITOR_PATH = '/admin/settings/merkit';

export function createHomepage(
  platform: Platform,
  sources: Omit<HomeSources, 'publicUrl'>,
): HomepageContent & { feature: Feature } {
  const content = homepageContent(platform);
  const homeSources = { ...sources, publicUrl: platform.settings.publicUrl };
  const pages = [homePage(content, homeSources), questionsPage(content, platform.settings.publicUrl)];
  const withDraft = (draft: HomepageSettings) => ({ ...content, getSettings: async () => draft });
  const previews = [
    preview(
      previewHomepage,
      ({ homepageSettings }) => homePage(withDraft(homepageSettings), homeSources),
      ({ homepageSettings }) => sources.frameWith(withDraft(homepageSettings)),
    ),
  ];
  const pictureUses = async () => {
    const [{ hero }, brands] = await Promise.all([content.getSettings(), content.brands.read()]);
    return [
      { path: heroImagePath(hero.image), where: homepageMessages.heroPicture, href: HERO_EDITOR_PATH },
      ...brands.items.map(({ name, imageUrl }) => ({
        path: imageUrl,
        where: homepageMessages.brandLogo(name),
        href: BRANDS_EDITOR_PATH,
      })),
    ];
  };
  return {
    ...content,
    feature: {
      name: 'homepage',
      words: homepageWords,
      routes: homepageRoutes(content),
      pages,
      previews,
      pictureUses,
      demonstration: { load: content.loadDemonstrationContent, clear: content.clearDemonstrationClaims },
    },
  };
}
