// The calls of customers.
import { Problem } from '../../../platform/contract/problem.ts';
import { bearerToken } from '../../../platform/server/http/principal.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  confirm,
  deleteProfile,
  deleteVehicle,
  exportProfile,
  forgot,
  getProfile,
  keepProfile,
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
import type { Confirming } from './confirming.ts';
import type { Joining } from './joining.ts';
import type { Leaving } from './leaving.ts';
import type { Profiles } from './profile.ts';
import type { CustomerSessions } from './sessions.ts';
import type { Owner, Vehicles } from './vehicles.ts';

export function joiningRoutes(
  service: Joining,
  sessions: CustomerSessions,
  profiles: Profiles,
): BoundRoute[] {
  return [
    route(register, async ({ body, request }) => ({ message: await service.register(body, request.ip) })),
    route(forgot, async ({ body, request }) => ({ message: await service.forgot(body.email, request.ip) })),
    route(login, async ({ body, request }) => {
      const { token, expiresAt, customer } = await service.login(body, request.ip);
      return { token, expiresAt: expiresAt.toISOString(), user: await profiles.profileOf(customer) };
    }),
    route(logout, async ({ request }) => {
      await sessions.end(bearerToken(request.headers.authorization) ?? '');
      return undefined;
    }),
  ];
}

export function linkRoutes(links: Confirming): BoundRoute[] {
  return [
    route(confirm, async ({ body, request }) => ({ message: await links.confirm(body, request.ip) })),
    route(reset, async ({ body }) => ({ message: await links.reset(body) })),
  ];
}

export function profileRoutes(profiles: Profiles, leaving: Leaving): BoundRoute[] {
  return [
    route(getProfile, ({ principal }) => profiles.getProfile(customerOf(principal))),
    route(putProfile, ({ principal, body, request }) =>
      profiles.changeProfile(customerOf(principal), body, request.ip),
    ),
    route(putPassword, async ({ principal, body, request }) => {
      const token = bearerToken(request.headers.authorization) ?? '';
      await profiles.changePassword(customerOf(principal), token, body, request.ip);
      return undefined;
    }),
    route(deleteProfile, async ({ principal }) => ({
      eraseAt: (await leaving.askErasure(customerOf(principal))).toISOString(),
    })),
    route(keepProfile, ({ principal }) => leaving.keep(customerOf(principal))),
    route(exportProfile, ({ principal, reply }) => {
      reply.header('content-disposition', 'attachment; filename="omat-tiedot.json"');
      return leaving.exportAll(customerOf(principal));
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

function customerOf(principal: Principal): string {
  if (principal.kind === 'customer') return principal.customerId;
  throw new Problem('auth.required', 401, errors.sessionEnded);
}

function ownerOf(principal: Principal): Owner {
  return principal.kind === 'staff' ? 'all' : { customerId: customerOf(principal) };
}
