// Starts the back office in the browser.
import '../../platform/ui/style/fonts.css';
import '../../platform/ui/style/tokens.css';
import '../../platform/ui/style/base.css';
import { QueryClient, QueryClientProvider, notifyManager } from '@tanstack/react-query';
import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import { ApiProblem } from '../../platform/browser/api-problem.ts';
import {
  ADMIN_SESSION_EXPIRED,
  adminToken,
  onAdminTokenElsewhere,
} from '../../platform/browser/session-tokens.ts';
import { installImageState } from '../../platform/ui/image-state.ts';
import { installTextAreaFocus } from '../../platform/ui/text-area-focus.ts';
import { AdminFrameContext, frameAround } from './frame.ts';
import { createAdminRouter } from './routes.tsx';

const SessionEndedNotice = lazy(async () => ({
  default: (await import('../../features/accounts/admin/session-ended-notice.tsx')).SessionEndedNotice,
}));

/** Set while the page reloads because its session has ended. */
const MARK = 'adminSessionEnded';

/** Reads that may succeed when retried: no answer, or a temporary error of the server. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}

// Pending state is drawn before the next press comes, which then does nothing.
notifyManager.setScheduler(queueMicrotask);
const queries = new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
const host = document.querySelector<HTMLElement>('#admin');
if (!host) throw new Error('The document has no place for the back office');
const frame = frameAround(host);
// A public page shows the end of a session itself and is not left; it also handles failed images and text areas.
if (frame.kind === 'page') {
  watchSessionEnd();
  installImageState();
  installTextAreaFocus();
}
createRoot(host).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <AdminFrameContext value={frame}>
        <RouterProvider router={createAdminRouter(queries, frame)} />
      </AdminFrameContext>
      {frame.kind === 'page' && takeSessionEnded() && (
        <Suspense fallback={null}>
          <SessionEndedNotice />
        </Suspense>
      )}
    </QueryClientProvider>
  </StrictMode>,
);

/**
 * Reloads the page when the token is refused, and when somebody signs in or out in another tab. Refusal happens at
 * most once to a token, because it is forgotten first; the page then loads without one, so it cannot load in circles.
 */
function watchSessionEnd(): void {
  const isSignedIn = adminToken() !== null;
  window.addEventListener(ADMIN_SESSION_EXPIRED, () => {
    sessionStorage.setItem(MARK, 'yes');
    location.reload();
  });
  onAdminTokenElsewhere(() => {
    if ((adminToken() !== null) !== isSignedIn) location.reload();
  });
}

/** Whether the page was reloaded because a session ended; true once. */
function takeSessionEnded(): boolean {
  const hasEnded = sessionStorage.getItem(MARK) !== null;
  sessionStorage.removeItem(MARK);
  return hasEnded;
}
