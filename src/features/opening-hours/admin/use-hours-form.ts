// The opening hours as the panel loads, checks and saves them.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { dayHoursSchema, hoursExceptionSchema } from '../contract.ts';
import type { BusinessSettings, getBusinessSettings, putBusinessHours } from '../contract.ts';
import { draftErrors, draftOf, tidyDraft } from '../hours-draft.ts';
import type { HoursDraft } from '../hours-draft.ts';

const keptSchema = z.object({
  version: z.int32(),
  value: z.object({
    week: z.array(dayHoursSchema).length(7),
    exceptions: z.array(hoursExceptionSchema),
  }),
});

export const hoursQuery = queryOptions({
  queryKey: ['opening-hours'],
  queryFn: ({ signal }) =>
    callApi<typeof getBusinessSettings>({ method: 'GET', path: '/business-settings', signal }),
});

const versioned = (settings: BusinessSettings) => ({ value: draftOf(settings), version: settings.version });

export function useHoursForm(loaded: BusinessSettings) {
  const queries = useQueryClient();
  const [today] = useState(() => helsinkiDay(new Date()));
  const form = useVersionedForm<HoursDraft>({
    name: 'opening-hours',
    draftSchema: keptSchema,
    loaded: versioned(loaded),
    save: async (draft, version) => {
      const { week, exceptions } = tidyDraft(draft);
      const saved = await callApi<typeof putBusinessHours>({
        method: 'PUT',
        path: '/business-settings/hours',
        body: { businessHours: [...week], exceptions: [...exceptions], version },
      });
      return { value: draftOf(saved.settings), version: saved.version };
    },
    reload: async () => versioned(await queries.query({ ...hoursQuery, staleTime: 0 })),
    onSaved: () => void queries.invalidateQueries({ queryKey: hoursQuery.queryKey }),
  });
  return { ...form, today, errors: draftErrors(tidyDraft(form.value), today) };
}
