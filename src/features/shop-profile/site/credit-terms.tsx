// What the law requires next to every instalment: this sum's figures, the creditor, and the warning.
import { classNames } from '../../../platform/ui/class-names.ts';
import { creditorText, exampleText } from '../financing-text.ts';
import type { Financing } from '../financing.ts';
import { financingMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './credit-terms.module.css';

export interface CreditTermsProps {
  financing: Financing;
  /** The cash price; left out: the sum of the example, called one. */
  cents?: number;
  className?: string | undefined;
}

export function CreditTerms({ financing, cents, className }: CreditTermsProps) {
  const figures = exampleText(financing, cents);
  return (
    <div className={classNames(layout.stack2, layout.note, styles.terms, className)}>
      <p className={styles.warning}>{messages.warning}</p>
      <p>{cents === undefined ? `${messages.exampleTitle}: ${figures}` : figures}</p>
      <p>{creditorText(financing)}</p>
    </div>
  );
}
