// The ways in which the editor saves: by itself, as it is left, and by the buttons.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { useIsOpen } from '../../../platform/browser/use-autosave.ts';
import { formatDateTime } from '../../../platform/contract/dates.ts';
import type { Article } from '../contract.ts';
import { articleListMessages, editorMessages as messages } from '../messages-admin.ts';
import { articlePath } from '../paths.ts';
import { areSame, forgetKeptArticle, keepArticle } from './article-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import { BLOG_PATH, editPath, NEW_ID, useArticlesRefresh } from './article-queries.ts';
import { publishFields, saveArticle, withdraw } from './article-saving.ts';
import type { Target } from './article-saving.ts';
import type { Arrival } from './list-page.tsx';

const LONG_MS = 10_000;

interface SavingParts {
  target: { readonly current: Target };
  /** What stands in the fields now. */
  typed: { readonly current: ArticleFields };
  /** Whether staff stand by what the text claims. */
  areConfirmed: (fields: ArticleFields) => boolean;
  /** A draft was saved as `sent`. */
  onKept: (article: Article, sent: ArticleFields) => void;
  /** What is out, or will be, was saved as `sent`. */
  onSaved: (article: Article, sent: ArticleFields) => void;
  onWithdrawn: (article: Article) => void;
  onError: (error: Error) => void;
}

export function useArticleSaving({ onWithdrawn, ...parts }: SavingParts) {
  const refresh = useArticlesRefresh();
  const inLine = useLine();
  const isOpen = useIsOpen();
  const withdrawn = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => withdraw(id),
    onSuccess: (article) => {
      onWithdrawn(article);
      return refresh();
    },
  });
  const shared = { ...parts, refresh, inLine, isOpen };
  return { autosave: useDraftSaving(shared), ...useButtonSaving(shared), withdraw: withdrawn };
}

interface SharedParts extends Omit<SavingParts, 'onWithdrawn'> {
  refresh: () => Promise<void>;
  inLine: ReturnType<typeof useLine>;
  isOpen: { readonly current: boolean };
}

function useDraftSaving({ target, areConfirmed, onKept, onError, refresh, inLine, isOpen }: SharedParts) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (fields: ArticleFields) =>
      inLine(async () => {
        const isNew = target.current.id === undefined;
        const article = await saveArticle(target.current, fields, areConfirmed(fields));
        if (isNew) forgetKeptArticle(NEW_ID);
        // Left open behind another step, the draft is one of the list.
        if (isNew && isOpen.current) nameAddress(article._id);
        // Nobody else forgets what was kept of an editor that is gone.
        if (!isOpen.current) forgetKeptArticle(article._id);
        onKept(article, fields);
        return article;
      }),
    onSuccess: refresh,
    onError: (error, fields) => {
      onError(error);
      if (isOpen.current) return;
      const { id = NEW_ID, version } = target.current;
      keepArticle(id, { version, fields });
      showToast({ text: messages.leftFailed, tone: 'bad', durationMs: LONG_MS });
    },
  });
}

/** Changing what is out, and publishing. Neither waits for a network: nothing comes out later, when nobody looks. */
function useButtonSaving({ target, typed, areConfirmed, onSaved, ...rest }: SharedParts) {
  const { onError, refresh, inLine, isOpen } = rest;
  const navigate = useNavigate();
  const failed = (error: Error) => {
    onError(error);
    if (!isOpen.current) showToast({ text: messages.saveFailed(error.message), tone: 'bad' });
  };
  const update = useMutation({
    networkMode: 'always',
    mutationFn: (fields: ArticleFields) =>
      inLine(() => saveArticle(target.current, fields, areConfirmed(fields))),
    onSuccess: (article, sent) => {
      onSaved(article, sent);
      return refresh();
    },
    onError: failed,
  });
  const publish = useMutation({
    networkMode: 'always',
    mutationFn: (fields: ArticleFields) =>
      inLine(() => publishFields(target.current, fields, areConfirmed(fields))),
    onSuccess: async (article, sent) => {
      const isLeaving = isOpen.current && areSame(typed.current, sent);
      if (target.current.id === undefined) forgetKeptArticle(NEW_ID);
      if (!isOpen.current) forgetKeptArticle(article._id);
      else if (!isLeaving) nameAddress(article._id);
      onSaved(article, sent);
      await refresh();
      const arrival = arrivalOf(article);
      // Who has left or typed on is told in passing.
      if (isLeaving && isOpen.current) await navigate(BLOG_PATH, { state: arrival });
      else showToast({ text: arrival.message, tone: 'ok' });
    },
    onError: failed,
  });
  return { update, publish };
}

/** Each save waits for the one before, or it would come too late itself. */
function useLine() {
  const last = useRef<Promise<unknown>>(undefined);
  return <T>(call: () => Promise<T>): Promise<T> => {
    const before = last.current;
    const mine = (async () => {
      await before;
      return call();
    })();
    last.current = mine.catch(() => undefined);
    return mine;
  };
}

/** What the list says once the article is on its way. */
export function arrivalOf({ status, publishedAt, slug }: Article): Arrival {
  return status === 'scheduled' && publishedAt !== null
    ? { message: articleListMessages.scheduled(formatDateTime(new Date(publishedAt))) }
    : { message: articleListMessages.published, href: articlePath(slug) };
}

/** A new draft gets its address without a change of page, which would take the caret away. */
function nameAddress(id: string): void {
  if (!location.pathname.startsWith(`${BLOG_PATH}/`)) return;
  history.replaceState(history.state, '', editPath(id));
}
