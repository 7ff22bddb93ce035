// The editor's form: drafts that save themselves, the question about unproven claims, and where a saved article leads.
import { useRef } from 'react';
import { useNavigate } from 'react-router';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { useIsOpen } from '../../../../platform/browser/form/use-autosave.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import type { Article, getArticle } from '../../contract.ts';
import { editorMessages as messages } from '../../messages/admin.ts';
import { findArticleClaims } from '../../writing/claim-check.ts';
import { BLOG_PATH, editPath, LIST_KEY } from '../article-queries.ts';
import { useClaimQuestion } from '../writing/claim-list.tsx';
import {
  arrivalOf,
  articleFields,
  draftSchema,
  fieldsOf,
  hasText,
  publishSchema,
  saveArticle,
  type ArticleFields,
} from './article-form.ts';

const LONG_MS = 10_000;

/** `start`: what a new article begins with. */
export function useArticleForm(initial: Article | undefined, start: ArticleFields | undefined) {
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const { confirmClaims, question } = useClaimQuestion();
  /** The text whose claims staff have confirmed. */
  const confirmed = useRef('');
  const form = useRecordForm({
    name: 'article',
    schema: publishSchema,
    draftSchema,
    fields: articleFields,
    stored: initial,
    ...(start && { openWith: () => start }),
    valuesOf: fieldsOf,
    autosave: (fields, { error }) => fields.status === 'draft' && hasText(fields) && !isRemoved(error),
    notAutosaved: ['publishAt'],
    readAgainst: ['status'],
    beforeSave: (fields, proceed) =>
      confirmClaims(findArticleClaims(fields), () => {
        confirmed.current = claimingText(fields);
        proceed();
      }),
    save: async (fields, context) => {
      const article = await saveArticle(fields, context, confirmed.current === claimingText(fields));
      const isPublished = context.intent !== 'autosave' && context.record?.status !== 'published';
      if (isPublished && !isOpen.current) showToast({ text: arrivalOf(article).message, tone: 'ok' });
      return article;
    },
    reload: ({ _id }) => callApi<typeof getArticle>('GET /blog/articles/:slug', { params: { slug: _id } }),
    invalidates: LIST_KEY,
    onSaved: (article, before) => {
      const isPublished = article.status !== 'draft' && before?.status !== 'published';
      if (isPublished && !form.isDirty) return void navigate(BLOG_PATH, { state: arrivalOf(article) });
      if (before === undefined) showInAddress(article._id);
      if (isPublished) showToast({ text: arrivalOf(article).message, tone: 'ok' });
    },
    onFailed: ({ message }) => {
      if (isOpen.current) return;
      const text = form.values.status === 'draft' ? messages.leftFailed : messages.saveFailed(message);
      showToast({ text, tone: 'bad', durationMs: LONG_MS });
    },
  });
  return { ...form, question };
}

export type ArticleForm = ReturnType<typeof useArticleForm>;

/** Somebody else has removed the article: it can be saved as a new one alone. */
export function isRemoved(error: Error | null): boolean {
  return error instanceof ApiProblem && error.status === 404;
}

/** The parts of an article in which claims are looked for. */
function claimingText({ title, summary, content }: ArticleFields): string {
  return JSON.stringify([title, summary, content]);
}

/** A new draft gets its address without a change of page, which would take the caret away. */
function showInAddress(id: string): void {
  if (!location.pathname.startsWith(`${BLOG_PATH}/`)) return;
  history.replaceState(history.state, '', editPath(id));
}
