// Sessions of customers: started with a checked password, found by token, ended by idleness, by age or by signing out.
import type { Kysely } from 'kysely';

import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import type { Client } from '../../../../platform/server/auth/device.ts';
import {
  CONFIRMED_MS,
  listOpenSessions,
  newSessionColumns,
} from '../../../../platform/server/auth/open-sessions.ts';
import { newToken, tokenHash } from '../../../../platform/server/auth/tokens.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Principal } from '../../../../platform/server/http/principal.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../customer-limits.ts';
import { customerErrors as errors } from '../../messages.ts';
import * as store from '../store.ts';
import type { CustomerRow, CustomerTables } from '../store.ts';

/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

export function customerSessions(db: Kysely<CustomerTables>, clock: Clock) {
  const noteUsed = (customerId: string, now: Date) =>
    store.setUsed(db, customerId, now, new Date(now.getTime() - DAY_MS));
  return {
    authenticate: async (token: string): Promise<Principal | undefined> => {
      const hash = tokenHash(token);
      if (!hash) return undefined;
      const now = clock.now();
      const session = await store.findSession(db, hash, now, idleSince(now));
      if (!session) return undefined;
      const isStale = now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_STEP_MS;
      if (isStale) {
        await store.updateLastSeen(db, hash, now);
        await noteUsed(session.customerId, now);
      }
      const isConfirmed = now.getTime() - session.confirmedAt.getTime() < CONFIRMED_MS;
      return {
        kind: 'customer',
        customerId: session.customerId,
        ...(!isConfirmed && { pending: 'confirmation' }),
      };
    },
    /** Notes that the password was typed in this session just now; until when that counts. */
    confirm: async (token: string): Promise<Date> => {
      const [hash, now] = [tokenHash(token), clock.now()];
      if (hash) await store.setConfirmed(db, hash, now);
      return new Date(now.getTime() + CONFIRMED_MS);
    },
    /** A new session; undefined when the checked password has been replaced meanwhile. */
    start: async (customer: CustomerRow, client: Client) => {
      const now = clock.now();
      const { token, hash } = newToken();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      const isStarted = await inTransaction(db, async (tx) => {
        const current = await store.findForChange(tx, customer.id);
        if (current?.passwordHash !== customer.passwordHash) return false;
        await store.setUsed(tx, customer.id, now, now);
        await store.insertSession(tx, {
          tokenHash: hash,
          customerId: customer.id,
          ...newSessionColumns(client, now, expiresAt),
        });
        return true;
      });
      return isStarted ? { token, expiresAt } : undefined;
    },
    end: async (token: string) => {
      const hash = tokenHash(token);
      if (hash) await store.removeSession(db, hash);
    },
    /** Where the customer is signed in, the session of `token` first. */
    list: async (customerId: string, token: string) => {
      const now = clock.now();
      const rows = await store.listSessions(db, customerId, now, idleSince(now));
      return listOpenSessions(rows, tokenHash(token));
    },
    /** 404 when it has ended already. */
    endOne: async (customerId: string, id: string) => {
      if (await store.removeSessionById(db, customerId, id)) return;
      throw notFound('customer.session_not_found', errors.sessionGone);
    },
    /** Ends the customer's sessions but that of `token`. */
    endOthers: (customerId: string, token: string) => store.removeSessions(db, customerId, tokenHash(token)),
  };
}

export type CustomerSessions = ReturnType<typeof customerSessions>;

/** A session whose last call is older has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
