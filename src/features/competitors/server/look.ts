// One look at a followed page: fetched, read, and read once more before anything counts as a change.
import { lookMessages } from '../messages.ts';
import { fetchPage } from './page-fetch.ts';
import type { FetchedPage, FetchOptions } from './page-fetch.ts';
import type { PriceReading } from './reading/price-reader.ts';
import type { PageReader } from './reading/reading-process.ts';
import type { TrackingRow } from './store.ts';

/** Between the two readings of a change. */
export const SECOND_LOOK_MS = 3000;

export interface Known {
  cents: number | null;
  text: string;
}

export type Look =
  | { kind: 'same'; etag: string | null; lastModified: string | null }
  /** The first reading, or one that differs and was read twice alike. */
  | { kind: 'new'; known: Known; etag: string | null; lastModified: string | null }
  | { kind: 'blocked'; message: string; retryAfterS: number | null }
  | { kind: 'error'; message: string };

type Read =
  | { kind: 'known'; known: Known; page: Extract<FetchedPage, { kind: 'page' }> }
  | { kind: 'unchanged' }
  | Exclude<FetchedPage, { kind: 'page' | 'unchanged' }>;

/** `before`: what was read last; null before the first reading. */
export async function lookAt(
  tracking: TrackingRow,
  before: Known | null,
  reader: PageReader,
  options: FetchOptions,
): Promise<Look> {
  const read = await readOnce(tracking, before !== null, reader, options);
  if (read.kind === 'unchanged') {
    return { kind: 'same', etag: tracking.etag, lastModified: tracking.last_modified };
  }
  if (read.kind !== 'known') return read;
  const { known, page } = read;
  const tags = { etag: page.etag, lastModified: page.lastModified };
  if (before === null) return { kind: 'new', known, ...tags };
  if (isSame(known, before)) return { kind: 'same', ...tags };
  await options.wait(SECOND_LOOK_MS);
  const again = await readOnce(tracking, false, reader, options);
  if (again.kind !== 'known') {
    return again.kind === 'unchanged' ? unsteady(tracking) : again;
  }
  if (isSame(again.known, before)) return { kind: 'same', ...tags };
  return isSame(again.known, known) ? { kind: 'new', known, ...tags } : unsteady(tracking);
}

function unsteady({ tracking_type: type }: TrackingRow): Look {
  const message = type === 'full_page' ? lookMessages.unsteadyPage : lookMessages.unsteady;
  return { kind: 'error', message };
}

const isSame = (one: Known, other: Known): boolean => one.cents === other.cents && one.text === other.text;

async function readOnce(
  tracking: TrackingRow,
  isConditional: boolean,
  reader: PageReader,
  options: FetchOptions,
): Promise<Read> {
  const page = await fetchPage(
    {
      url: tracking.url,
      timeoutMs: tracking.timeout_ms,
      attempts: tracking.attempts,
      etag: isConditional ? tracking.etag : null,
      lastModified: isConditional ? tracking.last_modified : null,
    },
    options,
  );
  if (page.kind === 'error' && page.html !== undefined) return doorOr(page, page.html, reader);
  if (page.kind !== 'page') return page;
  const isWholePage = tracking.tracking_type === 'full_page';
  const read = await reader.read({ kind: 'read', html: page.html, selector: tracking.selector, isWholePage });
  if (!read) return { kind: 'error', message: lookMessages.slow };
  if (read.isChallenge && read.reading.kind !== 'price') {
    return { kind: 'blocked', message: lookMessages.challenge, retryAfterS: null };
  }
  if (isWholePage && read.reading.kind === 'none') {
    return read.text === ''
      ? { kind: 'error', message: lookMessages.noText }
      : { kind: 'known', known: { cents: null, text: read.text }, page };
  }
  return read.reading.kind === 'price'
    ? { kind: 'known', known: { cents: read.reading.cents, text: '' }, page }
    : { kind: 'error', message: readingText(read.reading) };
}

/** A page that asks whether its visitor is human often comes as a server's trouble. */
async function doorOr(
  trouble: Extract<FetchedPage, { kind: 'error' }>,
  html: string,
  reader: PageReader,
): Promise<Read> {
  const read = await reader.read({ kind: 'read', html, selector: '', isWholePage: false });
  return read?.isChallenge
    ? { kind: 'blocked', message: lookMessages.challenge, retryAfterS: null }
    : { kind: 'error', message: trouble.message };
}

function readingText(reading: Exclude<PriceReading, { kind: 'price' }>): string {
  switch (reading.kind) {
    case 'none':
      return lookMessages.none;
    case 'selector-gone':
      return lookMessages.selectorGone;
    case 'selector-bad':
      return lookMessages.selectorBad;
    case 'several':
      return lookMessages.several(reading.cents);
    case 'currency':
      return lookMessages.currency(reading.currency);
    case 'implausible':
      return lookMessages.implausible(reading.cents);
  }
}
