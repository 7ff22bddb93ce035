// Sessions of customers: started with a checked password, found by token, ended by idleness, by age or by signing out.
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { Problem, notFound } from '../../../../platform/contract/problem.ts';
import {
  createConfirmations,
  type Confirmation,
  type Confirmations,
} from '../../../../platform/server/auth/confirmations.ts';
import type { Client } from '../../../../platform/server/auth/device.ts';
import { listOpenSessions, newSessionColumns } from '../../../../platform/server/auth/open-sessions.ts';
import { newToken, tokenHash } from '../../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Authenticate } from '../../../../platform/server/http/principal.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../customer-limits.ts';
import { customerErrors as errors } from '../../messages.ts';
import * as store from '../store.ts';
import type { CustomerRow, CustomerTables } from '../store.ts';

/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

type SessionPlatform = Pick<Platform, 'db' | 'clock' | 'keys'>;

export function customerSessions(platform: SessionPlatform) {
  const { clock } = platform;
  const db = platform.db.$extendTables<CustomerTables>();
  const confirmations = createConfirmations(platform);
  return {
    authenticate: sessionCheck(platform, confirmations),
    /** The proof that the password was typed in this session just now. */
    confirm: async (token: string): Promise<Confirmation> => {
      const hash = tokenHash(token);
      const now = clock.now();
      const session = hash && (await store.findSession(db, hash, now, idleSince(now)));
      if (!session) throw new Problem('auth.required', 401, errors.sessionEnded);
      return confirmations.issue({ tokenHash: hash, ...session });
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
      if (!isStarted) return undefined;
      const { passwordHash } = customer;
      const { confirmation } = await confirmations.issue({ tokenHash: hash, passwordHash });
      return { token, confirmation, expiresAt: expiresAt.toISOString() };
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

function sessionCheck({ db: anyDb, clock }: SessionPlatform, confirmations: Confirmations): Authenticate {
  const db = anyDb.$extendTables<CustomerTables>();
  const noteUsed = (customerId: string, now: Date) =>
    store.setUsed(db, customerId, now, new Date(now.getTime() - DAY_MS));
  return async (token, confirmation) => {
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
    const { customerId, passwordHash } = session;
    const isConfirmed = await confirmations.isValid({ tokenHash: hash, passwordHash }, confirmation);
    return { kind: 'customer', customerId, ...(!isConfirmed && { pending: 'confirmation' }) };
  };
}

export type CustomerSessions = ReturnType<typeof customerSessions>;

/** A session whose last call is older has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
