// What runs in the background: how it went, when it runs next, and running it now.
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import type { OperatedJob } from '../contract.ts';
import { operationsMessages as messages } from '../messages.ts';
import { operationsParts } from '../paths.ts';
import { useRunJob } from './operations-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './operations-page.module.css';

const { columns } = messages;
const COLUMNS: readonly Column<OperatedJob>[] = [
  { label: columns.job, role: 'name', cell: ({ title }) => title },
  { label: columns.state, cell: (job) => <State job={job} /> },
  {
    label: columns.last,
    isShort: true,
    isLabelled: true,
    cell: ({ lastDoneAt }) => (lastDoneAt === null ? messages.never : formatDateClock(new Date(lastDoneAt))),
  },
  {
    label: columns.next,
    isShort: true,
    isLabelled: true,
    cell: (job) => nextText(job),
  },
  {
    label: columns.actions,
    role: 'actions',
    cell: (job) => job.nextAt !== null && !job.isIdle && <RunNow job={job} />,
  },
];

export function Jobs({ jobs }: { jobs: readonly OperatedJob[] }) {
  // What failed first, then what ran last: the night's jobs are looked for in the morning.
  const sorted = jobs.toSorted(
    (one, other) =>
      Number(other.failure !== '') - Number(one.failure !== '') ||
      (other.lastDoneAt ?? '').localeCompare(one.lastDoneAt ?? '') ||
      one.title.localeCompare(other.title, 'fi'),
  );
  return (
    <section id={operationsParts.jobs} tabIndex={-1} className={layout.stack4} aria-labelledby="jobs-title">
      <div>
        <h2 id="jobs-title">{messages.jobsTitle}</h2>
        <p className={`${layout.lead} ${styles.lead}`}>{messages.jobsLead}</p>
      </div>
      <RecordTable
        caption={messages.jobsCaption}
        rows={sorted}
        columns={COLUMNS}
        keyOf={({ name }) => name}
      />
    </section>
  );
}

function nextText({ isIdle, nextAt }: OperatedJob): string {
  if (isIdle) return messages.never;
  return nextAt === null ? messages.onDemand : formatDateClock(new Date(nextAt));
}

function RunNow({ job }: { job: OperatedJob }) {
  const { mutate, isPending } = useRunJob();
  return (
    <RowButton
      label={messages.run}
      name={messages.runOf(job.title)}
      variant="outline"
      isBusy={isPending || job.runningCount > 0}
      onClick={() => mutate(job.name)}
    />
  );
}

function State({ job }: { job: OperatedJob }) {
  const { runningCount, waitingCount, failure, failureDetails, lastDoneAt, isIdle } = job;
  if (runningCount > 0) return <StatusDot tone="info">{messages.running}</StatusDot>;
  if (failure) {
    return (
      <div>
        <StatusDot tone="bad">
          {messages.failed}: {failure}
        </StatusDot>
        {failureDetails && (
          <details className={styles.details}>
            <summary>{messages.details}</summary>
            <p lang="en">{failureDetails}</p>
          </details>
        )}
      </div>
    );
  }
  if (waitingCount > 0) return <StatusDot tone="info">{messages.waiting(waitingCount)}</StatusDot>;
  if (isIdle) return <StatusDot>{messages.notSet}</StatusDot>;
  if (lastDoneAt === null) return <StatusDot>{messages.notYet}</StatusDot>;
  return <StatusDot tone="ok">{messages.well}</StatusDot>;
}
