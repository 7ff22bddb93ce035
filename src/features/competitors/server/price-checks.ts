// Checks tracked pages when they are due or on request: one check at a time for each page, saved in one transaction.
import type { Transaction } from 'kysely';

import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { checkMessages } from '../messages.ts';
import { checkPage, type KnownPrice, type CheckOutcome } from './check-page.ts';
import type { PriceEmailJob } from './price-email.ts';
import type { PageReader } from './reading/reading-process.ts';
import { nextMorning } from './schedule.ts';
import * as store from './store.ts';
import type { CompetitorTables, CheckValues, TrackingRow } from './store.ts';

export interface PriceCheckParts {
  reader: PageReader;
  emails: PriceEmailJob;
  pause: (ms: number) => Promise<void>;
}

export interface PriceChecks {
  /** Starts a check unless one is running; `done` fails when its result could not be saved. */
  begin: (id: string, signal: AbortSignal) => Promise<{ done: Promise<void> } | undefined>;
  /** Checks every page that is due, one after another; stops when `signal` is aborted. */
  checkDue: (signal: AbortSignal) => Promise<void>;
}

/** Longer than any look: five tries of 30 s, twice, with what lies between. */
export const MAX_CHECK_MS = 10 * MINUTE_MS;
/** Between two pages, so that no shop gets many requests. */
const BETWEEN_PAGES_MS = 2000;
const FAILED = { kind: 'error', message: checkMessages.silent } as const;

export function createPriceChecks(platform: Platform, parts: PriceCheckParts): PriceChecks {
  const db = platform.db.$extendTables<CompetitorTables>();
  const now = () => platform.clock.now();

  async function begin(id: string, signal: AbortSignal): Promise<{ done: Promise<void> } | undefined> {
    const at = now();
    if (!(await store.beginCheck(db, id, at, new Date(at.getTime() + MAX_CHECK_MS)))) return undefined;
    const giveUp = async (error: unknown) => {
      const row = signal.aborted ? undefined : await store.readTracking(db, id);
      // Not tried again before others have had their turn.
      if (row) await store.endCheck(db, id, valuesAfter(FAILED, row, now()), now());
      else await store.releaseCheck(db, id);
      throw error;
    };
    return { done: runCheck(platform, parts, id, signal).catch(giveUp) };
  }

  return {
    begin,
    checkDue: async (signal) => {
      for (;;) {
        const due = await store.findDue(db, now());
        if (!due || signal.aborted) return;
        const started = await begin(due.id, signal);
        await started?.done;
        await parts.pause(BETWEEN_PAGES_MS);
      }
    },
  };
}

/** Checks the page and saves the result. The row is locked by this caller until then. */
async function runCheck(
  platform: Platform,
  parts: PriceCheckParts,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const db = platform.db.$extendTables<CompetitorTables>();
  const row = await store.readTracking(db, id);
  if (!row) return;
  const [last] = await store.listReadings(db, id, 1);
  const before = last ? { cents: last.priceCents, text: last.content } : null;
  const found = await checkPage(row, before, parts.reader, {
    publicUrl: platform.settings.publicUrl,
    allowedHosts: platform.settings.crawlerAllowedHosts,
    signal,
    wait: async (ms) => {
      signal.throwIfAborted();
      await parts.pause(ms);
    },
  });
  const now = platform.clock.now();
  await inTransaction(db, async (tx) => {
    const current = await store.lockTracking(tx, id);
    if (!current) return;
    // Meanwhile staff pointed it elsewhere: what was read is of another page.
    const isSamePage = isFollowingSame(current, row);
    if (isSamePage && found.kind === 'new') {
      await storeReading({ tx, row: current, at: now }, before, found.known);
      await notify(platform, parts.emails, { tx, row: current }, before?.cents ?? null, found.known.cents);
    }
    await store.endCheck(tx, id, valuesAfter(isSamePage ? found : undefined, current, now), now);
  });
}

interface RunningCheck {
  tx: Transaction<CompetitorTables>;
  row: TrackingRow;
  at: Date;
}

async function storeReading(
  { tx, row, at }: RunningCheck,
  before: KnownPrice | null,
  { cents, text }: KnownPrice,
): Promise<void> {
  // Two readings of one instant would have no order.
  const isSameInstant = before !== null && row.lastCheckedAt !== null && row.lastCheckedAt >= at;
  const readAt = isSameInstant ? new Date(at.getTime() + 1) : at;
  await store.insertReading(tx, {
    id: newId(readAt.getTime()),
    tracking: row.id,
    at: readAt,
    priceCents: cents,
    content: text,
  });
}

/** Emails on a changed price, for trackings that request them. */
async function notify(
  { jobs }: Platform,
  emails: PriceEmailJob,
  { tx, row }: Omit<RunningCheck, 'at'>,
  beforeCents: number | null,
  afterCents: number | null,
): Promise<void> {
  if (beforeCents === null || afterCents === null) return;
  const isWanted = afterCents > beforeCents ? row.notifyIncrease : row.notifyDecrease;
  if (!isWanted) return;
  for (const to of row.recipients) {
    const email = {
      tracking: row.id,
      to,
      name: row.name,
      productName: row.productName,
      beforeCents,
      afterCents,
    };
    await jobs.enqueue(emails, email, { tx });
  }
}

/** Whether two states of a tracking follow the same place of the same page in the same way. */
export function isFollowingSame(one: TrackingRow, other: TrackingRow): boolean {
  return one.url === other.url && one.selector === other.selector && one.trackingType === other.trackingType;
}

/** `found` undefined: nothing useful was read, so the page is read again at once. */
function valuesAfter(found: CheckOutcome | undefined, row: TrackingRow, now: Date): CheckValues {
  const morning = nextMorning(now, row.id);
  const validators = { etag: row.etag, lastModified: row.lastModified };
  switch (found?.kind) {
    case undefined:
      return { outcome: null, lastError: null, etag: null, lastModified: null, nextCheckAt: now };
    case 'same':
    case 'new': {
      const { etag, lastModified } = found;
      return { outcome: 'read', lastError: null, etag, lastModified, nextCheckAt: morning };
    }
    case 'blocked': {
      const { message, retryAfterS } = found;
      const again =
        retryAfterS === null ? morning : new Date(now.getTime() + Math.max(60, retryAfterS) * 1000);
      return {
        outcome: 'blocked',
        lastError: message,
        ...validators,
        nextCheckAt: again < morning ? again : morning,
      };
    }
    case 'error':
      return { outcome: 'error', lastError: found.message, ...validators, nextCheckAt: morning };
  }
}
