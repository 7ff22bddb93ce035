// What the forms of the panels share: why a save failed, and the button.
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { adminMessages as messages } from '../messages-admin.ts';

import styles from './forms.module.css';

export function SaveFailure({ title, error }: { title: string; error: Error | null }) {
  return (
    error && (
      <Notice tone="bad" role="alert" title={title}>
        {error.message}
      </Notice>
    )
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
