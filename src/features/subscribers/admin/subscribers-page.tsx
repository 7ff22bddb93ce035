// The list of subscribers: newest first, by state and by a part of the address; the filter is in the URL.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link, Outlet, useSearchParams } from 'react-router';

import { formatDate, formatDateClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { DownloadButton } from '../../../platform/ui/download-button.tsx';
import { EmailText } from '../../../platform/ui/email-text.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import type { Subscriber, SubscriberStatus } from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';
import { subscriberSeasons } from '../messages.ts';
import { SUBSCRIBERS_PATH } from '../paths.ts';
import { ImportSubscribers } from './import-dialog.tsx';
import { SubscriberActions } from './subscriber-actions.tsx';
import { hasLimits, limitsIn, SubscriberFilters } from './subscriber-filters.tsx';
import { SUBSCRIBERS_PER_PAGE, subscribersQuery } from './subscriber-queries.ts';

import styles from './subscribers-page.module.css';

const STATUS_PARAM = 'tila';
const VIEWS = ['subscribed', 'pending', 'cancelled'] as const satisfies readonly SubscriberStatus[];

const TONES = { subscribed: 'ok', pending: 'warn', cancelled: 'info' } as const satisfies Record<
  SubscriberStatus,
  Tone
>;

const { columns } = messages;
const COLUMNS: readonly Column<Subscriber>[] = [
  {
    label: columns.email,
    role: 'name',
    className: styles.address,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    label: columns.status,
    role: 'state',
    cell: ({ status }) => <StatusDot tone={TONES[status]}>{messages.statuses[status]}</StatusDot>,
  },
  {
    label: columns.added,
    isShort: true,
    isLabelled: true,
    cell: ({ createdAt }) => formatDateClock(new Date(createdAt)),
  },
  {
    label: columns.since,
    isShort: true,
    isLabelled: true,
    cell: ({ subscribedAt }) =>
      subscribedAt === null ? messages.never : formatDate(helsinkiDay(new Date(subscribedAt))),
  },
  { label: columns.interests, isLabelled: true, cell: interestsOf },
  {
    label: columns.actions,
    role: 'menu',
    cell: (subscriber) => <SubscriberActions subscriber={subscriber} />,
  },
];

export function SubscribersPage() {
  const [params] = useSearchParams();
  const { page, q, choice } = useListAddress();
  const status = choice(STATUS_PARAM, VIEWS);
  const limits = limitsIn(params);
  return (
    <ListPage
      texts={messages}
      query={useQuery(subscribersQuery({ page, q, status, ...limits }))}
      paging={{ page, perPage: SUBSCRIBERS_PER_PAGE }}
      isFiltered={q !== '' || status !== undefined || hasLimits(limits)}
      actions={
        <Link to={`${SUBSCRIBERS_PATH}/uusi`} className={buttonClass()}>
          <Plus />
          {messages.add}
        </Link>
      }
      tools={
        <>
          <DownloadButton
            path="/subscribers/export"
            name={messages.exportFile}
            label={messages.export}
            size="small"
          />
          <ImportSubscribers />
        </>
      }
      filters={
        <ListTabs
          label={messages.viewsLabel}
          param={STATUS_PARAM}
          views={['all', ...VIEWS]}
          shown={status ?? 'all'}
          words={messages.views}
        />
      }
      note={<SubscriberFilters />}
      after={<Outlet />}
    >
      {(subscribers) => (
        <RecordTable caption={messages.title} rows={subscribers} columns={COLUMNS} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}

function interestsOf({ size, season }: Subscriber): string {
  const interests = [size, season ? subscriberSeasons[season] : ''].filter((text) => text !== '');
  return interests.join(', ') || messages.interestless;
}
