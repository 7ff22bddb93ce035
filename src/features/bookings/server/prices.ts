// What the work costs, by the rows of the price list and the tyre's own price: frozen with the booking.
import { fittedPrice } from '../../catalogue/fitting/fitted-price.ts';
import type { ProductDetail } from '../../catalogue/product/product-view.ts';
import { findService, fittedSetCents, type PriceRow } from '../../price-list/price-list.ts';
import type { BookedService, BookedWork } from '../booking-rules.ts';
import { priceLabels } from '../messages/bookings.ts';
import type { PricePart } from './tables.ts';

export interface PricedWork extends BookedWork {
  readonly product?: ProductDetail | undefined;
  /** Tyres, or wheels where there are no new tyres. */
  readonly quantity: number;
}

export interface WorkPrice {
  readonly parts: PricePart[];
  /** null: a part is on request. */
  readonly cents: number | null;
}

/** Cents with VAT, in the order of the work. */
export function workPrice(rows: readonly PriceRow[], work: PricedWork): WorkPrice {
  const { product, quantity } = work;
  const fitted = product && fittedPrice(product, rows, quantity);
  const tyres: PricePart[] = product
    ? [{ label: priceLabels.tyres(productName(product), quantity), cents: fitted?.tyresCents ?? null }]
    : [];
  const services = [...new Set([work.service, ...work.extras])].map((service): PricePart => {
    if (service === 'fitting') {
      const cents = fitted ? fitted.fittingCents : fittingOf(rows, work, quantity);
      return { label: priceLabels.fitting(quantity, work.isRunFlat), cents };
    }
    return servicePart(rows, service, work, quantity);
  });
  const parts = [...tyres, ...services];
  const sum = parts.reduce<number | null>(
    (all, { cents }) => (all === null || cents === null ? null : all + cents),
    0,
  );
  return { parts, cents: sum };
}

/** 'Nokian Hakkapeliitta R5 205/55R16' */
export function productName({ manufacturer, model, size }: ProductDetail): string {
  return `${manufacturer.name} ${model} ${size.fullSize}`;
}

function fittingOf(
  rows: readonly PriceRow[],
  { rim, vehicleType, isRunFlat }: BookedWork,
  quantity: number,
): number | null {
  return rim === null ? null : fittedSetCents(rows, { diameterIn: rim, vehicleType, isRunFlat }, quantity);
}

/** A set is done for one price, wheels off the car are priced one by one, one tyre is patched and one sensor changed. */
function servicePart(
  rows: readonly PriceRow[],
  service: Exclude<BookedService, 'fitting'>,
  { vehicleType }: BookedWork,
  quantity: number,
): PricePart {
  const row = service === 'alignment' ? undefined : findService(rows, service);
  const each = row?.cents[vehicleType] ?? null;
  const count = service === 'balancing' ? quantity : 1;
  return {
    label: priceLabels.service(service, count, row?.isFrom ?? false),
    cents: each === null ? null : each * count,
  };
}
