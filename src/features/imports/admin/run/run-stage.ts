// What a run's page shows and offers, worked out from the run alone.
import { pageNumber } from '../../../../platform/contract/address/page-number.ts';
import { csvText } from '../../../../platform/contract/csv.ts';
import type { ImportRun } from '../../contract.ts';
import { pageMessages as messages } from '../../messages-page.ts';

/** How far a run is. `percent` counts the bytes read; with `isRead` all rows are read and the changes are computed. */
export type RunStage =
  | { readonly kind: 'queued' }
  | { readonly kind: 'running'; readonly percent: number; readonly isRead: boolean }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly count: number }
  | { readonly kind: 'needs-consent'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

const POLL_MS = 700;
const TOO_MANY_WITHDRAWN = 'import.too_many_withdrawn';

export function runStage(run: ImportRun): RunStage {
  switch (run.status) {
    case 'queued':
      return { kind: 'queued' };
    case 'running': {
      const percent = Math.floor(run.progress * 100);
      return { kind: 'running', percent, isRead: percent >= 99 };
    }
    case 'done': {
      const count = changeCount(run);
      return count === 0 ? { kind: 'unchanged' } : { kind: 'changed', count };
    }
    case 'failed':
      return failedStage(run);
  }
}

/** Only a preview's file stays stored, so only a preview can go on once somebody allows what stopped it. */
function failedStage({ failure, isDryRun }: ImportRun): RunStage {
  const message = failure?.message ?? '';
  const canConsent = isDryRun && failure?.code === TOO_MANY_WITHDRAWN;
  return { kind: canConsent ? 'needs-consent' : 'failed', message };
}

const isUnderWay = (status: ImportRun['status'] | undefined) => status === 'queued' || status === 'running';

/** Milliseconds until the run is polled again; false when it has ended and is not being taken back. */
export function pollDelay(
  run: (Pick<ImportRun, 'status'> & Partial<Pick<ImportRun, 'undo'>>) | undefined,
): number | false {
  return isUnderWay(run?.status) || isUnderWay(run?.undo?.status) ? POLL_MS : false;
}

export function changeCount({ created, updated, withdrawn }: ImportRun): number {
  return created + updated + withdrawn;
}

/** The stored refused rows as a CSV file. */
export function errorsCsv({ errors }: Pick<ImportRun, 'errors'>): string {
  const { line, reason, code } = messages.columns;
  return csvText([[line, reason, code], ...errors.map((row) => [row.line, row.message, row.code])]);
}

/** The rows of one page, its number and the number of pages; a page beyond the end is the last. */
export function pageOf<Row>(rows: readonly Row[], wanted: string | null, perPage: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(pageNumber(wanted ?? undefined), pageCount);
  return { page, pageCount, rows: rows.slice((page - 1) * perPage, page * perPage) };
}

/** '1,4 Mt', '820 kt', '12 tavua'; thousands, as file managers count. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return messages.bytes(bytes);
  if (bytes < 1_000_000) return messages.kilobytes(Math.round(bytes / 1000));
  return messages.megabytes(Math.round(bytes / 100_000) / 10);
}
