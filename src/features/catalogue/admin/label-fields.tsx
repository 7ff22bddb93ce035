// The EU label and the shop's own stars of a product.
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import { adminMessages } from '../messages-admin.ts';
import { RATING_FIELDS } from '../product-form.ts';
import type { ProductForm, RatingField } from '../product-form.ts';

import styles from './forms.module.css';

const messages = adminMessages.product;
const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const NOISE_CLASSES = ['A', 'B', 'C'];
const STARS = ['1', '2', '3', '4', '5'];
const WINTER_RATINGS: ReadonlySet<RatingField> = new Set<RatingField>(['snowGrip', 'iceGrip']);

interface FieldsProps {
  form: ProductForm;
  set: (change: Partial<ProductForm>) => void;
}

export function LabelFields({
  form,
  set,
  errors,
}: FieldsProps & { errors: Readonly<Record<string, string>> }) {
  return (
    <fieldset className={styles.group}>
      <legend>{messages.label}</legend>
      <div className={styles.pair}>
        <ClassField
          label={messages.fuelEfficiency}
          classes={CLASSES}
          value={form.fuelEfficiency}
          onChange={(fuelEfficiency) => set({ fuelEfficiency })}
        />
        <ClassField
          label={messages.wetGrip}
          classes={CLASSES}
          value={form.wetGrip}
          onChange={(wetGrip) => set({ wetGrip })}
        />
        <TextField
          label={messages.noiseLevel}
          unit="dB"
          type="number"
          min={60}
          max={80}
          value={form.noiseLevel}
          error={errors['details.noiseLevel']}
          onChange={({ target }) => set({ noiseLevel: target.value })}
        />
        <ClassField
          label={messages.noiseClass}
          classes={NOISE_CLASSES}
          value={form.noiseClass}
          onChange={(noiseClass) => set({ noiseClass })}
        />
      </div>
    </fieldset>
  );
}

export function RatingFields({ form, set }: FieldsProps) {
  const shown = RATING_FIELDS.filter((field) => form.type === 'winter' || !WINTER_RATINGS.has(field));
  return (
    <fieldset className={styles.group}>
      <legend>{messages.ratings}</legend>
      <div className={styles.pair}>
        {shown.map((field) => (
          <ClassField
            key={field}
            label={messages.ratingNames[field]}
            classes={STARS}
            nothing={messages.noRating}
            value={form.ratings[field]}
            onChange={(stars) => set({ ratings: { ...form.ratings, [field]: stars } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ClassFieldProps {
  label: string;
  classes: readonly string[];
  nothing?: string;
  value: string;
  onChange: (value: string) => void;
}

function ClassField({ label, classes, nothing = messages.noClass, value, onChange }: ClassFieldProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{nothing}</option>
      {classes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}
