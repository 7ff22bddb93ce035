// The bar of unsaved changes: stays at the window's lower edge while its form is in sight.
import { useEffect, type ReactNode } from 'react';

import layout from '../style/layout.module.css';
import styles from './save-bar.admin.module.css';

export interface SaveBarProps {
  /** One sentence: what is unsaved, or how far the saving is. */
  text: string;
  /** The buttons: to give the changes up, to save them last. */
  children: ReactNode;
}

export function SaveBar({ text, children }: SaveBarProps) {
  useEffect(() => {
    // The bar comes with the first key: it must not lie over the field that is typed in.
    document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div role="group" aria-label={text} data-theme="dark" className={styles.bar}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <div className={layout.cluster2}>{children}</div>
    </div>
  );
}
