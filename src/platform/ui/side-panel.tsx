// A panel that slides in from the right as soon as it is drawn, for a route or a state of its own.
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Drawer } from './dialog.tsx';

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
    const ask = (event: Event): void => {
      const isOwn =
        event.target === dialog ||
        (event.type === 'submit' &&
          event.target instanceof HTMLFormElement &&
          event.target.method === 'dialog' &&
          event.target.closest('dialog') === dialog);
      if (!isOwn || isGone.current) return;
      event.preventDefault();
      // Closing is nobody else's business, least of all that of a form around the panel.
      event.stopPropagation();
      onClose();
    };
    const types = ['cancel', 'submit', 'close'];
    for (const type of types) dialog.addEventListener(type, ask);
    return () => {
      for (const type of types) dialog.removeEventListener(type, ask);
    };
  }, [onClose]);
  // Closed before it leaves the page, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = panel.current;
    isGone.current = false;
    return () => {
      // The event of this closing comes later; whoever took the panel away knows already.
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
