// The editor: fields and buttons on the left, the article as it will look on the right.
import { useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';

import { countWords } from '../../../../platform/contract/content-text.ts';
import { parseContent } from '../../../../platform/contract/content.ts';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { MAX_TITLE_LENGTH } from '../../article-limits.ts';
import type { Article } from '../../contract.ts';
import { editorMessages as messages } from '../../messages/admin.ts';
import { articlePicture, isArticlePicture, type ArticlePicture } from '../../pictures.ts';
import { readingMinutes } from '../../reading.ts';
import { ClaimList, useArticleClaims } from '../writing/claim-list.tsx';
import { selectWords } from '../writing/select-words.ts';
import { WritingArea } from '../writing/writing-area.tsx';
import type { ArticleFields } from './article-form.ts';
import { ArticlePreview } from './article-preview.tsx';
import { DetailsFields } from './details-fields.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { useArticleForm, type ArticleForm } from './use-article-form.ts';

import styles from './editor.module.css';

export interface ArticleEditorProps {
  initial?: Article | undefined;
  /** What a new article begins with. */
  start?: ArticleFields | undefined;
  /** Begins with the caret in the headline. */
  isFocused?: boolean | undefined;
}

export function ArticleEditor({ initial, start, isFocused = false }: ArticleEditorProps) {
  const form = useArticleForm(initial, start);
  const { values, record } = form;
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) focusTitle(editor);
  }, [isFocused]);
  const shown = useDeferredValue(values.content);
  const blocks = useMemo(() => parseContent(shown), [shown]);
  const words = useMemo(() => countWords(blocks), [blocks]);
  const claims = useArticleClaims(values);
  return (
    <div ref={editor} className={styles.columns}>
      <RecordForm
        form={{ ...form, error: form.refusal ?? null }}
        guard={{ form: savedOnTheWay(form) }}
        className={styles.fields}
        onSaveKey={values.status === 'draft' ? form.autosaveNow : undefined}
        foot={<PublishPanel form={form} onChosen={() => focusTitle(editor)} />}
      >
        <TextField {...form.field('title')} help={messages.titleHelp} maxLength={MAX_TITLE_LENGTH} />
        <WritingArea
          {...form.controlled('content')}
          help={messages.contentHelp}
          counts={messages.counts(words, readingMinutes(words))}
          toolbarClass={styles.toolbar}
        />
        <ClaimList
          claims={claims}
          onShow={(claim) => selectWords(editor.current?.querySelector('textarea'), claim)}
        />
        <TextField {...form.field('keywords')} help={messages.keywordsHelp} isOptional />
        <DetailsFields form={form} />
        {form.question}
      </RecordForm>
      <ArticlePreview
        picture={pictureOf(values.picture, record?._id)}
        title={values.title}
        summary={values.summary}
        blocks={blocks}
      />
    </div>
  );
}

/** Nothing is published on the way elsewhere: without a time, what is not out yet is saved as it would save itself. */
function savedOnTheWay({ submit, values: { status, publishAt }, ...form }: ArticleForm) {
  const isPublished = status === 'published' || (status === 'scheduled' && publishAt !== '');
  return {
    ...form,
    submit: (_intent?: string, onInvalid?: () => void) =>
      submit(isPublished ? 'save' : 'autosave', onInvalid),
  };
}

function focusTitle(editor: RefObject<HTMLElement | null>): void {
  editor.current?.querySelector('input')?.focus();
}

/** Which picture a new article gets is known once it has an id. */
function pictureOf(picture: string, id: string | undefined): ArticlePicture | undefined {
  const isKnown = id !== undefined || (picture !== '' && isArticlePicture(picture));
  return isKnown ? articlePicture(picture, id ?? '') : undefined;
}
