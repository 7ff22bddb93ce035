// Sessions of customers: started with a checked password, found by their token, ended by rest, by age or by hand.
import type { Kysely } from 'kysely';

import { newToken, tokenHash } from '../../../platform/server/auth/tokens.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../customer-limits.ts';
import * as store from './store.ts';
import type { CustomerRow, CustomerTables } from './store.ts';

/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

export interface CustomerSessions {
  authenticate: Authenticate;
  /** A new session, or nothing when the password that was checked has been replaced meanwhile. */
  start: (customer: CustomerRow) => Promise<{ token: string; expiresAt: Date } | undefined>;
  end: (token: string) => Promise<void>;
}

export function customerSessions(db: Kysely<CustomerTables>, clock: Clock): CustomerSessions {
  return {
    authenticate: async (token) => {
      const hash = tokenHash(token);
      if (!hash) return undefined;
      const now = clock.now();
      const session = await store.findSession(db, hash, now, idleSince(now));
      if (!session) return undefined;
      const isStale = now.getTime() - session.last_seen_at.getTime() >= LAST_SEEN_STEP_MS;
      if (isStale) await store.updateLastSeen(db, hash, now);
      return { kind: 'customer', customerId: session.customer_id };
    },
    start: async (customer) => {
      const now = clock.now();
      const { token, hash } = newToken();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      const isStarted = await db.transaction().execute(async (tx) => {
        const current = await store.findForChange(tx, customer.id);
        if (current?.password_hash !== customer.password_hash) return false;
        await store.insertSession(tx, {
          token_hash: hash,
          customer_id: customer.id,
          created_at: now,
          last_seen_at: now,
          expires_at: expiresAt,
        });
        return true;
      });
      return isStarted ? { token, expiresAt } : undefined;
    },
    end: async (token) => {
      const hash = tokenHash(token);
      if (hash) await store.removeSession(db, hash);
    },
  };
}

/** A session whose last call is older has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
