// The operations page: what needs care first, then services to try, jobs, and what the product runs on.
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { Operations } from '../contract.ts';
import { listHealthWarnings } from '../health-warnings.ts';
import { operationsMessages as messages } from '../messages.ts';
import { Jobs } from './jobs.tsx';
import { operationsQuery } from './operations-queries.ts';
import { Services } from './services.tsx';
import { System } from './system.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './operations-page.module.css';

export function OperationsPage() {
  const query = useQuery(operationsQuery);
  const { data, error, refetch, isFetching } = query;
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  return (
    <div className={`${layout.stack6} ${layout.office}`} aria-busy={query.isPending}>
      <header className={`${layout.cluster4} ${styles.head}`}>
        <div>
          <h1>{messages.title}</h1>
          <p className={`${layout.lead} ${styles.lead}`}>{messages.lead}</p>
        </div>
        {data && (
          <Button
            variant="outline"
            size="small"
            icon={<RefreshCw />}
            isBusy={isFetching}
            onClick={() => void refetch()}
          >
            {messages.refresh}
          </Button>
        )}
      </header>
      {isForbidden ? (
        <Notice tone="info">{messages.ownersOnly}</Notice>
      ) : (
        <LoadState query={query} title={messages.loadFailed} />
      )}
      {data && (
        <>
          <Care operations={data} />
          <Services services={data.services} />
          <Jobs jobs={data.jobs} />
          <System operations={data} />
        </>
      )}
    </div>
  );
}

/** All is well, or what is not. */
function Care({ operations }: { operations: Operations }) {
  const failures = listHealthWarnings(operations);
  if (operations.isHeld) {
    return (
      <Notice tone="info" title={messages.waitsTitle}>
        {messages.waitsText}
      </Notice>
    );
  }
  if (failures.length === 0) {
    return (
      <Notice tone="ok" title={messages.allWell}>
        {messages.allWellText}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title={messages.needsCare(failures.length)}>
      <ul className={layout.stack1}>
        {failures.map(({ what, failure }) => (
          <li key={what}>
            {what}: {failure}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
