// What an article needs before anybody sees it.
import { invalid } from '../../../platform/contract/problem.ts';
import type { FieldError } from '../../../platform/contract/problem.ts';
import { articleErrors as messages } from '../messages.ts';

/** Throws a 422 that names the first thing missing, and all of them in its errors. */
export function requireWhole({ title, content }: { title: string; content: string }): void {
  const errors: FieldError[] = [
    ...(title === ''
      ? [{ path: 'title', code: 'article.title_missing', message: messages.titleMissing }]
      : []),
    ...(content === ''
      ? [{ path: 'content', code: 'article.content_missing', message: messages.contentMissing }]
      : []),
  ];
  if (errors.length > 0) {
    throw invalid('article.incomplete', errors[0]?.message ?? messages.incomplete, errors);
  }
}
