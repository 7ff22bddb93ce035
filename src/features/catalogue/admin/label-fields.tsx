// The EU label and the shop's own stars of a product.
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import { registerMessages as register } from '../../label-register/messages-admin.ts';
import { adminMessages } from '../messages-admin.ts';
import { RATING_FIELDS } from '../product-form.ts';
import type { ProductForm, RatingField } from '../product-form.ts';
import { RegisterLookUp } from './register-look-up.tsx';

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
  size,
}: FieldsProps & { errors: Readonly<Record<string, string>>; size: string | undefined }) {
  return (
    <fieldset className={styles.group}>
      <legend>{messages.label}</legend>
      <RegisterLookUp {...{ form, set, size }} error={errors['eprelNumber']} />
      <div className={styles.pair}>
        <ClassField
          id="product-label"
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
        <TextField
          label={register.fields.loadIndex}
          type="number"
          min={20}
          max={200}
          value={form.loadIndex}
          error={errors['loadIndex']}
          onChange={({ target }) => set({ loadIndex: target.value })}
        />
        <TextField
          label={register.fields.speedSymbol}
          autoComplete="off"
          maxLength={2}
          value={form.speedSymbol}
          error={errors['speedSymbol']}
          onChange={({ target }) => set({ speedSymbol: target.value })}
        />
        <TextField
          label={register.fields.twinLoadIndex}
          isOptional
          type="number"
          min={20}
          max={200}
          value={form.twinLoadIndex}
          error={errors['twinLoadIndex']}
          onChange={({ target }) => set({ twinLoadIndex: target.value })}
        />
      </div>
      {form.type === 'winter' && (
        <Checkbox
          label={register.fields.hasIceGrip}
          checked={form.hasIceGrip}
          onChange={({ target }) => set({ hasIceGrip: target.checked })}
        />
      )}
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
  id?: string;
  label: string;
  classes: readonly string[];
  nothing?: string;
  value: string;
  onChange: (value: string) => void;
}

function ClassField({ id, label, classes, nothing = messages.noClass, value, onChange }: ClassFieldProps) {
  return (
    <SelectField id={id} label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{nothing}</option>
      {classes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}
