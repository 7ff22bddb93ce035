// The inbox: enquiries newest first, by state and by words; the filter is in the URL.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import type { Enquiry } from '../contract.ts';
import type { EnquiryStatus } from '../enquiry-kind.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { ENQUIRIES_PER_PAGE, INBOX_PATH, inboxQuery } from './enquiry-queries.ts';
import { WaitingTime } from './waiting-time-badge.tsx';

import styles from './inbox.module.css';

const STATUS_PARAM = 'tila';
const STATUSES = ['new', 'in-progress', 'handled'] as const satisfies readonly EnquiryStatus[];

export const TONES = { new: 'warn', 'in-progress': 'info', handled: 'ok' } as const satisfies Record<
  EnquiryStatus,
  Tone
>;

const { columns } = messages;
const COLUMNS: readonly Column<Enquiry>[] = [
  {
    label: columns.who,
    role: 'name',
    className: styles.who,
    cell: ({ _id, name }) => <Link to={`${INBOX_PATH}/${_id}`}>{name}</Link>,
  },
  { label: columns.kind, cell: ({ kind }) => messages.kinds[kind] },
  {
    label: columns.message,
    cell: ({ message }) => <span className={styles.message}>{message}</span>,
  },
  {
    label: columns.status,
    role: 'state',
    cell: (enquiry) => <StatusDot tone={TONES[enquiry.status]}>{messages.statusOf(enquiry)}</StatusDot>,
  },
  { label: columns.assignee, isLabelled: true, cell: ({ assignee }) => assignee || messages.nobody },
  {
    label: columns.at,
    isShort: true,
    cell: (enquiry) => (
      <span className={styles.at}>
        {formatDateClock(new Date(enquiry.createdAt))}
        <WaitingTime enquiry={enquiry} />
      </span>
    ),
  },
];

export function InboxPage() {
  const { page, q, choice } = useListAddress();
  const status = choice(STATUS_PARAM, STATUSES);
  return (
    <ListPage
      texts={messages}
      query={useQuery(inboxQuery({ page, q, status }))}
      paging={{ page, perPage: ENQUIRIES_PER_PAGE }}
      isFiltered={q !== '' || status !== undefined}
      filters={
        <ListTabs
          label={messages.viewsLabel}
          param={STATUS_PARAM}
          views={['all', ...STATUSES]}
          shown={status ?? 'all'}
          words={messages.views}
        />
      }
      emptyAction={
        <a href="/ota-yhteytta" className={buttonClass({ variant: 'outline' })}>
          {messages.openForm}
        </a>
      }
    >
      {(enquiries) => (
        <RecordTable caption={messages.title} rows={enquiries} columns={COLUMNS} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}
