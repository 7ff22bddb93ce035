// Keeps unsaved changes from being left behind: asks before another view is opened and before the window is closed.
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';

import { adminToken } from '../browser/session-tokens.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { uiMessages } from './messages.ts';

export interface UnsavedGuardProps {
  isDirty: boolean;
  /** The name in the address's query that opens the form: another value there leaves it, too. */
  param?: string | undefined;
  /** An address with parts of one form below it: going from part to part leaves nothing. */
  within?: string | undefined;
  /** Called when the changes are given up; forgets what was kept of them. */
  onDiscard?: (() => void) | undefined;
}

/** Stands in every form that has something to lose. A session that ended asks nothing: the page loads anew and the kept draft returns. */
export function UnsavedGuard({ isDirty, param, within, onDiscard }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      adminToken() !== null &&
      placeOf(currentLocation, param, within) !== placeOf(nextLocation, param, within),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (adminToken() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const stay = useCallback(() => blocker.reset?.(), [blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={uiMessages.unsavedTitle}
      confirmLabel={uiMessages.leaveUnsaved}
      cancelLabel={uiMessages.stayHere}
      isInstant
      onCancel={stay}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed();
      }}
    >
      <p>{uiMessages.unsavedText}</p>
    </ConfirmDialog>
  );
}

function placeOf(
  { pathname, search }: { pathname: string; search: string },
  param: string | undefined,
  within: string | undefined,
): string {
  if (within !== undefined && pathname.startsWith(`${within}/`)) return within;
  return param === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(param) ?? ''}`;
}
