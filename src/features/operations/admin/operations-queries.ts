// What the operations page asks the server.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type { getOperations, runJob, testService } from '../contract.ts';
import { jobWords, operationsMessages as messages } from '../messages.ts';

/** Longer than the server lets a try last. */
const TEST_TIMEOUT_MS = 15_000;
const REFRESH_EVERY_MS = 10_000;

export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: ({ signal }) => callApi<typeof getOperations>({ method: 'GET', path: '/operations', signal }),
  refetchInterval: REFRESH_EVERY_MS,
});

export function useRunJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      callApi<typeof runJob>({ method: 'POST', path: '/operations/jobs/:name/run', params: { name } }),
    onSuccess: ({ name }) => showToast({ tone: 'ok', text: messages.started(jobWords[name] ?? name) }),
    onError: ({ message }) => showToast({ tone: 'bad', text: message }),
    onSettled: () => queries.invalidateQueries({ queryKey: operationsQuery.queryKey }),
  });
}

export function useTestService() {
  return useMutation({
    mutationFn: (name: string) =>
      callApi<typeof testService>({
        method: 'POST',
        path: '/operations/services/:name/test',
        params: { name },
        timeoutMs: TEST_TIMEOUT_MS,
      }),
  });
}
