// Open sessions of staff, one's own or those of somebody else, ended one by one or all at once.
import type { UseQueryResult } from '@tanstack/react-query';

import type { OpenSession } from '../../../../platform/contract/auth/sessions.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { SessionList } from '../../../../platform/ui/list/session-list.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { sessionListTexts as messages } from '../../messages.ts';

import styles from '../accounts-panel.module.css';

interface Ending<Which> {
  error: Error | null;
  isPending: boolean;
  variables: Which | undefined;
  mutate: (which: Which) => void;
}

interface SessionPartProps {
  sessions: UseQueryResult<OpenSession[]>;
  end: Ending<string>;
  endAll: Ending<void>;
  endAllLabel: string;
}

export function SessionPart({ sessions, end, endAll, endAllLabel }: SessionPartProps) {
  const error = end.error ?? endAll.error;
  if (!sessions.data) return <LoadState query={sessions} title={messages.loadFailed} />;
  return (
    <>
      <SessionList
        sessions={sessions.data}
        endingId={end.isPending ? end.variables : undefined}
        onEnd={({ _id }) => end.mutate(_id)}
      />
      {error && (
        <Notice tone="bad" role="alert">
          {error.message}
        </Notice>
      )}
      {sessions.data.length > 1 && (
        <Button
          variant="outline"
          isBusy={endAll.isPending}
          className={styles.submit}
          onClick={() => endAll.mutate()}
        >
          {endAllLabel}
        </Button>
      )}
    </>
  );
}
