// Staff put products on offer and take them off; what the law lets an offer claim is told before and after.
import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../platform/contract/money.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import type { FieldError } from '../../../platform/contract/problem.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { askedPrices } from '../asked-prices.ts';
import type { StaffProduct } from '../contract-editing.ts';
import type { OfferPreview, SentOffer } from '../contract-offers.ts';
import { editingMessages } from '../messages-editing.ts';
import { earliestBetterDay, lawfulPercent, lawfulReference } from '../pricing.ts';
import type { PricePoint } from '../pricing.ts';
import { pastOffer } from './cards.ts';
import * as store from './editing-store.ts';
import { Stale, expectProduct, readStaffProduct, refuseStaleProduct, tellPages } from './editing.ts';
import type { EditTools, ProductPlace } from './editing.ts';
import { findProduct, listOffers, listPriceChanges } from './store.ts';
import type { CatalogueDb, OfferRow, ProductRow } from './store.ts';

const { offer: messages, fields } = editingMessages;

export interface OfferEditing {
  /** 404, 409 for a stale version, 422 for an offer that cannot be. One not below its reference is saved and warned of. */
  putOnOffer: (place: ProductPlace, sent: SentOffer) => Promise<StaffProduct>;
  /** 404 without an offer. */
  takeOffOffer: (place: ProductPlace) => Promise<StaffProduct>;
  previewOffer: (place: ProductPlace, priceEuros: number) => Promise<OfferPreview>;
}

export function offerEditing(tools: EditTools): OfferEditing {
  const { db, platform } = tools;
  const change = async ({ productId }: ProductPlace, action: (tx: CatalogueDb) => Promise<void>) => {
    await inTransaction(db, async (tx) => {
      await store.takeProducts(tx);
      await action(tx);
    }).catch((error: unknown) => {
      if (error instanceof Stale) return refuseStaleProduct(tools, productId);
      throw error;
    });
    await tellPages(tools, [productId]);
    return readStaffProduct(tools, productId);
  };
  return {
    putOnOffer: (place, sent) => change(place, (tx) => putOn(tools, tx, place, sent)),
    takeOffOffer: (place) =>
      change(place, async (tx) => {
        const row = expectProduct(await store.lockProduct(tx, place.productId), place);
        if (!(await endRunningOffer(tools, tx, row))) throw notFound('offer.none', messages.none);
      }),
    previewOffer: async (place, priceEuros) => {
      const row = expectProduct(await findProduct(db, place.productId), place);
      const priceCents = eurosToCents(priceEuros);
      const { asked, startsAt } = await readAskedPrices(db, row, priceCents, platform.clock.now());
      return previewOf(row, priceCents, asked, startsAt);
    },
  };
}

/** False when none runs. Who has the offer open sees that it ended meanwhile: the product's version is raised. */
export async function endRunningOffer(
  { platform }: EditTools,
  tx: CatalogueDb,
  row: ProductRow,
): Promise<boolean> {
  const now = platform.clock.now();
  const offer = await store.lockOffer(tx, row.id);
  if (!offer || !isRunning(offer, now)) return false;
  await store.endOffer(tx, row.id, now);
  await store.updateProduct(tx, row.id, {}, now);
  await platform.audit.record(tx, {
    ...(await entryOf(tx, row)),
    action: 'removed',
    before: auditOf(offer),
  });
  return true;
}

async function putOn(
  { platform }: EditTools,
  tx: CatalogueDb,
  place: ProductPlace,
  sent: SentOffer,
): Promise<void> {
  const now = platform.clock.now();
  const row = expectProduct(await store.lockProduct(tx, place.productId), place);
  if (sent.version !== undefined && sent.version !== row.version) throw new Stale();
  const terms = termsOf(sent, row, now);
  const before = await store.lockOffer(tx, row.id);
  const running = before && isRunning(before, now) ? before : undefined;
  if (running?.price_cents === terms.price_cents) {
    // The same offer, said or lasting otherwise: it began when it began.
    await store.updateOffer(tx, running.id, terms);
  } else {
    await store.endOffer(tx, row.id, now);
    const id = newId(now.getTime());
    await store.insertOffer(tx, { ...terms, id, product_id: row.id, starts_at: now, created_at: now });
  }
  await store.updateProduct(tx, row.id, {}, now);
  await platform.audit.record(tx, {
    ...(await entryOf(tx, row)),
    action: running ? 'changed' : 'created',
    before: running ? auditOf(running) : {},
    after: auditOf(terms),
  });
}

