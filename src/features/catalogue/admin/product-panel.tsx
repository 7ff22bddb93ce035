// Adds a product to a size, or edits one: the same fields, saved over the version that was read.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { SelectField } from '../../../platform/ui/field.tsx';
import type { StaffProduct, createProduct, putProduct } from '../contract-editing.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { productDifferences } from '../product-differences.ts';
import { EMPTY_FORM, bodyOf, formOf, withListedFeatures } from '../product-form.ts';
import { SaveButton, SaveFailure, SaveOutcome } from './form-parts.tsx';
import { Locks } from './locks.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { ProductFields } from './product-fields.tsx';
import { FIELD_PARAM, allSizesQuery, fieldErrors, productQuery, useChange } from './tyre-queries.ts';
import { useVersionedSave } from './use-versioned-save.ts';

import styles from './forms.module.css';

export interface NewProductProps {
  sizeId: string;
  /** Closes the panel over what was made. */
  onCreated: (product: StaffProduct) => void;
}

export function NewProduct({ sizeId, onCreated }: NewProductProps) {
  const [form, setForm] = useState(EMPTY_FORM);
  const [chosen, setChosen] = useState(sizeId);
  const { data: sizes } = useQuery(allSizesQuery);
  const save = useChange(
    () =>
      callApi<typeof createProduct>({
        method: 'POST',
        path: '/tires/sizes/:sizeId/products',
        params: { sizeId: chosen },
        body: bodyOf(withListedFeatures(form)),
      }),
    () => showToast({ text: messages.product.created, tone: 'ok' }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard
        now={[form, chosen]}
        before={[EMPTY_FORM, sizeId]}
        isSaved={save.isSuccess}
        onDone={() => save.data && onCreated(save.data)}
      />
      <SelectField
        label={messages.size.chosen}
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{messages.size.choose}</option>
        {sizes?.map(({ _id, size, vehicleType }) => (
          <option key={_id} value={_id}>
            {size.fullSize} · {messages.size.vehicles[vehicleType]}
          </option>
        ))}
      </SelectField>
      <ProductFields form={form} onChange={setForm} errors={fieldErrors(save.error)} areFeaturesOneText />
      <SaveFailure title={messages.product.createFailed} error={save.error} />
      <SaveButton isBusy={save.isPending} />
    </form>
  );
}

const ASKED_FIELDS: Readonly<Record<string, string>> = {
  label: 'product-label',
  number: 'product-eprel',
  snow: 'product-snow',
};

/** The field that the address asks for has the focus. */
function useAskedField(): void {
  const [query] = useSearchParams();
  const field = ASKED_FIELDS[query.get(FIELD_PARAM) ?? ''];
  useEffect(() => {
    if (field === undefined) return;
    const control = document.getElementById(field);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
}

export function ProductEditor({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const queries = useQueryClient();
  const [form, setForm] = useState(() => formOf(product));
  const place = { sizeId: product.sizeId, productId: product._id };
  const save = useVersionedSave({
    loaded: product,
    save: (version) =>
      callApi<typeof putProduct>({
        method: 'PUT',
        path: '/tires/sizes/:sizeId/products/:productId',
        params: place,
        body: { ...bodyOf(form), version },
      }),
    reload: () => queries.query({ ...productQuery(place), staleTime: 0 }),
    isAlike: (stored, begun) => productDifferences(formOf(stored), formOf(begun)).length === 0,
    onSaved: () => showToast({ text: messages.product.updated, tone: 'ok' }),
    onTaken: (stored) => setForm(formOf(stored)),
  });
  const { begun } = save;
  useAskedField();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={form} before={formOf(begun)} isSaved={save.isSaved} onDone={onDone} />
      <p className={styles.note}>{product.size}</p>
      <ProductFields form={form} onChange={setForm} errors={fieldErrors(save.error)} product={begun} />
      <Locks product={begun} onReleased={save.setBegun} />
      <SaveOutcome
        title={messages.product.updateFailed}
        save={save}
        versions={(stored) => productDifferences(formOf(stored), form)}
      />
    </form>
  );
}
