// The calls of staff accounts.
import type { FastifyRequest } from 'fastify';

import { bearerToken } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import { changePassword, getSession, signIn, signOut } from '../contract.ts';
import type { AccountsService } from './service.ts';

export function accountsRoutes(service: AccountsService): BoundRoute[] {
  return [
    route(signIn, ({ body, request }) => service.signIn(body, request.ip)),
    route(signOut, async ({ request }) => {
      await service.signOut(tokenOf(request));
      return undefined;
    }),
    route(getSession, ({ request }) => service.getSession(tokenOf(request))),
    route(changePassword, ({ body, request }) => service.changePassword(tokenOf(request), body, request.ip)),
  ];
}

/** The token that let the request in. */
function tokenOf(request: FastifyRequest): string {
  return bearerToken(request.headers.authorization) ?? '';
}
