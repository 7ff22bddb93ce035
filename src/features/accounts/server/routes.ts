// The calls of staff accounts.
import type { FastifyRequest } from 'fastify';

import { bearerToken } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  changePassword,
  deleteAccount,
  endSessions,
  getAccounts,
  getSession,
  postAccount,
  putAccount,
  signIn,
  signOut,
} from '../contract.ts';
import type { AccountKeeping } from './keeping.ts';
import type { AccountsService } from './service.ts';

export function accountsRoutes(service: AccountsService, keeping: AccountKeeping): BoundRoute[] {
  return [
    route(signIn, ({ body, request }) => service.signIn(body, request.ip)),
    route(signOut, async ({ request }) => {
      await service.signOut(tokenOf(request));
      return undefined;
    }),
    route(endSessions, async ({ request }) => {
      await service.signOutEverywhere(tokenOf(request));
      return undefined;
    }),
    route(getAccounts, () => keeping.listAccounts()),
    route(postAccount, ({ body }) => keeping.addAccount(body)),
    route(putAccount, ({ params, body }) => keeping.changeAccount(params.id, body)),
    route(deleteAccount, async ({ params }) => {
      await keeping.removeAccount(params.id);
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
