// Staff change many prices at once: by percents, by euros or by pasted rows; first tried out, then applied, taken back once.
import { createHash } from 'node:crypto';

import { newId } from '../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../platform/contract/money.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { MOST_CHANGES_TOLD, MOST_PRICE_CHANGES } from '../contract-prices.ts';
import type {
  MadeChangeAnswer,
  PriceChangeAnswer,
  PriceChangePreview,
  SentPriceChange,
} from '../contract-prices.ts';
import { editingMessages } from '../messages-editing.ts';
import { LARGEST_PRICE_CENTS, changedByPercent, roundPrice } from '../price-change.ts';
import { formatTyreSize } from '../tyre-size.ts';
import { tellPages } from './editing.ts';
import type { EditTools } from './editing.ts';
import * as store from './price-change-store.ts';
import type { NewPrice, NewStock, PricedRow } from './price-change-store.ts';
import type { CatalogueDb, OfferRow } from './store.ts';

const { prices: messages } = editingMessages;

const MOST_TOLD = 200;

export interface PriceChanging {
  previewPriceChange: (change: SentPriceChange) => Promise<PriceChangePreview>;
  /** 409 when it is no longer the change that was tried out, 422 when it changes nothing. */
  applyPriceChange: (change: SentPriceChange, fingerprint: string | undefined) => Promise<PriceChangeAnswer>;
  /** The newest changes of more than one tyre, newest first. */
  listChanges: () => Promise<MadeChangeAnswer[]>;
  /** 404, 409 when it was taken back already. Prices that have changed since stay. */
  undoPriceChange: (id: string) => Promise<PriceChangeAnswer>;
}

export function priceChanging(tools: EditTools): PriceChanging {
  const { db, platform } = tools;
  return {
    previewPriceChange: async (change) => previewOf(await planChange(db, change, platform.clock.now())),
    applyPriceChange: async (change, fingerprint) => {
      const now = platform.clock.now();
      const id = newId(now.getTime());
      const plan = await inTransaction(db, async (tx) => {
        await store.holdProducts(tx);
        const made = await planChange(tx, change, now);
        if (fingerprint !== undefined && fingerprint !== fingerprintOf(made)) {
          throw conflict('prices.changed', messages.changed, previewOf(made));
        }
        if (made.changes.length === 0) throw invalid('prices.nothing', messages.nothing);
        await store.applyChange(tx, id, rowsOf(made.changes), now);
        await platform.audit.record(tx, {
          action: 'changed',
          entity: 'prices',
          entityId: id,
          after: { ...summaryOf(change), changed: made.changes.length },
        });
        return made;
      });
      await tellPages(tools, [], true);
      return {
        _id: id,
        changed: plan.changes.length,
        createdAt: now.toISOString(),
        undoneAt: null,
        kept: 0,
      };
    },
    listChanges: async () => (await store.listChanges(db, MOST_CHANGES_TOLD)).map(madeAnswer),
    undoPriceChange: async (id) => {
      const now = platform.clock.now();
      const answer = await inTransaction(db, async (tx) => {
        await store.holdProducts(tx);
        const change = await store.lockChange(tx, id);
        if (!change) throw notFound('prices.not_found', messages.notFound);
        if (change.undone_at) throw conflict('prices.undone', messages.undone);
        const kept = await store.undoChange(tx, id, now);
        const changed = await store.countRows(tx, id);
        await platform.audit.record(tx, {
          action: 'restored',
          entity: 'prices',
          entityId: id,
          after: { changed: changed - kept.length },
        });
        return { createdAt: change.created_at.toISOString(), changed, kept: kept.length };
      });
      await tellPages(tools, [], true);
      return { _id: id, undoneAt: now.toISOString(), ...answer };
    },
  };
}

function madeAnswer({ id, created_at, undone_at, ...rest }: store.MadeChangeRow): MadeChangeAnswer {
  return {
    _id: id,
    createdAt: created_at.toISOString(),
    undoneAt: undone_at?.toISOString() ?? null,
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
  readonly hasKeptOffer: boolean;
}

interface Plan {
  readonly changes: readonly PlannedPrice[];
  readonly unchanged: number;
  readonly skipped: readonly { product: string; message: string }[];
}

async function planChange(db: CatalogueDb, change: SentPriceChange, now: Date): Promise<Plan> {
  const { wanted, skipped } =
    change.kind === 'rows' ? await wantedOfRows(db, change.rows) : await wantedOfSelection(db, change, now);
  const different = wanted.filter(
    ({ row, newCents, newStock }) => row.price_cents !== newCents || row.stock !== newStock,
  );
  const offers = await store.listOpenOffersOf(
    db,
    different.map(({ row }) => row.id),
  );
  const offerOf = new Map(offers.map((offer) => [offer.product_id, offer]));
  const changes = different.map((one) => plannedWith(one, offerOf.get(one.row.id), now));
  return { changes, unchanged: wanted.length - different.length, skipped };
}

function plannedWith(one: WantedPrice, offer: OfferRow | undefined, now: Date): PlannedPrice {
  if (!offer) return { ...one, endedOffer: null, hasKeptOffer: false };
  const isSoldOut = offer.ends_at === null && one.newStock === 0 && one.row.stock > 0;
  const isEnded = one.newCents < offer.price_cents || isSoldOut;
  const isRunning = offer.ends_at === null || offer.ends_at > now;
  return { ...one, endedOffer: isEnded ? offer.id : null, hasKeptOffer: isRunning && !isEnded };
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

type RowsChange = Extract<SentPriceChange, { kind: 'rows' }>;

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
        newCents: price === undefined ? row.price_cents : eurosToCents(price),
        newStock: stock ?? row.stock,
      });
    }
  }
  return { wanted, skipped };
}

