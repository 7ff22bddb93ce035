// The fields of a tracking.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';

import type { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { FieldGroup, FieldRow } from '../../../platform/ui/form/field-group.tsx';
import { SelectField, TextField } from '../../../platform/ui/form/field.tsx';
import { ProductPicker } from '../../catalogue/admin/counter/product-picker.tsx';
import { TRACKING_TYPES, type Tracking } from '../contract.ts';
import { TRACKING_LIMITS as limits } from '../limits.ts';
import { competitorFormMessages as messages, competitorMessages } from '../messages-admin.ts';
import type { TrackingForm, trackingFormSchema } from '../tracking-form.ts';
import { marketQuery } from './tracking-queries.ts';

import list from '../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../platform/ui/style/layout.module.css';

interface TrackingFieldsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<TrackingForm, z.output<typeof trackingFormSchema>, Tracking>>,
    'field' | 'values' | 'set' | 'record'
  >;
}

export function TrackingFields({ form }: TrackingFieldsProps) {
  const selector = form.field('selector');
  const timeout = form.field('crawlSettings.timeout');
  const attempts = form.field('crawlSettings.retryAttempts');
  const advanced = [selector, timeout, attempts];
  return (
    <>
      <p className={layout.note}>{messages.required}</p>
      <TextField {...form.field('name')} required maxLength={limits.name} />
      <TextField {...form.field('url')} help={messages.urlHelp} type="url" required maxLength={limits.url} />
      <TextField
        {...form.field('productName')}
        help={messages.productNameHelp}
        required
        maxLength={limits.productName}
      />
      <TyreLink form={form} />
      <SelectField {...form.field('trackingType')} help={messages.typeHelp[form.values.trackingType]}>
        {TRACKING_TYPES.map((type) => (
          <option key={type} value={type}>
            {competitorMessages.types[type]}
          </option>
        ))}
      </SelectField>
      <Checkbox isSwitch {...form.field('isEnabled')} />
      <FieldGroup title={messages.notifications}>
        <Checkbox {...form.field('notifications.priceIncrease')} />
        <Checkbox {...form.field('notifications.priceDecrease')} />
        <TextField
          {...form.field('notifications.emailRecipients')}
          help={messages.recipientsHelp}
          isOptional
        />
      </FieldGroup>
      <Advanced hasError={advanced.some((field) => field.error !== undefined)}>
        <TextField
          {...selector}
          help={messages.selectorHelp}
          isOptional
          maxLength={limits.selector}
          spellCheck={false}
        />
        <FieldRow>
          <TextField
            {...timeout}
            help={messages.timeoutHelp}
            unit={messages.timeoutUnit}
            inputMode="numeric"
          />
          <TextField {...attempts} help={messages.attemptsHelp} inputMode="numeric" />
        </FieldRow>
      </Advanced>
    </>
  );
}

/** How the page is read, which hardly anybody changes; open where something in it is wrong. */
function Advanced({ hasError, children }: { hasError: boolean; children: ReactNode }) {
  return (
    <details open={hasError || undefined}>
      <summary>{messages.advanced}</summary>
      <div className={layout.stack3}>{children}</div>
    </details>
  );
}

/** Which of the shop's own tyres the page sells. */
function TyreLink({ form: { values, set, record } }: TrackingFieldsProps) {
  const { productId, productLabel } = values;
  const [isPicking, setPicking] = useState(false);
  const { data } = useQuery({
    ...marketQuery(record?._id ?? ''),
    enabled: record !== undefined && productId !== null && productLabel === '',
  });
  const stored = data?.ours?._id === productId ? data?.ours : undefined;
  const name = productLabel === '' ? stored && `${stored.name} ${stored.size}` : productLabel;
  return (
    <FieldGroup title={messages.ownTyre}>
      <p role="status">{productId === null ? messages.noTyre : (name ?? messages.linkedTyre)}</p>
      <div className={list.actions}>
        <Button variant="outline" size="small" onClick={() => setPicking(true)}>
          {productId === null ? messages.pickTyre : messages.changeTyre}
        </Button>
        {productId !== null && (
          <Button variant="text" size="small" onClick={() => set({ productId: null, productLabel: '' })}>
            {messages.unlinkTyre}
          </Button>
        )}
      </div>
      <p className={layout.note}>{messages.ownTyreHelp}</p>
      {isPicking && (
        <ProductPicker
          title={messages.pickTyreTitle}
          onPick={(id, label) => set({ productId: id, productLabel: label })}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldGroup>
  );
}
