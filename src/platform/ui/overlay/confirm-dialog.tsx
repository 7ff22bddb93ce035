// A question before what cannot be undone. The button repeats the verb and its object; the safe choice has
// the focus, or the password that is needed for a yes.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '../button.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from '../page/notice.tsx';
import { Dialog } from './dialog.tsx';

import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** 'Poista 12 rengasta'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** 'danger' by default: most confirmations remove something. */
  variant?: 'danger' | 'primary' | undefined;
  isBusy?: boolean | undefined;
  /** A yes is acted on at once: the dialog closes first, so that whatever goes with it can give the focus back. */
  isInstant?: boolean | undefined;
  /** Why it did not work; the dialog stays. */
  error?: string | undefined;
  onConfirm: () => void;
  /** A third way that loses nothing: the dialog closes and it is done; the one main action then. */
  other?: { label: string; onChoose: () => void } | undefined;
  /** Called once the dialog has closed without a yes. */
  onCancel: () => void;
}

/** Open for as long as it is drawn. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = uiMessages.cancel, variant = 'danger' } = props;
  const { isBusy, isInstant, error, onConfirm, other, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('close', onCancel);
    return () => element?.removeEventListener('close', onCancel);
  }, [onCancel]);
  // Once: rendering again around it neither opens it again nor takes the focus.
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    const password = dialog.current?.querySelector<HTMLInputElement>('[autocomplete="current-password"]');
    (password ?? safe.current)?.focus();
  }, []);
  // The close event comes later, maybe after the next key: an answer by a button is acted on at once instead.
  const close = () => {
    dialog.current?.removeEventListener('close', onCancel);
    dialog.current?.close();
  };
  const cancel = () => {
    close();
    onCancel();
  };
  const confirm = () => {
    if (isInstant) close();
    onConfirm();
  };
  // At the end of the document: a panel that closes takes what is in it out of sight.
  return createPortal(
    <Dialog
      id={id}
      ref={dialog}
      title={title}
      footer={
        <>
          <Button ref={safe} variant="outline" onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button variant={variant} isBusy={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
          {other && (
            <Button
              onClick={() => {
                close();
                other.onChoose();
              }}
            >
              {other.label}
            </Button>
          )}
        </>
      }
    >
      {children}
      {error !== undefined && (
        <Notice tone="bad" role="alert" className={styles.error}>
          {error}
        </Notice>
      )}
    </Dialog>,
    document.body,
  );
}
