// The head of a page that is not the home page: wet asphalt, the way here, the heading, a lead, actions, a drawing.
import type { ReactNode } from 'react';

import type { Crumb } from '../../contract/crumb.ts';
import { classNames } from '../class-names.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

import layout from '../style/layout.module.css';
import styles from './page-head.module.css';

export interface PageHeadProps {
  /** The last one is this page. */
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons and links under the lead. */
  actions?: ReactNode;
  /** A drawing or picture to the right; under the words on a phone. */
  art?: ReactNode;
}

export function PageHead({ crumbs, title, lead, actions, art }: PageHeadProps) {
  return (
    <header className={classNames(layout.asphalt, styles.head)} data-theme="dark">
      <div className={classNames(layout.page, styles.row, art !== undefined && styles.withArt)}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </div>
    </header>
  );
}
