// The state of the opening-hours form: loading, a draft that survives, saving, and somebody else saving first.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/browser/kept-draft.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { dayHoursSchema, hoursExceptionSchema } from '../contract.ts';
import type { BusinessSettings, getBusinessSettings, putBusinessHours } from '../contract.ts';
import { draftErrors, draftOf, isSameDraft, tidyDraft } from '../hours-draft.ts';
import type { HoursDraft } from '../hours-draft.ts';

const DRAFT = 'opening-hours';
const draftSchema = z.object({
  version: z.int32(),
  week: z.array(dayHoursSchema).length(7),
  exceptions: z.array(hoursExceptionSchema),
});

export const hoursQuery = queryOptions({
  queryKey: ['opening-hours'],
  queryFn: ({ signal }) =>
    callApi<typeof getBusinessSettings>({ method: 'GET', path: '/business-settings', signal }),
});

/** `loaded` is what the form was opened on; a kept draft goes on where it was left. */
export function useHoursForm(loaded: BusinessSettings) {
  const queries = useQueryClient();
  const [kept] = useState(() => readDraft(DRAFT, draftSchema));
  const [base, setBase] = useState({ draft: draftOf(loaded), version: kept?.version ?? loaded.version });
  const [draft, setDraft] = useState<HoursDraft>(
    kept ? { week: kept.week, exceptions: kept.exceptions } : base.draft,
  );
  const isDirty = !isSameDraft(draft, base.draft);
  const [today] = useState(() => helsinkiDay(new Date()));
  const [newest, setNewest] = useState<BusinessSettings>();
  const tidy = tidyDraft(draft);
  const errors = draftErrors(tidy, today);

  useEffect(() => {
    if (isDirty) keepDraft(DRAFT, { version: base.version, ...draft });
    else forgetDraft(DRAFT);
  }, [isDirty, draft, base.version]);

  const save = useMutation({
    mutationFn: (version: number) =>
      callApi<typeof putBusinessHours>({
        method: 'PUT',
        path: '/business-settings/hours',
        body: { businessHours: [...tidy.week], exceptions: [...tidy.exceptions], version },
      }),
    onSuccess: async ({ settings, version }) => {
      adopt({ draft: draftOf(settings), version });
      await queries.invalidateQueries({ queryKey: hoursQuery.queryKey });
    },
    onError: async (error) => {
      const isStale = error instanceof ApiProblem && error.code === 'conflict.stale';
      if (isStale) setNewest(await queries.query({ ...hoursQuery, staleTime: 0 }));
    },
  });
  function adopt(next: typeof base): void {
    setNewest(undefined);
    setBase(next);
    setDraft(next.draft);
  }

  return {
    draft,
    setDraft: (next: HoursDraft) => {
      if (save.isSuccess) save.reset();
      setDraft(next);
    },
    today,
    isDirty,
    errors,
    save,
    hasRestored: kept !== undefined,
    conflict: newest,
    submit: () => save.mutate(newest?.version ?? base.version),
    discard: () => {
      save.reset();
      adopt(newest ? { draft: draftOf(newest), version: newest.version } : base);
    },
  };
}
