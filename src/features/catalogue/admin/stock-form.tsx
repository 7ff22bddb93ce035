// Books how many tyres there are; imports leave the count alone from then on.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';

import { useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { readNumber } from '../../../platform/contract/typed.ts';
import { SegmentedField } from '../../../platform/ui/form/field-group.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { STOCK_SOURCES, stockFormSchema, type StaffProduct, type putStock } from '../contract/editing.ts';
import type { undoPriceChange } from '../contract/prices.ts';
import { adminMessages } from '../messages/admin.ts';
import { isUnlikelyStock } from '../stock/unlikely-stock.ts';
import { StockCount } from './stock-count.tsx';
import { ALL_TYRES, PANEL_GUARD, productQuery } from './tyre-queries.ts';

const messages = adminMessages.stock;

export const stockFields: FieldTable<z.input<typeof stockFormSchema>> = [
  { name: 'stock', label: messages.count },
  { name: 'stockSource', label: messages.source, text: ({ stockSource }) => messages.sources[stockSource] },
];

interface Question {
  before: number;
  counted: number;
  book: () => void;
}

export function StockForm({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const queries = useQueryClient();
  const params = { sizeId: product.sizeId, productId: product._id };
  const name = `${product.manufacturer} ${product.model}`;
  const [question, ask] = useState<Question>();
  const undo = useUndo(name);
  const form = useRecordForm({
    name: 'stock',
    schema: stockFormSchema,
    fields: stockFields,
    stored: product,
    valuesOf: (stored: StaffProduct) => stored,
    save: (body, { version }) =>
      callApi<typeof putStock>('PUT /tires/sizes/:sizeId/products/:productId/stock', {
        params,
        body: { ...body, version },
      }),
    reload: () => queries.query({ ...productQuery(params), staleTime: 0 }),
    invalidates: ALL_TYRES,
    beforeSave: ({ stock: counted }, book, record) => {
      const before = (record ?? product).stock;
      if (isUnlikelyStock(before, counted)) ask({ before, counted, book });
      else book();
    },
    onSaved: ({ stock, change }, before) => {
      const text = messages.booked(name, (before ?? product).stock, stock);
      showUndo(text, adminMessages.undo, () => undo(change));
      onDone();
    },
  });
  return (
    <RecordForm form={form} failed={messages.failed} guard={PANEL_GUARD}>
      <p>
        {name}, {product.size}
      </p>
      <StockCount
        field={form.field('stock')}
        typed={form.values.stock}
        help={helpText(form.record ?? product, readNumber(form.values.stock))}
        onCount={(stock) => form.set({ stock })}
      />
      <SegmentedField
        {...form.choice('stockSource')}
        segments={STOCK_SOURCES.map((value) => ({ value, label: messages.sources[value] }))}
      />
      {question && (
        <ConfirmDialog
          title={messages.askTitle(question.counted)}
          confirmLabel={messages.askConfirm}
          variant="primary"
          isInstant
          onConfirm={() => {
            ask(undefined);
            question.book();
          }}
          onCancel={() => ask(undefined)}
        >
          <p>{messages.askText(name, question.before, question.counted)}</p>
        </ConfirmDialog>
      )}
    </RecordForm>
  );
}

/** What saving will change; until the count is edited, what bookings reserve, or that the list's number is only a minimum. */
function helpText({ stock, stockIsMinimum, reserved }: StaffProduct, counted: number): string | undefined {
  if (Number.isInteger(counted) && counted !== stock) return messages.change(stock, counted);
  if (reserved > 0) return messages.reserved(reserved);
  return stockIsMinimum ? messages.minimum(stock) : undefined;
}

/** Undoes a booked stock, also after the form is closed. */
function useUndo(name: string): (change: string) => void {
  const undo = useApiSave<typeof undoPriceChange, string>(
    'POST /tires/prices/:id/undo',
    (id) => ({ params: { id } }),
    {
      invalidates: ALL_TYRES,
      onSuccess: () => showToast({ text: messages.undone(name), tone: 'ok' }),
      onError: ({ message }) =>
        showToast({ text: `${messages.undoFailed}: ${message}`, tone: 'bad', durationMs: 6_000 }),
    },
  );
  return undo.mutate;
}
