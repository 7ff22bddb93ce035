// Whether a tyre is there and when four of it can be fitted, with a mark whose shape says it too.
import Calendar from 'lucide-react/icons/calendar-days';

import { classNames } from '../../../platform/ui/class-names.ts';
import { fittingDayText, type FittingTerms } from '../fitting/fitting-terms.ts';
import type { StockView } from '../product/product-view.ts';

import styles from './stock-line.module.css';

interface StockLineProps {
  stock: StockView;
  terms: FittingTerms;
  /** The one line of a product page, with a calendar. */
  isLarge?: boolean;
}

export function StockLine({ stock, terms, isLarge = false }: StockLineProps) {
  return (
    <p className={classNames(styles.line, styles[stock.kind], isLarge && styles.large)}>
      {isLarge ? <Calendar aria-hidden="true" /> : <Dot isFilled={stock.kind !== 'none'} />}
      {fittingDayText(stock, terms)}
    </p>
  );
}

function Dot({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {isFilled ? (
        <circle cx="6" cy="6" r="5.5" fill="currentColor" />
      ) : (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
    </svg>
  );
}
