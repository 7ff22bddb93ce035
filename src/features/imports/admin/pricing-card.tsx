// The margins that imported prices get: a default, rules for makers and rim sizes, and what they make of an example.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { formatEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SaveBar } from '../../../platform/ui/save-bar.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { pricingMessages } from '../messages-pricing.ts';
import type { PricingRules } from '../pricing-contract.ts';
import { EXAMPLE_NET_CENTS, ExamplePrice, useVat } from './example-price.tsx';
import { pricingDifferences } from './pricing-form.ts';
import { PricingRuleRows } from './pricing-rule-rows.tsx';
import { pricingQuery, usePricingForm } from './use-pricing-form.ts';

import page from './import-page.module.css';
import styles from './pricing-card.module.css';

const messages = pricingMessages.card;

export interface PricingCardProps {
  /** Told whenever margins begin or cease to differ from what is stored. */
  onDirtyChange: (isDirty: boolean) => void;
}

export function PricingCard({ onDirtyChange }: PricingCardProps) {
  const { data, error, refetch } = useQuery(pricingQuery);
  return (
    <section className={page.panel} aria-busy={!data && !error}>
      <div className={styles.head}>
        <h2>{messages.title}</h2>
        <p className={styles.lead}>{messages.lead}</p>
      </div>
      {!data && !error && <Skeleton lines={4} />}
      {!data && error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {data && <PricingForm loaded={data} onDirtyChange={onDirtyChange} />}
    </section>
  );
}

function PricingForm({ loaded, onDirtyChange }: PricingCardProps & { loaded: PricingRules }) {
  const { form, save, conflict, hasRestored, submit, discard, saveOwn } = usePricingForm(loaded);
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const formId = useId();
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    void submit();
  };
  return (
    // The keys are for whoever is in one of the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button
    <form
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={saveByKey}
    >
      {hasRestored && isDirty && !conflict && <Notice tone="info">{messages.restored}</Notice>}
      <div className={styles.default}>
        <TextField
          {...register('defaultMargin')}
          label={messages.default}
          error={errors.defaultMargin?.message}
          inputMode="decimal"
          autoComplete="off"
          unit="%"
          className={styles.margin}
        />
        <Example control={control} />
      </div>
      <PricingRuleRows form={form} />
      {save.isError && !conflict && (
        <Notice tone="bad" role="alert">
          {save.error.message}
        </Notice>
      )}
      {conflict && (
        <ConflictView
          fields={pricingDifferences(conflict.stored, conflict.own)}
          isSaving={save.isPending}
          onTakeStored={discard}
          onKeepOwn={saveOwn}
        />
      )}
      <div aria-live="polite" className={styles.outcome}>
        {save.isSuccess && !isDirty && <Notice tone="ok">{messages.saved}</Notice>}
      </div>
      {isDirty && !conflict && (
        <SaveBar text={messages.unsaved}>
          <Button variant="text" size="small" onClick={discard}>
            {messages.discard}
          </Button>
          <Button type="submit" size="small" isBusy={save.isPending}>
            {save.isPending ? messages.saving : messages.save}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}

type Control = ReturnType<typeof usePricingForm>['form']['control'];

/** What the default margin makes of one net price, while it is typed. */
function Example({ control }: { control: Control }) {
  const margin = useWatch({ control, name: 'defaultMargin' });
  return (
    <p className={styles.example}>
      {messages.example(formatEuros(EXAMPLE_NET_CENTS))} {messages.exampleMeans}{' '}
      <ExamplePrice margin={margin} /> {messages.exampleVat(useVat() / 100)}
    </p>
  );
}
