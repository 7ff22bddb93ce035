// Maps the row of a newsletter to what staff and the audit log get.
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import type {
  Audience,
  DeliveryCounts,
  Recipient,
  RecipientState,
  ShownAudience,
} from '../contract/delivery.ts';
import type { Newsletter } from '../contract/newsletters.ts';
import { countsOf } from './delivery/counts.ts';
import type { DeliveryRow, NewsletterRow } from './store.ts';

export function newsletterOf(
  row: NewsletterRow,
  states: Partial<Record<RecipientState, number>> = {},
): Newsletter {
  const { id, subject, content, heroImage, sendDate, sentAt, status, version, createdAt, updatedAt } = row;
  return {
    ...toApiRecord({
      id,
      subject,
      content,
      heroImage,
      sendDate,
      sentAt,
      status,
      version,
      createdAt,
      updatedAt,
    }),
    audience: shownAudience(row.audience),
    delivery: deliveryOf(row, countsOf(row, states)),
  };
}

function shownAudience({ subscriberIds: ids, ...rest }: Audience): ShownAudience {
  return { ...rest, chosenCount: ids?.length ?? null };
}

export function deliveryOf(
  { deliveryState: state, pauseReason, pauseReply, isFiled }: NewsletterRow,
  counts: DeliveryCounts,
): Newsletter['delivery'] {
  return { state, pauseReason, pauseReply, isFiled, counts };
}

export function recipientOf(row: DeliveryRow): Recipient {
  const { id, email, state, attempts, lastCode, isPossiblyDouble } = row;
  const nextAt = state === 'retry' ? row.nextAt.toISOString() : null;
  return { _id: String(id), email, state, attempts, nextAt, lastCode, isPossiblyDouble };
}

export function auditOf(row: NewsletterRow) {
  const { subject, content, heroImage, deliveryState: delivery } = row;
  // Without a mail server nobody gets it.
  const status = row.status === 'sent' && row.isFiled ? 'filed' : row.status;
  const audience = shownAudience(row.audience);
  const sendDate = row.sendDate.toISOString();
  const fields = { subject, content, heroImage, sendDate, status, audience, delivery };
  return { entity: 'newsletter', entityId: row.id, name: subject, fields };
}
