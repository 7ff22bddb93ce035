// The session in the back office.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { removeDrafts } from '../../../platform/browser/form/draft-storage.ts';
import { clearAdminToken, storeAdminToken } from '../../../platform/browser/session-tokens.ts';
import type { SignedIn, getSession, signIn, signOut } from '../contract.ts';
import type { Credentials } from '../credentials.ts';
import { deviceTokenOf } from './second-factor/remembered-devices.ts';

/** How long to wait for the server to end the session, which has ended in this browser already. */
const SIGN_OUT_TIMEOUT_MS = 3_000;

/** Who is signed in. The API client handles a refused token. */
export const sessionQuery = {
  ...apiQuery<typeof getSession>(['admin-session'], 'GET /admin/session'),
  staleTime: 60_000,
};

/** Whether the shop's owner is signed in; not until that is known. */
export function useIsOwner(): boolean {
  return useQuery(sessionQuery).data?.user.isOwner ?? false;
}

/** The tabs or cards that the signed-in user may see. */
export function visibleTo<Entry extends { readonly isForOwner?: boolean }>(
  isOwner: boolean,
  things: readonly Entry[],
): readonly Entry[] {
  return things.filter(({ isForOwner = false }) => isOwner || !isForOwner);
}

/** Stores the token of a sign-in that has ended well. */
export function useSessionStart(onSignedIn: () => void) {
  const queries = useQueryClient();
  return ({ token, ...session }: SignedIn) => {
    storeAdminToken(token);
    queries.setQueryData(sessionQuery.queryKey, session);
    onSignedIn();
  };
}

/** Signs in with a password; `data` contains what else is needed. */
export function useSignIn(onSignedIn: () => void) {
  const start = useSessionStart(onSignedIn);
  return useMutation({
    mutationFn: (body: Credentials) => {
      const deviceToken = deviceTokenOf(body.username);
      return callApi<typeof signIn>('POST /admin/login', {
        body: { ...body, ...(deviceToken !== undefined && { deviceToken }) },
      });
    },
    onSuccess: (answer) => {
      if ('token' in answer) start(answer);
    },
  });
}

/** Signs in with a passkey alone. */
export function usePasskeySignIn(onSignedIn: () => void) {
  const start = useSessionStart(onSignedIn);
  return useMutation({
    mutationFn: async () => (await import('./second-factor/passkey-sign-in.ts')).signInWithPasskey(),
    onSuccess: start,
  });
}

/** Removes the token and unsaved forms at once and ends the session on the server, whether or not that answers. */
export async function endSession(): Promise<void> {
  const signOutCall = callApi<typeof signOut>('POST /admin/logout', { timeoutMs: SIGN_OUT_TIMEOUT_MS }).catch(
    () => undefined,
  );
  clearAdminToken();
  removeDrafts();
  await signOutCall;
}
