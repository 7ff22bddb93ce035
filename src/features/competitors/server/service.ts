// Use cases of competitor tracking: what staff follow, and what was read.
import { setTimeout as wait } from 'node:timers/promises';

import { compile } from 'css-select';
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { centsToEuros, formatEuros } from '../../../platform/contract/money.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import type { AuditAction } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { held, isHeld } from '../../../platform/server/hold.ts';
import type { PriceDiff, PricePoint, SentTracking, Tracking } from '../contract.ts';
import { TRACKING_LIMITS } from '../limits.ts';
import { trackingErrors as errors } from '../messages.ts';
import type { PriceLetterJob } from './jobs.ts';
import { competitorLooks, isFollowingSame, LONGEST_LOOK_MS } from './looks.ts';
import type { Looks } from './looks.ts';
import type { PageReader } from './reading/reading-process.ts';
import { trackingOf, valuesOf } from './shapes.ts';
import * as store from './store.ts';
import type { CompetitorTables, ReadingRow, TrackingRow } from './store.ts';

export interface Competitors {
  /** By name. */
  listTrackings: () => Promise<Tracking[]>;
  create: (sent: SentTracking) => Promise<Tracking>;
  /** 404 when it is gone, 409 when its version is no longer the one that was read. */
  update: (id: string, sent: SentTracking) => Promise<Tracking>;
  remove: (id: string) => Promise<void>;
  /** Looks now, or waits for the look that goes on; `isDone` false when it takes longer than the caller waits. */
  check: (id: string) => Promise<{ tracking: Tracking; isDone: boolean }>;
  latestDiff: (id: string) => Promise<PriceDiff>;
  history: (id: string) => Promise<PricePoint[]>;
  /** Looks at every page whose time has come, one after another; leaves off when `signal` says so. */
  checkDue: Looks['checkDue'];
}

export interface CompetitorParts {
  reader: PageReader;
  letters: PriceLetterJob;
  /** How long a caller waits for a look. */
  patienceMs?: number;
  pause?: (ms: number) => Promise<void>;
}

/** Below the 30 s after which the form gives up. */
const PATIENCE_MS = 28_000;
const ASK_AGAIN_MS = 250;
const MOST_HISTORY = 1000;
const SNIPPET = 160;

type Edits = Pick<Competitors, 'create' | 'update' | 'remove'>;
type GetTracking = (id: string) => Promise<Tracking>;

export function competitorService(platform: Platform, parts: CompetitorParts): Competitors {
  const { reader, letters, patienceMs = PATIENCE_MS, pause = wait } = parts;
  const db = platform.db.$extendTables<CompetitorTables>();
  const looks = competitorLooks(platform, { reader, letters, pause });

  const getTracking: GetTracking = async (id) => {
    const row = await store.readTracking(db, id);
    if (!row) throw notFound('competitor.not_found', errors.notFound);
    return trackingOf(row, await store.listPoints(db, [id]), platform.clock.now());
  };

  return {
    ...competitorEdits(platform, getTracking),
    listTrackings: async () => {
      const rows = await store.listTrackings(db);
      const ids = rows.map(({ id }) => id);
      const points = Map.groupBy(await store.listPoints(db, ids), ({ tracking }) => tracking);
      return rows.map((row) => trackingOf(row, points.get(row.id) ?? [], platform.clock.now()));
    },
    check: async (id) => {
      if (!(await getTracking(id)).isEnabled) throw invalid('competitor.disabled', errors.disabled);
      if (await isHeld(platform.db)) throw held();
      const started = await looks.begin(id, AbortSignal.timeout(LONGEST_LOOK_MS));
      if (!started) return untilChecked(() => getTracking(id), patienceMs);
      const done = started.done.catch((error: unknown) =>
        platform.log.error({ err: error }, 'a look at a page failed'),
      );
      const isDone = (await Promise.race([done, wait(patienceMs, 'late' as const)])) !== 'late';
      return { tracking: await getTracking(id), isDone };
    },
    latestDiff: async (id) => {
      await getTracking(id);
      const [after, before] = await store.listReadings(db, id, 2);
      return diffOf(reader, before, after);
    },
    history: async (id) => {
      await getTracking(id);
      const readings = await store.listReadings(db, id, MOST_HISTORY);
      return readings.flatMap(({ at, price_cents: cents }) =>
        cents === null ? [] : [{ price: centsToEuros(cents), changedAt: at.toISOString() }],
      );
    },
    checkDue: looks.checkDue,
  };
}

/** Another caller's look goes on. */
async function untilChecked(
  read: () => Promise<Tracking>,
  patienceMs: number,
): Promise<{ tracking: Tracking; isDone: boolean }> {
  const until = Date.now() + patienceMs;
  let tracking = await read();
  while (tracking.isChecking && Date.now() < until) {
    await wait(ASK_AGAIN_MS);
    tracking = await read();
  }
  return { tracking, isDone: !tracking.isChecking };
}

