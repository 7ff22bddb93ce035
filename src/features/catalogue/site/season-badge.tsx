// The season a tyre is for: colour, icon and word together, never one of them alone.
import { classNames } from '../../../platform/ui/class-names.ts';
import { SnowIcon, StudsIcon, SunIcon } from '../../../platform/ui/icons/shop-icons.tsx';
import { seasonMessages } from '../messages/label.ts';

import styles from './season-badge.module.css';

const icons = { summer: SunIcon, friction: SnowIcon, winter: SnowIcon, studded: StudsIcon } as const;

export interface SeasonBadgeProps {
  type: 'summer' | 'winter';
  /** Unknown kinds of winter tyre are called winter tyres. */
  winterType: 'studded' | 'friction' | null;
  /** It has the mark of ice grip. */
  isForIce?: boolean;
  className?: string | undefined;
}

export function SeasonBadge({ type, winterType, isForIce = false, className }: SeasonBadgeProps) {
  const season = type === 'summer' ? 'summer' : (winterType ?? 'winter');
  const SeasonIcon = icons[season];
  return (
    <span className={classNames(styles.badge, styles[season], className)}>
      <SeasonIcon isBare />
      {seasonMessages[season]}
      {isForIce && <b> {seasonMessages.ice}</b>}
    </span>
  );
}
