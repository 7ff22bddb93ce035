// The editor: fields and buttons on the left, the article as it will look on the right.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { countWords } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { formatDateTime } from '../../../platform/contract/dates.ts';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { LONGEST_TITLE } from '../article-limits.ts';
import type { Article } from '../contract.ts';
import { editorMessages as messages } from '../messages-admin.ts';
import { articlePicture, isArticlePicture } from '../pictures.ts';
import type { ArticlePicture } from '../pictures.ts';
import { readingMinutes } from '../reading.ts';
import { faultOf, fieldsOf } from './article-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import { ArticlePreview } from './article-preview.tsx';
import { fieldFault } from './article-saving.ts';
import { ClaimList, useClaiming } from './claim-list.tsx';
import { ContentField } from './content-field.tsx';
import { DetailsFields } from './details-fields.tsx';
import { Outcome, PublishPanel } from './publish-panel.tsx';
import { readTimeField } from './publish-time.ts';
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
  const { fields, change, isDraft, conflict } = editing;
  const form: Form = useRef(null);
  useEffect(() => {
    if (takesFocus) toHeadline(form);
  }, [takesFocus]);
  const shown = useDeferredValue(fields.content);
  const blocks = useMemo(() => parseContent(shown), [shown]);
  const words = useMemo(() => countWords(blocks), [blocks]);
  const pictures = usePicturesUnderWay();
  const claiming = useClaiming(fields, () => {
    editing.confirmClaims();
    if (editing.stored?.status === 'published') editing.update.mutate(fields);
    else editing.publish.mutate(fields);
  });
  const { save, errorOf, isTooEarly } = useSaveButton(form, editing, pictures.isSending, () =>
    claiming.askBeforeSending(),
  );
  // A draft saves itself; what is out is saved by the key as by the button.
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    if (!isDraft) save();
    else if (editing.isDue && !editing.autosave.isPending) editing.autosave.mutate(fields);
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
          onSending={pictures.setInText}
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
        <DetailsFields {...{ fields, errorOf }} onChange={change} onSending={pictures.setAbove} />
        {conflict && <Conflict editing={editing} stored={conflict} onChosen={() => toHeadline(form)} />}
        <UnsavedGuard isDirty={editing.isAtRisk || pictures.isSending} onDiscard={editing.discard} />
        <Outcome editing={editing} />
        {isTooEarly && (
          <Notice tone="warn" role="alert">
            {messages.pictureUnderWay}
          </Notice>
        )}
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

/** Pictures on their way into the text and above it, which a save would leave behind. */
function usePicturesUnderWay() {
  const [isInText, setInText] = useState(false);
  const [isAbove, setAbove] = useState(false);
  return { isSending: isInText || isAbove, setInText, setAbove };
}

/** What the button waits for before it sends, and what it says of the fields once it was pressed. */
function useSaveButton(form: Form, editing: ArticleEditing, isSendingPicture: boolean, send: () => void) {
  const { fields, isBusy, conflict, publish, update, autosave } = editing;
  const [isTried, setIsTried] = useState(false);
  const [pressedEarly, setPressedEarly] = useState(false);
  /** The text beside a time of which only a part is typed: a field that tells of none. */
  const [halfTime, setHalfTime] = useState<string>();
  const failure = publish.error ?? update.error ?? autosave.error;
  const ownFault = (name: keyof ArticleFields) =>
    name === 'publishAt' && halfTime === fields.publishAt ? messages.publishAtBad : faultOf(fields, name);
  return {
    isTooEarly: pressedEarly && isSendingPicture,
    errorOf: (name: keyof ArticleFields) =>
      (isTried ? ownFault(name) : undefined) ?? fieldFault(failure, name),
    save: () => {
      const isHalf = hasHalfTime(form);
      setIsTried(true);
      setPressedEarly(isSendingPicture);
      setHalfTime(isHalf ? fields.publishAt : undefined);
      if (isBusy || conflict || isSendingPicture) return;
      const isWhole = (['title', 'content', 'publishAt'] as const).every((name) => !faultOf(fields, name));
      if (isWhole && !isHalf) send();
      else showFault(form);
    },
  };
}

/** A time of which a part is typed has the value of none. */
function hasHalfTime(form: Form): boolean {
  const time = form.current?.querySelector<HTMLInputElement>('input[type=datetime-local]');
  return time?.validity.badInput ?? false;
}

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

const CONFLICT_FIELDS = ['title', 'content', 'keywords', 'summary', 'picture', 'slug', 'publishAt'] as const;

/** What happened, where it was more than a save. */
function conflictTitle({ status }: Article, wasDraft: boolean): string | undefined {
  if (!wasDraft || status === 'draft') return undefined;
  return status === 'scheduled' ? messages.scheduledMeanwhile : messages.outMeanwhile;
}

function inWords(name: keyof ArticleFields, value: string): string {
  const time = name === 'publishAt' ? readTimeField(value) : null;
  return time === null ? value : formatDateTime(new Date(time));
}

interface ConflictProps {
  editing: ArticleEditing;
  stored: Article;
  /** The buttons go with the choice. */
  onChosen: () => void;
}

function Conflict({ editing, stored, onChosen }: ConflictProps) {
  const { fields, isBusy, isDraft, takeStored, keepOwn } = editing;
  const section = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; who is typing goes on.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus();
  }, []);
  const choose = (choice: () => void) => () => {
    choice();
    onChosen();
  };
  // Left empty, the address stays as it is.
  const theirs = fieldsOf(stored);
  return (
    <div ref={section} tabIndex={-1}>
      <ConflictView
        fields={CONFLICT_FIELDS.map((name) => ({
          name: messages[name],
          stored: inWords(name, theirs[name]),
          own: inWords(name, name === 'slug' && fields.slug === '' ? theirs.slug : fields[name]),
        }))}
        title={conflictTitle(stored, isDraft)}
        isSaving={isBusy}
        onTakeStored={choose(takeStored)}
        onKeepOwn={choose(keepOwn)}
      />
    </div>
  );
}
