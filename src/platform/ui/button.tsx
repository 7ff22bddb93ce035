// Buttons and links that look like buttons. One primary per section; the label is a verb with its object.
import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { ProgressRing } from './page/progress-ring.tsx';

import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'ink' | 'outline' | 'text' | 'danger';
export type ButtonSize = 'normal' | 'small';

export interface ButtonLook {
  /**
   * primary: yellow, the one main action in view; ink: what stays in view next to it; outline: other actions; text:
   * least weight; danger: takes something away.
   */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
}

/** The class of a button's look, for links of a router and other elements that are not made here. */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  isWide = false,
}: ButtonLook = {}): string {
  return (
    classNames(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide) ?? ''
  );
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  icon?: ReactNode;
  /** Why the button cannot be used now; shown under it. The button stays focusable but does nothing. */
  disabledReason?: string | undefined;
  /** Work is under way: a progress ring in place of the icon, further clicks do nothing. */
  isBusy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, disabledReason, isBusy = false, className, children, ...rest } = props;
  const reasonId = useId();
  const isStopped = disabledReason !== undefined || isBusy;
  const button = (
    <button
      type="button"
      {...rest}
      {...(isStopped ? { type: 'button' as const, onClick: undefined, 'aria-disabled': true } : {})}
      {...(isBusy ? { 'aria-busy': true } : {})}
      {...(disabledReason === undefined ? {} : { 'aria-describedby': reasonId })}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      {isBusy ? <ProgressRing className={styles.ring} /> : icon}
      {children}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={classNames(styles.withReason, isWide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string;
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      {children}
    </a>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A square button with an icon alone: 44 px in public, as high as other controls in the back office. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.icon, className)}
    >
      {children}
    </button>
  );
}