type OfferTerms = Pick<OfferRow, 'price_cents' | 'name' | 'description' | 'ends_at'>;

/** What was sent as an offer's columns, once it breaks no rule. */
function termsOf(sent: SentOffer, row: ProductRow, now: Date): OfferTerms {
  const priceCents = eurosToCents(sent.price);
  if (row.price_cents === 0) {
    throw invalid('offer.no_price', messages.noPrice, [fieldError('price', messages.noPrice)]);
  }
  if (priceCents === 0) throw invalid('offer.zero', messages.zero, [fieldError('price', messages.zero)]);
  if (priceCents > row.price_cents) {
    const message = messages.aboveOriginal(row.price_cents);
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
    price_cents: priceCents,
    name: sent.name ?? '',
    description: sent.description ?? '',
    ends_at: endsOn === null ? null : helsinkiInstant(addDays(endsOn, 1), '00:00'),
  };
}

function fieldError(path: string, message: string): FieldError {
  return { path, code: 'offer.refused', message };
}

function dayOf(sent: string | null | undefined): IsoDay | null {
  if (sent == null) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(sent) ? sent : helsinkiDay(new Date(sent));
}

/** What was asked before an offer of this price: one that runs at this very price goes on and began when it began. */
async function readAskedPrices(
  db: CatalogueDb,
  { id }: ProductRow,
  priceCents: number,
  now: Date,
): Promise<{ asked: PricePoint[]; startsAt: Date }> {
  const changes = await listPriceChanges(db, [id]);
  const offers = await listOffers(db, [id]);
  const running = offers.find((offer) => isRunning(offer, now) && offer.price_cents === priceCents);
  const others = offers.filter((offer) => offer !== running);
  const asked = askedPrices(
    changes.map(({ at, price_cents }) => ({ at, priceCents: price_cents })),
    others.map(pastOffer),
  );
  return { asked, startsAt: running?.starts_at ?? now };
}

function isRunning({ ended_at, ends_at }: OfferRow, now: Date): boolean {
  return ended_at === null && (ends_at === null || ends_at.getTime() > now.getTime());
}

/** What an offer of this price that begins now may claim, and from which day it could claim more. */
function previewOf(
  row: ProductRow,
  priceCents: number,
  asked: readonly PricePoint[],
  now: Date,
): OfferPreview {
  const reference = lawfulReference(asked, now);
  const percent = lawfulPercent(reference, priceCents);
  const better = earliestBetterDay(asked, helsinkiDay(now));
  const isBetter = better !== null && better.referenceCents > (reference ?? 0);
  return {
    price: centsToEuros(priceCents),
    originalPrice: centsToEuros(row.price_cents),
    percentOffOriginal:
      row.price_cents === 0 ? 0 : Math.round((1 - priceCents / row.price_cents) * 1000) / 10,
    referencePrice: reference === null ? null : centsToEuros(reference),
    lawfulPercent: percent,
    betterDay: isBetter
      ? {
          date: better.day,
          referencePrice: centsToEuros(better.referenceCents),
          lawfulPercent: lawfulPercent(better.referenceCents, priceCents),
        }
      : null,
    warning: warningOf(row, priceCents, reference),
  };
}

function warningOf(row: ProductRow, priceCents: number, reference: number | null): string | null {
  if (row.price_cents === 0) return messages.noPrice;
  if (priceCents > row.price_cents) return messages.aboveOriginal(row.price_cents);
  if (reference === null) return messages.noHistory;
  return priceCents < reference ? null : messages.notBelow(reference);
}

async function entryOf(tx: CatalogueDb, { id, model_id }: ProductRow) {
  const model = await store.getModel(tx, model_id);
  const maker = await store.findMaker(tx, model.manufacturer_id);
  return { entity: 'offer', entityId: id, name: `${maker?.name ?? ''} ${model.name}`.trim() };
}

function auditOf({ price_cents, name, description, ends_at }: OfferTerms) {
  const endDate = ends_at === null ? null : addDays(helsinkiDay(ends_at), -1);
  return { price: centsToEuros(price_cents), name, description, endDate };
}
