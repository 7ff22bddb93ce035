// The newsletter that was sent last with what came of it, and the one that goes next, for the overview of the day.
import { countsOf } from './delivery/counts.ts';
import type { NewsletterProgress } from './delivery/progress.ts';
import { findLastSent, findNext, type Db, type NewsletterRow } from './store.ts';

export async function lastAndNext(db: Db, progress: NewsletterProgress) {
  const [last, next] = await Promise.all([findLastSent(db), findNext(db)]);
  return {
    last: last ? await sentSummary(last, progress) : null,
    next: next ? { _id: next.id, subject: next.subject, sendDate: next.sendDate.toISOString() } : null,
  };
}

async function sentSummary(row: NewsletterRow, progress: NewsletterProgress) {
  const isCounted = row.finalCounts !== null && row.finalResults !== null;
  const read = isCounted ? undefined : await progress.read(row);
  const { accepted, unconfirmed, failed } = countsOf(row, read?.states ?? {});
  return {
    _id: row.id,
    subject: row.subject,
    sentAt: (row.sentAt ?? row.sendDate).toISOString(),
    isFiled: row.isFiled,
    acceptedCount: accepted + unconfirmed,
    failedCount: failed,
    unsubscribedCount: row.finalResults?.unsubscribed ?? read?.results.unsubscribed ?? 0,
  };
}
