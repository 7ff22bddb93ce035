// The calls of customers.
import type { FastifyRequest } from 'fastify';

import { Problem } from '../../../platform/contract/problem.ts';
import { withProof } from '../../../platform/server/auth/confirmations.ts';
import { clientOf } from '../../../platform/server/auth/device.ts';
import { bearerToken, type Principal } from '../../../platform/server/http/principal.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  confirm,
  confirmPassword,
  deleteProfile,
  deleteSession,
  deleteVehicle,
  endOtherSessions,
  exportProfile,
  forgot,
  getProfile,
  getSessions,
  cancelAccountErasure,
  listVehicles,
  login,
  logout,
  postVehicle,
  putPassword,
  putProfile,
  putVehicle,
  register,
  reset,
} from '../contract.ts';
import { customerErrors as errors } from '../messages.ts';
import type { Profiles } from './profile.ts';
import type { AccountRemoval } from './sign-in/account-removal.ts';
import type { EmailLinks } from './sign-in/email-links.ts';
import type { CustomerSessions } from './sign-in/sessions.ts';
import type { SignUp } from './sign-in/sign-up.ts';
import type { Owner, Vehicles } from './vehicles.ts';

export function signUpRoutes(service: SignUp, sessions: CustomerSessions, profiles: Profiles): BoundRoute[] {
  return [
    route(register, async ({ body, request }) => ({ message: await service.register(body, request.ip) })),
    route(forgot, async ({ body, request }) => ({ message: await service.forgot(body.email, request.ip) })),
    route(login, async ({ body, request, reply }) => {
      const { customer, ...session } = await service.login(body, clientOf(request));
      return withProof(reply, { ...session, user: await profiles.profileOf(customer) });
    }),
    route(logout, async ({ request, reply }) => {
      reply.header('clear-site-data', '"cache"');
      await sessions.end(tokenOf(request));
      return undefined;
    }),
  ];
}

export function sessionRoutes(sessions: CustomerSessions, profiles: Profiles): BoundRoute[] {
  return [
    route(confirmPassword, async ({ principal, body, request, reply }) => {
      await profiles.requirePassword(customerOf(principal), body.currentPassword, request.ip);
      return withProof(reply, await sessions.confirm(tokenOf(request)));
    }),
    route(getSessions, ({ principal, request }) => sessions.list(customerOf(principal), tokenOf(request))),
    route(deleteSession, async ({ principal, params }) => {
      await sessions.endOne(customerOf(principal), params.id);
      return undefined;
    }),
    route(endOtherSessions, async ({ principal, request }) => {
      await sessions.endOthers(customerOf(principal), tokenOf(request));
      return undefined;
    }),
  ];
}

export function linkRoutes(links: EmailLinks): BoundRoute[] {
  return [
    route(confirm, async ({ body, request }) => ({ message: await links.confirm(body, request.ip) })),
    route(reset, async ({ body, request }) => ({ message: await links.reset(body, request.ip) })),
  ];
}

export function profileRoutes(
  sessions: CustomerSessions,
  profiles: Profiles,
  accountRemoval: AccountRemoval,
): BoundRoute[] {
  return [
    route(getProfile, ({ principal }) => profiles.getProfile(customerOf(principal))),
    route(putProfile, ({ principal, body, request }) =>
      profiles.changeProfile(customerOf(principal), body, request.ip),
    ),
    route(putPassword, async ({ principal, body, request, reply }) => {
      await profiles.changePassword(customerOf(principal), tokenOf(request), body, request.ip);
      withProof(reply, await sessions.confirm(tokenOf(request)));
      return undefined;
    }),
    route(deleteProfile, async ({ principal, body, request }) => {
      const eraseAt = await accountRemoval.requestErasure(
        customerOf(principal),
        body.currentPassword,
        request.ip,
      );
      return { eraseAt: eraseAt.toISOString() };
    }),
    route(cancelAccountErasure, ({ principal }) => accountRemoval.cancelErasure(customerOf(principal))),
    route(exportProfile, ({ principal, reply }) => {
      reply.header('content-disposition', 'attachment; filename="omat-tiedot.json"');
      return accountRemoval.exportAll(customerOf(principal));
    }),
  ];
}

export function vehicleRoutes(vehicles: Vehicles): BoundRoute[] {
  return [
    route(listVehicles, ({ principal, query }) => vehicles.list(ownerOf(principal), query.customerId)),
    route(postVehicle, ({ principal, body }) => vehicles.add(ownerOf(principal), body)),
    route(putVehicle, ({ principal, params, body }) => vehicles.change(ownerOf(principal), params.id, body)),
    route(deleteVehicle, async ({ principal, params }) => {
      await vehicles.remove(ownerOf(principal), params.id);
      return undefined;
    }),
  ];
}

export function customerOf(principal: Principal): string {
  if (principal.kind === 'customer') return principal.customerId;
  throw new Problem('auth.required', 401, errors.sessionEnded);
}

function tokenOf({ headers }: FastifyRequest): string {
  return bearerToken(headers.authorization) ?? '';
}

function ownerOf(principal: Principal): Owner {
  return principal.kind === 'staff' ? 'all' : { customerId: customerOf(principal) };
}
