// The fields of a tracking.
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import { TRACKING_TYPES } from '../contract.ts';
import { TRACKING_LIMITS as limits } from '../limits.ts';
import { competitorFormMessages as messages, competitorMessages } from '../messages-admin.ts';
import type { TrackingFaults, TrackingForm } from '../tracking-form.ts';

import styles from './competitors-page.module.css';

interface TrackingFieldsProps {
  value: TrackingForm;
  faults: TrackingFaults;
  set: (change: Partial<TrackingForm>) => void;
}

export function TrackingFields({ value, faults, set }: TrackingFieldsProps) {
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
