// One check of a tracked page: fetched, read, and read once more before anything counts as a change.
import { checkMessages } from '../messages.ts';
import { fetchPage, type FetchedPage, type FetchOptions } from './page-fetch.ts';
import type { PriceReading } from './reading/price-reader.ts';
import type { PageReader } from './reading/reading-process.ts';
import type { TrackingRow } from './store.ts';

/** Between the two readings of a change. */
export const SECOND_READ_AFTER_MS = 3000;

export interface KnownPrice {
  cents: number | null;
  text: string;
}

export type CheckOutcome =
  | { kind: 'same'; etag: string | null; lastModified: string | null }
  /** The first reading, or one that differs and was read twice alike. */
  | { kind: 'new'; known: KnownPrice; etag: string | null; lastModified: string | null }
  | { kind: 'blocked'; message: string; retryAfterS: number | null }
  | { kind: 'error'; message: string };

type Read =
  | { kind: 'known'; known: KnownPrice; page: Extract<FetchedPage, { kind: 'page' }> }
  | { kind: 'unchanged' }
  | Exclude<FetchedPage, { kind: 'page' | 'unchanged' }>;

/** `before`: what was read last; null before the first reading. */
export async function checkPage(
  tracking: TrackingRow,
  before: KnownPrice | null,
  reader: PageReader,
  options: FetchOptions,
): Promise<CheckOutcome> {
  const read = await readOnce(tracking, before !== null, reader, options);
  if (read.kind === 'unchanged') {
    return { kind: 'same', etag: tracking.etag, lastModified: tracking.lastModified };
  }
  if (read.kind !== 'known') return read;
  const { known, page } = read;
  const tags = { etag: page.etag, lastModified: page.lastModified };
  if (before === null) return { kind: 'new', known, ...tags };
  if (isSame(known, before)) return { kind: 'same', ...tags };
  await options.wait(SECOND_READ_AFTER_MS);
  const again = await readOnce(tracking, false, reader, options);
  if (again.kind !== 'known') {
    return again.kind === 'unchanged' ? unsteady(tracking) : again;
  }
  if (isSame(again.known, before)) return { kind: 'same', ...tags };
  return isSame(again.known, known) ? { kind: 'new', known, ...tags } : unsteady(tracking);
}

function unsteady({ trackingType: type }: TrackingRow): CheckOutcome {
  const message = type === 'full_page' ? checkMessages.unsteadyPage : checkMessages.unsteady;
  return { kind: 'error', message };
}

const isSame = (one: KnownPrice, other: KnownPrice): boolean =>
  one.cents === other.cents && one.text === other.text;

async function readOnce(
  tracking: TrackingRow,
  isConditional: boolean,
  reader: PageReader,
  options: FetchOptions,
): Promise<Read> {
  const page = await fetchPage(
    {
      url: tracking.url,
      timeoutMs: tracking.timeoutMs,
      attempts: tracking.attempts,
      etag: isConditional ? tracking.etag : null,
      lastModified: isConditional ? tracking.lastModified : null,
    },
    options,
  );
  if (page.kind === 'error' && page.html !== undefined) return challengeOr(page, page.html, reader);
  if (page.kind !== 'page') return page;
  const isWholePage = tracking.trackingType === 'full_page';
  const read = await reader.read({ kind: 'read', html: page.html, selector: tracking.selector, isWholePage });
  if (!read) return { kind: 'error', message: checkMessages.slow };
  if (read.isChallenge && read.reading.kind !== 'price') {
    return { kind: 'blocked', message: checkMessages.challenge, retryAfterS: null };
  }
  if (isWholePage && read.reading.kind === 'none') {
    return read.text === ''
      ? { kind: 'error', message: checkMessages.noText }
      : { kind: 'known', known: { cents: null, text: read.text }, page };
  }
  return read.reading.kind === 'price'
    ? { kind: 'known', known: { cents: read.reading.cents, text: '' }, page }
    : { kind: 'error', message: readingText(read.reading) };
}

/** A check for humans is often answered with a server error status. */
async function challengeOr(
  trouble: Extract<FetchedPage, { kind: 'error' }>,
  html: string,
  reader: PageReader,
): Promise<Read> {
  const read = await reader.read({ kind: 'read', html, selector: '', isWholePage: false });
  return read?.isChallenge
    ? { kind: 'blocked', message: checkMessages.challenge, retryAfterS: null }
    : { kind: 'error', message: trouble.message };
}

function readingText(reading: Exclude<PriceReading, { kind: 'price' }>): string {
  switch (reading.kind) {
    case 'none':
      return checkMessages.none;
    case 'selector-gone':
      return checkMessages.selectorGone;
    case 'selector-bad':
      return checkMessages.selectorBad;
    case 'several':
      return checkMessages.several(reading.cents);
    case 'currency':
      return checkMessages.currency(reading.currency);
    case 'implausible':
      return checkMessages.implausible(reading.cents);
  }
}
