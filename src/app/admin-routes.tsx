// The addresses of the back office: sign-in, and the shell with every slice's tab below it.
import type { QueryClient } from '@tanstack/react-query';
import { Navigate, createBrowserRouter, createMemoryRouter, replace } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';

import { sessionQuery } from '../features/accounts/admin/session.ts';
import { SignInScreen } from '../features/accounts/admin/sign-in-screen.tsx';
import { signInPath } from '../features/accounts/return-path.ts';
import { ApiProblem } from '../platform/browser/api-problem.ts';
import { adminToken } from '../platform/browser/session-tokens.ts';
import { Spinner } from '../platform/ui/tread-ring.tsx';
import { AdminFailure } from './admin-failure.tsx';
import type { AdminFrame } from './admin-frame.ts';
import { AdminShell } from './admin-shell.tsx';
import { adminTabs } from './admin-tabs.ts';
import { UnknownTab } from './admin-unknown-tab.tsx';
import { adminMessages as messages } from './messages-admin.ts';

const HOME = '/admin';

/** The same tabs in both frames; in the drawer their addresses are known to the drawer alone. */
export function createAdminRouter(queries: QueryClient, frame: AdminFrame) {
  return frame.kind === 'page'
    ? createBrowserRouter(adminRoutes((args) => requireSession(queries, args)))
    : createMemoryRouter(
        adminRoutes(() => null),
        { initialEntries: [HOME] },
      );
}

function adminRoutes(admit: (args: LoaderFunctionArgs) => Promise<Response | null> | null): RouteObject[] {
  return [
    {
      path: '/admin/login',
      loader: () => (adminToken() === null ? null : replace(HOME)),
      element: <SignInScreen goTo={openDocument} />,
      hydrateFallbackElement: <Spinner label={messages.loading} />,
    },
    {
      path: HOME,
      loader: admit,
      Component: AdminShell,
      ErrorBoundary: AdminFailure,
      hydrateFallbackElement: <Spinner label={messages.loading} />,
      children: [
        { index: true, element: <Navigate to={adminTabs[0]?.tab ?? 'account'} replace /> },
        ...adminTabs.map(({ tab, routes }) => ({
          path: tab,
          children: [...routes],
          ErrorBoundary: AdminFailure,
        })),
        { path: '*', Component: UnknownTab },
      ],
    },
  ];
}

/** The way into the shell; without a token to the sign-in page, which leads back here. */
async function requireSession(
  queries: QueryClient,
  { request }: LoaderFunctionArgs,
): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (adminToken() === null) return pathname === HOME ? null : replace(signInPath(pathname + search));
  try {
    await queries.query({ ...sessionQuery, staleTime: 'static' });
    return null;
  } catch (error) {
    const isRefused = error instanceof ApiProblem && error.status === 401;
    // The page is already loading anew; until it does there is nothing to show.
    if (isRefused) return new Promise(() => undefined);
    throw error;
  }
}

/** Signing in starts a new document, as the public site has its own; going back leads past the sign-in. */
function openDocument(path: string): void {
  location.replace(path);
}
