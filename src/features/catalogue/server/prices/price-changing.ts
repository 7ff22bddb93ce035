// Staff change many prices at once: by percents, by euros or by pasted rows; first tried out, then applied, taken back once.
import { createHash } from 'node:crypto';

import { newId } from '../../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../../platform/contract/money.ts';
import { conflict, invalid, notFound } from '../../../../platform/contract/problem.ts';
import type { Audit, AuditAction, AuditRecord } from '../../../../platform/server/audit/audit.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import {
  MAX_LISTED_CHANGES,
  MAX_PRICE_CHANGES,
  type PriceChangeResponse,
  type PriceChangePreview,
  type PriceChangeInput,
} from '../../contract/prices.ts';
import { editingMessages } from '../../messages/editing.ts';
import { MAX_PRICE_CENTS, changedByPercent, roundPrice } from '../../price/price-change.ts';
import { foundSelection, invalidatePages, type EditTools } from '../editing/editing.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb, OfferRow } from '../store.ts';
import * as store from './price-change-store.ts';
import type { FoundSelection, NewPrice, NewStock, PricedRow } from './price-change-store.ts';

const { prices: messages } = editingMessages;

const MAX_SHOWN = 200;

/** How many tyres an audit entry lists one by one. */
const MAX_AUDITED = 200;

export function priceChanging(tools: EditTools) {
  const { db, platform } = tools;
  return {
    previewPriceChange: async (change: PriceChangeInput) =>
      previewOf(await planChange(tools, db, change, await selectionOf(tools, change))),
    /** 409 when it is no longer the change that was tried out, 422 when it changes nothing. */
    applyPriceChange: async (change: PriceChangeInput, fingerprint: string | undefined) => {
      const now = platform.clock.now();
      const id = newId(now.getTime());
      const found = await selectionOf(tools, change);
      const plan = await inTransaction(db, async (tx) => {
        await store.lockProducts(tx);
        const made = await planChange(tools, tx, change, found);
        if (fingerprint !== undefined && fingerprint !== fingerprintOf(made)) {
          throw conflict('prices.changed', messages.changed, previewOf(made));
        }
        if (made.changes.length === 0) throw invalid('prices.nothing', messages.nothing);
        await store.applyChange(tx, id, rowsOf(made.changes), now);
        await platform.audit.record(tx, auditRecord(id, change, made.changes));
        return made;
      });
      await invalidatePages(tools, [], true);
      return {
        _id: id,
        changed: plan.changes.length,
        createdAt: now.toISOString(),
        undoneAt: null,
        skippedCount: 0,
      };
    },
    /** The newest changes of more than one tyre, newest first. */
    listChanges: async () => {
      const rows = await store.listChanges(db, MAX_LISTED_CHANGES);
      const done = await platform.audit.listDone(
        'prices',
        rows.map(({ id }) => id),
      );
      return rows.map((row) => madeAnswer(row, done));
    },
    /** 404, 409 when it was taken back already. Prices that have changed since stay. */
    undoPriceChange: async (id: string) => {
      const now = platform.clock.now();
      const answer = await inTransaction(db, async (tx) => {
        await store.lockProducts(tx);
        const change = await store.lockChange(tx, id);
        if (!change) throw notFound('prices.not_found', messages.notFound);
        if (change.undoneAt) throw conflict('prices.undone', messages.undone);
        const skipped = await store.undoChange(tx, id, now);
        const changed = await store.countRows(tx, id);
        await platform.audit.record(tx, {
          action: 'restored',
          entity: 'prices',
          entityId: id,
          name: messages.audited.tyres(changed - skipped.length),
        });
        return { createdAt: change.createdAt.toISOString(), changed, skippedCount: skipped.length };
      });
      await invalidatePages(tools, [], true);
      return { _id: id, undoneAt: now.toISOString(), ...answer };
    },
  };
}

type Done = Awaited<ReturnType<Audit['listDone']>>;

/** What was done and by whom, the audit log knows as long as it remembers. */
function madeAnswer(
  { id, createdAt, undoneAt, ...rest }: store.MadeChangeRow,
  done: Done,
): PriceChangeResponse {
  const entry = (action: AuditAction) => done.find((each) => each.entityId === id && each.action === action);
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    who: entry('changed')?.who ?? '',
    summary: entry('changed')?.name ?? '',
    undoneBy: entry('restored')?.who ?? '',
    ...rest,
  };
}

