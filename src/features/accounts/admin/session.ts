// The session in the back office.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { clearAdminToken, storeAdminToken } from '../../../platform/browser/session-tokens.ts';
import type { Credentials, getSession, signIn, signOut } from '../contract.ts';

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
export function visibleTo<Thing extends { readonly isForOwner?: boolean }>(
  isOwner: boolean,
  things: readonly Thing[],
): readonly Thing[] {
  return things.filter(({ isForOwner = false }) => isOwner || !isForOwner);
}

/** Signs in and stores the token. */
export function useSignIn(onSignedIn: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => callApi<typeof signIn>('POST /admin/login', { body }),
    onSuccess: (answer) => {
      if (!('token' in answer)) return;
      const { token, ...session } = answer;
      storeAdminToken(token);
      queries.setQueryData(sessionQuery.queryKey, session);
      onSignedIn();
    },
  });
}

/** Removes the token at once and ends the session on the server, whether or not that answers. */
export async function endSession(): Promise<void> {
  const signOutCall = callApi<typeof signOut>('POST /admin/logout', { timeoutMs: SIGN_OUT_TIMEOUT_MS }).catch(
    () => undefined,
  );
  clearAdminToken();
  await signOutCall;
}
