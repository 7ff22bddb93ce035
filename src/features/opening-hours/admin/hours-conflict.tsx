// Somebody else saved first: both versions where they differ, and the choice between them.
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { hoursDifferences } from '../hours-draft.ts';
import type { HoursDraft } from '../hours-draft.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';

import styles from './hours-panel.module.css';

interface HoursConflictProps {
  stored: HoursDraft;
  own: HoursDraft;
  isSaving: boolean;
  onTake: () => void;
  onKeep: () => void;
}

export function HoursConflict({ stored, own, isSaving, onTake, onKeep }: HoursConflictProps) {
  return (
    <div className={styles.section}>
      <Notice tone="warn" role="alert" title={messages.conflictTitle}>
        {messages.conflictText}
      </Notice>
      <Table caption={messages.conflictTitle} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{messages.conflictField}</th>
            <th scope="col">{messages.conflictStored}</th>
            <th scope="col">{messages.conflictOwn}</th>
          </tr>
        </thead>
        <tbody>
          {hoursDifferences(stored, own).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-label={messages.conflictStored}>{row.stored ?? messages.noException}</td>
              <td data-label={messages.conflictOwn}>{row.own ?? messages.noException}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.buttons}>
        <Button variant="outline" size="small" onClick={onTake}>
          {messages.takeStored}
        </Button>
        <Button size="small" isBusy={isSaving} onClick={onKeep}>
          {messages.keepOwn}
        </Button>
      </div>
    </div>
  );
}
