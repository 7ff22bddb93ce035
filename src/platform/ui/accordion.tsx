// Questions that open: native <details>, so find-in-page and no-script work. Items of one name close each other.
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  body: ReactNode;
  isOpen?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name only one item is open at a time. */
  name?: string | undefined;
}

export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, body, isOpen }) => (
        <details key={id} id={id} name={name} open={isOpen} className={styles.item}>
          <summary className={styles.summary}>
            {title}
            <ChevronDown className={styles.mark} />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
