// The fields of a campaign.
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { lengthInDays } from '../campaign-form.ts';
import { DISCOUNT_TYPES } from '../discount.ts';
import { campaignFormMessages as messages } from '../messages-admin.ts';
import type { CampaignFormState } from './use-campaign-form.ts';

import styles from './campaign-modal.module.css';

interface CampaignFieldsProps {
  form: CampaignFormState;
  isNew: boolean;
}

export function CampaignFields({ form, isNew }: CampaignFieldsProps) {
  const { value, set, faults } = form;
  return (
    <>
      <p className={styles.note}>{messages.required}</p>
      <TextField
        label={messages.name}
        required
        maxLength={120}
        autoComplete="off"
        value={value.name}
        error={faults.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextAreaField
        label={messages.description}
        isOptional
        help={messages.descriptionHelp}
        rows={3}
        maxLength={2000}
        value={value.description}
        error={faults.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <div>
        <ImageField
          label={messages.image}
          value={value.imageUrl}
          error={faults.imageUrl}
          onChange={(imageUrl) => set({ imageUrl })}
        />
        {!isNew && value.imageUrl === '' && <p className={styles.note}>{messages.imageStays}</p>}
      </div>
      <DayFields form={form} />
      <DiscountFields form={form} />
      <Checkbox
        isSwitch
        label={messages.isActive}
        help={messages.isActiveHelp}
        checked={value.isActive}
        onChange={({ target }) => set({ isActive: target.checked })}
      />
    </>
  );
}

function DayFields({ form: { value, set, faults, today } }: Pick<CampaignFieldsProps, 'form'>) {
  const days = lengthInDays(value);
  const isPast = days !== undefined && value.endDate < today;
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.startDate}
        type="date"
        required
        value={value.startDate}
        error={faults.startDate}
        onChange={({ target }) => set({ startDate: target.value })}
      />
      <TextField
        label={messages.endDate}
        type="date"
        required
        min={value.startDate}
        value={value.endDate}
        error={faults.endDate}
        help={isPast ? messages.endPast : days !== undefined && messages.length(days)}
        onChange={({ target }) => set({ endDate: target.value })}
      />
    </div>
  );
}

function DiscountFields({ form: { value, set, faults } }: Pick<CampaignFieldsProps, 'form'>) {
  const { discountType } = value;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={messages.discountType}
          value={discountType}
          onChange={({ target }) =>
            set({ discountType: DISCOUNT_TYPES.find((type) => type === target.value) ?? 'percentage' })
          }
        >
          {DISCOUNT_TYPES.map((type) => (
            <option key={type} value={type}>
              {messages.types[type]}
            </option>
          ))}
        </SelectField>
        {discountType !== 'free_shipping' && (
          <TextField
            label={messages.discountValue}
            unit={discountType === 'percentage' ? '%' : '€'}
            inputMode="decimal"
            autoComplete="off"
            required
            value={value.discountValue}
            error={faults.discountValue}
            onChange={({ target }) => set({ discountValue: target.value })}
          />
        )}
      </div>
      <TextField
        label={messages.discountCode}
        isOptional
        help={messages.codeHelp}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value.discountCode}
        error={faults.discountCode}
        onChange={({ target }) => set({ discountCode: target.value })}
      />
    </>
  );
}
