// The price list as the API answers it, as the rows that prices are worked out from.
import { eurosToCents } from '../../platform/contract/money.ts';
import { recordOf } from '../../platform/contract/records.ts';
import { VEHICLE_TYPES } from '../catalogue/size/vehicle-type.ts';
import type { PriceRowResponse } from './contract.ts';
import type { PriceRow } from './price-list.ts';

export function priceRowsOf(answers: readonly PriceRowResponse[]): PriceRow[] {
  return answers.map(({ _id, prices, ...row }) => ({
    ...row,
    id: _id,
    cents: recordOf(VEHICLE_TYPES, (type) => eurosToCents(prices[type])),
  }));
}
