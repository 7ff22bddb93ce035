// What runs in the background: how it went, when it runs next, and running it now.
import { useNow } from '../../../platform/browser/use-now.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import type { OperatedJob } from '../contract.ts';
import { JOB_VIEWS, jobsIn } from '../job-views.ts';
import { operationsMessages as messages } from '../messages.ts';
import { operationsParts } from '../paths.ts';
import { useRunJob } from './operations-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './operations-page.module.css';

const VIEW_PARAM = 'tyot';

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
  const view = useListAddress().choice(VIEW_PARAM, JOB_VIEWS) ?? 'all';
  const shown = jobsIn(view, jobs, new Date(useNow()));
  return (
    <section id={operationsParts.jobs} tabIndex={-1} className={layout.stack4} aria-labelledby="jobs-title">
      <div>
        <h2 id="jobs-title">{messages.jobsTitle}</h2>
        <p className={`${layout.lead} ${styles.lead}`}>{messages.jobsLead}</p>
      </div>
      <ListTabs
        label={messages.jobViewsLabel}
        param={VIEW_PARAM}
        views={JOB_VIEWS}
        shown={view}
        words={messages.jobViews}
      />
      {shown.length === 0 ? (
        <p role="status">{messages.noJobs[view]}</p>
      ) : (
        <RecordTable
          caption={messages.jobsCaption}
          rows={shown}
          columns={COLUMNS}
          keyOf={({ name }) => name}
        />
      )}
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
