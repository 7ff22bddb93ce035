// The inbox: enquiries newest first, by state and by words; the filter stands in the address.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { ListViews } from '../../../platform/ui/list-views.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { PAGE_PARAM, SearchWords, WORDS_PARAM } from '../../../platform/ui/search-words.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import type { Enquiry, EnquiryStatus } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { ENQUIRIES_PER_PAGE, INBOX_PATH, inboxQuery } from './enquiry-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './inbox.module.css';

const STATUS_PARAM = 'tila';
const STATUSES = ['new', 'in-progress', 'handled'] as const satisfies readonly EnquiryStatus[];

export const TONES = { new: 'warn', 'in-progress': 'info', handled: 'ok' } as const satisfies Record<
  EnquiryStatus,
  Tone
>;

export function InboxPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const status = STATUSES.find((one) => one === query.get(STATUS_PARAM));
  const { data, error, refetch } = useQuery(inboxQuery({ page, q, status }));
  const heading = usePageStart(page);
  const total = data?.total ?? 0;
  return (
    <div className={list.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <div className={styles.filters}>
        <ListViews
          label={messages.viewsLabel}
          param={STATUS_PARAM}
          views={['all', ...STATUSES]}
          shown={status ?? 'all'}
          words={messages.views}
        />
        <SearchWords label={messages.search} help={messages.searchHelp} />
      </div>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <p role="status" className={styles.count}>
          {messages.count(total)}
        </p>
      )}
      {data && total === 0 && <Nothing isFiltered={q !== '' || status !== undefined} />}
      {data && data.answer.length > 0 && <Enquiries enquiries={data.answer} />}
      <Pager
        label={messages.pages}
        param={PAGE_PARAM}
        page={page}
        pageCount={Math.ceil(total / ENQUIRIES_PER_PAGE)}
      />
    </div>
  );
}

function Enquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.message}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.assignee}</th>
          <th scope="col">{columns.at}</th>
        </tr>
      </thead>
      <tbody>
        {enquiries.map((enquiry) => (
          <tr key={enquiry._id}>
            <th scope="row" className={styles.who}>
              <Link to={`${INBOX_PATH}/${enquiry._id}`}>{enquiry.name}</Link>
            </th>
            <td data-label={columns.kind}>{messages.kinds[enquiry.kind]}</td>
            <td data-label={columns.message}>
              <span className={styles.message}>{enquiry.message}</span>
            </td>
            <td data-label={columns.status} className={list.short}>
              <StatusDot tone={TONES[enquiry.status]}>{messages.statuses[enquiry.status]}</StatusDot>
            </td>
            <td data-label={columns.assignee}>{enquiry.assignee || messages.nobody}</td>
            <td data-label={columns.at} className={list.short}>
              {formatDateClock(new Date(enquiry.createdAt))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title={messages.nothingTitle}
        body={messages.nothingBody}
        action={
          <Link to={INBOX_PATH} className={buttonClass({ variant: 'outline' })}>
            {messages.clear}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={messages.emptyTitle}
      body={messages.emptyBody}
      action={
        <a href="/ota-yhteytta" className={buttonClass({ variant: 'outline' })}>
          {messages.openForm}
        </a>
      }
    />
  );
}
