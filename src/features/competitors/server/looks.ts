// Looks at followed pages as they are due or asked for: one at a time for each page, kept in one transaction.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lookMessages } from '../messages.ts';
import type { PriceLetterJob } from './jobs.ts';
import { lookAt } from './look.ts';
import type { Known, Look } from './look.ts';
import type { PageReader } from './reading/reading-process.ts';
import { nextMorning } from './schedule.ts';
import * as store from './store.ts';
import type { CompetitorTables, LookValues, TrackingRow } from './store.ts';

export interface LookParts {
  reader: PageReader;
  letters: PriceLetterJob;
  pause: (ms: number) => Promise<void>;
}

export interface Looks {
  /** Starts a look unless one goes on; `done` fails when the look could not be kept. */
  begin: (id: string, signal: AbortSignal) => Promise<{ done: Promise<void> } | undefined>;
  /** Looks at every page whose time has come, one after another; leaves off when `signal` says so. */
  checkDue: (signal: AbortSignal) => Promise<void>;
}

/** Longer than any look: five tries of 30 s, twice, with what lies between. */
export const LONGEST_LOOK_MS = 10 * 60_000;
/** Between two pages, so that no shop is asked often. */
const BETWEEN_PAGES_MS = 2000;
const FAILED = { kind: 'error', message: lookMessages.silent } as const;

export function competitorLooks(platform: Platform, parts: LookParts): Looks {
  const db = platform.db.$extendTables<CompetitorTables>();
  const now = () => platform.clock.now();

  async function begin(id: string, signal: AbortSignal): Promise<{ done: Promise<void> } | undefined> {
    const at = now();
    if (!(await store.beginLook(db, id, at, new Date(at.getTime() + LONGEST_LOOK_MS)))) return undefined;
    const giveUp = async (error: unknown) => {
      const row = signal.aborted ? undefined : await store.readTracking(db, id);
      // Not tried again before others have had their turn.
      if (row) await store.endLook(db, id, valuesAfter(FAILED, row, now()), now());
      else await store.leaveLook(db, id);
      throw error;
    };
    return { done: look(platform, parts, id, signal).catch(giveUp) };
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

/** Looks and keeps what came of it. The row is this caller's until then. */
async function look(platform: Platform, parts: LookParts, id: string, signal: AbortSignal): Promise<void> {
  const db = platform.db.$extendTables<CompetitorTables>();
  const row = await store.readTracking(db, id);
  if (!row) return;
  const [last] = await store.listReadings(db, id, 1);
  const before = last ? { cents: last.price_cents, text: last.content } : null;
  const found = await lookAt(row, before, parts.reader, {
    publicUrl: platform.settings.publicUrl,
    allowedHosts: platform.settings.crawlerAllowedHosts,
    signal,
    wait: async (ms) => {
      signal.throwIfAborted();
      await parts.pause(ms);
    },
  });
  const now = platform.clock.now();
  await db.transaction().execute(async (tx) => {
    const current = await store.lockTracking(tx, id);
    if (!current) return;
    // Meanwhile staff pointed it elsewhere: what was read is of another page.
    const isSamePage = isFollowingSame(current, row);
    if (isSamePage && found.kind === 'new') {
      await keep({ tx, row: current, at: now }, before, found.known);
      await tell(platform, parts.letters, { tx, row: current }, before?.cents ?? null, found.known.cents);
    }
    await store.endLook(tx, id, valuesAfter(isSamePage ? found : undefined, current, now), now);
  });
}

interface InLook {
  tx: Transaction<CompetitorTables>;
  row: TrackingRow;
  at: Date;
}

async function keep({ tx, row, at }: InLook, before: Known | null, { cents, text }: Known): Promise<void> {
  // Two readings of one instant would have no order.
  const isSameInstant = before !== null && row.last_checked_at !== null && row.last_checked_at >= at;
  const readAt = isSameInstant ? new Date(at.getTime() + 1) : at;
  await store.insertReading(tx, {
    id: newId(readAt.getTime()),
    tracking: row.id,
    at: readAt,
    price_cents: cents,
    content: text,
  });
}

/** Letters on a changed price, as the tracking asks for them. */
async function tell(
  { jobs }: Platform,
  letters: PriceLetterJob,
  { tx, row }: Omit<InLook, 'at'>,
  beforeCents: number | null,
  afterCents: number | null,
): Promise<void> {
  if (beforeCents === null || afterCents === null) return;
  const isWanted = afterCents > beforeCents ? row.notify_increase : row.notify_decrease;
  if (!isWanted) return;
  for (const to of row.recipients) {
    const letter = {
      tracking: row.id,
      to,
      name: row.name,
      productName: row.product_name,
      beforeCents,
      afterCents,
    };
    await jobs.enqueue(letters, letter, { tx });
  }
}

/** Whether two states of a tracking follow the same place of the same page in the same way. */
export function isFollowingSame(one: TrackingRow, other: TrackingRow): boolean {
  return (
    one.url === other.url && one.selector === other.selector && one.tracking_type === other.tracking_type
  );
}

/** `found` undefined: nothing of use was seen; it is looked at again at once. */
function valuesAfter(found: Look | undefined, row: TrackingRow, now: Date): LookValues {
  const morning = nextMorning(now, row.id);
  const kept = { etag: row.etag, last_modified: row.last_modified };
  switch (found?.kind) {
    case undefined:
      return { outcome: null, last_error: null, etag: null, last_modified: null, next_check_at: now };
    case 'same':
    case 'new': {
      const { etag, lastModified } = found;
      return { outcome: 'read', last_error: null, etag, last_modified: lastModified, next_check_at: morning };
    }
    case 'blocked': {
      const { message, retryAfterS } = found;
      const again =
        retryAfterS === null ? morning : new Date(now.getTime() + Math.max(60, retryAfterS) * 1000);
      return {
        outcome: 'blocked',
        last_error: message,
        ...kept,
        next_check_at: again < morning ? again : morning,
      };
    }
    case 'error':
      return { outcome: 'error', last_error: found.message, ...kept, next_check_at: morning };
  }
}
