// The views of a back-office list as links: the selected one is a query parameter, and another starts on its first page.
import { Link, useSearchParams } from 'react-router';

import { PAGE_PARAM } from './list-address.ts';

import styles from './list-page.admin.module.css';

const PLACE_PARAMS = [PAGE_PARAM];

interface ListTabsProps<View extends string> {
  label: string;
  /** Name in the address. */
  param: string;
  /** In their order; the first is what an address without the name shows. */
  views: readonly [View, ...View[]];
  shown: View;
  words: Readonly<Record<View, string>>;
  /** What of the address another view leaves behind. */
  forgets?: readonly string[];
}

export function ListTabs<View extends string>(props: ListTabsProps<View>) {
  const { label, param, views, shown, words, forgets = PLACE_PARAMS } = props;
  const [query] = useSearchParams();
  const to = (view: View) => {
    const next = new URLSearchParams(query);
    for (const name of forgets) next.delete(name);
    if (view === views[0]) next.delete(param);
    else next.set(param, view);
    return { search: next.toString() };
  };
  return (
    <nav aria-label={label} className={styles.views}>
      {views.map((view) => (
        <Link
          key={view}
          to={to(view)}
          className={styles.view}
          aria-current={view === shown ? 'page' : undefined}
        >
          {words[view]}
        </Link>
      ))}
    </nav>
  );
}
