// Somebody else saved first (409 conflict.stale): both versions where they differ, and the choice between them.
import { Button } from '../button.tsx';
import { Table } from '../list/table.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from '../page/notice.tsx';

import layout from '../style/layout.module.css';
import styles from './conflict-view.admin.module.css';

/** Somebody has removed or sent the record meanwhile; what was typed can be saved as another one. */
export function RecordRemoved({ message, onSaveAsNew }: { message: string; onSaveAsNew: () => void }) {
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button variant="outline" size="small" onClick={onSaveAsNew}>
          {uiMessages.saveAsNew}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}

export interface ConflictField {
  /** The field's label in the form. */
  name: string;
  /** As displayed; an empty text is named as empty. */
  stored: string;
  own: string;
}

export interface ConflictViewProps {
  /** All fields; those that are alike are not shown. */
  fields: readonly ConflictField[];
  /** What happened, where it was not somebody else. */
  title?: string | undefined;
  isSaving?: boolean | undefined;
  /** Gives one's own changes up for what is stored. */
  onAcceptStored: () => void;
  /** Saves one's own over it, with the version of what is stored now. */
  onOverwriteStored: () => void;
}

export function ConflictView({
  fields,
  title = uiMessages.conflictTitle,
  isSaving,
  onAcceptStored,
  onOverwriteStored,
}: ConflictViewProps) {
  const differing = fields.filter(({ stored, own }) => stored !== own);
  return (
    <div className={layout.stack}>
      <Notice tone="warn" role="alert" title={title}>
        {uiMessages.conflictText}
      </Notice>
      <Table caption={title} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{uiMessages.conflictField}</th>
            <th scope="col">{uiMessages.conflictStored}</th>
            <th scope="col">{uiMessages.conflictOwn}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ name, stored, own }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={uiMessages.conflictStored} className={styles.text}>
                {stored || uiMessages.conflictEmpty}
              </td>
              <td data-label={uiMessages.conflictOwn} className={styles.text}>
                {own || uiMessages.conflictEmpty}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={layout.row}>
        <Button variant="outline" size="small" onClick={onAcceptStored}>
          {uiMessages.acceptStored}
        </Button>
        <Button size="small" isBusy={isSaving} onClick={onOverwriteStored}>
          {uiMessages.overwriteStored}
        </Button>
      </div>
    </div>
  );
}
