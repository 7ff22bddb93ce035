// The first two steps of a new article: a draft generated from keywords, and a review before it is edited, published or
// thrown away.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { errorsByField } from '../../../../platform/browser/form/field-table.ts';
import { useCreation } from '../../../../platform/browser/form/use-creation.ts';
import { useTypedState } from '../../../../platform/browser/form/use-typed-state.ts';
import { parseContent } from '../../../../platform/contract/content.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Content } from '../../../../platform/ui/content.tsx';
import { SelectField, TextField } from '../../../../platform/ui/form/field.tsx';
import { SaveBar } from '../../../../platform/ui/form/save-bar.tsx';
import { UnsavedGuard } from '../../../../platform/ui/form/unsaved-guard.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { MAX_TITLE_LENGTH } from '../../article-limits.ts';
import type { GeneratedArticle } from '../../contract.ts';
import { editorMessages, generatorMessages as messages } from '../../messages/admin.ts';
import { findArticleClaims } from '../../writing/claim-check.ts';
import { LENGTHS, TONES } from '../../writing/draft-topic.ts';
import { BLOG_PATH, editPath, LIST_KEY } from '../article-queries.ts';
import {
  arrivalOf,
  articleFields,
  NO_FIELDS,
  saveArticle,
  type ArticleFields,
} from '../editor/article-form.ts';
import { ClaimList, useArticleClaims, useClaimQuestion } from './claim-list.tsx';
import { countBefore, showWords } from './show-words.ts';
import { orderSchema, useGeneration, type OrderFields } from './use-generation.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';
import styles from './article-generator.module.css';

export interface ArticleGeneratorProps {
  /** Goes on with the text in the editor. */
  onEdit: (fields: ArticleFields) => void;
  /** Leaves without a draft. */
  onLeave: () => void;
}

export function ArticleGenerator({ onEdit, onLeave }: ArticleGeneratorProps) {
  const generation = useGeneration();
  const order = useTypedState<OrderFields>('article-order', orderSchema, () => ({
    keywords: '',
    title: '',
    tone: 'professional',
    length: 'medium',
  }));
  /** The draft that was discarded last: it can be taken back. */
  const [discarded, setDiscarded] = useState<GeneratedArticle>();
  const { data: article } = generation;
  if (!article || article === discarded) {
    return (
      <Order
        generation={generation}
        order={order}
        onLeave={onLeave}
        onReturn={article && (() => setDiscarded(undefined))}
      />
    );
  }
  return (
    <Review
      keywords={generation.variables?.keywords ?? order.typed.keywords}
      article={article}
      onEdit={onEdit}
      onDiscard={() => setDiscarded(article)}
    />
  );
}

interface OrderProps extends Pick<ArticleGeneratorProps, 'onLeave'> {
  generation: ReturnType<typeof useGeneration>;
  order: ReturnType<typeof useTypedState<OrderFields>>;
  /** Brings the draft back that was thrown away, when there is one. */
  onReturn: (() => void) | undefined;
}

function Order({ generation, order: { typed: order, set, forget }, onLeave, onReturn }: OrderProps) {
  const { mutate, isPending, error } = generation;
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const toKeywords = () => form.current?.querySelector('input')?.focus();
  // Moves the focus, as the button that led here no longer exists.
  useEffect(toKeywords, []);
  const isEmpty = order.keywords.replaceAll(',', '').trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isEmpty) toKeywords();
    else if (!isPending) mutate(order, { onSuccess: forget });
  };
  return (
    <form ref={form} noValidate className={styles.order} onSubmit={submit}>
      {onReturn && (
        <Notice
          tone="info"
          role="status"
          action={
            <Button variant="text" onClick={onReturn}>
              {messages.takeBack}
            </Button>
          }
        >
          {messages.discarded}
        </Notice>
      )}
      <p className={layout.muted}>{messages.openHelp}</p>
      <TextField
        label={messages.keywords}
        help={messages.keywordsHelp}
        error={isTried && isEmpty ? messages.keywordsMissing : keywordsError(error)}
        autoComplete="off"
        value={order.keywords}
        onChange={(event) => set({ keywords: event.target.value })}
      />
      <TextField
        label={messages.ownTitle}
        help={messages.ownTitleHelp}
        isOptional
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={order.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Choices order={order} onChange={set} />
      {error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {error.message === messages.failed ? null : error.message}
        </Notice>
      )}
      <div className={layout.row}>
        <Button type="submit" isBusy={isPending}>
          {isPending ? messages.generating : messages.generate}
        </Button>
        <Button variant="text" onClick={onLeave}>
          {messages.writeSelf}
        </Button>
      </div>
      <p role="status" className={layout.muted}>
        {isPending && messages.wait}
      </p>
    </form>
  );
}

