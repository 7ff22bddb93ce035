// The opening-hours panel: the week, the exceptions and what is coming, saved together.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { adminToken } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { BusinessSettings } from '../contract.ts';
import { hoursDifferences, withDefaultWeek } from '../hours-draft.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';
import { isModifiedFromDefault } from '../opening-hours.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { hoursQuery, useHoursForm } from './use-hours-form.ts';
import { WeekFields } from './week-fields.tsx';

import styles from './hours-panel.module.css';

/** The success notice goes after so long (specification, point 4). */
const NOTICE_MS = 3_000;

export function HoursPanel() {
  const { data, error, refetch } = useQuery(hoursQuery);
  if (data) return <HoursForm loaded={data} />;
  if (!error) return <Skeleton lines={8} />;
  return (
    <Notice
      tone="bad"
      role="alert"
      title={messages.loadFailed}
      quoted={messages.loadFailedQuoted}
      action={
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}

function HoursForm({ loaded }: { loaded: BusinessSettings }) {
  const form = useHoursForm(loaded);
  const { value: draft, setValue: setDraft, today, isDirty, errors, isSaving, conflict } = form;
  const [areErrorsShown, setErrorsShown] = useState(false);
  const shown = areErrorsShown ? errors : new Map<string, string>();
  const isStaff = adminToken() !== null;

  function submit(): void {
    if (!isDirty || isSaving) return;
    setErrorsShown(errors.size > 0);
    if (errors.size === 0) form.submit();
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    submit();
  };

  return (
    // The keys are for whoever is in one of the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button
    <form
      noValidate
      className={styles.form}
      onKeyDown={saveByKey}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UnsavedGuard isDirty={isDirty} onDiscard={form.discard} />
      <p className={styles.lead}>{messages.lead}</p>
      {form.hasRestored && isDirty && !conflict && <Notice tone="info">{messages.restored}</Notice>}
      {!isStaff && <Notice tone="warn">{messages.signedOut}</Notice>}
      <fieldset disabled={!isStaff} className={styles.fields}>
        <WeekFields draft={draft} errors={shown} onChange={setDraft} />
        <div className={styles.restore}>
          <Button variant="outline" size="small" onClick={() => setDraft(withDefaultWeek(draft))}>
            {messages.restore}
          </Button>
          {isModifiedFromDefault(draft.week) && <p className={styles.hint}>{messages.modified}</p>}
        </div>
        <ExceptionFields draft={draft} errors={shown} today={today} onChange={setDraft} />
      </fieldset>
      {conflict && (
        <ConflictView
          fields={hoursDifferences(conflict.value, draft).map(({ name, stored, own }) => ({
            name,
            stored: stored ?? messages.noException,
            own: own ?? messages.noException,
          }))}
          isSaving={isSaving}
          onTakeStored={form.discard}
          onKeepOwn={form.submit}
        />
      )}
      {form.error && <SaveFailure error={form.error} />}
      {/* Stands in the page from the start, so that what comes into it is read out. */}
      <div aria-live="polite" className={styles.outcome}>
        {form.savedAt !== undefined && <SavedNotice key={form.savedAt} />}
      </div>
      {!conflict && (
        <div className={styles.buttons}>
          {isDirty && (
            <Button variant="text" size="small" onClick={form.discard}>
              {messages.discard}
            </Button>
          )}
          <Button type="submit" isBusy={isSaving} disabledReason={saveReason(isStaff, isDirty)}>
            {isSaving ? messages.saving : messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function saveReason(isStaff: boolean, isDirty: boolean): string | undefined {
  if (!isStaff) return messages.saveSignedOut;
  return isDirty ? undefined : messages.nothingToSave;
}

function SaveFailure({ error }: { error: Error }) {
  const isSessionOver = error instanceof ApiProblem && error.status === 401;
  const details = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : [];
  return (
    <Notice tone="bad" role="alert" quoted={messages.updateFailedQuoted}>
      {isSessionOver ? messages.sessionOver : messages.failed([error.message, ...details].join(' '))}
    </Notice>
  );
}

function SavedNotice() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Notice tone="ok">{messages.saved}</Notice>;
}
