// Newsletters with what came of them: the last and the next for the overview of the day, those of a period for the statistics.
import { countsOf } from './delivery/counts.ts';
import type { NewsletterProgress } from './delivery/progress.ts';
import { clicksOf } from './results/clicks.ts';
import { findLastSent, findNext, listSentSince, type Db, type NewsletterRow } from './store.ts';

export async function lastAndNext(db: Db, progress: NewsletterProgress) {
  const [last, next] = await Promise.all([findLastSent(db), findNext(db)]);
  return {
    last: last ? await sentSummary(last, progress) : null,
    next: next ? { _id: next.id, subject: next.subject, sendDate: next.sendDate.toISOString() } : null,
  };
}

/** Those whose sending began since then, the newest first; `clickCount` is null where presses were not counted. */
export async function listSent(db: Db, progress: NewsletterProgress, since: Date) {
  const rows = await listSentSince(db, since);
  return Promise.all(
    rows.map(async (row) => {
      const [summary, clicks] = await Promise.all([
        sentSummary(row, progress),
        clicksOf(db, row.id, row.template),
      ]);
      const clickCount = clicks && clicks.reduce((sum, { count }) => sum + count, 0);
      return { ...summary, clickCount };
    }),
  );
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
