// Keeps what is typed into a panel of the tyre tab: asks before the panel goes, and closes it by itself once all is saved.
import { useEffect, useRef } from 'react';

import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';

/** The name of the open panel in the address. */
export const PANEL_PARAM = 'paneeli';

export interface PanelGuardProps {
  /** What is typed, and what it was at first: JSON. */
  now: unknown;
  before: unknown;
  isSaved: boolean;
  /** Closes the panel. */
  onDone: () => void;
}

export function PanelGuard({ now, before, isSaved, onDone }: PanelGuardProps) {
  // Closing waits until the guard below knows that nothing is left to lose: its own effects come first.
  const isClosing = useRef(false);
  useEffect(() => {
    if (!isSaved || isClosing.current) return;
    isClosing.current = true;
    onDone();
  }, [isSaved, onDone]);
  return (
    <UnsavedGuard isDirty={!isSaved && JSON.stringify(now) !== JSON.stringify(before)} param={PANEL_PARAM} />
  );
}
