// The price list in the back office: its sections and rows, saved as a whole over a version.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { callWithTotal } from '../../../platform/browser/api.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import type { Versioned } from '../../../platform/browser/use-versioned-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { getPriceList, putPriceList } from '../contract.ts';
import { priceEditorMessages as messages } from '../messages-editor.ts';
import { draftRow, readDraft, summaryText } from '../price-draft.ts';
import type { PriceDraftRow } from '../price-draft.ts';
import { SECTIONS } from '../price-list.ts';
import { MOST_ROWS, PriceSection } from './price-section.tsx';

import styles from './price-list-panel.module.css';

type Rows = readonly PriceDraftRow[];

const keptSchema = z.object({ version: z.int32(), value: z.array(z.record(z.string(), z.string())) });
const NO_ERRORS: ReadonlyMap<string, string> = new Map();

const listQuery = queryOptions({
  queryKey: ['price-list'],
  queryFn: async ({ signal }): Promise<Versioned<Rows>> => {
    const read = await callWithTotal<typeof getPriceList>({ method: 'GET', path: '/price-list', signal });
    return { value: read.answer.map(draftRow), version: read.version ?? 0 };
  },
});

export function PriceListPanel() {
  const { data, error, refetch } = useQuery(listQuery);
  if (data) return <PriceListForm loaded={data} />;
  if (!error) return <Skeleton lines={10} />;
  return <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
}

async function saveRows(rows: Rows, version: number): Promise<Versioned<Rows>> {
  const read = readDraft(rows);
  const items = read.ok ? read.items : [];
  const saved = await callWithTotal<typeof putPriceList>({
    method: 'PUT',
    path: '/price-list',
    body: { items, version },
  });
  return { value: saved.answer.map(draftRow), version: saved.version ?? version };
}

function PriceListForm({ loaded }: { loaded: Versioned<Rows> }) {
  const queries = useQueryClient();
  const form = useVersionedForm<Rows>({
    name: 'price-list',
    draftSchema: keptSchema,
    loaded,
    save: saveRows,
    reload: () => queries.query({ ...listQuery, staleTime: 0 }),
    onSaved: () => void queries.invalidateQueries({ queryKey: listQuery.queryKey }),
  });
  const { value: rows, setValue, isDirty, isSaving, conflict } = form;
  const [areErrorsShown, setErrorsShown] = useState(false);
  const read = readDraft(rows);
  const errors = areErrorsShown && !read.ok ? read.errors : NO_ERRORS;
  function submit(): void {
    if (!isDirty || isSaving) return;
    setErrorsShown(!read.ok);
    if (read.ok) form.submit();
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UnsavedGuard isDirty={isDirty} onDiscard={form.discard} />
      <p className={styles.lead}>{messages.lead}</p>
      {form.hasRestored && isDirty && !conflict && <Notice tone="info">{messages.restored}</Notice>}
      {SECTIONS.map((section) => (
        <PriceSection key={section} {...{ section, rows, errors }} onChange={setValue} />
      ))}
      {conflict && (
        <ConflictView
          fields={conflictFields(conflict.value, rows)}
          isSaving={isSaving}
          onTakeStored={form.discard}
          onKeepOwn={form.submit}
        />
      )}
      {form.error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {form.error.message}
        </Notice>
      )}
      <div aria-live="polite" className={styles.outcome}>
        {errors.size > 0 && <Notice tone="bad">{messages.mend}</Notice>}
        {form.savedAt !== undefined && <Notice tone="ok">{messages.saved}</Notice>}
      </div>
      {!conflict && (
        <div className={styles.buttons}>
          {isDirty && (
            <Button variant="text" size="small" onClick={form.discard}>
              {messages.discard}
            </Button>
          )}
          <Button
            type="submit"
            isBusy={isSaving}
            disabledReason={isDirty ? undefined : messages.nothingToSave}
          >
            {isSaving ? messages.saving : messages.save}
          </Button>
        </div>
      )}
      {rows.length >= MOST_ROWS && <p className={styles.lead}>{messages.most(MOST_ROWS)}</p>}
    </form>
  );
}

function conflictFields(stored: Rows, own: Rows) {
  return Array.from({ length: Math.max(stored.length, own.length) }, (_, index) => ({
    name: messages.row(index + 1),
    stored: textOf(stored[index]),
    own: textOf(own[index]),
  }));
}

function textOf(row: PriceDraftRow | undefined): string {
  return row ? [summaryText(row), row['note']].filter(Boolean).join(' · ') : '';
}
