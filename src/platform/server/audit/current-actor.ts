// The author of the current request, in AsyncLocalStorage, so that services need not pass it to the audit log.
import { AsyncLocalStorage } from 'node:async_hooks';

import type { Principal } from '../http/principal.ts';

const currentActor = new AsyncLocalStorage<{ principal: Principal; address: string | undefined }>();

/** Runs `work`, with everything asynchronous in it, as `principal` at the network address `address`. */
export function runAs<T>(principal: Principal, work: () => T, address?: string): T {
  return currentActor.run({ principal, address }, work);
}

/** The network address of the client whose request this is; undefined in jobs and at start. */
export function currentActorAddress(): string | undefined {
  return currentActor.getStore()?.address;
}

/** The user name of the member of staff whose request this is; empty in jobs, at the start and for visitors. */
export function currentStaffName(): string {
  const principal = currentActor.getStore()?.principal;
  return principal?.kind === 'staff' ? principal.username : '';
}
