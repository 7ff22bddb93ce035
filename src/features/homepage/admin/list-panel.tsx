// One of the home page's lists in the back office: loading, editing in order, saving over a version.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { z } from 'zod';

import { rowFields } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { ListEditor, type ListField, type ListRow } from '../../../platform/ui/form/list-editor.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { ClaimList, useClaimQuestion } from '../../articles/admin/writing/claim-list.tsx';
import { listMessages as messages } from '../messages-lists.ts';
import { listClaims, type ListEntry } from '../text-claims.ts';

import layout from '../../../platform/ui/style/layout.module.css';

/** A list as the API answers it, with its version. */
interface ListAnswer<Row> {
  answer: Row[];
  version: number | null;
}

export interface ListPanelProps<Row extends ListRow> {
  /** Names the list in queries and in the draft. */
  name: string;
  /** Title of the list. */
  title: string;
  lead: string;
  /** Schema of a row, with its error messages. */
  schema: z.ZodType<Row, ListRow>;
  fields: readonly ListField[];
  emptyRow: ListRow;
  /** Added at the end, unsaved, unless a row has its texts. */
  prefilledRow?: ListRow | undefined;
  rowName: (number: number) => string;
  addLabel: string;
  most: number;
  read: (signal: AbortSignal) => Promise<ListAnswer<Row>>;
  save: (body: { items: Row[]; version: number; hasConfirmedClaims: boolean }) => Promise<ListAnswer<Row>>;
  /** Rows are closed under this text, and found by a search; left out: all are open. */
  summaryOf?: ((row: ListRow) => string) | undefined;
  /** A row's text, where claims without proof are looked for; left out: nowhere. */
  entryOf?: ((row: ListRow) => ListEntry) | undefined;
}

/** A text that must not be empty. */
export const neededText = z.string().trim().min(1, messages.missing);

export function ListPanel<Row extends ListRow>(props: ListPanelProps<Row>) {
  const query = useQuery(listQuery(props));
  if (query.data) return <ListForm {...props} stored={query.data} />;
  return <LoadState query={query} title={messages.loadFailed} />;
}

function listQuery<Row extends ListRow>({ name, read }: ListPanelProps<Row>) {
  return queryOptions({
    queryKey: ['homepage-list', name],
    queryFn: async ({ signal }) => listOf(await read(signal)),
  });
}

interface List<Row> {
  rows: Row[];
  version: number;
}

function listOf<Row>({ answer, version }: ListAnswer<Row>): List<Row> {
  return { rows: answer, version: version ?? 0 };
}

function ListForm<Row extends ListRow>(props: ListPanelProps<Row> & { stored: List<Row> }) {
  const { title, lead, fields, emptyRow, prefilledRow, rowName, addLabel, most, summaryOf, entryOf } = props;
  const { confirmClaims, question } = useClaimQuestion();
  const form = useListForm(props, confirmClaims);
  const { rows } = form.values;
  const place = useRef<HTMLDivElement>(null);
  const setRows = (next: ListRow[]) => form.set({ rows: next });
  const { wasAdded, isLeftOut } = useFocusOnPrefilledRow(prefilledRow, form, place);
  const claims = claimsIn(useDeferredValue(rows), entryOf);
  return (
    <RecordForm
      form={form}
      failed={messages.failed}
      saved={messages.saved(title)}
      saveLabel={messages.save}
      nothingToSave={uiMessages.nothingToSave}
    >
      <p className={layout.muted}>{lead}</p>
      {isLeftOut && (
        <Notice tone="warn" title={messages.givenLeftOut}>
          {Object.values(prefilledRow ?? {}).join(' ')}
        </Notice>
      )}
      <div ref={place}>
        <ListEditor
          {...{ fields, rows, emptyRow, rowName, addLabel, summaryOf }}
          openedAt={wasAdded ? rows.length - 1 : undefined}
          searchLabel={summaryOf && messages.search}
          onChange={setRows}
          fullReason={rows.length >= most ? messages.full(most) : undefined}
          errorOf={(index, field) => form.errorOf(`rows.${index}.${field}`)}
        />
      </div>
      <ClaimList claims={claims} />
      {question}
    </RecordForm>
  );
}

