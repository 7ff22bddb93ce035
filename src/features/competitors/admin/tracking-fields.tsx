// The fields of a tracking.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import { ProductPicker } from '../../newsletters/admin/product-picker.tsx';
import { TRACKING_TYPES } from '../contract.ts';
import { TRACKING_LIMITS as limits } from '../limits.ts';
import { competitorFormMessages as messages, competitorMessages } from '../messages-admin.ts';
import type { TrackingFaults, TrackingForm } from '../tracking-form.ts';
import { marketQuery } from './tracking-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './competitors-page.module.css';

interface TrackingFieldsProps {
  /** The stored tracking, left out for a new one. */
  trackingId?: string | undefined;
  value: TrackingForm;
  faults: TrackingFaults;
  set: (change: Partial<TrackingForm>) => void;
}

export function TrackingFields({ trackingId, value, faults, set }: TrackingFieldsProps) {
  return (
    <>
      <p className={styles.note}>{messages.required}</p>
      <TextField
        label={messages.name}
        required
        maxLength={limits.name}
        autoComplete="off"
        value={value.name}
        error={faults.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={messages.url}
        help={messages.urlHelp}
        type="url"
        required
        maxLength={limits.url}
        autoComplete="off"
        value={value.url}
        error={faults.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <TextField
        label={messages.productName}
        help={messages.productNameHelp}
        required
        maxLength={limits.productName}
        autoComplete="off"
        value={value.productName}
        error={faults.productName}
        onChange={({ target }) => set({ productName: target.value })}
      />
      <TyreLink {...{ trackingId, value, set }} />
      <SelectField
        label={messages.trackingType}
        help={messages.typeHelp[value.trackingType]}
        value={value.trackingType}
        onChange={({ target }) =>
          set({ trackingType: TRACKING_TYPES.find((type) => type === target.value) ?? 'individual_price' })
        }
      >
        {TRACKING_TYPES.map((type) => (
          <option key={type} value={type}>
            {competitorMessages.types[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.selector}
        help={messages.selectorHelp}
        isOptional
        maxLength={limits.selector}
        autoComplete="off"
        spellCheck={false}
        value={value.selector}
        error={faults.selector}
        onChange={({ target }) => set({ selector: target.value })}
      />
      <Checkbox
        isSwitch
        label={messages.isEnabled}
        checked={value.isEnabled}
        onChange={({ target }) => set({ isEnabled: target.checked })}
      />
      <NotificationFields {...{ value, faults, set }} />
      <CrawlFields {...{ value, faults, set }} />
    </>
  );
}

/** Which tyre of ours the page sells. */
function TyreLink({ trackingId, value, set }: Omit<TrackingFieldsProps, 'faults'>) {
  const { productId, productLabel } = value;
  const [isPicking, setPicking] = useState(false);
  const { data } = useQuery({
    ...marketQuery(trackingId ?? ''),
    enabled: trackingId !== undefined && productId !== null && productLabel === '',
  });
  const stored = data?.ours?._id === productId ? data?.ours : undefined;
  const name = productLabel === '' ? stored && `${stored.name} ${stored.size}` : productLabel;
  return (
    <fieldset className={styles.group}>
      <legend>{messages.ownTyre}</legend>
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
      <p className={styles.note}>{messages.ownTyreHelp}</p>
      {isPicking && (
        <ProductPicker
          title={messages.pickTyreTitle}
          onPick={(id, label) => set({ productId: id, productLabel: label })}
          onClose={() => setPicking(false)}
        />
      )}
    </fieldset>
  );
}

function NotificationFields({ value, faults, set }: TrackingFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{messages.notifications}</legend>
      <Checkbox
        label={messages.priceIncrease}
        checked={value.priceIncrease}
        onChange={({ target }) => set({ priceIncrease: target.checked })}
      />
      <Checkbox
        label={messages.priceDecrease}
        checked={value.priceDecrease}
        onChange={({ target }) => set({ priceDecrease: target.checked })}
      />
      <TextField
        label={messages.recipients}
        help={messages.recipientsHelp}
        isOptional
        autoComplete="off"
        value={value.recipients}
        error={faults.recipients}
        onChange={({ target }) => set({ recipients: target.value })}
      />
    </fieldset>
  );
}

function CrawlFields({ value, faults, set }: TrackingFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{messages.crawling}</legend>
      <div className={styles.pair}>
        <TextField
          label={messages.timeout}
          help={messages.timeoutHelp}
          unit={messages.timeoutUnit}
          inputMode="numeric"
          value={value.timeout}
          error={faults.timeout}
          onChange={({ target }) => set({ timeout: target.value })}
        />
        <TextField
          label={messages.attempts}
          help={messages.attemptsHelp}
          inputMode="numeric"
          value={value.attempts}
          error={faults.attempts}
          onChange={({ target }) => set({ attempts: target.value })}
        />
      </div>
    </fieldset>
  );
}
