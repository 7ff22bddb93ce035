// How far a delivery is: one bar, its pace, the counts in words, and what came of it.
import { formatCount } from '../../../../platform/contract/count.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { Progress } from '../../../../platform/ui/page/progress.tsx';
import type { DeliveryCounts, DeliveryResults, Pace } from '../../contract/delivery.ts';
import { deliveryMessages as messages, filedMessages } from '../../messages/sending.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../newsletters-page.module.css';

const SHOWN = ['accepted', 'unconfirmed', 'retry', 'failed', 'suppressed'] as const;
const ALL = [...SHOWN, 'pending', 'cancelled'] as const;

interface CountsProps {
  counts: DeliveryCounts;
  /** What was taken became files. */
  isFiled: boolean;
}

function countWords(name: (typeof ALL)[number], isFiled: boolean) {
  if (isFiled && name === 'accepted') return { title: filedMessages.count, help: filedMessages.help };
  return { title: messages.counts[name], help: messages.help[name] };
}

/** What needs nothing more, of all; what a stop cancelled was not sent. */
export function DeliveryProgress({ counts, label }: { counts: DeliveryCounts; label: string }) {
  const { total, pending, retry, cancelled } = counts;
  const done = total - pending - retry - cancelled;
  return (
    <Progress label={label} value={done} max={Math.max(total, 1)} valueText={messages.done(done, total)} />
  );
}

/** '412 hyväksytty, 3 vahvistamatta': those that are not none. */
export function DeliveryCountsLine({ counts, isFiled }: CountsProps) {
  const parts = ALL.filter((name) => name === 'accepted' || (counts[name] > 0 && name !== 'pending'));
  return (
    <p className={`${layout.note} ${styles.counts}`}>
      {parts.map((name) => `${formatCount(counts[name])} ${countWords(name, isFiled).title}`).join(', ')}
    </p>
  );
}

/** All five counts of a delivery, each with what it means. */
export function DeliveryCountsList({ counts, isFiled }: CountsProps) {
  const names = [...SHOWN, ...(['pending', 'cancelled'] as const).filter((name) => counts[name] > 0)];
  return (
    <dl className={styles.countList}>
      {names.map((name) => (
        <div key={name}>
          <dt>{countWords(name, isFiled).title}</dt>
          <dd>{formatCount(counts[name])}</dd>
          <dd className={styles.countHelp}>{countWords(name, isFiled).help}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DeliveryPaceProps {
  pace: Pace | null;
  hasPending: boolean;
  /** Emails that wait for another try. */
  retry?: number;
  /** Why the mail server was not there when it was last tried; '' when it was. */
  away?: string;
  /** No email has come further for a while. */
  isStill?: boolean;
}

/** How fast emails go and when the last of them has; until it can be estimated it shows that, and why. */
export function DeliveryPace({ pace, hasPending, retry = 0, away = '', isStill = false }: DeliveryPaceProps) {
  if (!hasPending) {
    return retry === 0 ? null : (
      <p className={`${layout.note} ${styles.counts}`}>{messages.onlyRetries(retry)}</p>
    );
  }
  // A pace shows that emails go again.
  if (away !== '' && !pace) {
    return (
      <Notice tone="warn" role="status" quoted={away}>
        {messages.away}
      </Notice>
    );
  }
  if (isStill && !pace) {
    return (
      <Notice tone="warn" role="status">
        {messages.still}
      </Notice>
    );
  }
  return (
    <p className={`${layout.note} ${styles.counts}`}>
      {pace ? messages.pace(pace.emailsPerMinute, pace.secondsLeft) : messages.noPace}
    </p>
  );
}

/** What came of the email, as far as it can be known without following anybody. */
export function DeliveryResultsList({ results }: { results: DeliveryResults }) {
  return (
    <section className={`${layout.stack3} ${styles.part}`}>
      <h3>{messages.resultsTitle}</h3>
      <dl className={styles.countList}>
        {(['bounced', 'unsubscribed'] as const).map((name) => (
          <div key={name}>
            <dt>{messages.results[name]}</dt>
            <dd>{formatCount(results[name])}</dd>
            <dd className={styles.countHelp}>{messages.resultsHelp[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
