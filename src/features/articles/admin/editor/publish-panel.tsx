// The end of the editor: when the article comes out and what became of the saving; in the bar, always in sight, whether the draft is
// saved and the buttons.
import { useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { useApiSave } from '../../../../platform/browser/api-query.ts';
import { saveKey } from '../../../../platform/browser/form/save-key.ts';
import { formatClock, formatDateClock } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { ConflictView, RecordRemoved } from '../../../../platform/ui/form/conflict-view.tsx';
import { DateTimeField } from '../../../../platform/ui/form/date-field.tsx';
import { SaveBar } from '../../../../platform/ui/form/save-bar.tsx';
import { useFocusFallback } from '../../../../platform/ui/list/use-focus-fallback.ts';
import { uiMessages } from '../../../../platform/ui/messages.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { withdrawArticle } from '../../contract.ts';
import { editorMessages as messages } from '../../messages/admin.ts';
import { articlePath } from '../../paths.ts';
import { LIST_KEY } from '../article-queries.ts';
import { isRemoved, type ArticleForm } from './use-article-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './editor.module.css';

interface PublishPanelProps {
  form: ArticleForm;
  /** One of two versions was chosen; the focused buttons no longer exist. */
  onChosen: () => void;
}

export function PublishPanel({ form, onChosen }: PublishPanelProps) {
  const withdraw = useWithdrawal(form);
  const { place, onFocus, save, isTooEarly } = useSaveButton(form);
  const failure = form.refusal ?? withdraw.error;
  const removed = [form.refusal, form.error].find((error) => error && isRemoved(error));
  const isPublished = form.record?.status === 'published';
  return (
    <div onFocus={onFocus} className={styles.foot}>
      <Conflict form={form} onChosen={onChosen} />
      <div ref={place} tabIndex={-1} aria-live="polite" className={styles.outcome}>
        {removed && <RecordRemoved message={removed.message} onSaveAsNew={() => form.saveAsNew(AS_NEW)} />}
        {failure && !form.newer && !removed && (
          <Notice tone="bad" role="alert">
            {messages.saveFailed(failure.message)}
          </Notice>
        )}
        {form.isSaved && isPublished && <Notice tone="ok">{messages.updated}</Notice>}
        {withdraw.isSuccess && form.record?.status === 'draft' && !failure && (
          <Notice tone="ok">{messages.withdrawn}</Notice>
        )}
        {form.isWaiting && <Notice tone="info">{uiMessages.savedAfterUpload}</Notice>}
        {isTooEarly && (
          <Notice tone="warn" role="alert">
            {messages.pictureUnderWay}
          </Notice>
        )}
      </div>
      {!form.newer && !isPublished && (
        <DateTimeField
          {...form.controlled('publishAt')}
          help={messages.publishAtHelp}
          isOptional
          className={styles.time}
        />
      )}
      {!form.newer && (
        <>
          <OutThere form={form} withdraw={withdraw} />
          <SaveBar text={stateText(form)}>
            <Buttons form={form} onSave={save} />
          </SaveBar>
        </>
      )}
    </div>
  );
}

/** The address stays with the removed article. */
const AS_NEW = { slug: '', status: 'draft' } as const;

function useWithdrawal({ rebase }: ArticleForm) {
  return useApiSave<typeof withdrawArticle, string>(
    'POST /blog/articles/:id/withdraw',
    (id) => ({ params: { id } }),
    { invalidates: LIST_KEY, onSuccess: rebase },
  );
}

/** What the button checks before it saves: a picture in the text is described once it is there. */
function useSaveButton({ isUploading, submit }: ArticleForm) {
  const { ref: place, onFocus } = useFocusFallback();
  const [hasPressedEarly, setPressedEarly] = useState(false);
  return {
    place,
    onFocus,
    isTooEarly: hasPressedEarly && isUploading,
    save: () => {
      setPressedEarly(isUploading);
      if (!isUploading) submit();
    },
  };
}

function Conflict({ form, onChosen }: Pick<PublishPanelProps, 'form' | 'onChosen'>) {
  if (!form.conflict || !form.newer) return null;
  const choose = (choice: () => void) => () => {
    choice();
    onChosen();
  };
  const { status } = form.newer;
  const meanwhile = status === 'scheduled' ? messages.scheduledMeanwhile : messages.outMeanwhile;
  const wasDraft = form.record === undefined || form.record.status === 'draft';
  return (
    <div data-refusal>
      <ConflictView
        fields={form.conflict}
        title={wasDraft && status !== 'draft' ? meanwhile : undefined}
        isSaving={form.isSaving}
        onAcceptStored={choose(form.acceptStored)}
        onOverwriteStored={choose(form.overwriteStored)}
      />
    </div>
  );
}

function stateText(form: ArticleForm): string {
  const { record, isDirty } = form;
  const outAt = record?.publishedAt ?? record?.createdAt;
  if (record?.status === 'published' && isDirty) return messages.unsaved;
  if (outAt === undefined || record?.status === 'draft') return draftState(form);
  const words = record?.status === 'published' ? messages.publishedAt : messages.scheduledFor;
  return words(formatDateClock(new Date(outAt)));
}

function draftState({ record, intent, isSaving, isAutosaveDue, error, newer }: ArticleForm): string {
  if (newer || isRemoved(error)) return '';
  if (intent === 'autosave' && isSaving) return messages.autosaving;
  if (intent === 'autosave' && error && isAutosaveDue) {
    // What the server refuses will be refused again; anything else may pass.
    const isRefused = error instanceof ApiProblem && [400, 409, 422].includes(error.status);
    return isRefused ? messages.autosaveRefused(error.message) : messages.autosaveFailed;
  }
  if (record && !isAutosaveDue) return messages.autosaved(formatClock(new Date(record.updatedAt)));
  return messages.autosaveOff;
}

interface OutThereProps {
  form: ArticleForm;
  withdraw: ReturnType<typeof useWithdrawal>;
}

/** Of an article that is out or will be: the way to it, and the way back to a draft. */
function OutThere({ form: { record, isDirty }, withdraw }: OutThereProps) {
  if (!record || record.status === 'draft') return null;
  const isPublished = record.status === 'published';
  return (
    <div className={layout.row}>
      {isPublished && (
        <a href={articlePath(record.slug)} target="_blank" rel="noreferrer">
          {messages.open}
        </a>
      )}
      {!(isPublished && isDirty) && (
        <Button variant="text" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(record._id)}>
          {messages.withdraw}
        </Button>
      )}
    </div>
  );
}

function Buttons({ form, onSave }: { form: ArticleForm; onSave: () => void }) {
  const { record, isDirty, discard } = form;
  const isPublished = record?.status === 'published';
  const isSaving = form.isSaving && form.intent !== 'autosave';
  const publish = form.values.publishAt === '' ? messages.publish : messages.schedule;
  const [label, busyLabel] = isPublished
    ? [messages.update, messages.saving]
    : [publish, messages.publishing];
  return (
    <>
      {isPublished && isDirty && (
        <Button variant="text" size="small" onClick={discard}>
          {messages.discard}
        </Button>
      )}
      {/* A draft saves itself; only what is out is saved by the key as by the button. */}
      <Button
        size="small"
        onClick={onSave}
        isBusy={isSaving}
        {...(form.values.status !== 'draft' && saveKey)}
      >
        {isSaving ? busyLabel : label}
      </Button>
    </>
  );
}
