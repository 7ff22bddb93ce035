// Reads and actions of imports as the pages use them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import type { applyDryRun, getImport, ImportRun, listImportChanges, listImports } from '../contract.ts';
import { pollDelay } from './run-stage.ts';

export const CHANGES_PER_PAGE = 50;
export const RUNS_PER_PAGE = 10;
/** The list is asked less often than the one run somebody is watching. */
const LIST_POLL_MS = 2_000;

export const IMPORTS_PATH = '/admin/tuonti';

export function runPath(id: string): string {
  return `${IMPORTS_PATH}/${id}`;
}

const runKey = (id: string) => ['imports', 'run', id];

/** One run, asked again and again until it has ended. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: runKey(id),
    queryFn: ({ signal }) =>
      callApi<typeof getImport>({ method: 'GET', path: '/imports/:id', params: { id }, signal }),
    refetchInterval: ({ state }) => pollDelay(state.data),
  });
}

/** A page of what a run changed; the next one stands ready under the old until it is there. */
export function changesQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['imports', 'changes', id, page],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listImportChanges>({
        method: 'GET',
        path: '/imports/:id/changes',
        params: { id },
        query: { page, limit: CHANGES_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** A page of the runs, newest first. */
export function historyQuery(page: number) {
  return queryOptions({
    queryKey: ['imports', 'list', page],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listImports>({
        method: 'GET',
        path: '/imports',
        query: { page, limit: RUNS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.answer.some((run) => pollDelay(run) !== false) === true && LIST_POLL_MS,
  });
}

/** Opens the page of a run that has just begun. */
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
      callApi<typeof applyDryRun>({
        method: 'POST',
        path: '/imports/:id/apply',
        params: { id: dryRunId },
        query: NEXT_QUERIES[next],
      }),
    onSuccess: openRun,
  });
}
