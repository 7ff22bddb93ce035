// Reads and actions of imports as the pages use them.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { apiList, apiQuery } from '../../../../platform/browser/api-query.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import type {
  applyDryRun,
  ChangeView,
  countImportChanges,
  getImport,
  ImportRun,
  listImportChanges,
  listImportLists,
  listImports,
  undoImport,
} from '../../contract.ts';
import { pollDelay } from './run-stage.ts';

export const CHANGES_PER_PAGE = 50;
export const RUNS_PER_PAGE = 10;
/** The list is polled less often than the one run somebody is watching. */
const LIST_POLL_MS = 2_000;

export const IMPORTS_PATH = '/admin/tuonti';

export function runPath(id: string): string {
  return `${IMPORTS_PATH}/${id}`;
}

const runKey = (id: string) => ['imports', 'run', id];

/** One run, polled until it has ended. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: runKey(id),
    queryFn: ({ signal }) => callApi<typeof getImport>('GET /imports/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => pollDelay(state.data),
  });
}

/** A page of what a run changed; the old page is shown until the next one is loaded. */
export function changesQuery(
  id: string,
  { page, q, view }: { page: number; q: string; view: ChangeView | undefined },
) {
  return {
    ...apiList<typeof listImportChanges>(['imports'], 'GET /imports/:id/changes', {
      params: { id },
      query: { page, limit: CHANGES_PER_PAGE, ...(view && { view }), ...(q !== '' && { q }) },
    }),
    staleTime: Infinity,
  };
}

export function changeCountsQuery(id: string) {
  return queryOptions({
    queryKey: [...runKey(id), 'counts'],
    queryFn: ({ signal }) =>
      callApi<typeof countImportChanges>('GET /imports/:id/change-counts', { params: { id }, signal }),
    staleTime: Infinity,
  });
}

/** A page of the runs, newest first. */
export function historyQuery(page: number) {
  return queryOptions({
    ...apiList<typeof listImports>(['imports'], 'GET /imports', { query: { page, limit: RUNS_PER_PAGE } }),
    refetchInterval: ({ state }) =>
      state.data?.answer.some((run) => pollDelay(run) !== false) === true && LIST_POLL_MS,
  });
}

/** The names of lists in use. */
export function listNamesQuery() {
  return apiQuery<typeof listImportLists>(['imports'], 'GET /imports/lists');
}

/** Begins to take the run back; its page then polls how far that is. */
export function useUndo(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof undoImport>('POST /imports/:id/undo', { params: { id } }),
    onSuccess: (run) => queries.setQueryData(runKey(id), run),
    // Refused: the page shows what is so now.
    onError: () => queries.invalidateQueries({ queryKey: runKey(id) }),
  });
}

/** Opens the page of a run that has just started. */
export function useOpenRun() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (run: ImportRun) => {
    queries.setQueryData(runKey(run._id), run);
    await navigate(runPath(run._id));
  };
}

/** What to do with a list that a preview has read: import it, or preview it again, perhaps with leave to let many products vanish. */
export type NextRun = 'import' | 'preview' | 'preview-vanishing';

const NEXT_QUERIES = {
  import: {},
  preview: { dryRun: 'true' },
  'preview-vanishing': { dryRun: 'true', allowWithdraw: 'true' },
} as const;

/** Begins the next run of a preview's list, and opens that run's page. */
export function useApply(dryRunId: string) {
  const openRun = useOpenRun();
  return useMutation({
    mutationFn: (next: NextRun) =>
      callApi<typeof applyDryRun>('POST /imports/:id/apply', {
        params: { id: dryRunId },
        query: NEXT_QUERIES[next],
      }),
    onSuccess: openRun,
  });
}
