// The fields of a product: what it is, what it costs, its texts, its label, stars and pictures.
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';

import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { FieldGroup, FieldRow, SegmentedField } from '../../../../platform/ui/form/field-group.tsx';
import { TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { STOCK_SOURCES, type StaffProduct } from '../../contract/editing.ts';
import { FALLBACK_MANUFACTURERS, adminMessages } from '../../messages/admin.ts';
import { financingFor } from '../../product/product-form.ts';
import { SEASONS, WINTER_TYPES } from '../../search/search-filters.ts';
import { manufacturersQuery } from '../tyre-queries.ts';
import { FeatureRows } from './feature-rows.tsx';
import { LabelFields, LOAD_LIMITS, RatingFields } from './label-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import type { ProductFormState } from './use-product-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../forms.module.css';

const messages = adminMessages.product;

export interface ProductFieldsProps {
  form: ProductFormState;
  /** The product being edited; a new one has its features in one text with commas. */
  product?: StaffProduct;
  /** The tyre's size, before what belongs to it. */
  size?: ReactNode;
}

export function ProductFields({ form, product, size }: ProductFieldsProps) {
  return (
    <div className={layout.stack6}>
      <FieldGroup title={messages.sections.basics}>
        <ServiceFields form={form} size={size} />
        <KindFields form={form} />
        <div className={styles.pair}>
          <Checkbox {...form.field('isXl')} help={messages.isXlHelp} />
          <Checkbox {...form.field('isRunFlat')} help={messages.isRunFlatHelp} />
        </div>
        <PriceFields form={form} {...(product && { product })} />
        <TextAreaField {...form.field('details.description')} isOptional />
        <TextField {...form.field('details.designedFor')} isOptional />
        <Features form={form} areRows={product !== undefined} />
        {product?.sale && <Checkbox isSwitch {...form.field('isOnOffer')} help={messages.onOfferHelp} />}
      </FieldGroup>
      <LabelFields form={form} size={product?.size} />
      <PictureFields form={form} />
      <RatingFields form={form} />
    </div>
  );
}

function Features({ form, areRows }: { form: ProductFormState; areRows: boolean }) {
  const { value, onChange, ...texts } = form.controlled('details.features');
  return areRows ? (
    <FeatureRows features={value} onChange={onChange} error={texts.error} />
  ) : (
    <TextField
      {...texts}
      isOptional
      help={messages.featuresHelp}
      value={value.join(',')}
      onChange={({ target }) => onChange([target.value])}
    />
  );
}

function KindFields({ form }: { form: ProductFormState }) {
  const listId = useId();
  const { data: manufacturers, error } = useQuery(manufacturersQuery);
  const names = error ? FALLBACK_MANUFACTURERS : (manufacturers?.map(({ name }) => name) ?? []);
  const typed = form.values.manufacturer.trim();
  const isKnown = names.some((name) => name.toLowerCase() === typed.toLowerCase());
  return (
    <>
      <FieldRow>
        <TextField
          {...form.field('manufacturer')}
          {...(form.values.sizeId !== '' && { 'data-begin': '' })}
          list={listId}
          help={manufacturers && typed !== '' && !isKnown ? messages.willBeAdded(typed) : undefined}
        />
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <TextField {...form.field('model')} />
        <TextField
          {...form.field('ean')}
          isOptional
          inputMode="numeric"
          maxLength={20}
          help={messages.eanHelp}
        />
      </FieldRow>
      <FieldRow>
        <SegmentedField
          {...form.choice('type')}
          segments={SEASONS.map((value) => ({ value, label: messages.seasons[value] }))}
        />
        {form.values.type === 'winter' && (
          <SegmentedField
            {...form.choice('winterType')}
            segments={WINTER_TYPES.map((value) => ({ value, label: messages.winterTypes[value] }))}
          />
        )}
      </FieldRow>
      {form.values.type === 'winter' && (
        <Checkbox id="product-snow" {...form.field('hasSnowGrip')} help={messages.hasSnowGripHelp} />
      )}
    </>
  );
}

/** The size and what tells tyres of one model and size apart: 91T. */
function ServiceFields({ form, size }: Pick<ProductFieldsProps, 'form' | 'size'>) {
  return (
    <div className={styles.service}>
      {size}
      <TextField {...form.field('loadIndex')} isOptional type="number" {...LOAD_LIMITS} />
      <TextField {...form.field('speedSymbol')} isOptional maxLength={2} />
    </div>
  );
}

function PriceFields({ form, product }: Pick<ProductFieldsProps, 'form' | 'product'>) {
  const fillFinancing = ({ target }: { target: { value: string } }) =>
    form.set({ financingPrice: financingFor(target.value) || form.values.financingPrice });
  return (
    <FieldRow>
      <TextField {...form.field('price', { onChange: fillFinancing })} unit="€" inputMode="decimal" />
      <TextField
        {...form.field('financingPrice')}
        unit="€/kk"
        inputMode="decimal"
        help={messages.financingHelp}
      />
      {!product && (
        <TextField
          {...form.field('stock')}
          isOptional
          unit={adminMessages.pieces}
          inputMode="numeric"
          autoComplete="off"
          help={messages.firstStockHelp}
        />
      )}
      {product && (
        <TextField
          label={messages.stock}
          unit={adminMessages.pieces}
          disabled
          help={messages.stockHelp}
          value={product.stockIsMinimum ? adminMessages.moreThan(product.stock) : String(product.stock)}
        />
      )}
      {!product && form.values.stock.trim() !== '' && (
        <SegmentedField
          {...form.choice('stockSource')}
          segments={STOCK_SOURCES.map((value) => ({ value, label: adminMessages.stock.sources[value] }))}
        />
      )}
    </FieldRow>
  );
}
