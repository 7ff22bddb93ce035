// A panel that slides in from the right as soon as it is drawn, for a separate route or state.
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { Drawer } from './dialog.tsx';

const FIELD = ':is(input:not([type=file], [type=radio]), textarea, select):not(:disabled), [data-begin]';
const STOP = 'a[href], button, input, textarea, select, summary, [tabindex]';
/** What loads longer than this is no longer waited for. */
const BEGIN_WITHIN_MS = 4000;

export interface SidePanelProps {
  title: ReactNode;
  children: ReactNode;
  /**
   * Called when the panel should go: by its button, Escape or a click outside. It stays open until it is no longer drawn,
   * so that a question about unsaved changes can be answered with 'stay'.
   */
  onClose: () => void;
  className?: string | undefined;
}

export function SidePanel({ title, children, onClose, className }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const id = useId();
  useEffect(() => {
    const dialog = panel.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    const stopBeginning = beginAtField(dialog);
    const ask = (event: Event): void => {
      const isOwn =
        event.target === dialog ||
        (event.type === 'submit' &&
          event.target instanceof HTMLFormElement &&
          event.target.method === 'dialog' &&
          event.target.closest('dialog') === dialog);
      if (!isOwn || isGone.current) return;
      event.preventDefault();
      // Do not let the close event bubble to a form around the panel.
      event.stopPropagation();
      onClose();
    };
    const types = ['cancel', 'submit', 'close'];
    for (const type of types) dialog.addEventListener(type, ask);
    return () => {
      stopBeginning();
      for (const type of types) dialog.removeEventListener(type, ask);
    };
  }, [onClose]);
  // Closed before it leaves the page, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = panel.current;
    isGone.current = false;
    return () => {
      // Unmounting closes the panel too, and its close event fires later: the parent knows already.
      isGone.current = true;
      dialog?.close();
    };
  }, []);
  return (
    <Drawer id={id} ref={panel} side="right" title={title} className={className}>
      {children}
    </Drawer>
  );
}

/**
 * Focuses a form's first field, or the element with `data-begin`, as soon as that is there; what
 * starts with something else, at the button that closes it.
 */
function beginAtField(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(begin);
  const timer = setTimeout(() => observer.disconnect(), BEGIN_WITHIN_MS);
  function begin(): void {
    const { activeElement } = document;
    const isUntouched = activeElement === dialog || activeElement?.closest('form')?.method === 'dialog';
    const first =
      dialog.querySelector<HTMLElement>('[data-begin]') ??
      [...dialog.querySelectorAll<HTMLElement>(STOP)].find(
        (element) => element.closest('form')?.method !== 'dialog' && !element.closest('nav'),
      );
    if (isUntouched && first?.matches(FIELD)) first.focus();
    if (!isUntouched || first?.matches(FIELD)) observer.disconnect();
  }
  begin();
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
