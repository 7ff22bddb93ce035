// Adds a product to a size, or edits one: the same fields, saved over the version that was read.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { SelectField, TextField } from '../../../../platform/ui/form/field.tsx';
import { FormParts } from '../../../../platform/ui/form/form-parts.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { WaitingCount } from '../../../stock-alerts/admin/waiting-count.tsx';
import type { StaffProduct } from '../../contract/editing.ts';
import { adminMessages as messages } from '../../messages/admin.ts';
import { FIELD_PARAM, PANEL_GUARD, allSizesQuery } from '../tyre-queries.ts';
import { Locks } from './locks.tsx';
import { ProductFields } from './product-fields.tsx';
import { useProductForm, type ProductFormState } from './use-product-form.ts';

export interface NewProductProps {
  sizeId: string;
  /** Closes the panel over what was made. */
  onCreated: (product: StaffProduct) => void;
}

export function NewProduct({ sizeId, onCreated }: NewProductProps) {
  const form = useProductForm({ sizeId, onSaved: onCreated });
  return (
    <RecordForm form={form} failed={messages.product.createFailed} guard={PANEL_GUARD}>
      <FormParts titles={Object.values(messages.product.sections)} />
      <ProductFields form={form} size={<SizeField form={form} />} />
    </RecordForm>
  );
}

function SizeField({ form }: { form: ProductFormState }) {
  const { data: sizes } = useQuery(allSizesQuery);
  const { onChange, ...chosen } = form.controlled('sizeId');
  return (
    <SelectField
      {...chosen}
      {...(chosen.value === '' && { 'data-begin': '' })}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{messages.size.choose}</option>
      {sizes?.map(({ _id, size, vehicleType }) => (
        <option key={_id} value={_id}>
          {size.fullSize} · {messages.size.vehicles[vehicleType]}
        </option>
      ))}
    </SelectField>
  );
}

const FIELD_IDS: Readonly<Record<string, string>> = {
  label: 'product-label',
  number: 'product-eprel',
  snow: 'product-snow',
};

/** Focuses the field named in the address. */
function useFieldInAddress(): void {
  const [query] = useSearchParams();
  const field = FIELD_IDS[query.get(FIELD_PARAM) ?? ''];
  useEffect(() => {
    if (field === undefined) return;
    const control = document.getElementById(field);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
}

export function ProductEditor({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const form = useProductForm({ product, sizeId: product.sizeId, onSaved: onDone });
  useFieldInAddress();
  return (
    <RecordForm form={form} failed={messages.product.updateFailed} guard={PANEL_GUARD}>
      <FormParts titles={Object.values(messages.product.sections)} />
      <WaitingCount productId={product._id} />
      <ProductFields
        form={form}
        product={form.record ?? product}
        size={<TextField label={messages.size.chosen} disabled value={product.size} />}
      />
      <Locks product={form.record ?? product} onReleased={form.rebase} />
    </RecordForm>
  );
}
