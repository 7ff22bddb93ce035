// When four of a tyre can be fitted and from which stock, with a mark whose shape shows it too.
import Calendar from 'lucide-react/icons/calendar-days';

import { classNames } from '../../../platform/ui/class-names.ts';
import { fittingDayInList, fittingDayText, type FittingTerms } from '../fitting/fitting-terms.ts';
import type { ProductCard } from '../product/product-view.ts';

import styles from './stock-line.module.css';

interface StockLineProps {
  product: Pick<ProductCard, 'stock' | 'size' | 'isRunFlat'>;
  terms: FittingTerms;
  /** The one line of a product page, with a calendar. */
  isLarge?: boolean;
  className?: string | undefined;
}

export function StockLine({ product, terms, isLarge = false, className }: StockLineProps) {
  return (
    <p className={classNames(styles.line, styles[product.stock.kind], isLarge && styles.large, className)}>
      {isLarge && <Calendar aria-hidden="true" />}
      {(isLarge ? fittingDayText : fittingDayInList)(product, terms)}
    </p>
  );
}
