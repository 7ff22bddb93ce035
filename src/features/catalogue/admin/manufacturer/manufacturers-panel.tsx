// The manufacturers: the form that adds or edits one, and the list with what can be removed.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useApiSave, useListed } from '../../../../platform/browser/api-query.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { RecordList } from '../../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../../platform/ui/list/row-action.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { deleteManufacturer } from '../../contract/editing.ts';
import type { ManufacturerResponse } from '../../contract/tyres.ts';
import { adminMessages } from '../../messages/admin.ts';
import { ALL_TYRES, manufacturerListQuery, manufacturersQuery, PANEL_PARAM } from '../tyre-queries.ts';
import { MANUFACTURER_TIMEOUT_MS, ManufacturerForm } from './manufacturer-form.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';

const messages = adminMessages.manufacturer;
/** Panels in the address: of all manufacturers, and the same with one of them in the form. */
export const MANUFACTURERS_PANEL = 'valmistajat';
export const MANUFACTURER_PANEL = 'valmistaja';

type Act = readonly [label: string, act: (manufacturer: ManufacturerResponse) => void];

const columnsOf = (acts: readonly Act[]): Column<ManufacturerResponse>[] => [
  {
    label: adminMessages.columns.manufacturer,
    role: 'name',
    cell: ({ name, productCount }) => (
      <>
        {name} <span className={layout.note}>{messages.products(productCount)}</span>
      </>
    ),
  },
  {
    label: adminMessages.columns.actions,
    role: 'actions',
    cell: (manufacturer) => (
      <div className={layout.cluster2}>
        {acts.map(([label, act]) => (
          <RowButton
            key={label}
            label={label}
            name={`${label} ${manufacturer.name}`}
            onClick={() => act(manufacturer)}
          />
        ))}
      </div>
    ),
  },
];

/** The panel of one manufacturer, opened for its contact alone. */
export function ManufacturerContactPanel({ id, onDone }: { id: string; onDone: () => void }) {
  const one = useListed(manufacturersQuery, id, messages.none);
  if (one.data) return <ManufacturerForm manufacturer={one.data} isContactRequired onDone={onDone} />;
  return <LoadState query={one} title={adminMessages.loadFailed} />;
}

/** The one that is edited is in the URL: going from it to another confirms what is not saved. */
export function ManufacturersPanel({ editedId }: { editedId?: string | undefined }) {
  const query = useQuery(manufacturerListQuery);
  const [, setQuery] = useSearchParams();
  const [createdCount, setCreatedCount] = useState(0);
  const [removed, setRemoved] = useState<ManufacturerResponse | null>(null);
  const edited = query.data?.answer.find(({ _id }) => _id === editedId);
  const edit = (id?: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set(PANEL_PARAM, id === undefined ? MANUFACTURERS_PANEL : `${MANUFACTURER_PANEL}:${id}`);
      return next;
    });
  return (
    <div className={layout.stack4}>
      {edited ? (
        <ManufacturerForm key={edited._id} manufacturer={edited} onDone={() => edit()} />
      ) : (
        <ManufacturerForm key={createdCount} onDone={() => setCreatedCount(createdCount + 1)} />
      )}
      <h3>{messages.list}</h3>
      <RecordList
        query={query}
        texts={{ loadFailed: adminMessages.loadFailed, emptyTitle: messages.none }}
        headingLevel={3}
      >
        {(manufacturers) => (
          <RecordTable
            caption={messages.list}
            rows={manufacturers}
            columns={columnsOf([
              [adminMessages.edit, ({ _id }) => edit(_id)],
              [adminMessages.remove, setRemoved],
            ])}
            keyOf={({ _id }) => _id}
          />
        )}
      </RecordList>
      {removed && <RemoveManufacturer manufacturer={removed} onDone={() => setRemoved(null)} />}
    </div>
  );
}

function RemoveManufacturer({
  manufacturer,
  onDone,
}: {
  manufacturer: ManufacturerResponse;
  onDone: () => void;
}) {
  const remove = useApiSave<typeof deleteManufacturer>(
    'DELETE /manufacturers/:id',
    () => ({ params: { id: manufacturer._id }, timeoutMs: MANUFACTURER_TIMEOUT_MS }),
    {
      invalidates: ALL_TYRES,
      onSuccess: () => showToast({ text: messages.removed(manufacturer.name), tone: 'ok' }),
    },
  );
  return (
    <ConfirmDialog
      title={messages.removeTitle(manufacturer.name)}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error ? `${messages.removeFailed}: ${remove.error.message}` : undefined}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <p>{messages.removeQuestion}</p>
    </ConfirmDialog>
  );
}
