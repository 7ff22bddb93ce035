// The yellow mark of an offer: how much less.
import { classNames } from '../../../platform/ui/class-names.ts';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { offerMessages } from '../messages/label.ts';

import styles from './offer-tag.module.css';

export interface OfferTagProps {
  /** Whole percent off the lawful earlier price; null when no percent may be claimed. */
  percent: number | null;
  className?: string | undefined;
}

export function OfferTag({ percent, className }: OfferTagProps) {
  return (
    <span className={classNames(styles.tag, className)}>
      {percent === null ? (
        offerMessages.offer
      ) : (
        <>
          <VisuallyHidden>{offerMessages.percentWords(percent)}</VisuallyHidden>
          <span aria-hidden="true">{offerMessages.percent(percent)}</span>
        </>
      )}
    </span>
  );
}
