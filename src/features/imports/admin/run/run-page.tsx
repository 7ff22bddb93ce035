// One run: how far it is, then what it would change or has changed. The address stays, so a reload goes on here.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { Badge } from '../../../../platform/ui/badge.tsx';
import { BackLink, DetailPageState } from '../../../../platform/ui/page/detail-page.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { Progress } from '../../../../platform/ui/page/progress.tsx';
import type { ImportRun } from '../../contract.ts';
import { pageMessages as messages } from '../../messages-page.ts';
import { ChangesTable } from './changes-table.tsx';
import { ErrorsTable } from './errors-table.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { IMPORTS_PATH, runQuery } from './run-queries.ts';
import { runStage, type RunStage } from './run-stage.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './run-page.module.css';

const BACK = { to: IMPORTS_PATH, label: messages.back };

export function RunPage() {
  const { id = '' } = useParams();
  const { data: run, error, refetch } = useQuery(runQuery(id));
  return (
    <div className={`${layout.stack6} ${layout.office}`}>
      <BackLink {...BACK} />
      {run && <RunView key={run._id} run={run} isStale={error !== null} />}
      {!run && (
        <DetailPageState
          error={error}
          onRetry={() => void refetch()}
          title={messages.runFailedToLoad}
          gone={messages.runGone}
          back={BACK}
        />
      )}
    </div>
  );
}

function RunView({ run, isStale }: { run: ImportRun; isStale: boolean }) {
  const stage = runStage(run);
  const hasEnded = run.status === 'done' || run.status === 'failed';
  return (
    <>
      <header className={layout.stack1}>
        <div className={`${layout.cluster} ${styles.title}`}>
          <h1 className={styles.file}>{run.fileName}</h1>
          {run.isDryRun && <Badge tone="info">{messages.dryRunTag}</Badge>}
        </div>
        <p className={layout.muted}>{messages.facts(run.list, formatDateClock(new Date(run.createdAt)))}</p>
      </header>
      {!hasEnded && <Working run={run} stage={stage} isStale={isStale} />}
      {/* Rendered from the start, so that screen readers announce the outcome when it comes. */}
      <div aria-live="polite" className={styles.outcome}>
        {hasEnded && <RunOutcome run={run} stage={stage} />}
      </div>
      {stage.kind === 'changed' && <ChangesTable run={run} />}
      {run.errors.length > 0 && <ErrorsTable run={run} />}
    </>
  );
}

function Working({ run, stage, isStale }: { run: ImportRun; stage: RunStage; isStale: boolean }) {
  const isRunning = stage.kind === 'running';
  const label = run.isDryRun ? messages.readingLabel : messages.applyingLabel;
  return (
    <section className={`${layout.stack3} ${styles.working}`}>
      <Progress
        label={isRunning ? label : messages.queuedLabel}
        value={isRunning ? stage.percent : 0}
        max={100}
        valueText={isRunning ? runningText(stage, run.isDryRun) : messages.queuedText}
      />
      <p className={layout.muted}>{messages.mayLeave}</p>
      {isStale && (
        <Notice tone="warn" role="status">
          {messages.connectionLost}
        </Notice>
      )}
    </section>
  );
}

function runningText(stage: Extract<RunStage, { kind: 'running' }>, isDryRun: boolean): string {
  if (!stage.isRead) return messages.readText(stage.percent);
  return isDryRun ? messages.countingText : messages.savingText;
}
