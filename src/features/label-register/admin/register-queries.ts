// Reads and changes of the EU's label register as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type { Disagreement, getRegisterState, listDisagreements, settleDisagreement } from '../contract.ts';
import { registerMessages } from '../messages-admin.ts';

const messages = registerMessages.page;
const ALL = ['label-register'];
/** What the tyre tab has read: a settled tyre is another. */
const TYRES = ['tyres'];

export const stateQuery = queryOptions({
  queryKey: [...ALL, 'state'],
  queryFn: ({ signal }) =>
    callApi<typeof getRegisterState>({ method: 'GET', path: '/label-register', signal }),
});

export function disagreementsQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, 'disagreements', page],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listDisagreements>({
        method: 'GET',
        path: '/label-register/disagreements',
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

interface Settling {
  disagreement: Disagreement;
  choice: 'register' | 'own';
}

/** Whatever came of it, the list is read again: it may be another by now. */
export function useSettle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ disagreement: { productId, fingerprint }, choice }: Settling) =>
      callApi<typeof settleDisagreement>({
        method: 'POST',
        path: '/label-register/disagreements/:productId',
        params: { productId },
        body: { choice, fingerprint },
      }),
    onSuccess: (_nothing, { disagreement: { name }, choice }) =>
      showToast({ text: choice === 'register' ? messages.taken(name) : messages.kept(name), tone: 'ok' }),
    onError: (error) => showToast({ text: `${messages.settleFailed}: ${error.message}`, tone: 'bad' }),
    onSettled: () => Promise.all([ALL, TYRES].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
