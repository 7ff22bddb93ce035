// How many recipients are in each state, counted in the rows: figures that are carried along drift in crashes.
import type { DeliveryCounts, RecipientState } from '../contract-delivery.ts';
import type { NewsletterRow } from './store.ts';

export function countsOf(
  row: Pick<NewsletterRow, 'final_counts' | 'frozen_at' | 'recipient_count' | 'skipped_count'>,
  states: Partial<Record<RecipientState, number>>,
): DeliveryCounts {
  if (row.final_counts) return row.final_counts;
  const { accepted = 0, unconfirmed = 0, retry = 0, failed = 0, cancelled = 0 } = states;
  const suppressed = (states.suppressed ?? 0) + row.skipped_count;
  // Before the recipients are fixed, those who were counted when it was asked for.
  const pending = row.frozen_at ? (states.pending ?? 0) + (states.claimed ?? 0) : row.recipient_count;
  const total = accepted + unconfirmed + retry + failed + suppressed + cancelled + pending;
  return { total, accepted, unconfirmed, retry, failed, suppressed, pending, cancelled };
}
