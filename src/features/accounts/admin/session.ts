// The session as back-office pages know it.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { forgetAdminToken, keepAdminToken } from '../../../platform/browser/session-tokens.ts';
import type { Credentials, getSession, signIn, signOut } from '../contract.ts';

/** How long to wait for the server to end the session; here it has ended already. */
const SIGN_OUT_TIMEOUT_MS = 3_000;

/** Who is signed in. A refused token is dealt with by the API client. */
export const sessionQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: ({ signal }) => callApi<typeof getSession>({ method: 'GET', path: '/admin/session', signal }),
  staleTime: 60_000,
});

/** Signs in and keeps the token. */
export function useSignIn(onSignedIn: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => callApi<typeof signIn>({ method: 'POST', path: '/admin/login', body }),
    onSuccess: ({ token, ...session }) => {
      keepAdminToken(token);
      queries.setQueryData(sessionQuery.queryKey, session);
      onSignedIn();
    },
  });
}

/** Forgets the token at once and tells the server, whether or not it answers. */
export async function endSession(): Promise<void> {
  const told = callApi<typeof signOut>({
    method: 'POST',
    path: '/admin/logout',
    timeoutMs: SIGN_OUT_TIMEOUT_MS,
  }).catch(() => undefined);
  forgetAdminToken();
  await told;
}
