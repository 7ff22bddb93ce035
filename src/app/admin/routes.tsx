// The addresses of the back office: sign-in, and the shell with every slice's tab below it.
import type { QueryClient } from '@tanstack/react-query';
import {
  Link,
  Navigate,
  createBrowserRouter,
  createMemoryRouter,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';

import { sessionQuery } from '../../features/accounts/admin/session.ts';
import { signInPath } from '../../features/accounts/return-path.ts';
import { todayQuery } from '../../features/today/admin/today-queries.ts';
import { ApiProblem } from '../../platform/browser/api-problem.ts';
import { adminToken } from '../../platform/browser/session-tokens.ts';
import { buttonClass } from '../../platform/ui/button.tsx';
import { EmptyState } from '../../platform/ui/page/empty-state.tsx';
import { Spinner } from '../../platform/ui/page/progress-ring.tsx';
import { AdminFailure } from './failure.tsx';
import type { AdminFrame } from './frame.ts';
import { adminMessages as messages } from './messages.ts';
import { AdminShell } from './shell.tsx';
import { adminTabs } from './tabs.ts';

import styles from './shell.module.css';

const HOME = '/admin';
const FIRST = `${HOME}/${adminTabs[0]?.tab ?? 'account'}`;

/** The same tabs in both frames; in the drawer their URLs are in memory, and the page's URL stays. */
export function createAdminRouter(queries: QueryClient, frame: AdminFrame) {
  return frame.kind === 'page'
    ? createBrowserRouter(adminRoutes(queries, (args) => requireSession(queries, args)))
    : createMemoryRouter(adminRoutes(queries), { initialEntries: [HOME] });
}

function adminRoutes(
  queries: QueryClient,
  shellLoader?: (args: LoaderFunctionArgs) => Promise<Response | null>,
): RouteObject[] {
  return [
    {
      path: '/admin/login',
      loader: () => (adminToken() === null ? null : replace(HOME)),
      lazy: async () => ({ Component: (await import('./sign-in.tsx')).SignIn }),
      hydrateFallbackElement: <Spinner label={messages.loading} />,
    },
    {
      path: HOME,
      ...(shellLoader && { loader: shellLoader }),
      Component: AdminShell,
      ErrorBoundary: AdminFailure,
      hydrateFallbackElement: <Spinner label={messages.loading} />,
      children: [
        {
          index: true,
          // Signed in, the first tab is drawn at once and no empty frame before it; its data is read while its script loads.
          loader: () => {
            if (adminToken() === null) return null;
            // The page itself shows a failure.
            queries.query(todayQuery).catch(() => undefined);
            return replace(FIRST);
          },
          element: <Navigate to={FIRST} replace />,
        },
        ...adminTabs.map(({ tab, routes }) => ({
          path: tab,
          // What the tab does not know leads to its list.
          children: [...routes, { path: '*', element: <Navigate to={`${HOME}/${tab}`} replace /> }],
          hydrateFallbackElement: <Opening />,
          ErrorBoundary: AdminFailure,
        })),
        { path: '*', Component: UnknownTab },
      ],
    },
  ];
}

/** Loader of the shell; without a token it redirects to the sign-in page, which returns here. */
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
    // The API client is already reloading the page; wait for that.
    if (isRefused) return new Promise(() => undefined);
    throw error;
  }
}

/** As high as the view, so that what is below a tab does not come before it. */
function Opening() {
  return (
    <div className={styles.opening}>
      <Spinner label={messages.loading} />
    </div>
  );
}

function UnknownTab() {
  return (
    <EmptyState
      title={messages.unknownTab}
      body={
        <>
          <p>{messages.unknownTabText}</p>
          <small lang="en">{messages.unknownTabQuoted}</small>
        </>
      }
      action={
        <Link to={FIRST} className={buttonClass()}>
          {adminTabs[0]?.label}
        </Link>
      }
    />
  );
}
