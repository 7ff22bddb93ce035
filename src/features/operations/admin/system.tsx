// What the product runs on: version, database, disk, backup, processes.
import { useNow } from '../../../platform/browser/use-now.ts';
import { formatDateClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { capitalise } from '../../../platform/contract/text.ts';
import { DownloadButton } from '../../../platform/ui/download-button.tsx';
import { FactList } from '../../../platform/ui/page/fact-list.tsx';
import { backupFile } from '../../backups/messages.ts';
import type { Operations } from '../contract.ts';
import { byteWords, operationsMessages as messages, roleWords } from '../messages.ts';
import { operationsParts } from '../paths.ts';
import { SettingNote } from './services.tsx';

import layout from '../../../platform/ui/style/layout.module.css';

export function System({ operations }: { operations: Operations }) {
  const { version, database, freeBytes, backup, processes } = operations;
  return (
    <section
      id={operationsParts.system}
      tabIndex={-1}
      className={layout.stack4}
      aria-labelledby="system-title"
    >
      <h2 id="system-title">{messages.systemTitle}</h2>
      <FactList
        facts={[
          [messages.version, version],
          [
            messages.database,
            [
              messages.databaseText(database.version, byteWords(database.bytes)),
              database.isEmbedded ? messages.embedded : messages.external,
              ...(database.hasStandby ? [messages.standby] : []),
            ].join(', '),
          ],
          [messages.disk, freeBytes === null ? messages.unknown : byteWords(freeBytes)],
          [messages.backup, backupText(backup)],
          [
            messages.processes,
            processes.length === 0
              ? messages.noProcesses
              : processes
                  .map(({ role, host, pid, startedAt }) =>
                    [
                      roleWords[role],
                      `${host} ${pid}`,
                      messages.processSince(formatDateClock(new Date(startedAt))),
                    ].join(' · '),
                  )
                  .join('\n'),
          ],
        ]}
      />
      <div className={layout.stack2}>
        {!backup.isOn && <SettingNote names={messages.backupSetting} />}
        <div>
          <DownloadButton
            path="/backups/download"
            name={backupFile(helsinkiDay(new Date(useNow())))}
            label={messages.backupDownload}
          />
        </div>
        <p className={layout.note}>{messages.backupDownloadNote}</p>
      </div>
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
  return `${last} ${capitalise(rest)}.`;
}
