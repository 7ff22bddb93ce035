// The home page's settings as the editor reads, previews and saves them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type {
  getHomepageSettings,
  HomepageResponse,
  HomepageSettings,
  previewHomepage,
  putHomepageSettings,
} from '../contract.ts';
import { homepageClaims } from '../text-claims.ts';

export const homepageQuery = queryOptions({
  ...apiQuery<typeof getHomepageSettings>(['homepage-settings'], 'GET /homepage-settings'),
  // A form begins from what is stored now, never from a cached answer.
  gcTime: 0,
});

/** The page with these settings; the one before is shown until it is there. */
export function previewQuery(homepageSettings: HomepageSettings) {
  return queryOptions({
    ...apiQuery<typeof previewHomepage>(['homepage-preview'], 'POST /homepage-settings/preview', {
      body: { homepageSettings },
    }),
    select: ({ html }) => html,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export async function saveHomepage(
  homepageSettings: HomepageSettings,
  version: number,
): Promise<HomepageResponse> {
  const { settings } = await callApi<typeof putHomepageSettings>('PUT /homepage-settings', {
    // The editor has confirmed every claim before it saves.
    body: { homepageSettings, version, hasConfirmedClaims: homepageClaims(homepageSettings).length > 0 },
  });
  return settings;
}
