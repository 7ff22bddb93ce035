// Reads and actions of articles as the back office uses them.
import { useQueryClient } from '@tanstack/react-query';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { STAFF_PAGE_SIZE } from '../article-limits.ts';
import type { Article, deleteArticle, getArticle, listArticles, restoreArticle } from '../contract.ts';
import { articleListMessages as messages } from '../messages/admin.ts';

export const BLOG_PATH = '/admin/blog';
/** In the address in place of the id that a new article does not have yet. */
export const NEW_ID = 'uusi';

export function editPath(id: string): string {
  return `${BLOG_PATH}/${id}`;
}

/** Every list of articles. */
export const LIST_KEY = ['articles', 'list'] as const;

/** A page of what is published, or of what is not, newest first. */
export function articlesQuery(kind: 'published' | 'drafts', page: number) {
  return apiList<typeof listArticles>(LIST_KEY, 'GET /blog/articles', {
    query: { page, limit: STAFF_PAGE_SIZE, ...(kind === 'drafts' && { drafts: 'only' }) },
  });
}

export function articleQuery(id: string) {
  return {
    ...apiQuery<typeof getArticle>(['articles'], 'GET /blog/articles/:slug', { params: { slug: id } }),
    // A fresh answer must not replace what somebody is typing; a save over an old version is refused and merged.
    staleTime: Infinity,
    gcTime: 0,
  };
}

type Named = Pick<Article, '_id' | 'title'>;

/** Removes articles and offers to bring them back. */
export function useRemoval() {
  const queries = useQueryClient();
  const paramsOf = ({ _id }: Named) => ({ params: { id: _id } });
  const nameOf = ({ title }: Named) => (title === '' ? messages.untitled : title);
  const restore = useApiSave<typeof restoreArticle, Named>('POST /blog/articles/:id/restore', paramsOf, {
    invalidates: LIST_KEY,
    onSuccess: (_article, article) => {
      showToast({ text: messages.restored(nameOf(article)), tone: 'ok' });
    },
  });
  const remove = useApiSave<typeof deleteArticle, Named>('DELETE /blog/articles/:id', paramsOf, {
    invalidates: LIST_KEY,
    onSuccess: (_nothing, article) => {
      showUndo(messages.removed(nameOf(article)), uiMessages.undo, () => restore.mutate(article));
    },
    // Somebody else may have removed it first.
    onError: () => void queries.invalidateQueries({ queryKey: LIST_KEY }),
  });
  return { remove, restore };
}
