// The calls that save an article, and what a save that came too late brings back.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { articleSchema } from '../contract.ts';
import type { Article, createDraft, publishArticle, putArticle, withdrawArticle } from '../contract.ts';
import { fieldsToSend } from './article-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import { readTimeField } from './publish-time.ts';

/** The article a save is for: none yet, or one with the version last seen. */
export interface Target {
  id: string | undefined;
  version: number | undefined;
}

/** Keeps a draft, or changes what is out; `hasConfirmedClaims` matters for the latter alone. */
export function saveArticle(
  { id, version }: Target,
  fields: ArticleFields,
  hasConfirmedClaims: boolean,
): Promise<Article> {
  const body = { ...fieldsToSend(fields), hasConfirmedClaims };
  return id === undefined
    ? callApi<typeof createDraft>({ method: 'POST', path: '/blog/drafts', body })
    : callApi<typeof putArticle>({
        method: 'PUT',
        path: '/blog/articles/:id',
        params: { id },
        body: { ...body, version },
      });
}

export async function publishFields(
  { id, version }: Target,
  fields: ArticleFields,
  hasConfirmedClaims: boolean,
): Promise<Article> {
  const { article } = await callApi<typeof publishArticle>({
    method: 'POST',
    path: '/blog/publish',
    body: {
      ...fieldsToSend(fields),
      _id: id,
      version,
      hasConfirmedClaims,
      publishAt: readTimeField(fields.publishAt),
    },
  });
  return article;
}

export function withdraw(id: string): Promise<Article> {
  return callApi<typeof withdrawArticle>({
    method: 'POST',
    path: '/blog/articles/:id/withdraw',
    params: { id },
  });
}

/** The stored article beside a refused save. */
export function storedArticle(error: unknown): Article | undefined {
  const isStale = error instanceof ApiProblem && error.code === 'conflict.stale';
  return isStale ? articleSchema.safeParse(error.current).data : undefined;
}

/** Why the article can no longer be saved: somebody has removed it. */
export function lossOf(error: Error | null): string | undefined {
  return error instanceof ApiProblem && error.status === 404 ? error.message : undefined;
}

/** Why a save was refused and will be again; undefined of what may pass by itself. */
export function refusalOf(error: Error | null): string | undefined {
  const isOwn = error instanceof ApiProblem && [400, 409, 422].includes(error.status);
  return isOwn ? error.message : undefined;
}

/** What the server says of one field. */
export function fieldFault(error: unknown, name: keyof ArticleFields): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === 'article.slug_taken') return name === 'slug' ? error.message : undefined;
  // A list tells of one of its own: 'keywords.0'.
  return error.errors.find(({ path }) => path.split('.', 1)[0] === name)?.message;
}
