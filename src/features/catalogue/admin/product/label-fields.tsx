// The EU label and the shop's own stars of a product.
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { FieldGroup, FieldRow } from '../../../../platform/ui/form/field-group.tsx';
import { SelectField, TextField, type SelectFieldProps } from '../../../../platform/ui/form/field.tsx';
import { adminMessages } from '../../messages/admin.ts';
import { ratingMessages } from '../../messages/label.ts';
import { ratingFieldsOf } from '../../product/product-fields.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../../product/tyre-label.ts';
import { RegisterLookUp } from './register-look-up.tsx';
import type { ProductFormState } from './use-product-form.ts';

import styles from '../forms.module.css';

const messages = adminMessages.product;
/** Of a load index. */
export const LOAD_LIMITS = { min: 20, max: 200 };
const STARS = ['1', '2', '3', '4', '5'];

interface LabelFieldsProps {
  form: ProductFormState;
  /** '205/55R16'; undefined while it is not chosen. */
  size: string | undefined;
}

export function LabelFields({ form, size }: LabelFieldsProps) {
  return (
    <FieldGroup title={messages.sections.label}>
      <RegisterLookUp form={form} size={size} />
      <FieldRow>
        <ClassField
          id="product-label"
          {...form.field('details.fuelEfficiency')}
          isOptional
          classes={LABEL_CLASSES}
        />
        <ClassField {...form.field('details.wetGrip')} isOptional classes={LABEL_CLASSES} />
        <TextField
          {...form.field('details.noiseLevel')}
          isOptional
          unit="dB"
          type="number"
          min={60}
          max={80}
        />
        <ClassField {...form.field('details.noiseClass')} isOptional classes={NOISE_CLASSES} />
        <TextField {...form.field('twinLoadIndex')} isOptional type="number" {...LOAD_LIMITS} />
      </FieldRow>
      {form.values.type === 'winter' && <Checkbox {...form.field('hasIceGrip')} />}
    </FieldGroup>
  );
}

export function RatingFields({ form }: { form: ProductFormState }) {
  return (
    <FieldGroup title={messages.sections.rating}>
      <div className={styles.pair}>
        {ratingFieldsOf(form.values.type).map((field) => (
          <ClassField
            key={field}
            {...form.field(`details.performanceRating.${field}`)}
            label={ratingMessages[field]}
            classes={STARS}
            nothing={messages.noRating}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface ClassFieldProps extends SelectFieldProps {
  classes: readonly string[];
  nothing?: string;
}

function ClassField({ classes, nothing = messages.noClass, ...select }: ClassFieldProps) {
  return (
    <SelectField {...select}>
      <option value="">{nothing}</option>
      {classes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}
