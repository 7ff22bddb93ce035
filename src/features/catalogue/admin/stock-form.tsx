// Books how many tyres there are; the count is then held against imports.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import type { StaffProduct, putStock } from '../contract-editing.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { STOCK_SOURCES, stockFieldsOf, stockVersions } from '../panel-fields.ts';
import { SaveOutcome } from './form-parts.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { fieldErrors, productQuery } from './tyre-queries.ts';
import { useVersionedSave } from './use-versioned-save.ts';

import styles from './forms.module.css';

export function StockForm({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const queries = useQueryClient();
  const [fields, setFields] = useState(() => stockFieldsOf(product));
  const params = { sizeId: product.sizeId, productId: product._id };
  const { count, source } = fields;
  const save = useVersionedSave({
    loaded: product,
    save: (version) =>
      callApi<typeof putStock>({
        method: 'PUT',
        path: '/tires/sizes/:sizeId/products/:productId/stock',
        params,
        body: { stock: count.trim() === '' ? Number.NaN : Number(count), stockSource: source, version },
      }),
    reload: () => queries.query({ ...productQuery(params), staleTime: 0 }),
    isAlike: (stored, begun) => stored.stock === begun.stock && stored.stockSource === begun.stockSource,
    onSaved: () => showToast({ text: messages.stock.booked, tone: 'ok' }),
    onTaken: (stored) => setFields(stockFieldsOf(stored)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={fields} before={stockFieldsOf(save.begun)} isSaved={save.isSaved} onDone={onDone} />
      <p>
        {product.manufacturer} {product.model}, {product.size}
      </p>
      <TextField
        label={messages.stock.count}
        unit={messages.pieces}
        inputMode="numeric"
        required
        value={count}
        help={product.stockIsMinimum ? messages.stock.minimum(product.stock) : undefined}
        error={fieldErrors(save.error)['stock']}
        onChange={({ target }) => setFields({ ...fields, count: target.value })}
      />
      <SegmentedControl
        legend={messages.stock.source}
        name="stock-source"
        value={source}
        segments={STOCK_SOURCES.map((value) => ({ value, label: messages.stock.sources[value] }))}
        onChange={({ target }) =>
          setFields({ ...fields, source: STOCK_SOURCES.find((one) => one === target.value) ?? 'own' })
        }
      />
      <SaveOutcome
        title={messages.stock.failed}
        save={save}
        versions={(stored) => stockVersions(stockFieldsOf(stored), fields)}
      />
    </form>
  );
}
