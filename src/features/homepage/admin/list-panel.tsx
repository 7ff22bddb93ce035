// One of the home page's lists in the back office: loading, editing in order, saving over a version.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { z } from 'zod';

import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import type { Versioned, VersionedForm } from '../../../platform/browser/use-versioned-form.ts';
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
  /** A row to go on with: added at the end unless one has its texts. */
  begunRow?: ListRow | undefined;
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
  const place = useRef<HTMLFormElement>(null);
  const isLeftOut = useBegunRow(props, place, rows, setValue);
  const [areErrorsShown, setErrorsShown] = useState(false);
  const errors = missingTexts(rows, fields);
  function submit(): void {
    if (!isDirty || isSaving) return;
    setErrorsShown(errors.size > 0);
    if (errors.size === 0) form.submit();
  }
  return (
    <form
      ref={place}
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
      {isLeftOut && (
        <Notice tone="warn" title={messages.begunLeftOut}>
          {Object.values(props.begunRow ?? {}).join(' ')}
        </Notice>
      )}
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
      {!conflict && <Buttons {...form} />}
    </form>
  );
}

function Buttons({
  isDirty,
  isSaving,
  discard,
}: Pick<VersionedForm<readonly ListRow[]>, 'isDirty' | 'isSaving' | 'discard'>) {
  return (
    <div className={styles.buttons}>
      {isDirty && (
        <Button variant="text" size="small" onClick={discard}>
          {messages.discard}
        </Button>
      )}
      <Button type="submit" isBusy={isSaving} disabledReason={isDirty ? undefined : messages.nothingToSave}>
        {isSaving ? messages.saving : messages.save}
      </Button>
    </div>
  );
}

/** Adds the begun row once and brings the typing to its last field; whether the list was too full for it. */
function useBegunRow(
  { begunRow, most }: ListPanelProps,
  form: RefObject<HTMLFormElement | null>,
  rows: readonly ListRow[],
  setValue: (rows: readonly ListRow[]) => void,
) {
  const isTaken = useRef(false);
  const isJustAdded = useRef(false);
  const [wasFull] = useState(rows.length >= most);
  const isThere = begunRow !== undefined && rows.some((row) => hasTexts(row, begunRow));
  useEffect(() => {
    if (!begunRow || isTaken.current) return;
    isTaken.current = true;
    if (wasFull || isThere) return;
    isJustAdded.current = true;
    setValue([...rows, begunRow]);
  }, [begunRow, isThere, rows, setValue, wasFull]);
  useEffect(() => {
    if (!isThere || !isJustAdded.current) return;
    isJustAdded.current = false;
    form.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
  }, [form, isThere]);
  return begunRow !== undefined && wasFull && !isThere;
}

/** Whether the row has every text that the other has. */
function hasTexts(row: ListRow, other: ListRow): boolean {
  return Object.entries(other).every(([name, text]) => text === '' || row[name] === text);
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
