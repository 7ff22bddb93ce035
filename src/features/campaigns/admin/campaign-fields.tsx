// The fields of a campaign.
import type { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { isDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { DateField } from '../../../platform/ui/form/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../../platform/ui/form/field.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import type { Campaign } from '../contract.ts';
import { DISCOUNT_TYPES, discountUnit } from '../discount.ts';
import { campaignFormMessages as messages } from '../messages-admin.ts';
import { lengthInDays, type CampaignForm } from './campaign-form.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaign-modal.module.css';

interface CampaignFieldsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<CampaignForm, unknown, Campaign>>,
    'field' | 'controlled' | 'values' | 'record'
  >;
  today: IsoDay;
}

export function CampaignFields({ form, today }: CampaignFieldsProps) {
  const { startDate, endDate, imageUrl, discountType } = form.values;
  const days = lengthInDays(form.values);
  const isPast = days !== undefined && endDate < today;
  const unit = discountUnit(discountType);
  return (
    <>
      <p className={layout.note}>{messages.required}</p>
      <TextField {...form.field('name')} maxLength={120} />
      <TextAreaField
        {...form.field('description')}
        isOptional
        help={messages.descriptionHelp}
        rows={3}
        maxLength={2000}
      />
      <div>
        <ImageField {...form.controlled('imageUrl')} />
        {form.record && imageUrl === '' && <p className={layout.note}>{messages.imageStays}</p>}
      </div>
      <div className={styles.pair}>
        <DateField {...form.controlled('startDate')} />
        <DateField
          {...form.controlled('endDate')}
          from={isDay(startDate) ? startDate : today}
          help={isPast ? messages.endPast : days !== undefined && messages.length(days)}
        />
      </div>
      <div className={styles.pair}>
        <SelectField {...form.field('discountType')}>
          {DISCOUNT_TYPES.map((type) => (
            <option key={type} value={type}>
              {messages.types[type]}
            </option>
          ))}
        </SelectField>
        {unit !== null && (
          <TextField
            {...form.field('discountValue')}
            help={unit === '%' && messages.percentHelp}
            unit={unit}
            inputMode="decimal"
          />
        )}
      </div>
      <TextField
        {...form.field('discountCode')}
        isOptional
        help={messages.codeHelp}
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Checkbox {...form.field('isActive')} isSwitch help={messages.isActiveHelp} />
    </>
  );
}
