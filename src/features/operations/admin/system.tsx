// What the product runs on: version, database, disk, backup, processes.
import { formatDateClock } from '../../../platform/contract/dates.ts';
import type { Operations } from '../contract.ts';
import { byteWords, operationsMessages as messages, roleWords } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './operations-page.module.css';

export function System({ operations }: { operations: Operations }) {
  const { version, database, freeBytes, backup, processes } = operations;
  return (
    <section className={layout.stack4} aria-labelledby="system-title">
      <h2 id="system-title">{messages.systemTitle}</h2>
      <dl className={`${layout.stack3} ${styles.facts}`}>
        <div>
          <dt>{messages.version}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{messages.database}</dt>
          <dd>
            {messages.databaseText(database.version, byteWords(database.bytes))},{' '}
            {database.isEmbedded ? messages.embedded : messages.external}
            {database.hasStandby && `, ${messages.standby}`}
          </dd>
        </div>
        <div>
          <dt>{messages.disk}</dt>
          <dd>{freeBytes === null ? messages.unknown : byteWords(freeBytes)}</dd>
        </div>
        <div>
          <dt>{messages.backup}</dt>
          <dd>{backupText(backup)}</dd>
        </div>
        <div>
          <dt>{messages.processes}</dt>
          <dd>
            {processes.length === 0 && messages.noProcesses}
            <ul className={styles.plain}>
              {processes.map(({ role, host, pid, startedAt }) => (
                <li key={`${host} ${pid}`}>
                  {roleWords[role]} · {host} {pid} ·{' '}
                  {messages.processSince(formatDateClock(new Date(startedAt)))}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function backupText({ isOn, lastAt, lastBytes, failure, nextAt, keptCount }: Operations['backup']): string {
  if (!isOn) return messages.backupOff;
  const rest = [
    ...(keptCount > 0 ? [messages.backupKept(keptCount)] : []),
    ...(nextAt === null ? [] : [messages.backupNext(formatDateClock(new Date(nextAt)))]),
  ].join(', ');
  const last =
    lastAt === null
      ? messages.backupNone
      : failure || `${messages.backupLast(formatDateClock(new Date(lastAt)), byteWords(lastBytes))}.`;
  return `${last} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
}
