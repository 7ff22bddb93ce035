// What staff do with tyres chosen in the sheet: off sale and back, on offer and off again; all of them or none.
import { centsToEuros } from '../../../../platform/contract/money.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { PriceSelection } from '../../contract/prices.ts';
import {
  MAX_SELECTED,
  type SelectedOfferPreview,
  type SelectedOfferInput,
} from '../../contract/selection.ts';
import { editingMessages } from '../../messages/editing.ts';
import { changedByPercent, roundPrice } from '../../price/price-change.ts';
import {
  listOpenOffersOf,
  listSelected,
  type FoundSelection,
  type PricedRow,
} from '../prices/price-change-store.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import { findProduct, type CatalogueDb } from '../store.ts';
import { lockOffer, lockProduct, lockProductTable } from './editing-store.ts';
import { foundSelection, invalidatePages, isDeleted, type EditTools } from './editing.ts';
import { endRunningOffer, previewOfRow, putOn } from './offer-editing.ts';
import { remove, restore } from './product-editing.ts';

const { selection: messages, prices: priceMessages } = editingMessages;

/** Runs `work` over locked products, and drops the caches of those that it returns. */
type Changing = (work: (tx: CatalogueDb) => Promise<string[]>) => Promise<string[]>;

export function selectedEditing(tools: EditTools) {
  const changing: Changing = async (work) => {
    const changed = await inTransaction(tools.db, async (tx) => {
      await lockProductTable(tx);
      return work(tx);
    });
    await invalidatePages(tools, changed, true);
    return changed;
  };
  return { ...withdrawing(tools, changing), ...offering(tools, changing) };
}

function withdrawing(tools: EditTools, changing: Changing) {
  return {
    /** 422 for more than 200. */
    withdraw: async (selection: PriceSelection) => {
      const found = await foundSelection(tools, selection);
      const ids = await changing(async (tx) => {
        const rows = await readSelected(tx, found);
        for (const { id } of rows) {
          const row = await lockProduct(tx, id);
          if (row) await remove(tools, tx, row);
        }
        return rows.map(({ id }) => id);
      });
      return { ids };
    },
    /** Those that are on sale again meanwhile are left alone. */
    restore: async (ids: readonly string[]) => {
      const restored = await changing(async (tx) => {
        const done: string[] = [];
        for (const id of ids) {
          const row = await lockProduct(tx, id);
          if (!row || !isDeleted(row)) continue;
          await restore(tools, tx, row);
          done.push(id);
        }
        return done;
      });
      return { restored: restored.length };
    },
  };
}

function offering(tools: EditTools, changing: Changing) {
  const { db, platform } = tools;
  return {
    /** 422 for more than 200. */
    previewOffer: async (sent: SelectedOfferInput): Promise<SelectedOfferPreview> => {
      const { planned, skipped } = await planOffers(
        tools,
        db,
        sent,
        await foundSelection(tools, sent.selection),
      );
      const now = platform.clock.now();
      const items = await Promise.all(planned.map((one) => previewItem(db, one, now)));
      return { items: items.flat(), skipped };
    },
    /** 422 for more than 200, for none, and for a day that has passed. */
    offer: async (sent: SelectedOfferInput) => {
      const at = platform.clock.now();
      // All begin at one moment, by which they are found when they are taken back.
      const atOnce = { ...tools, platform: { ...platform, clock: { ...platform.clock, now: () => at } } };
      const found = await foundSelection(tools, sent.selection);
      const ids = await changing(async (tx) => {
        const { planned } = await planOffers(tools, tx, sent, found);
        if (planned.length === 0) throw invalid('selection.nothing', messages.nothing);
        for (const { row, offerCents } of planned) {
          const product = await lockProduct(tx, row.id);
          const price = centsToEuros(offerCents);
          const durationType = sent.endDate === null ? ('stock' as const) : ('date' as const);
          if (product) await putOn(atOnce, tx, product, { price, endDate: sent.endDate, durationType });
        }
        return planned.map(({ row }) => row.id);
      });
      return { ids, at: at.toISOString() };
    },
    /** Another offer that has begun since continues. */
    endOffers: async (ids: readonly string[], at: string) => {
      const ended = await changing(async (tx) => {
        const done: string[] = [];
        for (const id of ids) {
          const [row, offer] = [await lockProduct(tx, id), await lockOffer(tx, id)];
          if (!row || offer?.startsAt.getTime() !== Date.parse(at)) continue;
          if (await endRunningOffer(tools, tx, row)) done.push(id);
        }
        return done;
      });
      return { ended: ended.length };
    },
  };
}

async function previewItem(
  db: CatalogueDb,
  { row, offerCents }: PlannedOffer,
  now: Date,
): Promise<SelectedOfferPreview['items']> {
  const product = await findProduct(db, row.id);
  if (!product) return [];
  const { allowedDiscountPercent } = await previewOfRow(db, product, offerCents, now);
  const [name, size] = [nameOf(row), fullSizeOf(row)];
  const [price, offerPrice] = [centsToEuros(row.priceCents), centsToEuros(offerCents)];
  return [{ _id: row.id, name, size, price, offerPrice, allowedDiscountPercent }];
}

async function readSelected(db: CatalogueDb, found: FoundSelection): Promise<PricedRow[]> {
  const rows = await listSelected(db, found, MAX_SELECTED + 1);
  if (rows.length > MAX_SELECTED) throw invalid('selection.too_many', messages.tooMany(MAX_SELECTED));
  return rows;
}

interface PlannedOffer {
  readonly row: PricedRow;
  readonly offerCents: number;
}

async function planOffers(
  tools: EditTools,
  db: CatalogueDb,
  { percent, rounding, endDate }: SelectedOfferInput,
  found: FoundSelection,
) {
  const rows = await readSelected(db, found);
  const offers = await listOpenOffersOf(
    db,
    rows.map(({ id }) => id),
  );
  const now = tools.platform.clock.now();
  const onOffer = new Set(
    offers.filter(({ endsAt }) => endsAt === null || endsAt > now).map(({ productId }) => productId),
  );
  const planned: PlannedOffer[] = [];
  const skipped: SelectedOfferPreview['skipped'] = [];
  for (const row of rows) {
    const offerCents = roundPrice(changedByPercent(row.priceCents, -percent), rounding);
    const reason = reasonToSkip(row, offerCents, { isOnOffer: onOffer.has(row.id), endDate });
    if (reason === null) planned.push({ row, offerCents });
    else skipped.push({ product: `${nameOf(row)} ${fullSizeOf(row)}`, message: reason });
  }
  return { planned, skipped };
}

function reasonToSkip(
  { priceCents, stock }: PricedRow,
  offerCents: number,
  { isOnOffer, endDate }: { isOnOffer: boolean; endDate: string | null },
): string | null {
  if (isOnOffer) return messages.onOffer;
  if (priceCents === 0) return priceMessages.skipped.unpriced;
  if (offerCents <= 0 || offerCents >= priceCents) return messages.noDiscount;
  return endDate === null && stock === 0 ? messages.noStock : null;
}

function nameOf({ manufacturer, model }: PricedRow): string {
  return `${manufacturer} ${model}`;
}
