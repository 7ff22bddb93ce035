// Who is calling, and what each kind of caller may do.
import type { IncomingHttpHeaders } from 'node:http';

import { CONFIRMATION_HEADER } from '../../contract/auth/confirmation-header.ts';
import type { Access, EndpointDeclaration } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { httpMessages } from './messages.ts';

/**
 * What has to come first. Before what is dangerous: the password typed again, or a password of one's own in place of one that an owner gave.
 * Before anything: that one once its half hour is over, or a second factor where the owner demands one.
 */
export type Pending = 'confirmation' | 'own-password' | 'new-password' | 'second-factor';

export type Principal =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      accountId: string;
      username: string;
      isOwner: boolean;
      pending?: Pending;
      /** While something is pending: whether the session may read these people, too, from this network address. */
      mayRead?: (people: readonly string[], address: string) => Promise<boolean>;
    }
  | { kind: 'customer'; customerId: string; pending?: 'confirmation' };

/**
 * Finds the principal of a bearer token; `undefined` for an unknown, expired or revoked one. `confirmation` is the proof that
 * the password was just typed in the session.
 */
export type Authenticate = (token: string, confirmation?: string) => Promise<Principal | undefined>;

const visitor = Object.freeze({ kind: 'visitor' } satisfies Principal);

/** The token of an `Authorization: Bearer` header; nothing else is ever believed. */
export function bearerToken(header: string | undefined): string | undefined {
  const match = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '');
  return match?.[1];
}

type AccessRules = Pick<
  EndpointDeclaration,
  'access' | 'needsConfirmation' | 'isOpenBeforeNewPassword' | 'isForEnrolment'
>;

/**
 * The principal that may pass, or a 401 or 403 problem. On a public endpoint a bad token counts as a visitor, and so does
 * staff who must add a second factor first.
 */
export async function authorize(
  endpoint: AccessRules,
  headers: IncomingHttpHeaders,
  authenticate: Authenticate,
): Promise<Principal> {
  const token = bearerToken(headers.authorization);
  const { [CONFIRMATION_HEADER]: proof } = headers;
  const confirmation = typeof proof === 'string' ? proof : undefined;
  const principal = (token ? await authenticate(token, confirmation) : undefined) ?? visitor;
  if (isShut(endpoint, principal) && mayPass(endpoint.access, visitor)) return visitor;
  if (mayPass(endpoint.access, principal)) {
    refusePending(endpoint, principal);
    return principal;
  }
  if (principal.kind !== 'visitor') throw new Problem('auth.forbidden', 403, httpMessages.forbidden);
  throw new Problem('auth.required', 401, token ? httpMessages.sessionEnded : httpMessages.signInNeeded);
}

function refusePending(endpoint: AccessRules, principal: Principal): void {
  if (principal.kind === 'visitor' || principal.pending === undefined) return;
  const isPublic = endpoint.access === 'everyone' || endpoint.access === 'token';
  if (principal.pending === 'new-password' && !isPublic && !endpoint.isOpenBeforeNewPassword) {
    throw ownPasswordNeeded();
  }
  if (isShut(endpoint, principal)) {
    throw new Problem('auth.second_factor_missing', 403, httpMessages.secondFactorMissing);
  }
  if (endpoint.needsConfirmation) requireConfirmation(principal);
}

/** Without the second factor that the owner demands, nothing but enrolment is open. */
function isShut({ isForEnrolment }: AccessRules, principal: Principal): boolean {
  return principal.kind === 'staff' && principal.pending === 'second-factor' && !isForEnrolment;
}

/** For what only some calls of an endpoint may not do: 403 `auth.confirm` unless the password, one's own, was typed within half an hour. */
export function requireConfirmation(principal: Principal, message: string = httpMessages.confirmFirst): void {
  if (principal.kind === 'visitor' || principal.pending === undefined) return;
  if (principal.pending === 'own-password') throw ownPasswordNeeded();
  throw new Problem('auth.confirm', 403, message);
}

/** An owner knows the present one. */
export function ownPasswordNeeded(): Problem {
  return new Problem('auth.first_password', 403, httpMessages.newPasswordFirst);
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
