// Who makes the current request, so that the audit knows it without every service passing it on.
import { AsyncLocalStorage } from 'node:async_hooks';

import type { Principal } from '../http/principal.ts';

const acting = new AsyncLocalStorage<Principal>();

/** Runs `work`, and all it waits for, in the name of `principal`. */
export function actingFor<T>(principal: Principal, work: () => T): T {
  return acting.run(principal, work);
}

/** The user name of the member of staff whose request this is; empty in jobs, at the start and for visitors. */
export function actingName(): string {
  const principal = acting.getStore();
  return principal?.kind === 'staff' ? principal.username : '';
}