interface PlannedPrice {
  readonly row: PricedRow;
  readonly newCents: number;
  readonly newStock: number;
  /** The offer that ends because it would cost more than the tyre, or with the last tyre. */
  readonly endedOffer: string | null;
  /** An offer that runs on. */
  readonly hasRunningOffer: boolean;
}

interface Plan {
  readonly changes: readonly PlannedPrice[];
  readonly unchanged: number;
  readonly skipped: readonly { product: string; message: string }[];
}

const selectionOf = async (tools: EditTools, change: PriceChangeInput): Promise<FoundSelection> =>
  change.kind === 'rows' ? {} : foundSelection(tools, change.selection);

async function planChange(
  tools: EditTools,
  db: CatalogueDb,
  change: PriceChangeInput,
  found: FoundSelection,
): Promise<Plan> {
  const now = tools.platform.clock.now();
  const { wanted, skipped } =
    change.kind === 'rows' ? await wantedOfRows(db, change.rows) : await wantedOfSelection(db, change, found);
  const different = wanted.filter(
    ({ row, newCents, newStock }) => row.priceCents !== newCents || row.stock !== newStock,
  );
  const offers = await store.listOpenOffersOf(
    db,
    different.map(({ row }) => row.id),
  );
  const offerOf = new Map(offers.map((offer) => [offer.productId, offer]));
  const changes = different.map((one) => plannedWith(one, offerOf.get(one.row.id), now));
  return { changes, unchanged: wanted.length - different.length, skipped };
}

function plannedWith(one: WantedPrice, offer: OfferRow | undefined, now: Date): PlannedPrice {
  if (!offer) return { ...one, endedOffer: null, hasRunningOffer: false };
  const isSoldOut = offer.endsAt === null && one.newStock === 0 && one.row.stock > 0;
  const isEnded = one.newCents < offer.priceCents || isSoldOut;
  const isRunning = offer.endsAt === null || offer.endsAt > now;
  return { ...one, endedOffer: isEnded ? offer.id : null, hasRunningOffer: isRunning && !isEnded };
}

interface WantedPrice {
  row: PricedRow;
  newCents: number;
  newStock: number;
}

interface Wanted {
  wanted: WantedPrice[];
  skipped: { product: string; message: string }[];
}

type RowsChange = Extract<PriceChangeInput, { kind: 'rows' }>;

async function wantedOfRows(db: CatalogueDb, rows: RowsChange['rows']): Promise<Wanted> {
  const found = await store.listNamed(
    db,
    rows.map(({ product }) => product),
  );
  const byName = new Map(found.flatMap((row) => [row.id, row.ean ?? row.id].map((name) => [name, row])));
  const seen = new Set<string>();
  const { wanted, skipped }: Wanted = { wanted: [], skipped: [] };
  for (const { product, price, stock } of rows) {
    const row = byName.get(product);
    if (!row) skipped.push({ product, message: messages.skipped.unknown });
    else if (seen.has(row.id)) skipped.push({ product, message: messages.skipped.twice });
    else {
      seen.add(row.id);
      wanted.push({
        row,
        newCents: price === undefined ? row.priceCents : eurosToCents(price),
        newStock: stock ?? row.stock,
      });
    }
  }
  return { wanted, skipped };
}

async function wantedOfSelection(
  db: CatalogueDb,
  change: Exclude<PriceChangeInput, RowsChange>,
  found: FoundSelection,
): Promise<Wanted> {
  const rows = await store.listSelected(db, found, MAX_PRICE_CHANGES + 1);
  if (rows.length > MAX_PRICE_CHANGES) {
    throw invalid('prices.too_many', messages.tooMany(MAX_PRICE_CHANGES));
  }
  const { wanted, skipped }: Wanted = { wanted: [], skipped: [] };
  for (const row of rows) {
    const moved =
      change.kind === 'percent'
        ? changedByPercent(row.priceCents, change.percent)
        : row.priceCents + Math.round(change.euros * 100);
    const newCents = roundPrice(moved, change.rounding);
    const reason = reasonToSkip(row, newCents);
    if (reason === null) wanted.push({ row, newCents, newStock: row.stock });
    else skipped.push({ product: nameOf(row), message: reason });
  }
  return { wanted, skipped };
}

