// The margins that imported prices get: a default, rules for manufacturers and rim sizes, and an example price.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { formatEuros } from '../../../../platform/contract/money.ts';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { pricingMessages } from '../../messages-pricing.ts';
import type { getPricingRules, PricingRules, putPricingRules } from '../../pricing-contract.ts';
import { EXAMPLE_NET_CENTS, ExamplePrice, useVat } from './example-price.tsx';
import { pricingFormSchema, pricingVersions } from './pricing-form.ts';
import { PricingRuleRows } from './pricing-rule-rows.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import page from '../import-page.module.css';
import styles from './pricing-card.module.css';

const messages = pricingMessages.card;

/** Names the draft of the form. */
export const PRICING_FORM = 'pricing-rules';

const pricingQuery = {
  ...apiQuery<typeof getPricingRules>(['pricing-rules'], 'GET /pricing-rules'),
  staleTime: Infinity,
  gcTime: 0,
};

interface PricingCardProps {
  /** Called when margins begin or cease to differ from what is stored. */
  onDirtyChange: (isDirty: boolean) => void;
}

export function PricingCard({ onDirtyChange }: PricingCardProps) {
  const query = useQuery(pricingQuery);
  return (
    <section className={`${layout.stack5} ${layout.panel} ${page.panel}`} aria-busy={query.isPending}>
      <div className={layout.stack2}>
        <h2>{messages.title}</h2>
        <p className={layout.lead}>{messages.lead}</p>
      </div>
      <LoadState query={query} title={messages.loadFailed} lines={4} />
      {query.data && <PricingForm stored={query.data} onDirtyChange={onDirtyChange} />}
    </section>
  );
}

function PricingForm({ stored, onDirtyChange }: PricingCardProps & { stored: PricingRules }) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: PRICING_FORM,
    schema: pricingFormSchema,
    fields: [],
    versions: pricingVersions,
    stored,
    valuesOf: (rules: PricingRules) => rules,
    save: async (rules, { version }) => {
      const body = { ...rules, version };
      const saved = await callApi<typeof putPricingRules>('PUT /pricing-rules', { body });
      queries.setQueryData(pricingQuery.queryKey, saved);
      return saved;
    },
    reload: () => queries.query({ ...pricingQuery, staleTime: 0 }),
  });
  const { isDirty, values } = form;
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  return (
    <RecordForm
      form={form}
      guard={null}
      saveLabel={messages.save}
      unsaved={messages.unsaved}
      saved={messages.saved}
      className={layout.stack5}
    >
      <div className={layout.stack2}>
        <TextField
          {...form.field('defaultMarginPercent')}
          label={messages.default}
          inputMode="decimal"
          unit="%"
          className={styles.margin}
        />
        <p className={layout.muted}>
          {messages.example(formatEuros(EXAMPLE_NET_CENTS))} {messages.exampleMeans}{' '}
          <ExamplePrice margin={values.defaultMarginPercent} /> {messages.exampleVat(useVat() / 100)}
        </p>
      </div>
      <PricingRuleRows form={form} />
    </RecordForm>
  );
}
