// Small words of state: a badge on a pastel ground, a dot with its word. Never colour alone.
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

import styles from './badge.module.css';
import tones from './style/tones.module.css';

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad';

export interface BadgeProps {
  tone?: Tone | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** A coloured dot before the word of the same meaning. */
export function StatusDot({ tone = 'neutral', className, children }: Omit<BadgeProps, 'icon'>) {
  return <span className={classNames(styles.status, styles[`${tone}Dot`], className)}>{children}</span>;
}
