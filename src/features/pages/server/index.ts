// Public API of the service and guide pages on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { Settings } from '../../../platform/server/settings.ts';
import type { DataFlows } from '../site/privacy-page.tsx';
import { balancingPage, hotelPage, repairPage, rimsPage } from './service-pages.tsx';
import {
  accessibilityPage,
  contactPage,
  financingPage,
  goodToKnowPage,
  privacyPage,
  thanksPage,
} from './shop-pages.tsx';
import type { PageSources } from './sources.ts';

const pageFactories = [
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

export function createPages(
  platform: Platform,
  sources: Omit<PageSources, 'publicUrl' | 'flows'>,
): { feature: Feature } {
  const { publicUrl } = platform.settings;
  const given = { ...sources, publicUrl, flows: dataFlows(platform.settings) };
  return { feature: { name: 'pages', pages: pageFactories.map((make) => make(given)) } };
}

function dataFlows({ tagManagerId, ai, smtpUrl, objectStore, places, backup }: Settings): DataFlows {
  return {
    isMeasured: tagManagerId !== undefined,
    modelHost: ai && new URL(ai.baseUrl).host,
    hasMailServer: smtpUrl !== undefined,
    hasFileStore: objectStore !== undefined,
    readsReviews: places !== undefined,
    backupCount: backup?.keep,
  };
}
