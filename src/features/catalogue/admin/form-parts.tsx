// What the forms of the panels share: why a save failed, what somebody else has saved meanwhile, and the button.
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import type { ConflictField } from '../../../platform/ui/conflict-view.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { adminMessages as messages } from '../messages-admin.ts';
import type { VersionedSave } from './use-versioned-save.ts';

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

interface SaveOutcomeProps<Stored, Answer> {
  title: string;
  save: VersionedSave<Stored, Answer>;
  /** The form's fields as they are stored and as they are typed. */
  versions: (stored: Stored) => readonly ConflictField[];
}

/** Why a save failed, or both versions when somebody else saved first. */
export function SaveOutcome<Stored, Answer>({ title, save, versions }: SaveOutcomeProps<Stored, Answer>) {
  const { theirs, error, isPending, takeTheirs, keepOwn } = save;
  if (!theirs) return <SaveFailure title={title} error={error} />;
  return (
    <ConflictView
      fields={versions(theirs)}
      isSaving={isPending}
      onTakeStored={takeTheirs}
      onKeepOwn={keepOwn}
    />
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
