// The shop's sign: the tread-ring mark, and next to it the shop's name in the widest type.
import { classNames } from './class-names.ts';
import type { IconProps } from './icons/icon.tsx';

import styles from './logo.module.css';

/** Sixteen blocks around a yellow hub; the same drawing as the icons made by scripts/icons.ts. */
export function LogoMark({ className }: IconProps) {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" fill="none" aria-hidden="true" className={className}>
      <circle
        cx="17"
        cy="17"
        r="14.8"
        stroke="currentColor"
        strokeWidth="4.2"
        strokeDasharray="4.185 1.627"
      />
      <circle cx="17" cy="17" r="11.2" stroke="currentColor" strokeWidth="3.4" />
      <circle cx="17" cy="17" r="5" className={styles.hub} />
    </svg>
  );
}

export interface LogoProps {
  /** The shop's name. */
  name: string;
  /** Front page. */
  href?: string | undefined;
  className?: string | undefined;
}

export function Logo({ name, href = '/', className }: LogoProps) {
  return (
    <a href={href} className={classNames(styles.logo, className)}>
      <LogoMark className={styles.mark} />
      {name}
    </a>
  );
}
