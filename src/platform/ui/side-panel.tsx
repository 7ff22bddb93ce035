// A panel that slides in from the right as soon as it is drawn, for a route or a state of its own.
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { Drawer } from './dialog.tsx';

export interface SidePanelProps {
  title: ReactNode;
  children: ReactNode;
  /** Called once the panel has closed: by its button, Escape or a click outside. */
  onClose: () => void;
  className?: string | undefined;
}

export function SidePanel({ title, children, onClose, className }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = panel.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.addEventListener('close', onClose);
    return () => dialog.removeEventListener('close', onClose);
  }, [onClose]);
  return (
    <Drawer id={id} ref={panel} side="right" title={title} className={className}>
      {children}
    </Drawer>
  );
}
