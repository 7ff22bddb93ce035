// The calls of where staff are signed in.
import type { FastifyRequest } from 'fastify';

import { Problem } from '../../../../platform/contract/problem.ts';
import { bearerToken, type Principal } from '../../../../platform/server/http/principal.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import {
  deleteAccountSession,
  deleteAccountSessions,
  deleteSession,
  endOtherSessions,
  getAccountSessions,
  getSessions,
} from '../../contract-sessions.ts';
import { accountsMessages as messages } from '../../messages.ts';
import type { RequestingSession, SessionLists } from './session-lists.ts';

export function sessionRoutes(lists: SessionLists): BoundRoute[] {
  return [
    route(getSessions, ({ principal, request }) => lists.list(requestingSession(request, ownId(principal)))),
    route(deleteSession, async ({ principal, params }) => {
      await lists.endOne(ownId(principal), params.id);
      return undefined;
    }),
    route(endOtherSessions, async ({ principal, request }) => {
      await lists.endOthers(requestingSession(request, ownId(principal)));
      return undefined;
    }),
    route(getAccountSessions, ({ params, request }) => lists.list(requestingSession(request, params.id))),
    route(deleteAccountSession, async ({ params }) => {
      await lists.endOne(params.id, params.sessionId);
      return undefined;
    }),
    route(deleteAccountSessions, async ({ params, request }) => {
      await lists.endOthers(requestingSession(request, params.id));
      return undefined;
    }),
  ];
}

function requestingSession({ headers }: FastifyRequest, accountId: string): RequestingSession {
  return { accountId, token: bearerToken(headers.authorization) ?? '' };
}

function ownId(principal: Principal): string {
  if (principal.kind === 'staff') return principal.accountId;
  throw new Problem('auth.required', 401, messages.sessionEnded);
}
