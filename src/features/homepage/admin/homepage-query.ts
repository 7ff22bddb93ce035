// The home page's settings as the editor reads, previews and saves them.
import { queryOptions } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import type { Versioned } from '../../../platform/browser/use-versioned-form.ts';
import type {
  getHomepageSettings,
  HomepageAnswer,
  HomepageSettings,
  previewHomepage,
  putHomepageSettings,
} from '../contract.ts';
import { editorDraft } from '../editor-draft.ts';

export const homepageQuery = queryOptions({
  queryKey: ['homepage-settings'],
  queryFn: async ({ signal }) =>
    versioned(
      await callApi<typeof getHomepageSettings>({ method: 'GET', path: '/homepage-settings', signal }),
    ),
  // A form begins from what is stored now, never from what was seen a while ago.
  gcTime: 0,
});

export function previewQuery(homepageSettings: HomepageSettings) {
  return queryOptions({
    queryKey: ['homepage-preview', JSON.stringify(homepageSettings)],
    queryFn: async ({ signal }) => {
      const { html } = await callApi<typeof previewHomepage>({
        method: 'POST',
        path: '/homepage-settings/preview',
        body: { homepageSettings },
        signal,
      });
      return html;
    },
    gcTime: 0,
  });
}

export async function saveHomepage(
  homepageSettings: HomepageSettings,
  version: number,
): Promise<Versioned<HomepageSettings>> {
  const { settings } = await callApi<typeof putHomepageSettings>({
    method: 'PUT',
    path: '/homepage-settings',
    body: { homepageSettings, version },
  });
  return versioned(settings);
}

function versioned(answer: HomepageAnswer): Versioned<HomepageSettings> {
  return { value: editorDraft(answer), version: answer.version };
}
