// How many recipients are in each state, counted in the rows: figures that are carried along drift in crashes.
import type { DeliveryCounts, RecipientState } from '../../contract/delivery.ts';
import type { NewsletterRow } from '../store.ts';

export function countsOf(
  row: Pick<NewsletterRow, 'finalCounts' | 'frozenAt' | 'recipientCount' | 'skippedCount'>,
  states: Partial<Record<RecipientState, number>>,
): DeliveryCounts {
  if (row.finalCounts) return row.finalCounts;
  const { accepted = 0, unconfirmed = 0, retry = 0, failed = 0, cancelled = 0 } = states;
  const suppressed = (states.suppressed ?? 0) + row.skippedCount;
  // Before the recipients are fixed, those counted at the request.
  const pending = row.frozenAt ? (states.pending ?? 0) + (states.claimed ?? 0) : row.recipientCount;
  const total = accepted + unconfirmed + retry + failed + suppressed + cancelled + pending;
  return { total, accepted, unconfirmed, retry, failed, suppressed, pending, cancelled };
}
