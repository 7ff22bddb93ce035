// Sessions of customers: started with a checked password, found by token, ended by idleness, by age or by signing out.
import type { Kysely } from 'kysely';

import { newToken, tokenHash } from '../../../../platform/server/auth/tokens.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Principal } from '../../../../platform/server/http/principal.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../customer-limits.ts';
import * as store from '../store.ts';
import type { CustomerRow, CustomerTables } from '../store.ts';

/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

export function customerSessions(db: Kysely<CustomerTables>, clock: Clock) {
  return {
    authenticate: async (token: string): Promise<Principal | undefined> => {
      const hash = tokenHash(token);
      if (!hash) return undefined;
      const now = clock.now();
      const session = await store.findSession(db, hash, now, idleSince(now));
      if (!session) return undefined;
      const isStale = now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_STEP_MS;
      if (isStale) await store.updateLastSeen(db, hash, now);
      return { kind: 'customer', customerId: session.customerId };
    },
    /** A new session; undefined when the checked password has been replaced meanwhile. */
    start: async (customer: CustomerRow) => {
      const now = clock.now();
      const { token, hash } = newToken();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      const isStarted = await inTransaction(db, async (tx) => {
        const current = await store.findForChange(tx, customer.id);
        if (current?.passwordHash !== customer.passwordHash) return false;
        await store.insertSession(tx, {
          tokenHash: hash,
          customerId: customer.id,
          createdAt: now,
          lastSeenAt: now,
          expiresAt,
        });
        return true;
      });
      return isStarted ? { token, expiresAt } : undefined;
    },
    end: async (token: string) => {
      const hash = tokenHash(token);
      if (hash) await store.removeSession(db, hash);
    },
  };
}

export type CustomerSessions = ReturnType<typeof customerSessions>;

/** A session whose last call is older has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
