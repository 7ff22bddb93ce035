// Text for screen readers alone, and the link that skips to the content.
import type { ReactNode } from 'react';

import { uiMessages } from './messages.ts';

import styles from './visually-hidden.module.css';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Before what it skips; shows itself when focused. `targetId` is the id of an element with tabIndex −1. */
export function SkipLink({ targetId, children }: { targetId: string; children?: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      {children ?? uiMessages.skipToContent}
    </a>
  );
}
