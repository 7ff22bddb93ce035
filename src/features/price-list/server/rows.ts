// A row's three forms: in the database, in the product (cents), in the API (euros).
import { z } from 'zod';

import { centsToEuros, eurosToCents } from '../../../platform/contract/money.ts';
import type { PriceRowAnswer, SentPriceRow } from '../contract.ts';
import { PRICED_SERVICES, SECTIONS, UNITS } from '../price-list.ts';
import type { PriceRow } from '../price-list.ts';
import type { PriceListRow } from './store.ts';

const namesSchema = z.object({
  section: z.enum(SECTIONS),
  service: z.enum([...PRICED_SERVICES, '']),
  unit: z.enum(UNITS),
});

export function readRow(row: PriceListRow): PriceRow {
  return {
    ...namesSchema.parse(row),
    id: row.id,
    title: row.title,
    note: row.note,
    minRim: row.min_rim,
    maxRim: row.max_rim,
    cents: { passenger: row.passenger_cents, suv: row.suv_cents, van: row.van_cents },
    isFrom: row.is_from,
  };
}

export function writeRow(sent: SentPriceRow, id: string, position: number): PriceListRow {
  return {
    id,
    position,
    section: sent.section,
    service: sent.service,
    title: sent.title,
    note: sent.note,
    unit: sent.unit,
    min_rim: sent.minRim,
    max_rim: sent.maxRim,
    passenger_cents: inCents(sent.prices.passenger),
    suv_cents: inCents(sent.prices.suv),
    van_cents: inCents(sent.prices.van),
    is_from: sent.isFrom,
  };
}

export function rowAnswer({ id, cents, ...row }: PriceRow): PriceRowAnswer {
  return {
    _id: id,
    ...row,
    prices: { passenger: inEuros(cents.passenger), suv: inEuros(cents.suv), van: inEuros(cents.van) },
  };
}

function inCents(euros: number | null): number | null {
  return euros === null ? null : eurosToCents(euros);
}

function inEuros(cents: number | null): number | null {
  return cents === null ? null : centsToEuros(cents);
}
