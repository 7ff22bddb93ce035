// The page of one record of a list: the back link, and its loading, failed and missing states.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';

import { ApiProblem } from '../../browser/api-problem.ts';
import { buttonClass } from '../button.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

import styles from './detail-page.admin.module.css';

interface BackLinkProps {
  to: string;
  label: string;
}

export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft className={styles.icon} />
      {label}
    </Link>
  );
}

interface DetailPageStateProps {
  error: Error | null;
  onRetry: () => void;
  /** 'Viestiä ei voitu ladata'. */
  title: string;
  /** Shown when it does not exist (any more). */
  gone: string;
  back: BackLinkProps;
}

export function DetailPageState({ error, onRetry, title, gone, back }: DetailPageStateProps) {
  if (!error) {
    return (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    );
  }
  const isGone = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
  if (!isGone) return <LoadFailure title={title} message={error.message} onRetry={onRetry} />;
  return (
    <Notice
      tone="bad"
      role="alert"
      title={title}
      action={
        <Link to={back.to} className={buttonClass({ variant: 'outline', size: 'small' })}>
          {back.label}
        </Link>
      }
    >
      {gone}
    </Notice>
  );
}
