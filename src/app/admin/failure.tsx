// A view that could not be opened: why, and another try. After a new version of the product it reloads once.
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { ApiProblem } from '../../platform/browser/api-problem.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Notice } from '../../platform/ui/page/notice.tsx';
import { adminMessages as messages } from './messages.ts';

const RELOADED_AT = 'adminReloadedAt';
const RELOAD_PAUSE_MS = 60_000;

export function AdminFailure() {
  const error = useRouteError();
  useEffect(() => {
    if (isMissingPart(error)) reloadOnce();
  }, [error]);
  return (
    <Notice
      tone="bad"
      role="alert"
      title={messages.failedTitle}
      action={
        <Button variant="outline" size="small" onClick={() => location.reload()}>
          {messages.retry}
        </Button>
      }
    >
      {error instanceof ApiProblem ? error.message : messages.failedText}
    </Notice>
  );
}

/** A lazy part that is missing on the server, in the messages of Chrome, Firefox and Safari. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
  );
}

function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
