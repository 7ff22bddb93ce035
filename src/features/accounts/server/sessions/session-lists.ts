// Where staff are signed in, and the end of one session or of all but the present one.
import type { OpenSession } from '../../../../platform/contract/auth/sessions.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import type { AuditAction } from '../../../../platform/server/audit/audit.ts';
import { currentStaffName } from '../../../../platform/server/audit/current-actor.ts';
import { listOpenSessions } from '../../../../platform/server/auth/open-sessions.ts';
import { tokenHash } from '../../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { accountsMessages as messages } from '../../messages.ts';
import { listAccounts, type AccountsTables } from '../store.ts';
import * as store from './sessions-store.ts';
import { idleSince } from './sessions.ts';

export interface RequestingSession {
  accountId: string;
  /** Token of the requesting session. */
  token: string;
}

export function sessionLists(platform: Platform) {
  const db = platform.db.$extendTables<AccountsTables>();

  /** Ends the sessions that `remove` removes, and records it in the audit; 404 for an unknown account. */
  async function end(
    accountId: string,
    actionOf: (username: string) => AuditAction,
    remove: (tx: typeof db) => Promise<boolean>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const [account] = await listAccounts(tx, accountId);
      if (!account) throw notFound('account.not_found', messages.accountGone);
      if (!(await remove(tx))) throw notFound('account.session_not_found', messages.sessionGone);
      const { id, username } = account;
      await platform.audit.record(tx, {
        action: actionOf(username),
        entity: 'session',
        entityId: id,
        name: username,
      });
    });
  }

  return {
    list: async ({ accountId, token }: RequestingSession): Promise<OpenSession[]> => {
      const now = platform.clock.now();
      return listOpenSessions(await store.listSessions(db, accountId, now, idleSince(now)), tokenHash(token));
    },
    endOne: (accountId: string, sessionId: string) =>
      end(
        accountId,
        () => 'session-ended',
        (tx) => store.removeSessionById(tx, accountId, sessionId),
      ),
    /** All but the requesting session: of somebody else's account every one. */
    endOthers: ({ accountId, token }: RequestingSession) =>
      end(
        accountId,
        (username) => (username === currentStaffName() ? 'signed-out-elsewhere' : 'signed-out'),
        async (tx) => {
          await store.removeOtherSessions(tx, accountId, tokenHash(token) ?? Buffer.alloc(0));
          return true;
        },
      ),
  };
}

export type SessionLists = ReturnType<typeof sessionLists>;
