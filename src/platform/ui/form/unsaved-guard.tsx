// Asks before unsaved changes are lost by opening another view or closing the window.
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';

import { adminToken } from '../../browser/session-tokens.ts';
import { uiMessages } from '../messages.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';

export interface UnsavedGuardProps {
  isDirty: boolean;
  /** The name in the address's query that opens the form: another value there leaves it, too. */
  param?: string | undefined;
  /** An address with parts of one form below it: going from part to part leaves nothing. */
  within?: string | undefined;
  /** Called when the changes are discarded; removes their draft. */
  onDiscard?: (() => void) | undefined;
}

/** Rendered by every form that can lose changes. An expired session does not ask: the page reloads and the draft is restored. */
export function UnsavedGuard({ isDirty, param, within, onDiscard }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      adminToken() !== null &&
      viewOf(currentLocation, param, within) !== viewOf(nextLocation, param, within),
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
    // Left again before React drew the first answer, it is a new question: the old dialog is closed already.
    <ConfirmDialog
      key={blocker.location.key}
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

function viewOf(
  { pathname, search }: { pathname: string; search: string },
  param: string | undefined,
  within: string | undefined,
): string {
  if (within !== undefined && pathname.startsWith(`${within}/`)) return within;
  return param === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(param) ?? ''}`;
}
