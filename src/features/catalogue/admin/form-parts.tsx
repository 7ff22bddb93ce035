// What the forms of the panels share: why a save failed, both ways out of a conflict, and the button.
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { adminMessages as messages } from '../messages-admin.ts';
import { isStale } from './tyre-queries.ts';

import styles from './forms.module.css';

interface SaveFailureProps {
  title: string;
  error: Error | null;
  /** Saves what is typed over what somebody else saved. */
  onKeepMine?: (() => void) | undefined;
  /** Gives up what is typed for what is stored. */
  onTakeTheirs?: (() => void) | undefined;
}

export function SaveFailure({ title, error, onKeepMine, onTakeTheirs }: SaveFailureProps) {
  if (!error) return null;
  if (!isStale(error) || !onKeepMine || !onTakeTheirs) {
    return (
      <Notice tone="bad" role="alert" title={title}>
        {error.message}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      role="alert"
      title={messages.staleTitle}
      action={
        <span className={styles.row}>
          <Button size="small" onClick={onKeepMine}>
            {messages.saveOver}
          </Button>
          <Button size="small" variant="outline" onClick={onTakeTheirs}>
            {messages.takeTheirs}
          </Button>
        </span>
      }
    >
      {error.message}
    </Notice>
  );
}

export function SaveButton({ isBusy, label = messages.save }: { isBusy: boolean; label?: string }) {
  return (
    <div className={styles.save}>
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
    </div>
  );
}
