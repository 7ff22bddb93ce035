// A row's three forms: in the database, in the product (cents), in the API (euros).
import { z } from 'zod';

import { centsToEuros, eurosToCents } from '../../../platform/contract/money.ts';
import type { PriceRowResponse, PriceRowInput } from '../contract.ts';
import { PRICED_SERVICES, SECTIONS, UNITS, type PriceRow } from '../price-list.ts';
import type { PriceListRow } from './store.ts';

const namesSchema = z.object({
  section: z.enum(SECTIONS),
  service: z.enum([...PRICED_SERVICES, '']),
  unit: z.enum(UNITS),
});

export function readRow(row: PriceListRow): PriceRow {
  const { position: _position, passengerCents: passenger, suvCents: suv, vanCents: van, ...fields } = row;
  return { ...fields, ...namesSchema.parse(row), cents: { passenger, suv, van } };
}

export function writeRow(
  { _id, prices, ...fields }: PriceRowInput,
  id: string,
  position: number,
): PriceListRow {
  return {
    ...fields,
    id,
    position,
    passengerCents: eurosToCents(prices.passenger),
    suvCents: eurosToCents(prices.suv),
    vanCents: eurosToCents(prices.van),
  };
}

export function toRowResponse({ id, cents, ...row }: PriceRow): PriceRowResponse {
  return {
    _id: id,
    ...row,
    prices: {
      passenger: centsToEuros(cents.passenger),
      suv: centsToEuros(cents.suv),
      van: centsToEuros(cents.van),
    },
  };
}
