// The operations page: what needs care first, then services to try, jobs, and what the product runs on.
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { SecurityPanel } from '../../security/admin/security-panel.tsx';
import type { Operations } from '../contract.ts';
import { groupWarnings } from '../group-warnings.ts';
import { operationsMessages as messages } from '../messages.ts';
import { OPERATIONS_PATH } from '../paths.ts';
import { Jobs } from './jobs.tsx';
import { operationsQuery } from './operations-queries.ts';
import { Services } from './services.tsx';
import { System } from './system.tsx';
import { WarningTexts } from './warning-texts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './operations-page.module.css';

export function OperationsPage() {
  const query = useQuery(operationsQuery);
  const { data, error, refetch, isFetching } = query;
  useNamedPart(data !== undefined);
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  return (
    <div className={`${layout.stack6} ${layout.office} ${styles.parts}`} aria-busy={query.isPending}>
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
          <Care care={data.care} />
          <Services services={data.services} />
          <System operations={data} />
          <SecurityPanel />
          <Jobs jobs={data.jobs} />
        </>
      )}
    </div>
  );
}

/** All is well, or what is not, each with the way to where it is put right. */
function Care({ care }: Pick<Operations, 'care'>) {
  if (care.length === 0) {
    return (
      <Notice tone="ok" title={messages.allWell}>
        {messages.allWellText}
      </Notice>
    );
  }
  const groups = groupWarnings(care);
  return (
    <Notice tone="warn" title={messages.needsCare(groups.length)}>
      <ul className={layout.stack1}>
        {groups.map(({ what, texts, path }) => (
          <li key={`${what} ${path}`}>
            {path === OPERATIONS_PATH ? what : <Link to={path}>{what}</Link>}: <WarningTexts texts={texts} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A link from elsewhere names the part of the page that it is about. */
function useNamedPart(isShown: boolean): void {
  // Followed again, the same link is another location.
  const place = useLocation();
  useEffect(() => {
    const { hash } = place;
    if (!isShown || hash === '') return;
    const part = document.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [place, isShown]);
}
