// A service of the shop as schema.org data.
import { centsToEuros } from '../../platform/contract/money.ts';
import type { PriceRow } from '../price-list/price-list.ts';

export interface ServiceInput {
  name: string;
  description: string;
  path: string;
  publicUrl: string;
  /** Rows of the price list that belong to it. */
  prices: readonly PriceRow[];
}

/** A `Service` provided by the `TireShop` of the home page, with an `Offer` for each priced row. */
export function serviceData({ name, description, path, publicUrl, prices }: ServiceInput): object {
  const offers = prices.flatMap((row) => {
    const { passenger } = row.cents;
    return passenger === null
      ? []
      : [
          {
            '@type': 'Offer',
            name: row.title,
            price: centsToEuros(passenger).toFixed(2),
            priceCurrency: 'EUR',
          },
        ];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: new URL(path, publicUrl).href,
    provider: { '@type': 'TireShop', '@id': `${publicUrl}/#liike` },
    ...(offers.length > 0 && { offers }),
  };
}
