// The newsletters as rows: what each is, when it goes, how far it is, and what can be done with it.
import Trash from 'lucide-react/icons/trash-2';
import { Link, useSearchParams } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Table } from '../../../platform/ui/table.tsx';
import { useKeptPlace } from '../../../platform/ui/use-kept-place.ts';
import type { Newsletter, NewsletterStatus } from '../contract.ts';
import { newsletterListMessages as messages } from '../messages-admin.ts';
import { audienceText, isEverybody } from '../messages-readers.ts';
import { DeliveryCountsLine, DeliveryProgress } from './delivery-counts.tsx';
import { NEWSLETTERS_PATH, useRemoveNewsletter, useUnschedule } from './newsletter-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './newsletters-page.module.css';

const TONES = { draft: 'neutral', scheduled: 'info', sent: 'ok', failed: 'bad' } as const satisfies Record<
  NewsletterStatus,
  Tone
>;

export function NewsletterTable({ newsletters }: { newsletters: readonly Newsletter[] }) {
  const { columns } = messages;
  const place = useKeptPlace();
  return (
    <div {...place} tabIndex={-1} className={styles.place}>
      <Table caption={messages.title} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.subject}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.delivery}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {newsletters.map((newsletter) => (
            <NewsletterRow key={newsletter._id} newsletter={newsletter} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  const { columns } = messages;
  const { subject, status, audience, delivery } = newsletter;
  return (
    <tr>
      <th scope="row" className={styles.subject}>
        {subject}
      </th>
      <td data-label={columns.status} className={list.short}>
        <StatusDot tone={TONES[status]}>{messages.statuses[status]}</StatusDot>
      </td>
      <td data-label={columns.date} className={list.short}>
        <div>
          {dateText(newsletter)}
          {(status === 'scheduled' || !isEverybody(audience)) && (
            <span className={styles.readers}>{audienceText(audience)}</span>
          )}
        </div>
      </td>
      <td data-label={columns.delivery} className={styles.delivery}>
        <div>
          <Delivery newsletter={newsletter} />
          {delivery.state === 'idle' && messages.deliveries.idle}
        </div>
      </td>
      <td>
        <RowActions newsletter={newsletter} />
      </td>
    </tr>
  );
}

function dateText({ status, sentAt, sendDate }: Newsletter): string {
  if (sentAt !== null) return formatDateClock(new Date(sentAt));
  return status === 'scheduled' ? formatDateClock(new Date(sendDate)) : messages.noDate;
}

function Delivery({ newsletter: { delivery } }: { newsletter: Newsletter }) {
  switch (delivery.state) {
    case 'idle':
      return null;
    case 'sending':
    case 'paused':
      return (
        <>
          <DeliveryProgress counts={delivery.counts} label={messages.deliveries[delivery.state]} />
          <DeliveryCountsLine counts={delivery.counts} />
        </>
      );
    case 'cancelled':
    case 'done':
      return <DeliveryCountsLine counts={delivery.counts} />;
  }
}

function RowActions({ newsletter }: { newsletter: Newsletter }) {
  const { _id: id, subject, status, delivery } = newsletter;
  const [query] = useSearchParams();
  const remove = useRemoveNewsletter();
  const unschedule = useUnschedule();
  const search = query.toString();
  const isOpen = status === 'draft' || status === 'scheduled';
  const outline = buttonClass({ variant: 'outline', size: 'small' });
  return (
    <div className={classNames(list.actions, styles.acts)}>
      <Link
        to={{ pathname: `${NEWSLETTERS_PATH}/${id}`, search }}
        aria-label={isOpen ? messages.editLabel(subject) : messages.lookLabel(subject)}
        className={outline}
      >
        {isOpen ? messages.edit : messages.look}
      </Link>
      {delivery.state !== 'idle' && (
        <Link
          to={{ pathname: `${NEWSLETTERS_PATH}/${id}/delivery`, search }}
          aria-label={messages.deliveryLabel(subject)}
          className={outline}
        >
          {messages.delivery}
        </Link>
      )}
      {(status === 'scheduled' || status === 'failed') && (
        <Button
          variant="text"
          size="small"
          aria-label={`${messages.toDraft[status].press}: ${subject}`}
          isBusy={unschedule.isPending}
          onClick={() => unschedule.mutate(newsletter)}
        >
          {messages.toDraft[status].press}
        </Button>
      )}
      <SendLink newsletter={newsletter} search={search} />
      <IconButton
        label={messages.removeLabel(subject)}
        disabled={delivery.state === 'sending'}
        onClick={() => {
          if (!remove.isPending) remove.mutate(newsletter);
        }}
      >
        <Trash />
      </IconButton>
    </div>
  );
}

/** Shown but of no use once the newsletter is out (specification, point 4). */
function SendLink({ newsletter, search }: { newsletter: Newsletter; search: string }) {
  const { _id: id, subject, status } = newsletter;
  if (status === 'sent') {
    return (
      <Button size="small" disabled aria-label={messages.sendLabel(subject)}>
        {messages.send}
      </Button>
    );
  }
  return (
    <Link
      to={{ pathname: `${NEWSLETTERS_PATH}/${id}/send`, search }}
      aria-label={messages.sendLabel(subject)}
      className={buttonClass({ size: 'small' })}
    >
      {messages.send}
    </Link>
  );
}
