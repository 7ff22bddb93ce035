// The calls of articles.
import { newId } from '../../../platform/contract/ids.ts';
import { Problem } from '../../../platform/contract/problem.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  ARTICLES_TAG,
  createDraft,
  deleteArticle,
  generateArticle,
  getArticle,
  listArticles,
  publishArticle,
  putArticle,
  restoreArticle,
  withdrawArticle,
} from '../contract.ts';
import { articleErrors as messages } from '../messages/articles.ts';
import type { Generation } from './generation/generation.ts';
import type { Articles } from './service.ts';

const MAX_KEY_LENGTH = 200;

export function articleRoutes(service: Articles, { generate }: Pick<Generation, 'generate'>): BoundRoute[] {
  const dependsOn = async () => ({ tags: [ARTICLES_TAG], expiresAt: await service.nextPublicationAt() });
  return [
    route(
      listArticles,
      async ({ query, principal, reply }) => {
        const isAll = query.drafts === 'true' || query.drafts === 'only';
        if (isAll) requireStaff(principal);
        const { items, total } = await (isAll ? service.listAll(query) : service.listPublic(query));
        reply.header('x-total-count', String(total));
        return items;
      },
      dependsOn,
    ),
    route(
      getArticle,
      ({ params, principal }) =>
        principal.kind === 'staff' ? service.getForStaff(params.slug) : service.getPublic(params.slug),
      dependsOn,
    ),
    route(publishArticle, async ({ body }) => ({
      success: true as const,
      article: await service.publish(body),
    })),
    route(generateArticle, ({ body, principal, request, signal }) => {
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' && header !== '' ? header.slice(0, MAX_KEY_LENGTH) : newId();
      return generate(body, { accountId: staffId(principal), key, signal });
    }),
    route(createDraft, ({ body }) => service.saveDraft(body)),
    route(putArticle, ({ params, body }) => service.update(params.id, body)),
    route(withdrawArticle, ({ params }) => service.withdraw(params.id)),
    route(deleteArticle, async ({ params }) => {
      await service.remove(params.id);
      return undefined;
    }),
    route(restoreArticle, ({ params }) => service.restore(params.id)),
  ];
}

function staffId(principal: Principal): string {
  requireStaff(principal);
  return principal.kind === 'staff' ? principal.accountId : '';
}

function requireStaff({ kind }: Principal): void {
  if (kind === 'visitor') throw new Problem('auth.required', 401, messages.signInNeeded);
  if (kind !== 'staff') throw new Problem('auth.forbidden', 403, messages.forbidden);
}
