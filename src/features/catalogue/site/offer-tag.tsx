// The yellow mark of an offer: how much less, and until when.
import { formatDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { offerMessages } from '../messages/label.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './offer-tag.module.css';

export interface OfferTagProps {
  /** Whole percent off the lawful earlier price; null when no percent may be claimed. */
  percent: number | null;
  /** Last day of the offer, or that it lasts as long as the stock does. Left out where the end stands elsewhere. */
  end?: { kind: 'day'; day: IsoDay } | { kind: 'stock' } | undefined;
  className?: string | undefined;
}

export function OfferTag({ percent, end, className }: OfferTagProps) {
  return (
    <span className={classNames(styles.tag, className)}>
      <span className={styles.mark}>
        {percent === null ? (
          offerMessages.offer
        ) : (
          <>
            <VisuallyHidden>{offerMessages.percentWords(percent)}</VisuallyHidden>
            <span aria-hidden="true">{offerMessages.percent(percent)}</span>
          </>
        )}
      </span>
      {end && (
        <span className={`${layout.note} ${styles.end}`}>
          {end.kind === 'day' ? offerMessages.until(formatDate(end.day)) : offerMessages.whileStockLasts}
        </span>
      )}
    </span>
  );
}
