// The price list in the back office: its sections and rows, saved together over a version.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { callWithTotal } from '../../../platform/browser/api.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import type { getPriceList, PriceRowResponse, putPriceList } from '../contract.ts';
import { priceEditorMessages as messages } from '../messages-editor.ts';
import { SECTIONS } from '../price-list.ts';
import { priceFields, priceFormSchema } from './price-form.ts';
import { PriceSection } from './price-section.tsx';

import layout from '../../../platform/ui/style/layout.module.css';

interface PriceList {
  rows: PriceRowResponse[];
  version: number;
}

const listQuery = queryOptions({
  queryKey: ['price-list'],
  queryFn: async ({ signal }): Promise<PriceList> => {
    const read = await callWithTotal<typeof getPriceList>('GET /price-list', { signal });
    return { rows: read.answer, version: read.version ?? 0 };
  },
});

export function PriceListPanel() {
  const query = useQuery(listQuery);
  if (query.data) return <PriceListForm stored={query.data} />;
  return <LoadState query={query} title={messages.loadFailed} />;
}

function PriceListForm({ stored }: { stored: PriceList }) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'price-list',
    schema: priceFormSchema,
    fields: priceFields,
    stored,
    valuesOf: ({ rows }: PriceList) => ({ rows: rows.map(({ prices, ...row }) => ({ ...row, ...prices })) }),
    save: async ({ rows }, { version }): Promise<PriceList> => {
      const items = rows.map(({ passenger, suv, van, ...row }) => ({
        ...row,
        prices: { passenger, suv, van },
      }));
      const saved = await callWithTotal<typeof putPriceList>('PUT /price-list', { body: { items, version } });
      return { rows: saved.answer, version: saved.version ?? version };
    },
    reload: () => queries.query({ ...listQuery, staleTime: 0 }),
    invalidates: listQuery.queryKey,
  });
  const { rows } = form.values;
  return (
    <RecordForm
      form={form}
      failed={messages.failed}
      saved={messages.saved}
      saveLabel={messages.save}
      nothingToSave={uiMessages.nothingToSave}
    >
      <p className={layout.muted}>{messages.lead}</p>
      {SECTIONS.map((section) => (
        <PriceSection
          key={section}
          section={section}
          rows={rows}
          errorOf={(index, field) => form.errorOf(`rows.${index}.${field}`)}
          onChange={(changed) => form.set({ rows: changed })}
        />
      ))}
    </RecordForm>
  );
}
