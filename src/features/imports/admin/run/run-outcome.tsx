// How a run ended: its counts, in a sentence what it means, and the next step.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { formatCount } from '../../../../platform/contract/count.ts';
import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { Button, buttonClass, type ButtonLook } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { ImportRun } from '../../contract.ts';
import { pageMessages as messages, undoMessages } from '../../messages-page.ts';
import { ERRORS_ID } from './errors-table.tsx';
import { changeCountsQuery, IMPORTS_PATH, useApply } from './run-queries.ts';
import { type RunStage } from './run-stage.ts';
import { UndoButton, UndoState } from './undo.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './run-outcome.module.css';

export interface RunOutcomeProps {
  run: ImportRun;
  stage: RunStage;
}

export function RunOutcome({ run, stage }: RunOutcomeProps) {
  switch (stage.kind) {
    case 'queued':
    case 'running':
      return null;
    case 'unchanged':
      return (
        <div className={`${layout.stack5} ${styles.outcome}`}>
          <Notice tone="ok">{run.isDryRun ? messages.nothingChanges : messages.importDoneNothing}</Notice>
          <Counts run={run} />
          <NewList />
        </div>
      );
    case 'changed':
      return (
        <div className={`${layout.stack5} ${styles.outcome}`}>
          {run.undo?.status !== 'done' && (
            <Notice tone={run.isDryRun ? 'info' : 'ok'}>
              {run.isDryRun ? messages.previewDone : messages.importDone}
            </Notice>
          )}
          {run.undo && <UndoState undo={run.undo} />}
          <Counts run={run} />
          {run.isDryRun ? <Apply run={run} changes={stage.count} /> : <AfterImport run={run} />}
        </div>
      );
    case 'needs-consent':
      return (
        <div className={`${layout.stack5} ${styles.outcome}`}>
          <Notice tone="warn" title={messages.consentNeeded}>
            {stage.message}
          </Notice>
          <Consent run={run} />
        </div>
      );
    case 'failed':
      return (
        <div className={`${layout.stack5} ${styles.outcome}`}>
          <Notice tone="bad" title={run.isDryRun ? messages.previewFailed : messages.importFailed}>
            {stage.message}
          </Notice>
          <NewList />
        </div>
      );
  }
}

function Counts({ run }: { run: ImportRun }) {
  const words = run.isDryRun ? messages.counts : messages.doneCounts;
  const { data: changes } = useQuery({ ...changeCountsQuery(run._id), enabled: run.updated > 0 });
  const counts = [
    { key: 'created', label: words.created, value: run.created },
    {
      key: 'updated',
      label: words.updated,
      value: run.updated,
      note: changes && messages.whatChanges(changes),
    },
    { key: 'unchanged', label: words.unchanged, value: run.unchanged },
    { key: 'withdrawn', label: words.withdrawn, value: run.withdrawn },
    { key: 'errors', label: words.errors, value: run.errorCount, href: `#${ERRORS_ID}` },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ key, label, value, href, note }) => (
        <div key={key} className={styles.count} data-empty={value === 0 || undefined}>
          <dt>
            {href === undefined || value === 0 ? label : <a href={href}>{label}</a>}
            {note && <small>{note}</small>}
          </dt>
          <dd>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Apply({ run, changes }: { run: ImportRun; changes: number }) {
  const { mutate, isPending, error } = useApply(run._id);
  const isStale = error instanceof ApiProblem && error.code === 'import.preview_stale';
  return (
    <>
      {error && !isPending && (
        <ApplyFailure error={error} onPreview={isStale ? () => mutate('preview') : undefined} />
      )}
      <div className={`${layout.cluster3} ${styles.actions}`}>
        {!isStale && (
          <Button isBusy={isPending} onClick={() => mutate('import')}>
            {messages.apply(changes)}
          </Button>
        )}
        <NewList variant={isStale ? 'outline' : 'text'} isOther />
      </div>
    </>
  );
}

/** More tyres would be withdrawn than usual: staff confirm it, then preview the changes. */
function Consent({ run }: { run: ImportRun }) {
  const [isAllowed, setIsAllowed] = useState(false);
  const { mutate, isPending, error } = useApply(run._id);
  return (
    <>
      <Checkbox
        label={messages.allowWithdraw}
        help={messages.allowWithdrawHelp}
        checked={isAllowed}
        onChange={({ target }) => setIsAllowed(target.checked)}
      />
      {error && !isPending && <ApplyFailure error={error} />}
      <div className={`${layout.cluster3} ${styles.actions}`}>
        <Button
          isBusy={isPending}
          disabledReason={isAllowed ? undefined : messages.applyNeedsConsent}
          onClick={() => mutate('preview-vanishing')}
        >
          {messages.preview}
        </Button>
      </div>
      <NewList isOther />
    </>
  );
}

function ApplyFailure({ error, onPreview }: { error: Error; onPreview?: (() => void) | undefined }) {
  return (
    <Notice
      tone={onPreview ? 'warn' : 'bad'}
      role="alert"
      action={onPreview && <Button onClick={onPreview}>{messages.previewAgain}</Button>}
    >
      {error.message}
    </Notice>
  );
}

function AfterImport({ run }: { run: ImportRun }) {
  return (
    <>
      <div className={`${layout.cluster3} ${styles.actions}`}>
        <a href="/renkaat" className={buttonClass({ variant: 'outline' })}>
          {messages.openShop}
        </a>
        <NewList />
        {run.undoableUntil !== null && <UndoButton run={run} />}
      </div>
      {run.undoableUntil !== null && (
        <p className={layout.note}>{undoMessages.until(formatDateClock(new Date(run.undoableUntil)))}</p>
      )}
    </>
  );
}

function NewList({
  variant = 'outline',
  isOther = false,
}: Pick<ButtonLook, 'variant'> & { isOther?: boolean }) {
  return (
    <Link to={IMPORTS_PATH} className={buttonClass({ variant })}>
      {isOther ? messages.chooseOther : messages.chooseNew}
    </Link>
  );
}
