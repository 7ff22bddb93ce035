// The state of a list without rows: what it is for and one step to take.
import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  body?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** An illustration; a row of tread blocks by default. */
  picture?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
}

export function EmptyState({ title, body, action, picture, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      {picture ?? <div className={styles.track} />}
      <Heading className={styles.title}>{title}</Heading>
      {body && <div className={styles.body}>{body}</div>}
      {action}
    </div>
  );
}
