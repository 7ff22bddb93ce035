// The form over the home page's settings: four parts of one draft, saved together, with the page itself beside them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { adminToken } from '../../../platform/browser/session-tokens.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import type { Versioned, VersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SaveBar } from '../../../platform/ui/save-bar.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { homepageSettingsSchema } from '../contract.ts';
import type { HomepageSettings } from '../contract.ts';
import { saveFailureWords, settingsDifferences } from '../editor-draft.ts';
import type { SaveFailureKind } from '../editor-draft.ts';
import { editorMessages as messages, previewMessages, quotedMessages } from '../messages-editor.ts';
import { PartLinks } from './editor-parts.tsx';
import type { PartLinksProps } from './editor-parts.tsx';
import { useFollowedPlace } from './followed-place.ts';
import { homepageQuery, saveHomepage } from './homepage-query.ts';
import { PagePreview } from './page-preview.tsx';
import { PartFields } from './part-fields.tsx';
import type { FieldErrors } from './part-fields.tsx';

import styles from './homepage-editor.module.css';

export interface HomepageEditorProps extends PartLinksProps {
  /** The address below which the parts stand, when each has a path of its own. */
  within?: string | undefined;
}

const keptSchema = z.object({ version: z.int32(), value: homepageSettingsSchema });

export function HomepageEditor(props: HomepageEditorProps) {
  const { data, error, refetch } = useQuery(homepageQuery);
  if (data) return <EditorForm {...props} loaded={data} />;
  if (!error) return <Skeleton lines={10} />;
  return (
    <LoadFailure
      title={messages.loadFailed}
      message={error.message}
      quoted={quotedMessages.loadFailed}
      onRetry={() => void refetch()}
    />
  );
}

function EditorForm({
  part,
  toPart,
  within,
  loaded,
}: HomepageEditorProps & { loaded: Versioned<HomepageSettings> }) {
  const queries = useQueryClient();
  const form = useVersionedForm<HomepageSettings>({
    name: 'homepage',
    draftSchema: keptSchema,
    loaded,
    save: async (value, version) => {
      const saved = await saveHomepage(value, version);
      queries.setQueryData(homepageQuery.queryKey, saved);
      return saved;
    },
    reload: () => queries.query({ ...homepageQuery, staleTime: 0 }),
    onSaved: () => showToast({ text: messages.saved, tone: 'ok' }),
  });
  const { value, isDirty, isSaving, conflict } = form;
  const isStaff = adminToken() !== null;
  const errors = sentErrors(form.error);
  const [view, setView] = useState('form');
  const element = useRef<HTMLFormElement>(null);
  const place = useFollowedPlace(element, part);
  useEffect(() => {
    if (form.error) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.error]);
  function submit(): void {
    if (!isStaff || !isDirty || isSaving || conflict) return;
    // Where the outcome stands.
    setView('form');
    form.submit();
  }
  function saveByKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    submit();
  }
  return (
    <div className={styles.frame}>
      <div className={styles.columns} data-view={view}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button */}
        <form
          ref={element}
          noValidate
          className={styles.form}
          onKeyDown={saveByKey}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <UnsavedGuard isDirty={isDirty} within={within} onDiscard={form.discard} />
          <p className={styles.lead}>{messages.lead}</p>
          <PartLinks part={part} toPart={toPart} />
          <Views view={view} onChange={setView} />
          {!isStaff && <Notice tone="warn">{messages.signedOut}</Notice>}
          {form.hasRestored && isDirty && !conflict && <Notice tone="info">{messages.restored}</Notice>}
          <fieldset disabled={!isStaff} className={styles.fields}>
            <PartFields {...{ part, value, errors }} onChange={form.setValue} />
          </fieldset>
          <Outcome form={form} stored={loaded.value} />
        </form>
        <PagePreview place={place} settings={value} />
      </div>
    </div>
  );
}

/** With little room the form and the page stand in each other's place. */
function Views({ view, onChange }: { view: string; onChange: (view: string) => void }) {
  return (
    <div className={styles.views}>
      <SegmentedControl
        name="editor-view"
        legend={messages.viewsLabel}
        segments={[
          { value: 'form', label: messages.formView },
          { value: 'preview', label: previewMessages.title },
        ]}
        value={view}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface OutcomeProps {
  form: VersionedForm<HomepageSettings>;
  stored: HomepageSettings;
}

/** Two versions, what went wrong, and the bar of unsaved changes. */
function Outcome({ form, stored }: OutcomeProps) {
  const { value, conflict, isSaving, isDirty } = form;
  return (
    <>
      {conflict && (
        <ConflictView
          fields={settingsDifferences(conflict.value, value)}
          isSaving={isSaving}
          onTakeStored={form.discard}
          onKeepOwn={form.submit}
        />
      )}
      {form.error && <SaveFailure error={form.error} {...{ stored, value }} />}
      {isDirty && !conflict && (
        <SaveBar text={messages.unsaved}>
          <Button variant="text" size="small" onClick={form.discard}>
            {messages.discard}
          </Button>
          <Button type="submit" size="small" isBusy={isSaving}>
            {isSaving ? messages.saving : messages.save}
          </Button>
        </SaveBar>
      )}
    </>
  );
}

interface SaveFailureProps {
  error: Error;
  stored: HomepageSettings;
  value: HomepageSettings;
}

function SaveFailure({ error, stored, value }: SaveFailureProps) {
  const kind = failureKind(error);
  const { title, quoted } = saveFailureWords(stored, value, kind);
  return (
    <Notice tone="bad" role="alert" title={title} quoted={quoted}>
      {kind === 'signed-out' ? messages.sessionOver : messages.failed(error.message)}
    </Notice>
  );
}

function failureKind(error: Error): SaveFailureKind {
  if (!(error instanceof ApiProblem) || error.status === 0) return 'unanswered';
  return error.status === 401 ? 'signed-out' : 'refused';
}

/** What the server found wrong, by the paths of the settings: 'hero.title'. */
function sentErrors(error: Error | null): FieldErrors {
  if (!(error instanceof ApiProblem)) return new Map();
  return new Map(
    error.errors.map(({ path, message }): [string, string] => [
      path.replace(/^homepageSettings\./, ''),
      message,
    ]),
  );
}
