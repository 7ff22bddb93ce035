// Starts the back office in the browser.
// oxlint-disable-next-line import/no-unassigned-import -- settings that must stand before any schema is made
import './admin-zod.ts';
import '../platform/ui/fonts.css';
import '../platform/ui/tokens.css';
import '../platform/ui/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider, notifyManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { z } from 'zod';
import { fi } from 'zod/locales';

import { SessionEndedNotice } from '../features/accounts/admin/session-ended-notice.tsx';
import { ApiProblem } from '../platform/browser/api-problem.ts';
import { installImageState } from '../platform/ui/image-state.ts';
import { AdminFrameContext, frameAround } from './admin-frame.ts';
import { createAdminRouter } from './admin-routes.tsx';
import { takeSessionEnded, watchSessionEnd } from './admin-session-end.ts';

/** Reads that may succeed when tried again: no answer, or the server said 'later'. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}

z.config(fi());
// A press that has begun something is drawn before the next press comes, which then does nothing.
notifyManager.setScheduler(queueMicrotask);
const queries = new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
const host = document.querySelector('#admin');
if (!host) throw new Error('The document has no place for the back office');
const frame = frameAround(host);
// A public page tells the end of a session itself, and stays; it also looks after the state of pictures.
if (frame.kind === 'page') {
  watchSessionEnd();
  installImageState();
}
createRoot(host).render(
  <StrictMode>
    {/* Base UI may add no style elements; the policy would refuse them. */}
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <AdminFrameContext value={frame}>
          <RouterProvider router={createAdminRouter(queries, frame)} />
        </AdminFrameContext>
        {frame.kind === 'page' && takeSessionEnded() && <SessionEndedNotice />}
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
