// What stands where a list would: what it is for, one step to take, never blame.
import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  body?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** A drawing of ours; a row of tread blocks stands in its place otherwise. */
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
