// The home page's hero picture, changed alone while somebody else may be editing the other settings.
import { notFound, Problem } from '../../../platform/contract/problem.ts';
import type { HomepageResponse, HomepageSettings } from '../../homepage/contract.ts';
import { heroDefaults } from '../../homepage/messages.ts';
import { mediaMessages } from '../messages.ts';

const ATTEMPTS = 5;

/** The settings of the home page as its public API returns them. */
export interface HeroSettings {
  getSettings: () => Promise<HomepageResponse>;
  saveSettings: (settings: HomepageSettings, version: number | undefined) => Promise<HomepageResponse>;
}

type HeroImage = Pick<HomepageSettings['hero'], 'image' | 'imageAlt' | 'imagePosition'>;

/** Changes only the picture; a save of the rest in between is not lost. */
export async function changeHeroImage(
  { getSettings, saveSettings }: HeroSettings,
  change: Partial<HeroImage>,
): Promise<HomepageResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const { hero, sections, financingCTA, version } = await getSettings();
    if (change.image === undefined && hero.image === '') {
      throw notFound('media.no_hero', mediaMessages.noHero);
    }
    try {
      return await saveSettings({ hero: { ...hero, ...change }, sections, financingCTA }, version);
    } catch (error) {
      const isStale = error instanceof Problem && error.code === 'conflict.stale';
      if (!isStale || attempt === ATTEMPTS) throw error;
    }
  }
}

export function heroImageOf({ hero, version }: HomepageResponse) {
  return {
    imageUrl: hero.image,
    imageAlt: hero.imageAlt || heroDefaults.imageAlt,
    position: hero.imagePosition,
    version,
  };
}
