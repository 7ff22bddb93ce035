// The newsletters as rows: what each is, when it goes, how far it is, and what can be done with it.
import { Link, useSearchParams } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import type { Newsletter, NewsletterStatus } from '../contract/newsletters.ts';
import { newsletterListMessages as messages } from '../messages/admin.ts';
import { audienceText, isEverybody } from '../messages/audience.ts';
import { statusText } from '../messages/sending.ts';
import { NEWSLETTERS_PATH, useRemoveNewsletter, useUnschedule } from './newsletter-queries.ts';
import { DeliveryCountsLine, DeliveryProgress } from './sending/delivery-counts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './newsletters-page.module.css';

const TONES = { draft: 'neutral', scheduled: 'info', sent: 'ok', failed: 'bad' } as const satisfies Record<
  NewsletterStatus,
  Tone
>;

const { columns } = messages;
const COLUMNS: readonly Column<Newsletter>[] = [
  {
    label: columns.subject,
    role: 'name',
    className: styles.subject,
    cell: (newsletter) => <Subject {...newsletter} />,
  },
  {
    label: columns.status,
    role: 'state',
    cell: (newsletter) => {
      const { status, delivery } = newsletter;
      const tone = status === 'sent' && delivery.isFiled ? 'warn' : TONES[status];
      return <StatusDot tone={tone}>{statusText(newsletter)}</StatusDot>;
    },
  },
  { label: columns.date, isShort: true, cell: dateCell },
  {
    label: columns.delivery,
    className: styles.delivery,
    cell: ({ delivery }) => (
      <div>
        <Delivery delivery={delivery} />
      </div>
    ),
  },
  {
    label: columns.actions,
    role: 'actions',
    cell: (newsletter) => <RowActions newsletter={newsletter} />,
  },
];

export function NewsletterTable({ newsletters }: { newsletters: readonly Newsletter[] }) {
  return (
    <RecordTable caption={messages.title} rows={newsletters} columns={COLUMNS} keyOf={({ _id }) => _id} />
  );
}

function dateCell(newsletter: Newsletter) {
  const { status, audience, updatedAt } = newsletter;
  return (
    <div>
      {dateText(newsletter)}
      {status === 'draft' && (
        <span className={`${layout.note} ${styles.recipients}`}>
          {messages.changedAt(formatDateClock(new Date(updatedAt)))}
        </span>
      )}
      {(status === 'scheduled' || !isEverybody(audience)) && (
        <span className={`${layout.note} ${styles.recipients}`}>{audienceText(audience)}</span>
      )}
    </div>
  );
}

function dateText({ status, sentAt, sendDate }: Newsletter): string {
  if (sentAt !== null) return formatDateClock(new Date(sentAt));
  return status === 'scheduled' ? formatDateClock(new Date(sendDate)) : messages.noDate;
}

function Delivery({ delivery }: { delivery: Newsletter['delivery'] }) {
  switch (delivery.state) {
    case 'idle':
      return messages.deliveries.idle;
    case 'sending':
    case 'paused':
      return (
        <>
          <DeliveryProgress counts={delivery.counts} label={messages.deliveries[delivery.state]} />
          <DeliveryCountsLine counts={delivery.counts} isFiled={delivery.isFiled} />
        </>
      );
    case 'cancelled':
    case 'done':
      return <DeliveryCountsLine counts={delivery.counts} isFiled={delivery.isFiled} />;
  }
}

function Subject({ _id: id, subject }: Newsletter) {
  const [query] = useSearchParams();
  return <Link to={{ pathname: `${NEWSLETTERS_PATH}/${id}`, search: query.toString() }}>{subject}</Link>;
}

function RowActions({ newsletter }: { newsletter: Newsletter }) {
  const { _id: id, subject, status, delivery } = newsletter;
  const [query] = useSearchParams();
  const remove = useRemoveNewsletter();
  const unschedule = useUnschedule();
  const search = query.toString();
  return (
    <div className={layout.row}>
      <SendLink newsletter={newsletter} search={search} />
      <RowMenu name={subject}>
        {delivery.state !== 'idle' && (
          <RowLink
            to={{ pathname: `${NEWSLETTERS_PATH}/${id}/delivery`, search }}
            label={messages.delivery}
            name={messages.deliveryLabel(subject)}
            variant="text"
          />
        )}
        {(status === 'scheduled' || status === 'failed') && (
          <RowButton
            label={messages.toDraft[status].press}
            name={`${messages.toDraft[status].press}: ${subject}`}
            isBusy={unschedule.isPending}
            onClick={() => unschedule.mutate(newsletter)}
          />
        )}
        <RowButton
          label={messages.remove}
          name={messages.removeLabel(subject)}
          isRemoval
          disabled={delivery.state === 'sending'}
          onClick={() => {
            if (!remove.isPending) remove.mutate(newsletter);
          }}
        />
      </RowMenu>
    </div>
  );
}

/** Shown but of no use once the newsletter is out. */
function SendLink({ newsletter, search }: { newsletter: Newsletter; search: string }) {
  const { _id: id, subject, status } = newsletter;
  if (status === 'sent') {
    return (
      <Button variant="outline" size="small" disabled aria-label={messages.sendLabel(subject)}>
        {messages.send}
      </Button>
    );
  }
  return (
    <RowLink
      to={{ pathname: `${NEWSLETTERS_PATH}/${id}/send`, search }}
      label={messages.send}
      name={messages.sendLabel(subject)}
    />
  );
}
