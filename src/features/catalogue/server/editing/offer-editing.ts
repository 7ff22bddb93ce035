// Staff put products on offer and take them off, and see before and after which claims the law allows.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../../platform/contract/money.ts';
import { conflict, invalid, notFound, type FieldError } from '../../../../platform/contract/problem.ts';
import type { OfferPreview, OfferInput } from '../../contract/offers.ts';
import { editingMessages } from '../../messages/editing.ts';
import { effectivePrices } from '../../price/effective-prices.ts';
import {
  earliestBetterDay,
  allowedDiscountPercent,
  marginOfPrice,
  referencePriceCents,
  vatBasisPointsOn,
  type PricePoint,
} from '../../price/pricing.ts';
import { pastOffer } from '../cards.ts';
import {
  findProduct,
  listOffers,
  listPriceChanges,
  type CatalogueDb,
  type OfferRow,
  type ProductRow,
} from '../store.ts';
import * as store from './editing-store.ts';
import {
  changeProduct,
  expectProduct,
  findInvalidatedOffer,
  productEntry,
  type EditTools,
  type ProductIds,
} from './editing.ts';

const { offer: messages, fields } = editingMessages;

/** How long an ended offer may be taken back: as long as a visitor who saw the tyre without it hardly minds. */
const RESTORABLE_MS = 15 * MINUTE_MS;

export function offerEditing(tools: EditTools) {
  const { db, platform } = tools;
  return {
    /** 404, 409 for a stale version, 422 for an offer that cannot be. One not below its reference is saved and warned of. */
    putOnOffer: (ids: ProductIds, sent: OfferInput) =>
      changeProduct(tools, ids, {
        version: sent.version,
        change: (tx, row) => putOn(tools, tx, row, sent),
      }),
    /** 404 without an offer. */
    takeOffOffer: (ids: ProductIds) =>
      changeProduct(tools, ids, {
        change: async (tx, row) => {
          const after = await endRunningOffer(tools, tx, row);
          if (!after) throw notFound('offer.none', messages.none);
          return after;
        },
      }),
    /** 409 when the offer that ended last cannot run on as if it had not ended. */
    restoreOffer: (ids: ProductIds) =>
      changeProduct(tools, ids, { change: (tx, row) => restore(tools, tx, row) }),
    previewOffer: async (ids: ProductIds, priceEuros: number) => {
      const row = expectProduct(await findProduct(db, ids.productId), ids);
      const priceCents = eurosToCents(priceEuros);
      return previewOfRow(db, row, priceCents, platform.clock.now());
    },
  };
}

/**
 * Returns the product with its version raised, so that a form that has the offer open conflicts; `undefined` when no
 * offer runs.
 */
export async function endRunningOffer(
  { platform }: EditTools,
  tx: CatalogueDb,
  row: ProductRow,
): Promise<ProductRow | undefined> {
  const now = platform.clock.now();
  const offer = await store.lockOffer(tx, row.id);
  if (!offer || !isRunning(offer, now)) return undefined;
  await store.endOffer(tx, row.id, now);
  await platform.audit.record(tx, {
    ...(await productEntry(tx, row, 'offer')),
    action: 'removed',
    before: auditOf(offer),
  });
  return store.updateProduct(tx, row.id, {}, now);
}

/** Puts on offer, or changes the offer that runs; 422 for one that cannot be. */
export async function putOn(
  { platform }: EditTools,
  tx: CatalogueDb,
  row: ProductRow,
  sent: OfferInput,
): Promise<ProductRow> {
  const now = platform.clock.now();
  const terms = termsOf(sent, row, now);
  const before = await store.lockOffer(tx, row.id);
  const running = before && isRunning(before, now) ? before : undefined;
  if (running?.priceCents === terms.priceCents) {
    // The same offer with other terms: its beginning stays.
    await store.updateOffer(tx, running.id, terms);
  } else {
    await store.endOffer(tx, row.id, now);
    const id = newId(now.getTime());
    await store.insertOffer(tx, { ...terms, id, productId: row.id, startsAt: now, createdAt: now });
  }
  await platform.audit.record(tx, {
    ...(await productEntry(tx, row, 'offer')),
    action: running ? 'changed' : 'created',
    before: running ? auditOf(running) : {},
    after: auditOf(terms),
  });
  return store.updateProduct(tx, row.id, {}, now);
}

/**
 * The offer that ended last continues: the same offer, so with its beginning and the reference price of then. Only as long as
 * nothing came of its end: not after a while, not with another offer or price.
 */
async function restore({ platform }: EditTools, tx: CatalogueDb, row: ProductRow): Promise<ProductRow> {
  const now = platform.clock.now();
  const ended = await store.lockEndedOffer(tx, row.id, new Date(now.getTime() - RESTORABLE_MS));
  const canStand = ended && findInvalidatedOffer(ended, { stock: 1 }, row) === null;
  const isOver = ended?.endsAt != null && ended.endsAt <= now;
  if (!canStand || isOver || (await store.lockOffer(tx, row.id))) {
    throw conflict('offer.not_restorable', messages.notRestorable);
  }
  await store.updateOffer(tx, ended.id, { endedAt: null });
  await platform.audit.record(tx, {
    ...(await productEntry(tx, row, 'offer')),
    action: 'restored',
    after: auditOf(ended),
  });
  return store.updateProduct(tx, row.id, {}, now);
}

