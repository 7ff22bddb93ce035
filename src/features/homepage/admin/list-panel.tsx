// One of the home page's lists in the back office: loading, editing in order, saving over a version.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import type { Versioned } from '../../../platform/browser/use-versioned-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { ListEditor } from '../../../platform/ui/list-editor.tsx';
import type { ListField, ListRow } from '../../../platform/ui/list-editor.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { listMessages as messages } from '../messages-lists.ts';

import styles from './list-panel.module.css';

export interface ListPanelProps {
  /** Names the list in queries and in the kept draft. */
  name: string;
  lead: string;
  fields: readonly ListField[];
  emptyRow: ListRow;
  rowName: (place: number) => string;
  addLabel: string;
  most: number;
  read: (signal: AbortSignal) => Promise<Versioned<readonly ListRow[]>>;
  save: (rows: readonly ListRow[], version: number) => Promise<Versioned<readonly ListRow[]>>;
}

const keptSchema = z.object({
  version: z.int32(),
  value: z.array(z.record(z.string(), z.string())),
});

export function ListPanel(props: ListPanelProps) {
  const query = listQuery(props);
  const { data, error, refetch } = useQuery(query);
  if (data) return <ListForm {...props} loaded={data} />;
  if (!error) return <Skeleton lines={6} />;
  return <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
}

function listQuery({ name, read }: ListPanelProps) {
  return queryOptions({ queryKey: ['homepage-list', name], queryFn: ({ signal }) => read(signal) });
}

function ListForm(props: ListPanelProps & { loaded: Versioned<readonly ListRow[]> }) {
  const { name, lead, fields, emptyRow, rowName, addLabel, most, loaded, save } = props;
  const queries = useQueryClient();
  const query = listQuery(props);
  const form = useVersionedForm<readonly ListRow[]>({
    name: `list-${name}`,
    draftSchema: keptSchema,
    loaded,
    save,
    reload: () => queries.query({ ...query, staleTime: 0 }),
    onSaved: () => void queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const { value: rows, setValue, isDirty, isSaving, conflict } = form;
  const [areErrorsShown, setErrorsShown] = useState(false);
  const errors = missingTexts(rows, fields);
  function submit(): void {
    if (!isDirty || isSaving) return;
    setErrorsShown(errors.size > 0);
    if (errors.size === 0) form.submit();
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
      <p className={styles.lead}>{lead}</p>
      {form.hasRestored && isDirty && !conflict && <Notice tone="info">{messages.restored}</Notice>}
      <ListEditor
        {...{ fields, rows, emptyRow, rowName, addLabel }}
        onChange={setValue}
        fullReason={rows.length >= most ? messages.full(most) : undefined}
        errors={areErrorsShown ? errors : undefined}
      />
      {conflict && (
        <ConflictView
          fields={conflictFields(conflict.value, rows, fields, rowName)}
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
    </form>
  );
}

/** A sentence for every empty field that must not be. */
function missingTexts(rows: readonly ListRow[], fields: readonly ListField[]): Map<string, string> {
  const needed = fields.filter(({ isOptional }) => isOptional !== true);
  return new Map(
    rows.flatMap((row, index) =>
      needed
        .filter(({ name }) => (row[name] ?? '').trim() === '')
        .map(({ name }): [string, string] => [`${index}.${name}`, messages.missing]),
    ),
  );
}

function conflictFields(
  stored: readonly ListRow[],
  own: readonly ListRow[],
  fields: readonly ListField[],
  rowName: (place: number) => string,
) {
  const textOf = (row: ListRow | undefined) =>
    fields
      .map(({ name, options = [] }) => {
        const value = row?.[name] ?? '';
        return options.find((option) => option.value === value)?.label ?? value;
      })
      .filter(Boolean)
      .join(' · ');
  return Array.from({ length: Math.max(stored.length, own.length) }, (_, index) => ({
    name: rowName(index + 1),
    stored: textOf(stored[index]),
    own: textOf(own[index]),
  }));
}
