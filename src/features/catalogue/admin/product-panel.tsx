// Adds a product to a size, or edits one: the same fields, saved over the version that was read.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { SelectField } from '../../../platform/ui/field.tsx';
import type { StaffProduct, createProduct, putProduct } from '../contract-editing.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { productDifferences } from '../product-differences.ts';
import { EMPTY_FORM, bodyOf, formOf } from '../product-form.ts';
import { SaveButton, SaveFailure } from './form-parts.tsx';
import { Locks } from './locks.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { ProductFields } from './product-fields.tsx';
import { allSizesQuery, fieldErrors, isStale, productQuery, useChange } from './tyre-queries.ts';

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
        body: bodyOf(form),
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

export function ProductEditor({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const queries = useQueryClient();
  const [form, setForm] = useState(() => formOf(product));
  const [read, setRead] = useState(product);
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<StaffProduct>();
  const place = { sizeId: product.sizeId, productId: product._id };
  const save = useChange(
    (version: number) =>
      callApi<typeof putProduct>({
        method: 'PUT',
        path: '/tires/sizes/:sizeId/products/:productId',
        params: place,
        body: { ...bodyOf(form), version },
      }),
    () => showToast({ text: messages.product.updated, tone: 'ok' }),
  );
  async function readTheirs(): Promise<void> {
    try {
      setTheirs(await queries.query({ ...productQuery(place), staleTime: 0 }));
    } catch {
      // The refusal stands in the form, and saving again reads again.
    }
  }
  const send = (version: number) =>
    save.mutate(version, {
      onError: (error) => {
        if (isStale(error)) void readTheirs();
      },
    });
  function takeTheirs(newest: StaffProduct): void {
    setTheirs(undefined);
    setRead(newest);
    setForm(formOf(newest));
    save.reset();
  }
  function keepMine(newest: StaffProduct): void {
    setTheirs(undefined);
    setRead(newest);
    send(newest.version);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending && !theirs) send(read.version);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={form} before={formOf(read)} isSaved={save.isSuccess} onDone={onDone} />
      <p className={styles.note}>{product.size}</p>
      <ProductFields form={form} onChange={setForm} errors={fieldErrors(save.error)} product={read} />
      <Locks product={read} onReleased={setRead} />
      {theirs ? (
        <ConflictView
          fields={productDifferences(formOf(theirs), form)}
          isSaving={save.isPending}
          onTakeStored={() => takeTheirs(theirs)}
          onKeepOwn={() => keepMine(theirs)}
        />
      ) : (
        <SaveFailure title={messages.product.updateFailed} error={save.error} />
      )}
      <SaveButton isBusy={save.isPending} />
    </form>
  );
}
