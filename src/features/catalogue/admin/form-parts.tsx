// What the forms of the panels share: why a save failed, what somebody else has saved meanwhile, and the button.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

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
      <InView key={error.message}>
        <Notice tone="bad" role="alert" title={title}>
          {error.message}
        </Notice>
      </InView>
    )
  );
}

/** What a save has come to is looked at first: the field that was refused has the focus, else this is brought into view. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const refused = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) refused.focus();
    else place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={place}>{children}</div>;
}

interface SaveOutcomeProps<Stored, Answer> {
  title: string;
  save: VersionedSave<Stored, Answer>;
  /** The form's fields as they are stored and as they are typed. */
  versions: (stored: Stored) => readonly ConflictField[];
}

/** The end of a form: why a save failed with the button, or both versions when somebody else saved first, and the choice. */
export function SaveOutcome<Stored, Answer>({ title, save, versions }: SaveOutcomeProps<Stored, Answer>) {
  const { theirs, error, isPending, takeTheirs, keepOwn } = save;
  if (!theirs) {
    return (
      <>
        <SaveFailure title={title} error={error} />
        <SaveButton isBusy={isPending} />
      </>
    );
  }
  return (
    <InView>
      <ConflictView
        fields={versions(theirs)}
        isSaving={isPending}
        onTakeStored={takeTheirs}
        onKeepOwn={keepOwn}
      />
    </InView>
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
