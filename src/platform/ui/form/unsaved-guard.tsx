// Warns before unsaved changes are lost by opening another view or closing the window.
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router';

import type { RecordFormShell } from '../../browser/form/use-record-form.ts';
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
  /** The form that can be saved on the way; without it there are the two choices alone. */
  form?: SavedOnTheWay | undefined;
}

type SavedOnTheWay = Pick<RecordFormShell, 'submit' | 'isSaved' | 'error' | 'conflict'>;

/** Rendered by every form that can lose changes. An expired session does not warn: the page reloads and the draft is restored. */
export function UnsavedGuard({ isDirty, param, within, onDiscard, form }: UnsavedGuardProps) {
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
  const saveAndGo = useSaveAndGo(form);
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
      other={
        saveAndGo && {
          label: uiMessages.saveAndGo,
          onChoose: () => {
            saveAndGo(blocker.location);
            blocker.reset();
          },
        }
      }
    >
      <p>{uiMessages.unsavedText}</p>
    </ConfirmDialog>
  );
}

/** Saves the form and opens the address once that is done; whatever stops the save, the form stays. */
function useSaveAndGo(form: SavedOnTheWay | undefined): ((to: Location) => void) | undefined {
  const navigate = useNavigate();
  const way = useRef<{ to: Location; oldError: Error | null }>(undefined);
  const { isSaved = false, error = null, conflict } = form ?? {};
  const hasConflict = conflict !== undefined;
  useEffect(() => {
    if (!way.current) return;
    const { to, oldError } = way.current;
    const state: unknown = to.state;
    if (isSaved || hasConflict || (error && error !== oldError)) way.current = undefined;
    // After what the form itself does once it is saved: it may close its panel by a separate address.
    if (isSaved) setTimeout(() => void navigate(to, { state }));
  }, [isSaved, hasConflict, error, navigate]);
  if (!form || hasConflict) return undefined;
  return (to) => {
    way.current = { to, oldError: error };
    form.submit(undefined, () => (way.current = undefined));
  };
}

function viewOf(
  { pathname, search }: { pathname: string; search: string },
  param: string | undefined,
  within: string | undefined,
): string {
  if (within !== undefined && pathname.startsWith(`${within}/`)) return within;
  return param === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(param) ?? ''}`;
}
