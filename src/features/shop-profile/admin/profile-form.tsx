// The frame of a form over one part of the shop profile: guard, outcome, two versions, save bar.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import type { VersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import type { ConflictField } from '../../../platform/ui/conflict-view.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SaveBar } from '../../../platform/ui/save-bar.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { ShopProfileAnswer } from '../contract.ts';
import type { financingEditorMessages, profileEditorMessages } from '../messages-editor.ts';
import { profileQuery } from './use-profile-form.ts';

import styles from './profile-form.module.css';

export type FieldErrors = ReadonlyMap<string, string>;

const NO_ERRORS: FieldErrors = new Map();

interface LoadedProfileProps {
  loadFailed: string;
  children: (profile: ShopProfileAnswer) => ReactNode;
}

/** Draws the form once the profile is here. */
export function LoadedProfile({ loadFailed, children }: LoadedProfileProps) {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data) return children(data);
  if (!error) return <Skeleton lines={10} />;
  return <LoadFailure title={loadFailed} message={error.message} onRetry={() => void refetch()} />;
}

export interface ProfileFormProps<Draft> {
  form: VersionedForm<Draft>;
  /** Sentences by field of what is wrong with the draft; none: it can be saved. */
  faults: FieldErrors;
  /** What was written and what is stored, field by field. */
  conflictFields: (stored: Draft, own: Draft) => readonly ConflictField[];
  messages: typeof profileEditorMessages | typeof financingEditorMessages;
  children: (errors: FieldErrors) => ReactNode;
}

export function ProfileForm<Draft>(props: ProfileFormProps<Draft>) {
  const { form, faults, conflictFields, messages, children } = props;
  const { value, isDirty, isSaving, conflict, error } = form;
  const [attempts, setAttempts] = useState(0);
  const errors = attempts > 0 ? faults : sentErrors(error);
  const element = useRef<HTMLFormElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  const hasFailed = conflict !== undefined || error !== null;
  useEffect(() => {
    if (hasFailed) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  function save(): void {
    setAttempts(faults.size > 0 ? attempts + 1 : 0);
    if (faults.size === 0) form.submit();
  }
  const submit = () => {
    if (isDirty && !isSaving && !conflict) save();
  };
  function discard(): void {
    setAttempts(0);
    form.discard();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button
    <form
      ref={element}
      noValidate
      className={styles.form}
      onKeyDown={onSaveKey(submit)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UnsavedGuard isDirty={isDirty} onDiscard={discard} />
      <p className={styles.lead}>{messages.lead}</p>
      {form.hasRestored && isDirty && !conflict && <Notice tone="info">{messages.restored}</Notice>}
      {children(errors)}
      <div ref={failure} className={styles.failure}>
        {conflict && (
          <ConflictView
            fields={conflictFields(conflict.value, value)}
            isSaving={isSaving}
            onTakeStored={discard}
            onKeepOwn={save}
          />
        )}
        {error && (
          <Notice tone="bad" role="alert" title={messages.failed}>
            {error.message}
          </Notice>
        )}
      </div>
      <div aria-live="polite" className={styles.outcome}>
        {attempts > 0 && faults.size > 0 && <Notice tone="bad">{messages.mend}</Notice>}
      </div>
      <div aria-live="polite" className={styles.saved}>
        {form.savedAt !== undefined && <Notice tone="ok">{messages.saved}</Notice>}
      </div>
      {isDirty && !conflict && (
        <SaveBar text={messages.unsaved}>
          <Button variant="text" size="small" onClick={discard}>
            {messages.discard}
          </Button>
          <Button type="submit" size="small" isBusy={isSaving}>
            {isSaving ? messages.saving : messages.save}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}

/** Ctrl or ⌘ with S in one of the fields. */
function onSaveKey(save: () => void) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    save();
  };
}

/** What the server found wrong, by the form's own names. */
function sentErrors(error: Error | null): FieldErrors {
  if (!(error instanceof ApiProblem) || error.errors.length === 0) return NO_ERRORS;
  return new Map(
    error.errors.map(({ path, message }): [string, string] => [path.replace(/^financing\./, ''), message]),
  );
}
