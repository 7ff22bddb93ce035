// The state of the pricing form: stored margins, a draft from before, saving, and a save that came too late.
import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type {
  getPricingRules,
  PricingRules,
  putPricingRules,
  SentPricingRules,
} from '../pricing-contract.ts';
import { forgetPricingDraft, keepPricingDraft, readPricingDraft } from './pricing-draft.ts';
import { pricingFields, pricingFieldsSchema, pricingToSend, storedPricing } from './pricing-form.ts';
import type { PricingFields, ReadPricingFields } from './pricing-form.ts';

export const pricingQuery = queryOptions({
  queryKey: ['pricing-rules'],
  queryFn: ({ signal }) => callApi<typeof getPricingRules>({ method: 'GET', path: '/pricing-rules', signal }),
  // A fresh answer must not come under somebody's typing; a save against an old one is told.
  staleTime: Infinity,
  gcTime: 0,
});

/** Two versions, of which somebody has to choose. */
export interface PricingConflict {
  stored: PricingRules;
  own: SentPricingRules;
}

export function usePricingForm(loaded: PricingRules) {
  const queries = useQueryClient();
  const [draft] = useState(readPricingDraft);
  const [version, setVersion] = useState(draft?.version ?? loaded.version);
  const [conflict, setConflict] = useState<PricingConflict>();
  const form = useForm<PricingFields, unknown, ReadPricingFields>({
    resolver: zodResolver(pricingFieldsSchema),
    defaultValues: pricingFields(loaded),
  });
  const { reset } = form;

  useEffect(() => {
    if (draft) reset(draft.fields, { keepDefaultValues: true });
  }, [draft, reset]);

  const show = (stored: PricingRules) => {
    forgetPricingDraft();
    setConflict(undefined);
    setVersion(stored.version);
    queries.setQueryData(pricingQuery.queryKey, stored);
    reset(pricingFields(stored));
  };
  const save = useMutation({
    mutationFn: (body: SentPricingRules) =>
      callApi<typeof putPricingRules>({ method: 'PUT', path: '/pricing-rules', body }),
    onSuccess: show,
    onError: (error, own) => {
      const stored = error instanceof ApiProblem ? storedPricing(error.current) : undefined;
      if (stored) setConflict({ stored, own });
    },
  });

  useDraftKeeping(form, version);
  return {
    form,
    save,
    conflict,
    hasRestored: draft !== undefined,
    submit: form.handleSubmit((fields) => save.mutate(pricingToSend(fields, version))),
    discard: () => {
      save.reset();
      show(conflict?.stored ?? loaded);
    },
    saveOwn: () => {
      if (conflict) save.mutate({ ...conflict.own, version: conflict.stored.version });
    },
  };
}

type PricingForm = ReturnType<typeof useForm<PricingFields, unknown, ReadPricingFields>>;

/** Keeps unsaved typing over a session that ended and a page that is loaded anew. */
function useDraftKeeping({ control, formState }: PricingForm, version: number): void {
  const { isDirty } = formState;
  const fields = useWatch({ control });
  useEffect(() => {
    if (isDirty) keepPricingDraft({ version, fields: wholeFields(fields) });
    else forgetPricingDraft();
  }, [isDirty, fields, version]);
}

/** Fields that are not drawn yet are undefined for a moment. */
function wholeFields({
  defaultMargin = '',
  rules = [],
}: ReturnType<typeof useWatch<PricingFields>>): PricingFields {
  return {
    defaultMargin,
    rules: rules.map(({ manufacturer = '', rim = '', margin = '' }) => ({ manufacturer, rim, margin })),
  };
}
