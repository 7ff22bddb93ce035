// The list of subscribers: newest first, by state and by a part of the address; the filter stands in the address bar.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDate, formatDateClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { DownloadButton } from '../../../platform/ui/download-button.tsx';
import { EmailText } from '../../../platform/ui/email-text.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { ListViews } from '../../../platform/ui/list-views.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { PAGE_PARAM, SearchWords, WORDS_PARAM } from '../../../platform/ui/search-words.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import type { Subscriber, SubscriberStatus } from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';
import { subscriberSeasons } from '../messages.ts';
import { ImportSubscribers } from './import-dialog.tsx';
import { SubscriberActions } from './subscriber-actions.tsx';
import { hasLimits, limitsIn, SubscriberFilters } from './subscriber-filters.tsx';
import { SUBSCRIBERS_PER_PAGE, subscribersQuery } from './subscriber-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './subscribers-page.module.css';

const STATUS_PARAM = 'tila';
const VIEWS = ['subscribed', 'pending', 'cancelled'] as const satisfies readonly SubscriberStatus[];

const TONES = { subscribed: 'ok', pending: 'warn', cancelled: 'info' } as const satisfies Record<
  SubscriberStatus,
  Tone
>;

export function SubscribersPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const status = VIEWS.find((one) => one === query.get(STATUS_PARAM));
  const limits = limitsIn(query);
  const found = useQuery(subscribersQuery({ page, q, status, ...limits }));
  const { data, error, refetch } = found;
  const heading = usePageStart(page);
  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / SUBSCRIBERS_PER_PAGE);
  useEffect(() => {
    if (error) showToast({ text: messages.loadFailed, tone: 'bad' });
  }, [error]);
  return (
    <div className={list.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={list.lead}>{messages.lead}</p>
      </header>
      <div className={styles.filters}>
        <ListViews
          label={messages.viewsLabel}
          param={STATUS_PARAM}
          views={['all', ...VIEWS]}
          shown={status ?? 'all'}
          words={messages.views}
        />
        <SearchWords label={messages.search} help={messages.searchHelp} />
        <div className={styles.actions}>
          <ImportSubscribers />
          <DownloadButton path="/subscribers/export" name={messages.exportFile} label={messages.export} />
        </div>
      </div>
      <SubscriberFilters />
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <p role="status" className={list.lead}>
          {messages.count(total)}
        </p>
      )}
      {data && total === 0 && <Nothing isFiltered={q !== '' || status !== undefined || hasLimits(limits)} />}
      {data && data.answer.length > 0 && (
        <Subscribers subscribers={data.answer} onLastGone={() => heading.current?.focus()} />
      )}
      <Pager label={messages.pages} param={PAGE_PARAM} page={page} pageCount={pageCount} />
      {!found.isPlaceholderData && page > pageCount && pageCount > 0 && <LastPage page={pageCount} />}
    </div>
  );
}

/** The list has become shorter than the address says. */
function LastPage({ page }: { page: number }) {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set(PAGE_PARAM, String(page));
  return <Navigate to={{ search: next.toString() }} replace />;
}

interface SubscribersProps {
  subscribers: readonly Subscriber[];
  onLastGone: () => void;
}

function Subscribers({ subscribers, onLastGone }: SubscribersProps) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.added}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.interests}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <tr key={subscriber._id}>
            <th scope="row" className={classNames(list.email, styles.address)}>
              <EmailText>{subscriber.email}</EmailText>
            </th>
            <td data-label={columns.status} className={list.short}>
              <StatusDot tone={TONES[subscriber.status]}>{messages.statuses[subscriber.status]}</StatusDot>
            </td>
            <td data-label={columns.added} className={list.short}>
              {formatDateClock(new Date(subscriber.createdAt))}
            </td>
            <td data-label={columns.since} className={list.short}>
              {subscriber.subscribedAt === null
                ? messages.never
                : formatDate(helsinkiDay(new Date(subscriber.subscribedAt)))}
            </td>
            <td data-label={columns.interests}>{interestsOf(subscriber)}</td>
            <td data-label={columns.actions} className={styles.row}>
              <SubscriberActions subscriber={subscriber} onLastGone={onLastGone} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function interestsOf({ size, season }: Subscriber): string {
  const told = [size, season ? subscriberSeasons[season] : ''].filter((text) => text !== '');
  return told.join(', ') || messages.interestless;
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={messages.emptyTitle} body={messages.emptyBody} />;
  return (
    <EmptyState
      title={messages.nothingTitle}
      action={
        <Link to={{ search: '' }} className={buttonClass({ variant: 'outline' })}>
          {messages.clear}
        </Link>
      }
    />
  );
}
