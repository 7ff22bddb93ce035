// Grey shapes where content is on its way. The region that waits carries aria-busy; these are hidden from screen readers.
import styles from './skeleton.admin.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'picture' | undefined;
  /** Lines of text; the last is shorter. */
  lines?: number | undefined;
}

export function Skeleton({ shape = 'text', lines = 3 }: SkeletonProps) {
  if (shape !== 'text') return <span aria-hidden="true" className={styles[shape]} />;
  return (
    <span aria-hidden="true" className={styles.text}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={styles.line} />
      ))}
    </span>
  );
}
