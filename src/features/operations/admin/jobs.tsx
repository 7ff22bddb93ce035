// What runs in the background: how it went, when it runs next, and running it now.
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { OperatedJob } from '../contract.ts';
import { jobWords, operationsMessages as messages } from '../messages.ts';
import { useRunJob } from './operations-queries.ts';

import styles from './operations-page.module.css';

export function Jobs({ jobs }: { jobs: readonly OperatedJob[] }) {
  const { columns } = messages;
  const byName = jobs.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'fi'));
  return (
    <section className={styles.section} aria-labelledby="jobs-title">
      <div>
        <h2 id="jobs-title">{messages.jobsTitle}</h2>
        <p className={styles.lead}>{messages.jobsLead}</p>
      </div>
      <Table caption={messages.jobsTitle} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.job}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.last}</th>
            <th scope="col">{columns.next}</th>
            <th scope="col">
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {byName.map((job) => (
            <Job key={job.name} job={job} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Job({ job }: { job: OperatedJob }) {
  const { columns } = messages;
  const { mutate, isPending } = useRunJob();
  const isBusy = isPending || job.runningCount > 0;
  return (
    <tr>
      <td data-label={columns.job}>{nameOf(job)}</td>
      <td data-label={columns.state}>
        <State job={job} />
      </td>
      <td data-label={columns.last} className={styles.short}>
        {job.lastDoneAt === null ? messages.never : formatDateClock(new Date(job.lastDoneAt))}
      </td>
      <td data-label={columns.next} className={styles.short}>
        {job.nextAt === null ? messages.onDemand : formatDateClock(new Date(job.nextAt))}
      </td>
      <td>
        {job.nextAt !== null && (
          <Button
            variant="outline"
            size="small"
            isBusy={isBusy}
            aria-label={messages.runOf(nameOf(job))}
            onClick={() => mutate(job.name)}
          >
            {messages.run}
          </Button>
        )}
      </td>
    </tr>
  );
}

function State({ job }: { job: OperatedJob }) {
  const { runningCount, waitingCount, failure, failureDetails, lastDoneAt } = job;
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
  if (lastDoneAt === null) return <StatusDot>{messages.notYet}</StatusDot>;
  return <StatusDot tone="ok">{messages.well}</StatusDot>;
}

function nameOf({ name }: OperatedJob): string {
  return jobWords[name] ?? name;
}
