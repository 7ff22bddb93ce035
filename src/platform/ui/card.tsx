// A surface with a hairline: the frame of products, articles and back-office panels.
import type { HTMLAttributes, ReactNode } from 'react';

import { classNames } from './class-names.ts';

import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** Picture or band that reaches the card's edges. */
  top?: ReactNode;
  /** The complete card is one click: the link in its heading covers it; other links and buttons stay above. */
  isLinked?: boolean | undefined;
  /** A darker well instead of a raised surface. */
  isSunken?: boolean | undefined;
}

export function Card({
  as: Element = 'div',
  top,
  isLinked,
  isSunken,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.card, isLinked && styles.linked, isSunken && styles.sunken, className)}
    >
      {top}
      <div className={styles.body}>{children}</div>
    </Element>
  );
}
