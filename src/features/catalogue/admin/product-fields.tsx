// The fields of a product: what it is, what it costs, what is said of it, its label, stars and pictures.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import type { StaffProduct } from '../contract-editing.ts';
import { FALLBACK_MAKERS, adminMessages } from '../messages-admin.ts';
import { EUROS_PATTERN, financingFor } from '../product-form.ts';
import type { ProductForm } from '../product-form.ts';
import { FeatureRows } from './feature-rows.tsx';
import { LabelFields, RatingFields } from './label-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { makersQuery } from './tyre-queries.ts';

import styles from './forms.module.css';

const messages = adminMessages.product;

export interface ProductFieldsProps {
  form: ProductForm;
  onChange: (form: ProductForm) => void;
  /** Sentences by the path of the field in what is sent. */
  errors: Readonly<Record<string, string>>;
  /** The product being edited. */
  product?: StaffProduct;
  /** Features as one text with commas instead of rows. */
  areFeaturesOneText?: boolean;
}

export function ProductFields(props: ProductFieldsProps) {
  const { form, onChange, errors, product, areFeaturesOneText = false } = props;
  const set = (change: Partial<ProductForm>) => onChange({ ...form, ...change });
  return (
    <>
      <KindFields {...props} />
      <PriceFields {...props} />
      <fieldset className={styles.group}>
        <legend>{messages.more}</legend>
        <TextAreaField
          label={messages.description}
          isOptional
          value={form.description}
          error={errors['details.description']}
          onChange={({ target }) => set({ description: target.value })}
        />
        <TextField
          label={messages.designedFor}
          isOptional
          value={form.designedFor}
          error={errors['details.designedFor']}
          onChange={({ target }) => set({ designedFor: target.value })}
        />
        {areFeaturesOneText ? (
          <TextField
            label={messages.features}
            isOptional
            help={messages.featuresHelp}
            value={form.features.join(',')}
            error={errors['details.features']}
            onChange={({ target }) => set({ features: [target.value] })}
          />
        ) : (
          <FeatureRows features={form.features} onChange={(features) => set({ features })} />
        )}
      </fieldset>
      <LabelFields {...{ form, set, errors }} size={product?.size} />
      <RatingFields {...{ form, set }} />
      <PictureFields {...{ form, set, errors }} />
      {product?.sale && (
        <Checkbox
          isSwitch
          label={messages.onOffer}
          help={messages.onOfferHelp}
          checked={form.isOnOffer}
          onChange={({ target }) => set({ isOnOffer: target.checked })}
        />
      )}
    </>
  );
}

const SEASONS = ['summer', 'winter'] as const;
const WINTER_TYPES = ['studded', 'friction'] as const;

function KindFields({ form, onChange, errors }: ProductFieldsProps) {
  const set = (change: Partial<ProductForm>) => onChange({ ...form, ...change });
  const listId = useId();
  const { data: makers, error } = useQuery(makersQuery);
  const names = error ? FALLBACK_MAKERS : (makers?.map(({ name }) => name) ?? []);
  const typed = form.manufacturer.trim();
  const isKnown = names.some((name) => name.toLowerCase() === typed.toLowerCase());
  return (
    <>
      <TextField
        label={messages.manufacturer}
        required
        list={listId}
        autoComplete="off"
        value={form.manufacturer}
        error={errors['manufacturer']}
        help={makers && typed !== '' && !isKnown ? messages.willBeAdded(typed) : undefined}
        onChange={({ target }) => set({ manufacturer: target.value })}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={messages.model}
        required
        value={form.model}
        error={errors['model']}
        onChange={({ target }) => set({ model: target.value })}
      />
      <SegmentedControl
        legend={messages.type}
        name="product-type"
        value={form.type}
        segments={SEASONS.map((value) => ({ value, label: messages.seasons[value] }))}
        onChange={({ target }) => set({ type: SEASONS.find((one) => one === target.value) ?? 'summer' })}
      />
      {form.type === 'winter' && (
        <>
          <SegmentedControl
            legend={messages.winterType}
            name="product-winter-type"
            value={form.winterType}
            segments={WINTER_TYPES.map((value) => ({ value, label: messages.winterTypes[value] }))}
            onChange={({ target }) =>
              set({ winterType: WINTER_TYPES.find((one) => one === target.value) ?? 'friction' })
            }
          />
          <Checkbox
            id="product-snow"
            label={messages.hasSnowGrip}
            help={messages.hasSnowGripHelp}
            checked={form.hasSnowGrip}
            error={errors['hasSnowGrip']}
            onChange={({ target }) => set({ hasSnowGrip: target.checked })}
          />
        </>
      )}
    </>
  );
}

function PriceFields({ form, onChange, errors, product }: ProductFieldsProps) {
  const set = (change: Partial<ProductForm>) => onChange({ ...form, ...change });
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.price}
        unit="€"
        inputMode="decimal"
        required
        pattern={EUROS_PATTERN}
        title={adminMessages.priceForm}
        value={form.price}
        error={errors['price']}
        onChange={({ target }) =>
          set({ price: target.value, financingPrice: financingFor(target.value) || form.financingPrice })
        }
      />
      <TextField
        label={messages.financing}
        unit="€/kk"
        inputMode="decimal"
        required
        pattern={EUROS_PATTERN}
        title={adminMessages.priceForm}
        help={messages.financingHelp}
        value={form.financingPrice}
        error={errors['financingPrice']}
        onChange={({ target }) => set({ financingPrice: target.value })}
      />
      {product && (
        <TextField
          label={messages.stock}
          unit={adminMessages.pieces}
          disabled
          help={messages.stockHelp}
          value={product.stockIsMinimum ? adminMessages.moreThan(product.stock) : String(product.stock)}
        />
      )}
    </div>
  );
}
