// A back-office form over one record: the guard of unsaved changes, the draft's return, why a save was refused, both
// versions when somebody else saved first, and the buttons. Its state is that of `useRecordForm`.
import { useEffect, useRef, type ReactNode } from 'react';

import { isSaveKey, saveKey } from '../../browser/form/save-key.ts';
import type { RecordFormShell } from '../../browser/form/use-record-form.ts';
import { UploadContext } from '../../browser/form/use-uploads.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import { Notice } from '../page/notice.tsx';
import { ConflictView } from './conflict-view.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard, type UnsavedGuardProps } from './unsaved-guard.tsx';

import styles from './record-form.admin.module.css';

export interface RecordFormProps {
  form: RecordFormShell;
  /** Title of why a save failed. */
  failed?: string | undefined;
  /** Why a save failed, in place of the notice with its title. */
  failure?: ReactNode;
  /** Shown once all is saved, where the form stays. */
  saved?: string | undefined;
  saveLabel?: string | undefined;
  /** Text of the bar of unsaved changes; without it the button is always at the form's end, as in a panel. */
  unsaved?: string | undefined;
  /** For a panel whose form is always open: why its button does nothing before a change. */
  nothingToSave?: string | undefined;
  /** Leaves the form, next to its button. */
  onCancel?: (() => void) | undefined;
  /** What leaving the form means to the guard; null where another guard of the view knows of this form. */
  guard?: Pick<UnsavedGuardProps, 'param' | 'within' | 'form'> | null;
  /** Replaces the end of the form: its messages on saving and its buttons; Enter then saves nothing. */
  foot?: ReactNode;
  /** Ctrl or ⌘ with S, of a form that stays open then. */
  onSaveKey?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function RecordForm({ form, guard, foot, onSaveKey, className, children, ...rest }: RecordFormProps) {
  const { isDirty, isAtRisk, hasRestored, conflict, submit, discard } = form;
  const element = useRef<HTMLFormElement>(null);
  useRefusalInView(element, form);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button
    <form
      ref={element}
      noValidate
      className={classNames(styles.form, className)}
      onKeyDown={(event) => {
        if (!onSaveKey || !isSaveKey(event)) return;
        event.preventDefault();
        onSaveKey();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (foot === undefined && (isDirty || (rest.nothingToSave ?? rest.unsaved) === undefined)) submit();
      }}
    >
      {guard !== null && <UnsavedGuard form={form} {...guard} isDirty={isAtRisk} onDiscard={discard} />}
      {hasRestored && isDirty && !conflict && (
        <Notice
          tone="info"
          action={
            <Button variant="outline" size="small" onClick={discard}>
              {uiMessages.discard}
            </Button>
          }
        >
          {uiMessages.restored}
        </Notice>
      )}
      <UploadContext value={form.beginUpload}>{children}</UploadContext>
      {foot ?? <Outcome form={form} {...rest} />}
    </form>
  );
}

type OutcomeProps = Omit<RecordFormProps, 'guard' | 'foot' | 'onSaveKey' | 'className' | 'children'>;

function Outcome({ form, failed, failure, saved, ...buttons }: OutcomeProps) {
  const { isSaving, isSaved, error, conflict, acceptStored, overwriteStored } = form;
  return (
    <>
      {error && (
        <div data-refusal>
          {failure ?? (
            <Notice tone="bad" role="alert" title={failed}>
              {error.message}
            </Notice>
          )}
        </div>
      )}
      {conflict && (
        <div data-refusal>
          <ConflictView
            fields={conflict}
            isSaving={isSaving}
            onAcceptStored={acceptStored}
            onOverwriteStored={overwriteStored}
          />
        </div>
      )}
      {saved !== undefined && (
        <div aria-live="polite" className={styles.saved}>
          {isSaved && <Notice tone="ok">{saved}</Notice>}
        </div>
      )}
      {!conflict && <Buttons form={form} {...buttons} />}
    </>
  );
}

function Buttons({ form, unsaved, nothingToSave, onCancel, ...rest }: OutcomeProps) {
  const { isDirty, isSaving, isWaiting, refusedCount: refused, discard } = form;
  const hint = isWaiting ? uiMessages.savedAfterUpload : refused > 0 && uiMessages.refusedFields(refused);
  const save = (
    <Button
      type="submit"
      {...saveKey}
      {...(unsaved !== undefined && { size: 'small' })}
      isBusy={isSaving || isWaiting}
      disabledReason={isDirty ? undefined : nothingToSave}
    >
      {rest.saveLabel ?? uiMessages.save}
    </Button>
  );
  const giveUp = (
    <Button variant="text" size="small" onClick={discard}>
      {uiMessages.discard}
    </Button>
  );
  if (unsaved === undefined) {
    return (
      <div className={styles.foot}>
        {nothingToSave !== undefined && isDirty && giveUp}
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {uiMessages.cancel}
          </Button>
        )}
        {save}
        <p role="status" className={styles.wait}>
          {hint}
        </p>
      </div>
    );
  }
  return (
    isDirty && (
      <SaveBar text={hint || unsaved}>
        {giveUp}
        {save}
      </SaveBar>
    )
  );
}

/** Moves the focus to what prevented a save: the first refused field, else the error. */
function useRefusalInView(
  element: { readonly current: HTMLFormElement | null },
  { submitCount, error, conflict }: RecordFormShell,
): void {
  const hasConflict = conflict !== undefined;
  useEffect(() => {
    if (submitCount === 0 && !error && !hasConflict) return;
    const refused = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) refused.focus();
    else element.current?.querySelector('[data-refusal]')?.scrollIntoView({ block: 'center' });
  }, [element, submitCount, error, hasConflict]);
}
