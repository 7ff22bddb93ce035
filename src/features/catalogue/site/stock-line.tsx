// Availability in words, with a mark whose shape says it too.
import { keepRanges } from '../../../platform/contract/ranges.ts';
import type { StockView } from '../product/product-view.ts';
import { stockText } from '../product/stock-text.ts';

import styles from './stock-line.module.css';

export function StockLine({ stock, deliveryDays }: { stock: StockView; deliveryDays: string }) {
  return (
    <p className={`${styles.line} ${styles[stock.kind]}`}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {stock.kind === 'none' ? (
          <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
        ) : (
          <circle cx="6" cy="6" r="5.5" fill="currentColor" />
        )}
      </svg>
      {keepRanges(stockText(stock, deliveryDays))}
    </p>
  );
}
