// Books how many tyres there are; the count is then held against imports.
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import type { StaffProduct, putStock } from '../contract-editing.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { SaveButton, SaveFailure } from './form-parts.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { fieldErrors, useChange } from './tyre-queries.ts';

import styles from './forms.module.css';

const SOURCES = ['own', 'supplier'] as const;

export function StockForm({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const [before] = useState({ count: String(product.stock), source: SOURCES[0] });
  const [count, setCount] = useState(before.count);
  const [source, setSource] = useState<(typeof SOURCES)[number]>(before.source);
  const save = useChange(
    () =>
      callApi<typeof putStock>({
        method: 'PUT',
        path: '/tires/sizes/:sizeId/products/:productId/stock',
        params: { sizeId: product.sizeId, productId: product._id },
        body: { stock: count.trim() === '' ? Number.NaN : Number(count), stockSource: source },
      }),
    () => showToast({ text: messages.stock.booked, tone: 'ok' }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={{ count, source }} {...{ before, onDone }} isSaved={save.isSuccess} />
      <p>
        {product.manufacturer} {product.model}, {product.size}
      </p>
      <TextField
        label={messages.stock.count}
        unit={messages.pieces}
        inputMode="numeric"
        required
        value={count}
        error={fieldErrors(save.error)['stock']}
        onChange={({ target }) => setCount(target.value)}
      />
      <SegmentedControl
        legend={messages.stock.source}
        name="stock-source"
        value={source}
        segments={SOURCES.map((value) => ({ value, label: messages.stock.sources[value] }))}
        onChange={({ target }) => setSource(SOURCES.find((one) => one === target.value) ?? 'own')}
      />
      <SaveFailure title={messages.stock.failed} error={save.error} />
      <SaveButton isBusy={save.isPending} />
    </form>
  );
}
