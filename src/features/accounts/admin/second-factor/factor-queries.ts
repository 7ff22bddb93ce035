// Reads and changes the user's own second factors, and the owner's rule.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { makePasskey } from '../../../../platform/browser/session/passkeys.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import type {
  SecondFactorRule,
  beginApp,
  beginPasskey,
  confirmApp,
  deleteApp,
  deletePasskey,
  forgetDevices,
  getSecondFactor,
  getSecondFactorRule,
  postPasskey,
  putPasskey,
  putSecondFactorRule,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../../contract-second-factor.ts';
import type { StaffAccount } from '../../contract.ts';
import {
  appMessages,
  deviceMessages,
  passkeyListMessages,
  resetMessages,
  ruleMessages,
} from '../../messages-second-factor-admin.ts';
import { accountsQuery } from '../account-queries.ts';
import { sessionQuery } from '../session.ts';

export const factorQuery = apiQuery<typeof getSecondFactor>(
  ['admin-second-factor'],
  'GET /admin/second-factor',
);
export const ruleQuery = apiQuery<typeof getSecondFactorRule>(
  ['admin-second-factor-rule'],
  'GET /admin/second-factor-rule',
);

/** Changes the user's own factors, then reads them again, also where the answer was lost; `done` is its toast. */
function useFactorChange<Wanted, Answer>(change: (wanted: Wanted) => Promise<Answer>, done?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => done !== undefined && showToast({ tone: 'ok', text: done }),
    onSettled: () => queries.invalidateQueries({ queryKey: factorQuery.queryKey }),
  });
}

/** The session contains whether a second factor is still missing; read again once the new codes have been seen. */
export function useEnrolmentEnd(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

export function useBeginApp() {
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi<typeof beginApp>('POST /admin/second-factor/app', { body: { currentPassword } }),
  });
}

export function useConfirmApp() {
  return useFactorChange(
    (body: { stepToken: string; code: string }) =>
      callApi<typeof confirmApp>('POST /admin/second-factor/app/confirmation', { body }),
    appMessages.done,
  );
}

export function useRemoveApp() {
  return useFactorChange(
    (currentPassword: string) =>
      callApi<typeof deleteApp>('DELETE /admin/second-factor/app', { body: { currentPassword } }),
    appMessages.removed,
  );
}

/** Gets the options from the server, creates the passkey in the browser, and stores it on the server. */
export function useAddPasskey() {
  return useFactorChange(async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
    const { stepToken, passkey } = await callApi<typeof beginPasskey>(
      'POST /admin/second-factor/passkeys/options',
      { body: { currentPassword } },
    );
    const body = { stepToken, name, passkey: await makePasskey(passkey) };
    return callApi<typeof postPasskey>('POST /admin/second-factor/passkeys', { body });
  }, passkeyListMessages.done);
}

export function useRenamePasskey() {
  return useFactorChange(
    ({ id, name }: { id: string; name: string }) =>
      callApi<typeof putPasskey>('PUT /admin/second-factor/passkeys/:id', { params: { id }, body: { name } }),
    passkeyListMessages.renamed,
  );
}

export function useRemovePasskey({ id, name }: { id: string; name: string }) {
  return useFactorChange(
    (currentPassword: string) =>
      callApi<typeof deletePasskey>('DELETE /admin/second-factor/passkeys/:id', {
        params: { id },
        body: { currentPassword },
      }),
    passkeyListMessages.removed(name),
  );
}

export function useRenewRecoveryCodes() {
  return useFactorChange((currentPassword: string) =>
    callApi<typeof renewRecoveryCodes>('POST /admin/second-factor/recovery-codes', {
      body: { currentPassword },
    }),
  );
}

export function useForgetDevices() {
  return useFactorChange(
    () => callApi<typeof forgetDevices>('DELETE /admin/second-factor/devices'),
    deviceMessages.forgotten,
  );
}

export function useChangeRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SecondFactorRule) =>
      callApi<typeof putSecondFactorRule>('PUT /admin/second-factor-rule', { body }),
    onSuccess: (rule) => {
      queries.setQueryData(ruleQuery.queryKey, rule);
      showToast({ tone: 'ok', text: ruleMessages.saved });
      return queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

export function useResetSecondFactor({ _id: id, username }: StaffAccount, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi<typeof resetSecondFactor>('DELETE /admin/accounts/:id/second-factor', {
        params: { id },
        body: { currentPassword },
      }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: resetMessages.done(username) });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}
