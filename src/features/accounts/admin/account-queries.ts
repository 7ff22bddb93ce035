// Reads and changes of staff accounts as the owner's panel uses them.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiList } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { useCreation } from '../../../platform/browser/form/use-creation.ts';
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

export const accountsQuery = apiList<typeof getAccounts>(['admin-accounts'], 'GET /admin/accounts');

export function useAddAccount() {
  const queries = useQueryClient();
  const create = useCreation();
  return useMutation({
    mutationFn: (body: NewAccount) =>
      create((idempotencyKey) =>
        callApi<typeof postAccount>('POST /admin/accounts', { body, idempotencyKey }),
      ),
    onSuccess: ({ username }) => {
      showToast({ tone: 'ok', text: messages.added(username) });
      return queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  });
}

export interface WantedChange {
  account: StaffAccount;
  change: Pick<AccountChange, 'currentPassword' | 'isActive' | 'isOwner' | 'password'>;
  /** The toast after it. */
  done: string;
}

/** After a refused change the list is read again, because somebody else may have changed the account. */
export function useChangeAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ account, change }: WantedChange) =>
      callApi<typeof putAccount>('PUT /admin/accounts/:id', {
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
    mutationFn: ({ account, currentPassword }: { account: StaffAccount; currentPassword: string }) =>
      callApi<typeof deleteAccount>('DELETE /admin/accounts/:id', {
        params: { id: account._id },
        body: { currentPassword },
      }),
    onSuccess: (_, { account: { username } }) => {
      showToast({ tone: 'ok', text: messages.removed(username) });
      onRemoved();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}
