// The season a tyre is for: colour, icon and word together, never one of them alone.
import { classNames } from '../../../platform/ui/class-names.ts';
import { SnowIcon, StudsIcon, SunIcon } from '../../../platform/ui/icons/shop-icons.tsx';
import { seasonMessages } from '../messages/label.ts';
import type { ProductCard } from '../product/product-view.ts';

import styles from './season-badge.module.css';

const icons = { summer: SunIcon, friction: SnowIcon, winter: SnowIcon, studded: StudsIcon } as const;

export interface SeasonBadgeProps {
  /** Unknown kinds of winter tyre are called winter tyres; a friction tyre with the mark of ice grip says so. */
  product: Pick<ProductCard, 'type' | 'winterType'> & { label: Pick<ProductCard['label'], 'hasIceGrip'> };
  className?: string | undefined;
}

export function SeasonBadge({ product: { type, winterType, label }, className }: SeasonBadgeProps) {
  const season = type === 'summer' ? 'summer' : (winterType ?? 'winter');
  const SeasonIcon = icons[season];
  return (
    <span className={classNames(styles.badge, styles[season], className)}>
      <SeasonIcon />
      {seasonMessages[season]}
      {season === 'friction' && label.hasIceGrip && <b> {seasonMessages.ice}</b>}
    </span>
  );
}
