// The path from the front page to this one.
import ChevronRight from 'lucide-react/icons/chevron-right';

import type { Crumb } from '../../contract/crumb.ts';
import { uiMessages } from '../messages.ts';

import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiMessages.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, at) => (
          <li key={label}>
            {at > 0 && <ChevronRight className={styles.mark} />}
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
