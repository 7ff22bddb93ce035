// What stands on a page that does not exist: 404 with a tyre for a zero, and the ways on.
import type { ReactNode } from 'react';

import { ButtonLink } from '../platform/ui/button.tsx';
import { classNames } from '../platform/ui/class-names.ts';
import { usePageExists } from '../platform/ui/known-pages.tsx';
import { notFoundMessages as messages } from './messages.ts';

import layout from '../platform/ui/layout.module.css';
import type from '../platform/ui/typography.module.css';
import styles from './site-not-found.module.css';

const TYRES_PATH = '/renkaat';

export function SiteNotFound({ searchBox }: { searchBox: ReactNode }) {
  const pageExists = usePageExists();
  return (
    <section className={classNames(layout.page, layout.section, styles.notFound)}>
      <p className={styles.code} aria-hidden="true">
        4<Tyre />4
      </p>
      <h1>{messages.title}</h1>
      <p className={type.lead}>{messages.text}</p>
      <div className={styles.search}>{searchBox}</div>
      <p className={layout.row}>
        {pageExists(TYRES_PATH) && (
          <ButtonLink href={TYRES_PATH} variant="outline">
            {messages.tyres}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="text">
          {messages.home}
        </ButtonLink>
      </p>
    </section>
  );
}

function Tyre() {
  return (
    <svg viewBox="0 0 100 100" className={styles.tyre} focusable="false">
      <circle cx="50" cy="50" r="44" pathLength="24" className={styles.tread} />
      <circle cx="50" cy="50" r="31" className={styles.wall} />
    </svg>
  );
}
