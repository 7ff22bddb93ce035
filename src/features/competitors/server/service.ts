// Use cases of competitor tracking: what staff follow, and what was read.
import { setTimeout as wait } from 'node:timers/promises';

import { compile } from 'css-select';
import type { Transaction } from 'kysely';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { centsToEuros, formatEuros } from '../../../platform/contract/money.ts';
import { invalid, notFound, invalidField } from '../../../platform/contract/problem.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { isNonPublicAddress } from '../../../platform/server/outbound/outbound.ts';
import { isRestoredShopPaused, restoredShopPaused } from '../../../platform/server/restored-shop.ts';
import type { ListedTracking, PriceDiff, PricePoint, TrackingInput, Tracking } from '../contract.ts';
import { TRACKING_LIMITS } from '../limits.ts';
import { tyreNotSold } from '../messages-words.ts';
import { trackingErrors as errors } from '../messages.ts';
import { ourPricesByTracking, type MarketSources } from './market.ts';
import { createPriceChecks, isFollowingSame, MAX_CHECK_MS } from './price-checks.ts';
import type { PriceEmailJob } from './price-email.ts';
import type { PageReader } from './reading/reading-process.ts';
import { trackingOf, valuesOf } from './shapes.ts';
import * as store from './store.ts';
import type { CompetitorTables, ReadingRow, TrackingRow } from './store.ts';

export interface CompetitorParts {
  reader: PageReader;
  emails: PriceEmailJob;
  listTyres: MarketSources['catalogue']['listPriced'];
  /** How long a caller waits for a check. */
  patienceMs?: number;
  pause?: (ms: number) => Promise<void>;
}

/** Below the 30 s after which the form gives up. */
const PATIENCE_MS = 28_000;
const POLL_MS = 250;
const MAX_HISTORY = 1000;
const SNIPPET = 160;

type GetTracking = (id: string) => Promise<Tracking>;

export function competitorService(platform: Platform, parts: CompetitorParts) {
  const { reader, emails, patienceMs = PATIENCE_MS, pause = wait } = parts;
  const db = platform.db.$extendTables<CompetitorTables>();
  const checks = createPriceChecks(platform, { reader, emails, pause });

  const getTracking: GetTracking = async (id) => {
    const row = await store.readTracking(db, id);
    if (!row) throw notFound('competitor.not_found', errors.notFound);
    return trackingOf(row, await store.listPoints(db, [id]), platform.clock.now());
  };

  return {
    ...competitorEdits(platform, getTracking, parts.listTyres),
    /** Most expensive compared with theirs first, then by name. */
    listTrackings: async (): Promise<ListedTracking[]> => {
      const rows = await store.listTrackings(db);
      const ids = rows.map(({ id }) => id);
      const points = Map.groupBy(await store.listPoints(db, ids), ({ tracking }) => tracking);
      const linked = new Set(rows.flatMap(({ product }) => (product === null ? [] : [product])));
      const trackings = rows.map((row) => trackingOf(row, points.get(row.id) ?? [], platform.clock.now()));
      const ours = ourPricesByTracking(
        rows.map((row, at) => ({ row, currentPrice: trackings[at]?.currentPrice ?? null })),
        await parts.listTyres([...linked]),
        helsinkiDay(platform.clock.now()),
      );
      const listed = trackings.map((tracking) => ({ ...tracking, ours: ours.get(tracking._id) ?? null }));
      return listed.toSorted((one, other) => dearness(other) - dearness(one));
    },
    /** Checks now, or waits for the running check; `isDone` is false when it takes longer than the caller waits. */
    check: async (id: string) => {
      if (!(await getTracking(id)).isEnabled) throw invalid('competitor.disabled', errors.disabled);
      if (await isRestoredShopPaused(platform.db)) throw restoredShopPaused();
      const started = await checks.begin(id, AbortSignal.timeout(MAX_CHECK_MS));
      if (!started) return untilChecked(() => getTracking(id), patienceMs);
      const done = started.done.catch((error: unknown) =>
        platform.log.error({ err: error }, 'a price check failed'),
      );
      const isDone = (await Promise.race([done, wait(patienceMs, 'late' as const)])) !== 'late';
      return { tracking: await getTracking(id), isDone };
    },
    latestDiff: async (id: string) => {
      await getTracking(id);
      const [after, before] = await store.listReadings(db, id, 2);
      return diffOf(reader, before, after);
    },
    history: async (id: string): Promise<PricePoint[]> => {
      await getTracking(id);
      const readings = await store.listReadings(db, id, MAX_HISTORY);
      return readings.flatMap(({ at, priceCents: cents }) =>
        cents === null ? [] : [{ price: centsToEuros(cents), changedAt: at.toISOString() }],
      );
    },
    /** Checks every page that is due, one after another; stops when `signal` is aborted. */
    checkDue: checks.checkDue,
  };
}

/** How much more expensive ours is; nothing where they are not compared. */
function dearness({ ours }: ListedTracking): number {
  return Math.max(ours?.difference ?? 0, 0);
}

export type Competitors = ReturnType<typeof competitorService>;

