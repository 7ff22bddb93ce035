// How far a delivery is: one bar, and the counts in words.
import { Progress } from '../../../platform/ui/progress.tsx';
import type { DeliveryCounts } from '../contract.ts';
import { deliveryMessages as messages } from '../messages-admin.ts';

import styles from './newsletters-page.module.css';

const SHOWN = ['accepted', 'unconfirmed', 'retry', 'failed', 'suppressed'] as const;
const ALL = [...SHOWN, 'pending', 'cancelled'] as const;

/** What needs nothing more, of all. */
export function DeliveryProgress({ counts, label }: { counts: DeliveryCounts; label: string }) {
  const { total, pending, retry } = counts;
  const done = total - pending - retry;
  return (
    <Progress label={label} value={done} max={Math.max(total, 1)} valueText={messages.done(done, total)} />
  );
}

/** '412 hyväksytty, 3 vahvistamatta': those that are not none. */
export function DeliveryCountsLine({ counts }: { counts: DeliveryCounts }) {
  const parts = ALL.filter((name) => name === 'accepted' || (counts[name] > 0 && name !== 'pending'));
  return (
    <p className={styles.counts}>
      {parts.map((name) => `${counts[name]} ${messages.counts[name]}`).join(', ')}
    </p>
  );
}

/** All five counts of a delivery, each with what it means. */
export function DeliveryCountsList({ counts }: { counts: DeliveryCounts }) {
  const names = [...SHOWN, ...(['pending', 'cancelled'] as const).filter((name) => counts[name] > 0)];
  return (
    <dl className={styles.countList}>
      {names.map((name) => (
        <div key={name}>
          <dt>{messages.counts[name]}</dt>
          <dd>{counts[name].toLocaleString('fi-FI')}</dd>
          <dd className={styles.countHelp}>{messages.help[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