function keywordsError(error: Error | null): string | undefined {
  return error instanceof ApiProblem ? errorsByField(error.errors, articleFields).get('keywords') : undefined;
}

interface ChoicesProps {
  order: OrderFields;
  onChange: (changed: Partial<OrderFields>) => void;
}

function Choices({ order, onChange }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <SelectField
        label={messages.tone}
        value={order.tone}
        onChange={(event) =>
          onChange({ tone: TONES.find((tone) => tone === event.target.value) ?? order.tone })
        }
      >
        {TONES.map((tone) => (
          <option key={tone} value={tone}>
            {messages.tones[tone]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.length}
        value={order.length}
        onChange={(event) =>
          onChange({ length: LENGTHS.find((length) => length === event.target.value) ?? order.length })
        }
      >
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {messages.lengths[length]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface ReviewProps extends Pick<ArticleGeneratorProps, 'onEdit'> {
  keywords: string;
  article: GeneratedArticle;
  onDiscard: () => void;
}

function Review({ keywords, article, onEdit, onDiscard }: ReviewProps) {
  const { content, generatedTitle, writer, notes, draftId } = article;
  const fields: ArticleFields = { ...NO_FIELDS, title: generatedTitle, content, keywords };
  const publish = usePublishing(fields, draftId);
  const draft = useDrafting(fields);
  const failure = publish.error ?? draft.error;
  const claims = useArticleClaims(fields);
  const { confirmClaims, question } = useClaimQuestion();
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // Moves the focus, as the pressed button no longer exists.
  useEffect(() => section.current?.focus(), []);
  const edit = () => (draftId === null ? onEdit(fields) : void navigate(editPath(draftId)));
  return (
    <section ref={section} tabIndex={-1} aria-label={messages.review} className={styles.review}>
      <Notice tone="info" title={messages.review}>
        {messages.isDraft[writer]} {draftId !== null && messages.isKept}
      </Notice>
      {notes.length > 0 && (
        <Notice tone="warn" title={messages.notes}>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ClaimList
        claims={claims}
        onShow={({ words, start }) =>
          sheet.current && showWords(sheet.current, words, countBefore(content, words, start))
        }
      />
      <div ref={sheet} className={styles.sheet}>
        <h2 className={styles.title}>{generatedTitle}</h2>
        <Content
          blocks={parseContent(content)}
          headingLevel={3}
          className={classNames(type.prose, styles.text)}
        />
      </div>
      {failure && (
        <Notice tone="bad" role="alert">
          {editorMessages.saveFailed(failure.message)}
        </Notice>
      )}
      <SaveBar text={messages.choose}>
        <Button variant="text" size="small" onClick={onDiscard}>
          {messages.discard}
        </Button>
        <Button
          variant="outline"
          size="small"
          isBusy={publish.isPending}
          onClick={() => confirmClaims(findArticleClaims(fields), publish.mutate)}
        >
          {publish.isPending ? messages.publishing : messages.publish}
        </Button>
        <Button size="small" onClick={edit}>
          {messages.edit}
        </Button>
      </SaveBar>
      {question}
      <UnsavedGuard
        isDirty={draftId === null && publish.isIdle && !draft.isSuccess}
        form={{
          submit: () => draft.mutate(),
          isSaved: draft.isSuccess,
          error: draft.error,
          conflict: undefined,
        }}
      />
    </section>
  );
}

/** Stores the text as a draft, for those who leave without a choice. */
function useDrafting(fields: ArticleFields) {
  const create = useCreation();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      create((creationKey) =>
        saveArticle(
          fields,
          { record: undefined, version: undefined, creationKey, intent: 'autosave' },
          false,
        ),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: LIST_KEY }),
  });
}

function usePublishing(fields: ArticleFields, draftId: string | null) {
  const navigate = useNavigate();
  const create = useCreation();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      create((creationKey) => {
        const record = draftId === null ? undefined : { _id: draftId };
        return saveArticle(fields, { record, version: undefined, creationKey, intent: 'publish' }, true);
      }),
    onSuccess: async (article) => {
      await queries.invalidateQueries({ queryKey: LIST_KEY });
      await navigate(BLOG_PATH, { state: arrivalOf(article) });
    },
  });
}
