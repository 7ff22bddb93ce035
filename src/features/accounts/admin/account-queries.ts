// Reads and changes of staff accounts as the owner's panel uses them.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type {
  AccountChange,
  NewAccount,
  StaffAccount,
  deleteAccount,
  getAccounts,
  postAccount,
  putAccount,
} from '../contract.ts';
import { accountListMessages as messages } from '../messages.ts';

export const accountsQuery = queryOptions({
  queryKey: ['admin-accounts'],
  queryFn: ({ signal }) => callApi<typeof getAccounts>({ method: 'GET', path: '/admin/accounts', signal }),
});

export function useAddAccount(onAdded: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAccount) =>
      callApi<typeof postAccount>({ method: 'POST', path: '/admin/accounts', body }),
    onSuccess: ({ username }) => {
      showToast({ tone: 'ok', text: messages.added(username) });
      onAdded();
      return queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  });
}

export interface WantedChange {
  account: StaffAccount;
  change: Pick<AccountChange, 'isActive' | 'isOwner' | 'password'>;
  /** What is said when it is done. */
  done: string;
}

/** A change that is refused is said at once, for the list stays as it was. */
export function useChangeAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ account, change }: WantedChange) =>
      callApi<typeof putAccount>({
        method: 'PUT',
        path: '/admin/accounts/:id',
        params: { id: account._id },
        body: { ...change, version: account.version },
      }),
    onSuccess: (_, { done }) => showToast({ tone: 'ok', text: done }),
    onSettled: () => queries.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}

export function useRemoveAccount(onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: StaffAccount) =>
      callApi<typeof deleteAccount>({ method: 'DELETE', path: '/admin/accounts/:id', params: { id: _id } }),
    onSuccess: (_, { username }) => {
      showToast({ tone: 'ok', text: messages.removed(username) });
      onRemoved();
      return queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  });
}