/** Waits for the check that another caller started. */
async function untilChecked(
  read: () => Promise<Tracking>,
  patienceMs: number,
): Promise<{ tracking: Tracking; isDone: boolean }> {
  const until = Date.now() + patienceMs;
  let tracking = await read();
  while (tracking.isChecking && Date.now() < until) {
    await wait(POLL_MS);
    tracking = await read();
  }
  return { tracking, isDone: !tracking.isChecking };
}

function competitorEdits(
  platform: Platform,
  getTracking: GetTracking,
  listTyres: CompetitorParts['listTyres'],
) {
  const db = platform.db.$extendTables<CompetitorTables>();
  const now = () => platform.clock.now();
  const auditWith = (products: readonly (string | null | undefined)[]) => trackingAudit(listTyres, products);
  return {
    create: async (sent: TrackingInput) => {
      requireReadable(sent, platform);
      const id = newId(now().getTime());
      const auditOfRow = await auditWith([sent.productId]);
      await inTransaction(db, async (tx) => {
        if ((await store.countTrackings(tx)) >= TRACKING_LIMITS.trackings) {
          throw invalid('competitor.too_many', errors.tooMany);
        }
        // Checked with the next due ones, in a moment.
        const row = { ...valuesOf(sent), id };
        await store.insertTracking(tx, { ...row, nextCheckAt: now() }, now());
        const { fields, ...entry } = auditOfRow(row);
        await platform.audit.record(tx, { action: 'created', ...entry, after: fields });
      });
      return getTracking(id);
    },
    /** 404 when it does not exist, 409 when its version is no longer the one that was read. */
    update: async (id: string, sent: TrackingInput) => {
      requireReadable(sent, platform);
      const stored = await store.readTracking(db, id);
      const audit = await auditWith([sent.productId, stored?.product]);
      await changeRecord(platform, db, lock(id), {
        expected: {
          version: sent.version,
          message: errors.stale,
          current: async (row) => trackingOf(row, await store.listPoints(db, [id]), now()),
        },
        change: async (tx, row) => {
          const after = { ...row, ...valuesOf(sent) };
          const isOther = !isFollowingSame(after, row);
          if (isOther) await store.deleteReadings(tx, id);
          await store.updateTracking(tx, id, valuesOf(sent), now(), isOther);
          return after;
        },
        audit,
      });
      return getTracking(id);
    },
    remove: async (id: string) => {
      const stored = await store.readTracking(db, id);
      const auditOfRow = await auditWith([stored?.product]);
      await inTransaction(db, async (tx) => {
        const row = await lock(id)(tx);
        await store.deleteTracking(tx, id);
        const { fields, ...entry } = auditOfRow(row);
        await platform.audit.record(tx, { action: 'removed', ...entry, before: fields });
      });
    },
  };
}

/** Throws 422 for a page that is certainly not outside, and what `requireSelector` throws. */
function requireReadable(sent: TrackingInput, { settings }: Platform): void {
  requireSelector(sent);
  if (isNonPublicAddress(sent.url, settings.crawlerAllowedHosts)) {
    throw invalidField('competitor.address_inside', errors.addressInside, 'url');
  }
}

/** Throws 422 for a selector that no page could be read with. */
function requireSelector({ selector }: TrackingInput): void {
  try {
    if (selector !== '') compile(selector);
  } catch {
    throw invalidField('competitor.bad_selector', errors.badSelector, 'selector');
  }
}

async function diffOf(
  reader: PageReader,
  before: ReadingRow | undefined,
  after: ReadingRow | undefined,
): Promise<PriceDiff> {
  if (!after) return { hasChange: false, latestOnly: true, before: null, after: null, diffHtml: '' };
  const side = (reading: ReadingRow, snippet: string) => ({
    at: reading.at.toISOString(),
    price: centsToEuros(reading.priceCents),
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
function textOf({ priceCents: cents, content }: ReadingRow): string {
  return cents === null ? content : formatEuros(cents);
}

function lock(id: string) {
  return async (tx: Transaction<CompetitorTables>): Promise<TrackingRow> => {
    const row = await store.lockTracking(tx, id);
    if (!row) throw notFound('competitor.not_found', errors.notFound);
    return row;
  };
}

type TrackedRow = store.TrackingValues & { id: string };

/** How the audit has a tracking: with the names of these own tyres. */
async function trackingAudit(
  listTyres: CompetitorParts['listTyres'],
  products: readonly (string | null | undefined)[],
) {
  const ids = products.flatMap((id) => id ?? []);
  const tyres = ids.length > 0 ? await listTyres(ids) : [];
  const names = new Map(
    tyres.map(({ id, name, fullSize, service }) => [id, `${name} ${fullSize} ${service}`.trimEnd()]),
  );
  return (row: TrackedRow) => auditOf(row, names);
}

function auditOf({ id, product, ...row }: TrackedRow, tyreNames: ReadonlyMap<string, string>) {
  const { name, url, selector, productName, trackingType, isEnabled } = row;
  const productId = product && (tyreNames.get(product) ?? tyreNotSold);
  const fields = { name, url, selector, productName, productId, trackingType, isEnabled };
  return { entity: 'competitor-tracking', entityId: id, name, fields };
}
