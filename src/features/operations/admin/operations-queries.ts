// Calls of the operations page.
import { queryOptions, useMutation } from '@tanstack/react-query';

import { apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type { getOperations, runJob, testService } from '../contract.ts';
import { operationsMessages as messages } from '../messages.ts';

/** Longer than the server lets a try last. */
const TEST_TIMEOUT_MS = 15_000;
const REFRESH_EVERY_MS = 10_000;

export const operationsQuery = queryOptions({
  ...apiQuery<typeof getOperations>(['operations'], 'GET /operations'),
  refetchInterval: REFRESH_EVERY_MS,
});

export function useRunJob() {
  return useApiSave<typeof runJob, string>(
    'POST /operations/jobs/:name/run',
    (name) => ({ params: { name } }),
    {
      invalidates: operationsQuery.queryKey,
      isReadAfterFailure: true,
      onSuccess: ({ title }) => showToast({ tone: 'ok', text: messages.started(title) }),
      onError: ({ message }) => showToast({ tone: 'bad', text: message }),
    },
  );
}

export function useTestService() {
  return useMutation({
    mutationFn: (name: string) =>
      callApi<typeof testService>('POST /operations/services/:name/test', {
        params: { name },
        timeoutMs: TEST_TIMEOUT_MS,
      }),
  });
}
