// What an article needs before anybody sees it.
import { invalid, type FieldError } from '../../../platform/contract/problem.ts';
import { articleErrors as messages } from '../messages/articles.ts';
import { claimLine } from '../messages/claims.ts';
import { findArticleClaims, type ArticleClaim } from '../writing/claim-check.ts';

/** Throws a 422 that names the first thing missing, and all of them in its errors. */
export function requireComplete({ title, content }: { title: string; content: string }): void {
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

type Claiming = Record<ArticleClaim['field'], string>;

/** Throws a 422 with every open claim when the sender states that nobody has confirmed them. */
export function requireConfirmed(sent: Claiming & { hasConfirmedClaims?: boolean | undefined }): void {
  if (sent.hasConfirmedClaims !== false) return;
  const errors = findArticleClaims(sent).map((claim) => ({
    path: claim.field,
    code: 'article.claims_open',
    message: claimLine(claim),
  }));
  if (errors.length > 0) throw invalid('article.claims_open', messages.claimsOpen, errors);
}

/** What an article claims without proof, in one line; empty when nothing. */
export function openClaims(article: Claiming): string {
  return findArticleClaims(article).map(claimLine).join('; ');
}