/** A price on request stays so, and no price becomes zero or absurdly high. */
function reasonToSkip(row: PricedRow, newCents: number): string | null {
  if (row.priceCents === 0) return messages.skipped.unpriced;
  if (newCents <= 0) return messages.skipped.below;
  return newCents > MAX_PRICE_CENTS ? messages.skipped.above : null;
}

function previewOf(plan: Plan): PriceChangePreview {
  return {
    changed: plan.changes.length,
    unchanged: plan.unchanged,
    skipped: plan.skipped.slice(0, MAX_SHOWN),
    skippedCount: plan.skipped.length,
    endedOffers: plan.changes.filter(({ endedOffer }) => endedOffer !== null).length,
    keptOffers: plan.changes.filter(({ hasRunningOffer }) => hasRunningOffer).length,
    items: plan.changes.slice(0, MAX_SHOWN).map(itemOf),
    fingerprint: fingerprintOf(plan),
  };
}

function itemOf({ row, newCents, newStock, endedOffer, hasRunningOffer }: PlannedPrice) {
  return {
    _id: row.id,
    name: nameOf(row),
    size: fullSizeOf(row),
    oldPrice: centsToEuros(row.priceCents),
    newPrice: centsToEuros(newCents),
    oldStock: row.stock,
    newStock,
    offer: offerState(endedOffer, hasRunningOffer),
  };
}

function offerState(endedOffer: string | null, hasRunningOffer: boolean): 'ended' | 'kept' | null {
  if (endedOffer !== null) return 'ended';
  return hasRunningOffer ? 'kept' : null;
}

/** The same for the same prices of the same products, whatever the order. */
function fingerprintOf({ changes }: Plan): string {
  const lines = changes.map(({ row, newCents, newStock }) => {
    const stock = newStock === row.stock ? '' : ` ${row.stock} ${newStock}`;
    return `${row.id} ${row.priceCents} ${newCents}${stock}`;
  });
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url');
}

function rowsOf(changes: readonly PlannedPrice[]): { prices: NewPrice[]; stocks: NewStock[] } {
  const priced = changes.filter(({ row, newCents }) => newCents !== row.priceCents);
  const counted = changes.filter(({ row, newStock }) => newStock !== row.stock);
  return {
    prices: priced.map(({ row, newCents, endedOffer }) => ({
      id: row.id,
      oldCents: row.priceCents,
      newCents,
      endedOffer,
    })),
    stocks: counted.map(({ row, newStock, endedOffer }) => ({
      id: row.id,
      oldStock: row.stock,
      newStock,
      endedOffer,
    })),
  };
}

/** What changed whose tyres, and each tyre as it was and became; of a great change the first ones. */
function auditRecord(id: string, change: PriceChangeInput, changes: readonly PlannedPrice[]): AuditRecord {
  const loggedChanges = changes.slice(0, MAX_AUDITED);
  const manufacturers = [...new Set(changes.map(({ row }) => row.manufacturer))];
  const fields = (text: (planned: PlannedPrice) => string) =>
    Object.fromEntries(loggedChanges.map((planned) => [auditedTyre(planned.row), text(planned)]));
  return {
    action: 'changed',
    entity: 'prices',
    entityId: id,
    name: messages.audited.summary(change, manufacturers, changes.length),
    before: fields(({ row, newStock }) => messages.audited.tyre(row.priceCents, row.stock, newStock)),
    after: {
      ...fields(({ row, newCents, newStock }) => messages.audited.tyre(newCents, newStock, row.stock)),
      ...(changes.length > loggedChanges.length && { notListed: changes.length - loggedChanges.length }),
    },
  };
}

/** Distinguished from variants of the same model by load and speed, and by its EAN. */
function auditedTyre(row: PricedRow): string {
  const service = `${row.loadIndex ?? ''}${row.speedSymbol ?? ''}`;
  return [nameOf(row), fullSizeOf(row), service, row.ean && `(${row.ean})`].filter(Boolean).join(' ');
}

function nameOf({ manufacturer, model }: PricedRow): string {
  return `${manufacturer} ${model}`;
}