async function wantedOfSelection(
  db: CatalogueDb,
  change: Exclude<SentPriceChange, RowsChange>,
  now: Date,
): Promise<Wanted> {
  const rows = await store.listSelected(db, change.selection, MOST_PRICE_CHANGES + 1, now);
  if (rows.length > MOST_PRICE_CHANGES) {
    throw invalid('prices.too_many', messages.tooMany(MOST_PRICE_CHANGES));
  }
  const { wanted, skipped }: Wanted = { wanted: [], skipped: [] };
  for (const row of rows) {
    const moved =
      change.kind === 'percent'
        ? changedByPercent(row.price_cents, change.percent)
        : row.price_cents + Math.round(change.euros * 100);
    const newCents = roundPrice(moved, change.rounding);
    const reason = reasonToSkip(row, newCents);
    if (reason === null) wanted.push({ row, newCents, newStock: row.stock });
    else skipped.push({ product: nameOf(row), message: reason });
  }
  return { wanted, skipped };
}

/** A price that is told on request stays so, and no price becomes nothing or a typing error. */
function reasonToSkip(row: PricedRow, newCents: number): string | null {
  if (row.price_cents === 0) return messages.skipped.unpriced;
  if (newCents <= 0) return messages.skipped.below;
  return newCents > LARGEST_PRICE_CENTS ? messages.skipped.above : null;
}

function previewOf(plan: Plan): PriceChangePreview {
  return {
    changed: plan.changes.length,
    unchanged: plan.unchanged,
    skipped: plan.skipped.slice(0, MOST_TOLD),
    skippedCount: plan.skipped.length,
    endedOffers: plan.changes.filter(({ endedOffer }) => endedOffer !== null).length,
    keptOffers: plan.changes.filter(({ hasKeptOffer }) => hasKeptOffer).length,
    items: plan.changes.slice(0, MOST_TOLD).map(itemOf),
    fingerprint: fingerprintOf(plan),
  };
}

function itemOf({ row, newCents, newStock, endedOffer, hasKeptOffer }: PlannedPrice) {
  return {
    _id: row.id,
    name: nameOf(row),
    size: sizeOf(row),
    oldPrice: centsToEuros(row.price_cents),
    newPrice: centsToEuros(newCents),
    oldStock: row.stock,
    newStock,
    offer: offerState(endedOffer, hasKeptOffer),
  };
}

function offerState(endedOffer: string | null, hasKeptOffer: boolean): 'ended' | 'kept' | null {
  if (endedOffer !== null) return 'ended';
  return hasKeptOffer ? 'kept' : null;
}

/** The same for the same prices of the same products, whatever the order. */
function fingerprintOf({ changes }: Plan): string {
  const lines = changes.map(({ row, newCents, newStock }) => {
    const stock = newStock === row.stock ? '' : ` ${row.stock} ${newStock}`;
    return `${row.id} ${row.price_cents} ${newCents}${stock}`;
  });
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url');
}

function rowsOf(changes: readonly PlannedPrice[]): { prices: NewPrice[]; stocks: NewStock[] } {
  const priced = changes.filter(({ row, newCents }) => newCents !== row.price_cents);
  const counted = changes.filter(({ row, newStock }) => newStock !== row.stock);
  return {
    prices: priced.map(({ row, newCents, endedOffer }) => ({
      id: row.id,
      old_cents: row.price_cents,
      new_cents: newCents,
      ended_offer: endedOffer,
    })),
    stocks: counted.map(({ row, newStock, endedOffer }) => ({
      id: row.id,
      old_stock: row.stock,
      new_stock: newStock,
      ended_offer: endedOffer,
    })),
  };
}

function summaryOf(change: SentPriceChange) {
  switch (change.kind) {
    case 'percent':
      return { percent: change.percent, rounding: change.rounding };
    case 'euros':
      return { euros: change.euros, rounding: change.rounding };
    case 'rows':
      return { rows: change.rows.length };
  }
}

function nameOf({ manufacturer, model }: PricedRow): string {
  return `${manufacturer} ${model}`;
}

function sizeOf({ width_mm, aspect, diameter_in, vehicle_type }: PricedRow): string {
  const isCommercial = vehicle_type === 'van';
  return formatTyreSize({ widthMm: width_mm, aspect, diameterIn: diameter_in, isCommercial });
}
