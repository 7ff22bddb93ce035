// The one setting of newsletters: a switch that takes effect at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import type { getNewsletterSettings, putNewsletterSettings } from '../contract/settings.ts';
import { newsletterSettingsMessages as messages } from '../messages/admin.ts';

const settingsQuery = {
  ...apiQuery<typeof getNewsletterSettings>(['newsletter-settings'], 'GET /newsletter-settings'),
  staleTime: 0,
};

export function NewsletterSettingsPanel() {
  const queries = useQueryClient();
  const stored = useQuery(settingsQuery);
  const save = useMutation({
    mutationFn: (countsClicks: boolean) =>
      callApi<typeof putNewsletterSettings>('PUT /newsletter-settings', { body: { countsClicks } }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings);
      showToast({ text: settings.countsClicks ? messages.turnedOn : messages.turnedOff, tone: 'ok' });
    },
    onError: (failure) => showToast({ text: `${messages.failed}: ${failure.message}`, tone: 'bad' }),
  });
  if (!stored.data) return <LoadState query={stored} title={messages.loadFailed} lines={3} />;
  return (
    <Checkbox
      isSwitch
      label={messages.countsClicks}
      help={messages.countsClicksHelp}
      checked={save.isPending ? save.variables : stored.data.countsClicks}
      disabled={save.isPending}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}