function competitorEdits(platform: Platform, getTracking: GetTracking): Edits {
  const db = platform.db.$extendTables<CompetitorTables>();
  const now = () => platform.clock.now();
  const record = recorder(platform);
  const lock = async (tx: Transaction<CompetitorTables>, id: string): Promise<TrackingRow> => {
    const row = await store.lockTracking(tx, id);
    if (!row) throw notFound('competitor.not_found', errors.notFound);
    return row;
  };
  return {
    create: async (sent) => {
      requireSelector(sent);
      const id = newId(now().getTime());
      await db.transaction().execute(async (tx) => {
        if ((await store.countTrackings(tx)) >= TRACKING_LIMITS.trackings) {
          throw invalid('competitor.too_many', errors.tooMany);
        }
        // Looked at with the next due ones, in a moment.
        await store.insertTracking(tx, { ...valuesOf(sent), id, next_check_at: now() }, now());
        await record(tx, 'created', { id, name: sent.name }, { after: auditFields(sent) });
      });
      return getTracking(id);
    },
    update: async (id, sent) => {
      requireSelector(sent);
      await db.transaction().execute(async (tx) => {
        const row = await lock(tx, id);
        if (sent.version !== undefined && sent.version !== row.version) {
          throw conflict(
            'conflict.stale',
            errors.stale,
            trackingOf(row, await store.listPoints(tx, [id]), now()),
          );
        }
        const values = valuesOf(sent);
        const isOther = !isFollowingSame({ ...row, ...values }, row);
        if (isOther) await store.deleteReadings(tx, id);
        await store.updateTracking(tx, id, values, now(), isOther);
        await record(
          tx,
          'changed',
          { id, name: sent.name },
          { before: auditOf(row), after: auditFields(sent) },
        );
      });
      return getTracking(id);
    },
    remove: async (id) => {
      await db.transaction().execute(async (tx) => {
        const row = await lock(tx, id);
        await store.deleteTracking(tx, id);
        await record(tx, 'removed', row, { before: auditOf(row) });
      });
    },
  };
}

/** Throws 422 for a selector that no page could be read with. */
function requireSelector({ selector }: SentTracking): void {
  try {
    if (selector !== '') compile(selector);
  } catch {
    throw invalid('competitor.bad_selector', errors.badSelector, [
      { path: 'selector', code: 'competitor.bad_selector', message: errors.badSelector },
    ]);
  }
}

function recorder({ audit }: Platform) {
  return (
    tx: Transaction<CompetitorTables>,
    action: AuditAction,
    tracking: { id: string; name: string },
    fields: { before?: object; after?: object },
  ): Promise<void> =>
    audit.record(tx, {
      action,
      entity: 'competitor-tracking',
      entityId: tracking.id,
      name: tracking.name,
      ...(fields.before && { before: { ...fields.before } }),
      ...(fields.after && { after: { ...fields.after } }),
    });
}

async function diffOf(
  reader: PageReader,
  before: ReadingRow | undefined,
  after: ReadingRow | undefined,
): Promise<PriceDiff> {
  if (!after) return { hasChange: false, latestOnly: true, before: null, after: null, diffHtml: '' };
  const side = (reading: ReadingRow, snippet: string) => ({
    at: reading.at.toISOString(),
    price: reading.price_cents === null ? null : centsToEuros(reading.price_cents),
    snippet,
  });
  if (!before) {
    const start = side(after, after.content.slice(0, SNIPPET));
    return { hasChange: false, latestOnly: true, before: null, after: start, diffHtml: '' };
  }
  const texts = { before: textOf(before), after: textOf(after) };
  const compared = await reader.compare({ kind: 'compare', ...texts });
  return {
    hasChange: true,
    latestOnly: false,
    before: side(before, compared?.before ?? ''),
    after: side(after, compared?.after ?? ''),
    diffHtml: compared?.html ?? '',
  };
}

/** What a comparison is made of: the price where only it is followed. */
function textOf({ price_cents: cents, content }: ReadingRow): string {
  return cents === null ? content : formatEuros(cents);
}

function auditFields(sent: SentTracking): object {
  const { name, url, selector, productName, productId, trackingType, isEnabled } = sent;
  return { name, url, selector, productName, productId, trackingType, isEnabled };
}

function auditOf(row: TrackingRow): object {
  return {
    name: row.name,
    url: row.url,
    selector: row.selector,
    productName: row.product_name,
    productId: row.product,
    trackingType: row.tracking_type,
    isEnabled: row.is_enabled,
  };
}
