// A page of the back office that is made to be printed: on paper the sheet alone is shown, without what surrounds it on the screen.
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';

import { Button, buttonClass } from '../button.tsx';

import layout from '../style/layout.module.css';
import styles from './print-sheet.admin.module.css';

interface PrintSheetProps {
  title: string;
  lead: string;
  printLabel: string;
  back: { to: string; label: string };
  isLoading: boolean;
  /** What is printed. */
  children: ReactNode;
}

/** While its page is shown, paper takes the page without the frame of the back office. */
export function usePrintSheet(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-print-sheet', true);
    return () => document.documentElement.removeAttribute('data-print-sheet');
  }, []);
}

export function PrintSheet({ title, lead, printLabel, back, isLoading, children }: PrintSheetProps) {
  usePrintSheet();
  return (
    <div className={layout.stack5} aria-busy={isLoading}>
      <header className={styles.head} data-print="no">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className={layout.cluster3}>
          <Button onClick={() => window.print()}>{printLabel}</Button>
          <Link to={back.to} className={buttonClass({ variant: 'outline' })}>
            {back.label}
          </Link>
        </p>
      </header>
      {children}
    </div>
  );
}
