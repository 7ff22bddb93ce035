// Five selling points on one ruled line.
import BadgePercent from 'lucide-react/icons/badge-percent';
import Handshake from 'lucide-react/icons/handshake';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';

import { unbreakRanges } from '../../../platform/contract/ranges.ts';
import type { Financing } from '../../shop-profile/financing.ts';
import { CreditTerms } from '../../shop-profile/site/credit-terms.tsx';
import type { SellingPoint, SellingPointKind } from '../contract.ts';
import { sellingPointsMessages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './selling-points.module.css';

const icons: Record<SellingPointKind, ReactNode> = {
  language: <MessagesSquare />,
  delivery: <Truck />,
  partner: <Handshake />,
  financing: <BadgePercent />,
  installation: <Wrench />,
};

interface SellingPointsProps {
  points: readonly SellingPoint[];
  /** The terms of a point on credit; null where the page shows them elsewhere. */
  terms: Financing | null;
}

export function SellingPoints({ points, terms }: SellingPointsProps) {
  if (points.length === 0) return null;
  return (
    <div className={layout.page}>
      <ul className={styles.points} aria-label={sellingPointsMessages.label}>
        {points.map((point) => (
          <li key={point._id} className={styles.point}>
            {icons[point.kind]}
            <b>{point.title}</b>
            {point.text && <span>{unbreakRanges(point.text)}</span>}
          </li>
        ))}
      </ul>
      {terms && points.some(({ kind }) => kind === 'financing') && (
        <CreditTerms financing={terms} className={styles.terms} />
      )}
    </div>
  );
}
