// Where a tyre or a size stands: home, tyres, and on.
import { productMessages, searchMessages } from '../messages-site.ts';
import { searchPath } from '../paths.ts';

import styles from './crumbs.module.css';

export interface Crumb {
  label: string;
  href: string;
}

/** The trail shared by the catalogue's pages, for the page and for its structured data. */
export function crumbTrail(trail: readonly Crumb[]): Crumb[] {
  return [
    { label: productMessages.crumbsHome, href: '/' },
    { label: searchMessages.title, href: searchPath() },
    ...trail,
  ];
}

export function Crumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={productMessages.crumbs} className={styles.crumbs}>
      <ol>
        {crumbTrail(trail).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
