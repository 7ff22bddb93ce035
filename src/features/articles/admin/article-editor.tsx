// The editor: fields and buttons on the left, the article as it will look on the right.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { countWords } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { LONGEST_TITLE } from '../article-limits.ts';
import type { Article } from '../contract.ts';
import { editorMessages as messages } from '../messages-admin.ts';
import { articleErrors } from '../messages.ts';
import { articlePicture, isArticlePicture } from '../pictures.ts';
import type { ArticlePicture } from '../pictures.ts';
import { readingMinutes } from '../reading.ts';
import { fieldsOf } from './article-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import { ArticlePreview } from './article-preview.tsx';
import { fieldFault } from './article-saving.ts';
import { ClaimList, useClaiming } from './claim-list.tsx';
import { ContentField } from './content-field.tsx';
import { DetailsFields } from './details-fields.tsx';
import { Outcome, PublishPanel } from './publish-panel.tsx';
import { selectWords } from './select-words.ts';
import { useArticleEditor } from './use-article-editor.ts';
import type { ArticleEditing } from './use-article-editor.ts';

import styles from './editor.module.css';

export interface ArticleEditorProps {
  initial?: Article | undefined;
  /** What a new article begins with. */
  start?: ArticleFields | undefined;
  /** Begins with the caret in the headline. */
  takesFocus?: boolean | undefined;
}

export function ArticleEditor({ initial, start, takesFocus = false }: ArticleEditorProps) {
  const editing = useArticleEditor(initial, start);
  const { fields, change, isDraft, isBusy, conflict } = editing;
  const [isTried, setIsTried] = useState(false);
  const form: Form = useRef(null);
  useEffect(() => {
    if (takesFocus) toHeadline(form);
  }, [takesFocus]);
  const shown = useDeferredValue(fields.content);
  const blocks = useMemo(() => parseContent(shown), [shown]);
  const words = useMemo(() => countWords(blocks), [blocks]);
  const failure = editing.publish.error ?? editing.update.error ?? editing.autosave.error;
  const errorOf = (name: keyof ArticleFields) =>
    (isTried ? missing(fields, name) : undefined) ?? fieldFault(failure, name);

  const claiming = useClaiming(fields, () => {
    editing.confirmClaims();
    if (editing.stored?.status === 'published') editing.update.mutate(fields);
    else editing.publish.mutate(fields);
  });
  const save = () => {
    setIsTried(true);
    if (isBusy || conflict) return;
    if (missing(fields, 'title') || missing(fields, 'content')) showFault(form);
    else claiming.askBeforeSending();
  };
  // A draft saves itself; what is out is saved by the key as by the button.
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    if (isDraft) editing.autosave.mutate(fields);
    else save();
  };
  return (
    // Nothing is published by the Enter key; the other keys are for whoever is in one of the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button
    <form
      ref={form}
      noValidate
      className={styles.columns}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={saveByKey}
    >
      <div className={styles.fields}>
        {editing.hasRestored && editing.isDirty && !conflict && (
          <Notice tone="info">{messages.restored}</Notice>
        )}
        <TitleField value={fields.title} error={errorOf('title')} onChange={(title) => change({ title })} />
        <ContentField
          value={fields.content}
          onChange={(content) => change({ content })}
          counts={messages.counts(words, readingMinutes(words))}
          error={errorOf('content')}
        />
        <ClaimList
          claims={claiming.claims}
          onShow={(claim) => selectWords(form.current?.querySelector('textarea'), claim)}
        />
        <TextField
          label={messages.keywords}
          help={messages.keywordsHelp}
          error={errorOf('keywords')}
          isOptional
          autoComplete="off"
          value={fields.keywords}
          onChange={(event) => change({ keywords: event.target.value })}
        />
        <DetailsFields fields={fields} onChange={change} errorOf={errorOf} />
        {conflict && <Conflict editing={editing} stored={conflict} onChosen={() => toHeadline(form)} />}
        <UnsavedGuard isDirty={editing.isDirty && !isDraft} onDiscard={editing.forget} />
        <Outcome editing={editing} />
        {!conflict && <PublishPanel editing={editing} onSave={save} errorOf={errorOf} />}
        {claiming.question}
      </div>
      <ArticlePreview
        picture={pictureOf(fields.picture, editing.stored?._id)}
        title={fields.title}
        summary={fields.summary}
        blocks={blocks}
      />
    </form>
  );
}

type Form = RefObject<HTMLFormElement | null>;

function toHeadline(form: Form): void {
  form.current?.querySelector('input')?.focus();
}

/** The button is far below the fields, on a phone out of their sight. */
function showFault(form: Form): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

interface TitleFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function TitleField({ value, error, onChange }: TitleFieldProps) {
  return (
    <TextField
      label={messages.title}
      help={messages.titleHelp}
      error={error}
      maxLength={LONGEST_TITLE}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Which picture a new article gets is known once it has an id. */
function pictureOf(picture: string, id: string | undefined): ArticlePicture | undefined {
  const isKnown = id !== undefined || (picture !== '' && isArticlePicture(picture));
  return isKnown ? articlePicture(picture, id ?? '') : undefined;
}

function missing(fields: ArticleFields, name: keyof ArticleFields): string | undefined {
  if (fields[name].trim() !== '') return undefined;
  if (name === 'title') return articleErrors.titleMissing;
  return name === 'content' ? articleErrors.contentMissing : undefined;
}

const CONFLICT_FIELDS = ['title', 'content', 'keywords', 'summary', 'picture', 'slug'] as const;

interface ConflictProps {
  editing: ArticleEditing;
  stored: Article;
  /** The buttons go with the choice. */
  onChosen: () => void;
}

function Conflict({ editing, stored, onChosen }: ConflictProps) {
  const { fields, isBusy, takeStored, keepOwn } = editing;
  const section = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; who is typing goes on.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus();
  }, []);
  const choose = (choice: () => void) => () => {
    choice();
    onChosen();
  };
  const theirs = fieldsOf(stored);
  return (
    <div ref={section} tabIndex={-1}>
      <ConflictView
        fields={CONFLICT_FIELDS.map((name) => ({
          name: messages[name],
          stored: theirs[name],
          own: fields[name],
        }))}
        isSaving={isBusy}
        onTakeStored={choose(takeStored)}
        onKeepOwn={choose(keepOwn)}
      />
    </div>
  );
}
