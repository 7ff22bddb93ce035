// What four of a tyre cost on the car: the one price rule of list, product page, chat and mail.
import { fittedSetCents, type PriceRow } from '../../price-list/price-list.ts';
import type { ProductResponse } from '../contract/tyres.ts';
import { vehicleTypeNames } from '../messages/catalogue.ts';
import { priceInForce, type Priced } from '../price/price-in-force.ts';
import { fittedWheel, type PriceView, type ProductCard } from '../product/product-view.ts';
import { VEHICLE_TYPES } from '../size/vehicle-type.ts';
import { FULL_SET } from './full-set.ts';

/** Cents with VAT, all for the complete set. */
export interface FittedPrice {
  readonly tyresCents: number;
  /** null: the price list has no fitting of such a wheel, so it is on request. */
  readonly fittingCents: number | null;
  /** Tyres and fitting; null with `fittingCents`. */
  readonly totalCents: number | null;
}

interface PricedTyre extends Pick<ProductCard, 'isRunFlat'> {
  readonly size: Pick<ProductCard['size'], 'diameterIn' | 'vehicleType'>;
  readonly price: Pick<PriceView, 'cents'>;
}

/** The tyres, four by default, and their fitting by the price list; null when the tyre's own price is on request. */
export function fittedPrice(
  product: PricedTyre,
  priceRows: readonly PriceRow[],
  count = FULL_SET,
): FittedPrice | null {
  const { cents } = product.price;
  if (cents === 0) return null;
  const tyresCents = cents * count;
  const fittingCents = fittedSetCents(priceRows, fittedWheel(product), count);
  return { tyresCents, fittingCents, totalCents: fittingCents === null ? null : tyresCents + fittingCents };
}

/** The same of an answer of the API, whose size contains the diameter: cents in all, null where it is on request. */
export function fittedCentsOf(
  answer: Priced & Pick<ProductResponse, 'vehicleType' | 'isRunFlat'>,
  diameterIn: number,
  priceRows: readonly PriceRow[],
): number | null {
  const { isRunFlat } = answer;
  const vehicleType =
    VEHICLE_TYPES.find((type) => vehicleTypeNames[type] === answer.vehicleType) ?? 'passenger';
  const tyre = { price: { cents: priceInForce(answer).cents }, size: { diameterIn, vehicleType }, isRunFlat };
  return fittedPrice(tyre, priceRows)?.totalCents ?? null;
}
