// Front door of the service and guide pages.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import {
  accessibilityPage,
  contactPage,
  financingPage,
  goodToKnowPage,
  privacyPage,
  thanksPage,
} from './guide-pages.tsx';
import { balancingPage, hotelPage, repairPage, rimsPage } from './service-pages.tsx';
import type { GuideSources } from './sources.ts';

const makers = [
  rimsPage,
  hotelPage,
  balancingPage,
  repairPage,
  goodToKnowPage,
  financingPage,
  contactPage,
  thanksPage,
  privacyPage,
  accessibilityPage,
];

export function createGuidePages(
  platform: Platform,
  sources: Omit<GuideSources, 'publicUrl' | 'isMeasured' | 'isAnsweredByModel'>,
): { feature: Feature } {
  const { publicUrl, tagManagerId, ai } = platform.settings;
  const settings = { publicUrl, isMeasured: tagManagerId !== undefined, isAnsweredByModel: ai !== undefined };
  return {
    feature: { name: 'pages', pages: makers.map((make) => make({ ...sources, ...settings })) },
  };
}
