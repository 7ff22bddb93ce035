// Reads and actions of articles as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { STAFF_PAGE_SIZE } from '../article-limits.ts';
import type { deleteArticle, getArticle, listArticles, restoreArticle } from '../contract.ts';
import { articleListMessages as messages } from '../messages-admin.ts';

export const BLOG_PATH = '/admin/blog';
/** Stands in the address where the id of a new article will be. */
export const NEW_ID = 'uusi';

export function editPath(id: string): string {
  return `${BLOG_PATH}/${id}`;
}

const LIST_KEY = ['articles', 'list'] as const;

/** A page of what is out, or of what is not, newest first; the next one stands ready under the old until it is there. */
export function articlesQuery(kind: 'published' | 'drafts', page: number) {
  return queryOptions({
    queryKey: [...LIST_KEY, kind, page],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listArticles>({
        method: 'GET',
        path: '/blog/articles',
        query: { page, limit: STAFF_PAGE_SIZE, ...(kind === 'drafts' && { drafts: 'only' }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function articleQuery(id: string) {
  return queryOptions({
    queryKey: ['articles', 'one', id],
    queryFn: ({ signal }) =>
      callApi<typeof getArticle>({
        method: 'GET',
        path: '/blog/articles/:slug',
        params: { slug: id },
        signal,
      }),
    // A fresh answer must not come under somebody's typing; a save against an old one is told.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What is told of a removed article, so that it can be brought back. */
export interface NamedArticle {
  id: string;
  title: string;
}

/** Takes articles away and offers to bring them back. */
export function useRemoving() {
  const refresh = useArticlesRefresh();
  const restore = useMutation({
    mutationFn: ({ id }: NamedArticle) =>
      callApi<typeof restoreArticle>({ method: 'POST', path: '/blog/articles/:id/restore', params: { id } }),
    onSuccess: (_article, { title }) => {
      showToast({ text: messages.restored(title), tone: 'ok' });
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: NamedArticle) =>
      callApi<typeof deleteArticle>({ method: 'DELETE', path: '/blog/articles/:id', params: { id } }),
    onSuccess: (_nothing, article) => {
      showUndo(messages.removed(article.title), uiMessages.undo, () => restore.mutate(article));
    },
    onSettled: refresh,
  });
  return { remove, restore };
}

/** Reads every list of articles anew. */
export function useArticlesRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LIST_KEY });
}
