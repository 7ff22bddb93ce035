// The form over the home page's settings: four parts of one draft, saved together, with the page itself next to them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { adminToken } from '../../../platform/browser/session-tokens.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { SegmentedControl } from '../../../platform/ui/form/segmented-control.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { ClaimList, useClaimQuestion } from '../../articles/admin/writing/claim-list.tsx';
import type { HomepageResponse, HomepageSettings } from '../contract.ts';
import { editorDraft, saveFailureWords, type SaveFailureKind } from '../editor-draft.ts';
import { editorMessages as messages, previewMessages, quotedMessages } from '../messages-editor.ts';
import { homepageClaims } from '../text-claims.ts';
import { PartLinks, type PartLinksProps } from './editor-parts.tsx';
import { homepageFields } from './homepage-fields.ts';
import { homepageQuery, saveHomepage } from './homepage-query.ts';
import { PartFields } from './part-fields.tsx';
import { useFollowedPlace } from './preview/followed-place.ts';
import { PagePreview } from './preview/page-preview.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './homepage-editor.module.css';

export interface HomepageEditorProps extends PartLinksProps {
  /** The address above the parts, when each has a separate path. */
  within?: string | undefined;
}

/** The values are sent as typed. */
const schema = z.custom<HomepageSettings>();

export function HomepageEditor(props: HomepageEditorProps) {
  const query = useQuery(homepageQuery);
  if (query.data) return <EditorForm {...props} stored={query.data} />;
  return <LoadState query={query} title={messages.loadFailed} quoted={quotedMessages.loadFailed} />;
}

function EditorForm({ part, toPart, within, stored }: HomepageEditorProps & { stored: HomepageResponse }) {
  const queries = useQueryClient();
  const [view, setView] = useState('form');
  const { confirmClaims, question } = useClaimQuestion();
  const form = useRecordForm({
    name: 'homepage',
    schema,
    fields: homepageFields,
    stored,
    valuesOf: editorDraft,
    beforeSave: (settings, proceed) => {
      // The outcome is shown there.
      setView('form');
      confirmClaims(homepageClaims(settings), proceed);
    },
    save: async (settings, { version }) => {
      const saved = await saveHomepage(settings, version);
      queries.setQueryData(homepageQuery.queryKey, saved);
      return saved;
    },
    reload: () => queries.query({ ...homepageQuery, staleTime: 0 }),
    onSaved: () => showToast({ text: messages.saved, tone: 'ok' }),
  });
  const isStaff = adminToken() !== null;
  const shown = useDeferredValue(form.values);
  const claims = useMemo(() => homepageClaims(shown), [shown]);
  const fields = useRef<HTMLFieldSetElement>(null);
  const place = useFollowedPlace(fields, part);
  return (
    <div className={styles.frame}>
      <div className={`${layout.stack8} ${styles.columns}`} data-view={view}>
        <RecordForm
          form={form}
          guard={{ within }}
          unsaved={messages.unsaved}
          saveLabel={messages.save}
          failure={
            form.error && <SaveFailure error={form.error} stored={editorDraft(stored)} value={form.values} />
          }
          className={layout.stack5}
        >
          <p className={layout.muted}>{messages.lead}</p>
          <PartLinks part={part} toPart={toPart} />
          <Views view={view} onChange={setView} />
          {!isStaff && <Notice tone="warn">{messages.signedOut}</Notice>}
          <fieldset ref={fields} disabled={!isStaff} className={`${layout.stack5} ${styles.fields}`}>
            <PartFields part={part} form={form} />
          </fieldset>
          <ClaimList claims={claims} />
          {question}
        </RecordForm>
        <PagePreview place={place} settings={form.values} />
      </div>
    </div>
  );
}

/** On a small screen one of the form and the page is shown. */
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