function useListForm<Row extends ListRow>(
  props: ListPanelProps<Row> & { stored: List<Row> },
  confirmClaims: ReturnType<typeof useClaimQuestion>['confirmClaims'],
) {
  const { name, schema, fields, rowName, most, stored, save, entryOf } = props;
  const queries = useQueryClient();
  const query = listQuery(props);
  return useRecordForm({
    name: `list-${name}`,
    schema: z.object({ rows: z.array(schema) }),
    fields: rowFields(most, rowName, (row: ListRow) => rowText(row, fields)),
    stored,
    openWith: ({ rows }) => withGivenRow(rows, props),
    valuesOf: ({ rows }: List<Row>) => ({ rows }),
    beforeSave: ({ rows }, proceed) => confirmClaims(claimsIn(rows, entryOf), proceed),
    save: async ({ rows: items }, { version }) =>
      // The question before saving has been answered.
      listOf(await save({ items, version, hasConfirmedClaims: claimsIn(items, entryOf).length > 0 })),
    reload: () => queries.query({ ...query, staleTime: 0 }),
    invalidates: query.queryKey,
  });
}

function claimsIn(rows: readonly ListRow[], entryOf: ((row: ListRow) => ListEntry) | undefined) {
  if (!entryOf) return [];
  return rows.flatMap((row, index) =>
    claimsOf(entryOf(row)).map((claim) => ({ ...claim, path: String(index) })),
  );
}

/** Cached by their text: of a hundred rows, a key changes one. */
const claimsByText = new Map<string, ReturnType<typeof listClaims>>();
const MAX_TEXTS = 1000;

function claimsOf(entry: ListEntry) {
  const text = JSON.stringify(entry);
  const claims = claimsByText.get(text) ?? listClaims([entry]);
  if (claimsByText.size >= MAX_TEXTS) claimsByText.clear();
  claimsByText.set(text, claims);
  return claims;
}

/** Brings the caret to the last field of a row that was just added, unless the list was too full for it. */
function useFocusOnPrefilledRow(
  prefilledRow: ListRow | undefined,
  { values: { rows }, isDirty }: { values: { rows: readonly ListRow[] }; isDirty: boolean },
  form: RefObject<HTMLElement | null>,
): { wasAdded: boolean; isLeftOut: boolean } {
  const isThere = prefilledRow === undefined || rows.some((row) => hasTexts(row, prefilledRow));
  const [start] = useState({ wasAdded: prefilledRow !== undefined && isThere && isDirty, wasFull: !isThere });
  useEffect(() => {
    if (!start.wasAdded) return;
    form.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
  }, [form, start]);
  return { wasAdded: start.wasAdded, isLeftOut: start.wasFull && !isThere };
}

/** The rows with the given one at their end, unless one has the same text or the list is full. */
function withGivenRow<Row extends ListRow>(
  rows: readonly ListRow[],
  { prefilledRow, most }: ListPanelProps<Row>,
) {
  const isLeftOut = !prefilledRow || rows.length >= most || rows.some((row) => hasTexts(row, prefilledRow));
  return { rows: isLeftOut ? [...rows] : [...rows, prefilledRow] };
}

function hasTexts(row: ListRow, other: ListRow): boolean {
  return Object.entries(other).every(([name, text]) => text === '' || row[name] === text);
}

function rowText(row: ListRow, fields: readonly ListField[]): string {
  return fields
    .map(({ name, options = [] }) => {
      const value = row[name] ?? '';
      return options.find((option) => option.value === value)?.label ?? value;
    })
    .filter(Boolean)
    .join(' · ');
}
