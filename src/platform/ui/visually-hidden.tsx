// Text for screen readers alone, and the link that skips to the content.
import type { ReactNode } from 'react';

import { uiMessages } from './messages.ts';

import styles from './visually-hidden.module.css';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** First in the body; shows itself when focused. `targetId` is the id of <main>, which needs tabIndex −1. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      {uiMessages.skipToContent}
    </a>
  );
}
