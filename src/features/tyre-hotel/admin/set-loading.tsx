// A set that is on its way, or cannot be shown.
import { Link } from 'react-router';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { hotelAdmin as messages, setPageMessages } from '../messages-admin.ts';
import { HOTEL_PATH } from './set-queries.ts';

export function SetLoading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Skeleton lines={8} />;
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) {
    return (
      <Notice
        tone="bad"
        role="alert"
        title={messages.oneLoadFailed}
        action={
          <Link to={HOTEL_PATH} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {messages.back}
          </Link>
        }
      >
        {setPageMessages.gone}
      </Notice>
    );
  }
  return <LoadFailure title={messages.oneLoadFailed} message={error.message} onRetry={onRetry} />;
}
