// Who is calling, and what each kind of caller may do.
import type { Access } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { httpMessages } from './messages.ts';

export type Principal =
  | { kind: 'visitor' }
  | { kind: 'staff'; accountId: string; username: string; isOwner: boolean }
  | { kind: 'customer'; customerId: string };

/** Finds the principal of a bearer token; `undefined` for an unknown, expired or revoked one. */
export type Authenticate = (token: string) => Promise<Principal | undefined>;

const visitor = Object.freeze({ kind: 'visitor' } satisfies Principal);

/** The token of an `Authorization: Bearer` header; nothing else is ever believed. */
export function bearerToken(header: string | undefined): string | undefined {
  const match = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '');
  return match?.[1];
}

/** The principal that may pass, or a 401 or 403 problem. A bad token on a public endpoint counts as a visitor. */
export async function admit(
  access: Access,
  header: string | undefined,
  authenticate: Authenticate,
): Promise<Principal> {
  const token = bearerToken(header);
  const principal = (token ? await authenticate(token) : undefined) ?? visitor;
  if (mayPass(access, principal)) return principal;
  if (principal.kind !== 'visitor') throw new Problem('auth.forbidden', 403, httpMessages.forbidden);
  throw new Problem('auth.required', 401, token ? httpMessages.sessionEnded : httpMessages.signInNeeded);
}

function mayPass(access: Access, principal: Principal): boolean {
  switch (access) {
    case 'everyone':
    case 'token':
      return true;
    case 'customer':
      return principal.kind === 'customer';
    case 'person':
      return principal.kind !== 'visitor';
    case 'staff':
      return principal.kind === 'staff';
    case 'owner':
      return principal.kind === 'staff' && principal.isOwner;
  }
}
