// What an owner decides about second factors: from when everybody must have one, and taking those of somebody else away.
import { conflict, notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { SecondFactorRule } from '../../contract-second-factor.ts';
import { secondFactorErrors as errors } from '../../messages-second-factor.ts';
import { accountsMessages } from '../../messages.ts';
import { removeSessions } from '../sessions/sessions-store.ts';
import { listAccounts, type AccountsTables } from '../store.ts';
import { recordFactor } from './factors.ts';
import * as store from './store.ts';

export function secondFactorOwner(platform: Platform) {
  const db = platform.db.$extendTables<AccountsTables>();
  return {
    readRule: async (): Promise<SecondFactorRule> => ({ requiredFrom: await store.readRequiredFrom(db) }),
    changeRule: async ({ requiredFrom }: SecondFactorRule): Promise<SecondFactorRule> => {
      await inTransaction(db, async (tx) => {
        const before = { requiredFrom: await store.readRequiredFrom(tx) };
        await store.saveRequiredFrom(tx, requiredFrom, platform.clock.now());
        const change = { before, after: { requiredFrom } };
        await platform.audit.record(tx, { action: 'changed', entity: 'second-factor-rule', ...change });
      });
      return { requiredFrom };
    },
    /** 404 when the account is gone or has no factor, 409 for one's own. */
    reset: async (accountId: string, ownId: string) => {
      if (accountId === ownId) throw conflict('account.own_reset', errors.ownReset);
      await inTransaction(db, async (tx) => {
        await store.lockAccount(tx, accountId);
        const [account] = await listAccounts(tx, accountId);
        if (!account) throw notFound('account.not_found', accountsMessages.accountGone);
        const hadAny = await store.removeFactors(tx, accountId);
        if (!hadAny) throw notFound('account.no_factor', errors.noFactor);
        await removeSessions(tx, accountId);
        await recordFactor(platform, tx, account, 'reset');
      });
    },
  };
}

export type SecondFactorOwner = ReturnType<typeof secondFactorOwner>;