type OfferTerms = Pick<OfferRow, 'priceCents' | 'name' | 'description' | 'endsAt'>;

/** What was sent as an offer's columns, once it breaks no rule. */
function termsOf(sent: OfferInput, row: ProductRow, now: Date): OfferTerms {
  const priceCents = eurosToCents(sent.price);
  if (row.priceCents === 0) {
    throw invalid('offer.no_price', messages.noPrice, [fieldError('price', messages.noPrice)]);
  }
  if (priceCents === 0) throw invalid('offer.zero', messages.zero, [fieldError('price', messages.zero)]);
  if (priceCents > row.priceCents) {
    const message = messages.aboveOriginal(row.priceCents);
    throw invalid('offer.above_price', message, [fieldError('price', message)]);
  }
  const endsOn = sent.durationType === 'stock' ? null : dayOf(sent.endDate);
  if (sent.durationType === 'date' && endsOn === null) {
    throw invalid('offer.end_missing', fields.endDate, [fieldError('endDate', fields.endDate)]);
  }
  if (endsOn !== null && endsOn < helsinkiDay(now)) {
    throw invalid('offer.end_past', messages.endPast, [fieldError('endDate', messages.endPast)]);
  }
  if (endsOn === null && row.stock === 0) {
    throw invalid('offer.no_stock', messages.noStock, [fieldError('endDate', messages.noStock)]);
  }
  return {
    priceCents,
    name: sent.name ?? '',
    description: sent.description ?? '',
    endsAt: endsOn === null ? null : helsinkiInstant(addDays(endsOn, 1), '00:00'),
  };
}

function fieldError(path: string, message: string): FieldError {
  return { path, code: 'offer.refused', message };
}

function dayOf(sent: string | null | undefined): IsoDay | null {
  if (sent == null) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(sent) ? sent : helsinkiDay(new Date(sent));
}

/** The prices before an offer of this price. An offer that already runs at this price continues, so its own start counts. */
async function readEffectivePrices(
  db: CatalogueDb,
  { id }: ProductRow,
  priceCents: number,
  now: Date,
): Promise<{ effective: PricePoint[]; startsAt: Date }> {
  const changes = await listPriceChanges(db, [id]);
  const offers = await listOffers(db, [id]);
  const running = offers.find((offer) => isRunning(offer, now) && offer.priceCents === priceCents);
  const others = offers.filter((offer) => offer !== running);
  const effective = effectivePrices(changes, others.map(pastOffer));
  return { effective, startsAt: running?.startsAt ?? now };
}

function isRunning({ endedAt, endsAt }: OfferRow, now: Date): boolean {
  return endedAt === null && (endsAt === null || endsAt.getTime() > now.getTime());
}

/** The preview of an offer at this price, with the prices before it. */
export async function previewOfRow(
  db: CatalogueDb,
  row: ProductRow,
  priceCents: number,
  now: Date,
): Promise<OfferPreview> {
  const { effective, startsAt } = await readEffectivePrices(db, row, priceCents, now);
  return previewOf(row, priceCents, effective, startsAt);
}

/** What an offer of this price that begins now may claim, and from which day it could claim more. */
function previewOf(
  row: ProductRow,
  priceCents: number,
  effective: readonly PricePoint[],
  now: Date,
): OfferPreview {
  const reference = referencePriceCents(effective, now);
  const percent = allowedDiscountPercent(reference, priceCents);
  const better = earliestBetterDay(effective, helsinkiDay(now));
  const isBetter = better !== null && better.referenceCents > (reference ?? 0);
  return {
    price: centsToEuros(priceCents),
    originalPrice: centsToEuros(row.priceCents),
    percentOffOriginal: row.priceCents === 0 ? 0 : Math.round((1 - priceCents / row.priceCents) * 1000) / 10,
    referencePrice: centsToEuros(reference),
    allowedDiscountPercent: percent,
    betterDay: isBetter
      ? {
          date: better.day,
          referencePrice: centsToEuros(better.referenceCents),
          allowedDiscountPercent: allowedDiscountPercent(better.referenceCents, priceCents),
        }
      : null,
    warning: warningOf(row, priceCents, reference),
    marginPercent: marginPercentOf(row, priceCents, now),
  };
}

function marginPercentOf({ netCents }: ProductRow, priceCents: number, now: Date): number | null {
  return netCents === null
    ? null
    : marginOfPrice(priceCents, netCents, vatBasisPointsOn(helsinkiDay(now))) / 100;
}

function warningOf(row: ProductRow, priceCents: number, reference: number | null): string | null {
  if (row.priceCents === 0) return messages.noPrice;
  if (priceCents > row.priceCents) return messages.aboveOriginal(row.priceCents);
  if (reference === null) return messages.noHistory;
  return priceCents < reference ? null : messages.notBelow(reference);
}

function auditOf({ priceCents, name, description, endsAt }: OfferTerms) {
  const endDate = endsAt === null ? null : addDays(helsinkiDay(endsAt), -1);
  return { price: centsToEuros(priceCents), name, description, endDate };
}
