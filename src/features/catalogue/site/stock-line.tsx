// Whether a tyre is there and when four of it can be fitted, with a mark whose shape says it too.
import { fittingDayText, type FittingTerms } from '../fitting/fitting-terms.ts';
import type { StockView } from '../product/product-view.ts';

import styles from './stock-line.module.css';

export function StockLine({ stock, terms }: { stock: StockView; terms: FittingTerms }) {
  return (
    <p className={`${styles.line} ${styles[stock.kind]}`}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {stock.kind === 'none' ? (
          <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
        ) : (
          <circle cx="6" cy="6" r="5.5" fill="currentColor" />
        )}
      </svg>
      {fittingDayText(stock, terms)}
    </p>
  );
}
