// A list that is read page by page: loading, failure, how many there are, nothing there, nothing that fits, rows, pages.
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';

import { showToast } from '../../browser/toasts.ts';
import { buttonClass } from '../button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { Spinner } from '../page/progress-ring.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import { PAGE_PARAM } from './list-address.ts';
import { Pager } from './pager.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

import styles from './list-page.admin.module.css';

/** What `useQuery` gives of a list. */
export interface ListQuery<Row> {
  data: { answer: readonly Row[]; total: number | null } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

export interface ListTexts {
  /** Shown instead of grey lines until the list is there. */
  loading?: string;
  loadFailed: string;
  /** '3 kampanjaa'. */
  count?: (total: number) => string;
  /** Names the pages for screen readers. */
  pages?: string;
  emptyTitle: string;
  emptyBody?: ReactNode;
  /** When something is there, but nothing of it fits the filters. */
  nothingTitle?: string;
  nothingBody?: string;
  /** Takes the filters away. */
  clear?: string;
}

export interface RecordListProps<Row> {
  query: ListQuery<Row>;
  texts: ListTexts;
  /** Left out when the complete list is one page. */
  paging?: { page: number; perPage: number; param?: string } | undefined;
  isFiltered?: boolean | undefined;
  /** An English text shown beneath a failure. */
  quoted?: string | undefined;
  /** One step to take when there is nothing yet. */
  emptyAction?: ReactNode;
  /** Next to the count, also before there is one: a dialog opened here stays while the first records come. */
  tools?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** Heading of the page or section; can take the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

export function RecordList<Row>(props: RecordListProps<Row>) {
  const { query, texts, paging, quoted, heading } = props;
  const { data, error, refetch } = query;
  // When no row is left, the focus goes to the heading, above the text for an empty list.
  const place = useFocusFallback(data?.answer.length === 0 ? heading : undefined);
  useFailureToast(error, texts.loadFailed);
  const retry = () => void refetch();
  return (
    <div {...place} tabIndex={-1} className={styles.list} aria-busy={!data && !error}>
      {error && (
        <LoadFailure title={texts.loadFailed} message={error.message} quoted={quoted} onRetry={retry} />
      )}
      {!data && !error && (texts.loading ? <Spinner label={texts.loading} /> : <Skeleton lines={8} />)}
      {data && <Records {...props} rows={data.answer} total={data.total ?? data.answer.length} />}
      {data && paging && (
        <Pager
          label={texts.pages ?? ''}
          param={paging.param ?? PAGE_PARAM}
          page={paging.page}
          pageCount={Math.ceil((data.total ?? 0) / paging.perPage)}
        />
      )}
    </div>
  );
}

function Records<Row>(props: RecordListProps<Row> & { rows: readonly Row[]; total: number }) {
  const { rows, total, texts, isFiltered = false, tools } = props;
  return (
    <>
      {texts.count && (total > 0 || isFiltered || tools) && (
        <div className={styles.counted}>
          <p role="status" className={styles.count}>
            {(total > 0 || isFiltered) && texts.count(total)}
          </p>
          {tools}
        </div>
      )}
      {total === 0 && <Nothing {...props} isFiltered={isFiltered} />}
      {rows.length > 0 && props.children(rows)}
    </>
  );
}

type NothingProps = Pick<RecordListProps<never>, 'texts' | 'isFiltered' | 'emptyAction' | 'headingLevel'>;

function Nothing({ texts, isFiltered, emptyAction, headingLevel }: NothingProps) {
  if (!isFiltered) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        body={asParagraph(texts.emptyBody)}
        action={emptyAction}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <EmptyState
      title={texts.nothingTitle ?? texts.emptyTitle}
      body={asParagraph(texts.nothingBody)}
      action={
        <Link to={{ search: '' }} className={buttonClass({ variant: 'outline' })}>
          {texts.clear}
        </Link>
      }
      headingLevel={headingLevel}
    />
  );
}

function asParagraph(body: ReactNode): ReactNode {
  return typeof body === 'string' ? <p>{body}</p> : body;
}

/** The failure is in the page too, but perhaps out of sight; the toast is shown once, not at each retry. */
function useFailureToast(error: Error | null, text: string): void {
  const report = useEffectEvent(() => showToast({ text, tone: 'bad' }));
  const hasFailed = error !== null;
  useEffect(() => {
    if (hasFailed) report();
  }, [hasFailed]);
}
