// A tab of the back office that is a list: its name, one thing to start, filters and search in one bar, the list.
import type { ReactNode } from 'react';

import { ListSearch } from './list-search.tsx';
import { usePageStart } from './pager.tsx';
import { RecordList, type ListTexts, type RecordListProps } from './record-list.tsx';

import layout from '../style/layout.module.css';
import styles from './list-page.admin.module.css';

interface ListPageTexts extends ListTexts {
  title: string;
  lead?: ReactNode;
  /** Label of the search; without it there is none. */
  search?: string;
  searchHelp?: string;
}

interface ListPageProps<Row> extends Omit<RecordListProps<Row>, 'heading'> {
  texts: ListPageTexts;
  /** The primary action, and quieter ones before it. */
  actions?: ReactNode;
  /** Views as chips next to the search. */
  filters?: ReactNode;
  /** The query parameters that a new search removes; the page by default. */
  placeParams?: readonly string[] | undefined;
  /** Between the head and the filters. */
  notice?: ReactNode;
  /** Between the filters and the list. */
  note?: ReactNode;
  /** Below the list: other sections, and panels opened over it. */
  after?: ReactNode;
}

export function ListPage<Row>(props: ListPageProps<Row>) {
  const { texts, actions, filters, placeParams, notice, note, after, ...list } = props;
  const heading = usePageStart(props.paging?.page ?? 1);
  const { title, lead, search, searchHelp = '' } = texts;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={`${layout.cluster2} ${styles.tools}`}>{actions}</div>}
      </header>
      {notice}
      {(filters || search !== undefined) && (
        <div className={styles.filters}>
          {filters}
          {search !== undefined && <ListSearch label={search} help={searchHelp} placeParams={placeParams} />}
        </div>
      )}
      {note}
      <RecordList {...list} texts={texts} heading={heading} />
      {after}
    </div>
  );
}
