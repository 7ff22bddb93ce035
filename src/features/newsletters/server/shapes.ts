// How a newsletter stands in its row, before staff and in the audit.
import type {
  Audience,
  DeliveryCounts,
  Recipient,
  RecipientState,
  ShownAudience,
} from '../contract-delivery.ts';
import type { Newsletter } from '../contract.ts';
import { countsOf } from './counts.ts';
import type { DeliveryRow, NewsletterRow } from './store.ts';

export function newsletterOf(
  row: NewsletterRow,
  states: Partial<Record<RecipientState, number>> = {},
): Newsletter {
  return {
    _id: row.id,
    subject: row.subject,
    content: row.content,
    heroImage: row.hero_image,
    sendDate: row.send_date.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    status: row.status,
    audience: shownAudience(row.audience),
    delivery: deliveryOf(row, countsOf(row, states)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function shownAudience({ subscriberIds: ids, ...rest }: Audience): ShownAudience {
  return { ...rest, chosenCount: ids?.length ?? null };
}

export function deliveryOf(
  { delivery_state: state, pause_reason: pauseReason, pause_reply: pauseReply }: NewsletterRow,
  counts: DeliveryCounts,
): Newsletter['delivery'] {
  return { state, pauseReason, pauseReply, counts };
}

export function recipientOf(row: DeliveryRow): Recipient {
  return {
    _id: String(row.id),
    email: row.email,
    state: row.state,
    attempts: row.attempts,
    nextAt: row.state === 'retry' ? row.next_at.toISOString() : null,
    lastCode: row.last_code,
    isPossiblyDouble: row.is_possibly_double,
  };
}

export function auditFields(row: NewsletterRow): Record<string, unknown> {
  const { subject, content, hero_image: heroImage, status, delivery_state: delivery } = row;
  const audience = shownAudience(row.audience);
  return { subject, content, heroImage, sendDate: row.send_date.toISOString(), status, audience, delivery };
}
