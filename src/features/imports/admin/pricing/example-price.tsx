// What one net price becomes with a margin as it is typed: the price of the tyre that the documents take as their example.
import { useState } from 'react';

import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { vatBasisPointsOn } from '../../../catalogue/price/pricing.ts';
import { pageMessages } from '../../messages-page.ts';
import { examplePriceCents } from './pricing-form.ts';

import styles from './pricing-card.module.css';

/** 44,17 € net is 73 € with a margin of 30 %. */
export const EXAMPLE_NET_CENTS = 4417;

/** Today's tax, in basis points; the day the page was opened is near enough. */
export function useVat(): number {
  const [vat] = useState(() => vatBasisPointsOn(helsinkiDay(new Date())));
  return vat;
}

export function ExamplePrice({ margin }: { margin: string }) {
  const cents = examplePriceCents(EXAMPLE_NET_CENTS, margin, useVat());
  return (
    <output className={styles.price}>{cents === null ? pageMessages.none : formatShortEuros(cents)}</output>
  );
}
