// The calls of staff accounts.
import type { FastifyRequest } from 'fastify';

import { withProof } from '../../../platform/server/auth/confirmations.ts';
import { clientOf } from '../../../platform/server/auth/device.ts';
import { bearerToken } from '../../../platform/server/http/principal.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  changePassword,
  confirmPassword,
  deleteAccount,
  endSessions,
  getAccounts,
  getSession,
  postAccount,
  putAccount,
  signIn,
  signOut,
} from '../contract.ts';
import type { AccountManagement } from './account-management.ts';
import type { AccountsService } from './service.ts';

/** Rejects with a 422 problem when the password in the body is not that of who is signed in. */
export type ConfirmOwnPassword = (
  request: FastifyRequest,
  body: { currentPassword: string },
) => Promise<void>;

export function passwordConfirmation({ requirePassword }: AccountsService): ConfirmOwnPassword {
  return (request, { currentPassword }) => requirePassword(tokenOf(request), currentPassword, request.ip);
}

export function accountsRoutes(service: AccountsService, management: AccountManagement): BoundRoute[] {
  const confirmed = passwordConfirmation(service);
  return [
    route(signIn, async ({ body, request, reply }) => {
      const answer = await service.signIn(body, clientOf(request));
      if ('token' in answer) return withProof(reply, answer);
      reply.code(202);
      return answer;
    }),
    route(signOut, async ({ request, reply }) => {
      reply.header('clear-site-data', '"cache"');
      await service.signOut(tokenOf(request));
      return undefined;
    }),
    route(endSessions, async ({ request }) => {
      await service.signOutEverywhere(tokenOf(request));
      return undefined;
    }),
    route(getAccounts, () => management.listAccounts()),
    route(postAccount, async ({ body, request }) => {
      await confirmed(request, body);
      return management.addAccount(body);
    }),
    route(putAccount, async ({ params, body, request, principal }) => {
      await confirmed(request, body);
      const isOwn = principal.kind === 'staff' && principal.accountId === params.id;
      return management.changeAccount(params.id, body, isOwn);
    }),
    route(deleteAccount, async ({ params, body, request }) => {
      await confirmed(request, body);
      await management.removeAccount(params.id);
      return undefined;
    }),
    route(confirmPassword, async ({ body, request, reply }) =>
      withProof(reply, await service.confirm(tokenOf(request), body.currentPassword, request.ip)),
    ),
    route(getSession, ({ request }) => service.getSession(tokenOf(request))),
    route(changePassword, async ({ body, request, reply }) =>
      withProof(reply, await service.changePassword(tokenOf(request), body, request.ip)),
    ),
  ];
}

function tokenOf(request: FastifyRequest): string {
  return bearerToken(request.headers.authorization) ?? '';
}
