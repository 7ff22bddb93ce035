// What an owner decides about second factors: from when everybody must have one, and taking those of somebody else away.
import type { Transaction } from 'kysely';

import { conflict, notFound } from '../../../../platform/contract/problem.ts';
import { currentStaffName } from '../../../../platform/server/audit/current-actor.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { SecondFactorRule } from '../../contract-second-factor.ts';
import { secondFactorErrors as errors } from '../../messages-second-factor.ts';
import { accountsMessages } from '../../messages.ts';
import { usernameKey } from '../../username.ts';
import type { NotifyingPlatform } from '../notices.ts';
import { removeSessions } from '../sessions/sessions-store.ts';
import { listAccounts, type AccountRow, type AccountsTables } from '../store.ts';
import { recordFactor } from './factors.ts';
import * as store from './store.ts';

export function secondFactorOwner(platform: NotifyingPlatform) {
  const db = platform.db.$extendTables<AccountsTables>();
  return {
    readRule: async (): Promise<SecondFactorRule> => ({ requiredFrom: await store.readRequiredFrom(db) }),
    changeRule: async ({ requiredFrom }: SecondFactorRule): Promise<SecondFactorRule> => {
      await inTransaction(db, async (tx) => {
        const before = { requiredFrom: await store.readRequiredFrom(tx) };
        await store.saveRequiredFrom(tx, requiredFrom, platform.clock.now());
        const change = { before, after: { requiredFrom } };
        await platform.audit.record(tx, { action: 'changed', entity: 'second-factor-rule', ...change });
        if (requiredFrom === before.requiredFrom) return;
        await platform.notify(tx, { username: currentStaffName(), what: { requiredFrom } });
      });
      return { requiredFrom };
    },
    /** 404 when the account does not exist or has no factor, 409 for the own account. */
    reset: async (accountId: string, ownId: string) => {
      if (accountId === ownId) throw conflict('account.own_reset', errors.ownReset);
      const isReset = await inTransaction(db, async (tx) => {
        const [account] = await listAccounts(tx, accountId);
        if (!account) throw notFound('account.not_found', accountsMessages.accountGone);
        return resetFactors(platform, tx, account);
      });
      if (!isReset) throw notFound('account.no_factor', errors.noFactor);
    },
  };
}

/** For the operator, when the only owner has lost phone, passkey and codes; a command has no queue to write emails with. */
export async function resetSecondFactorOf(
  platform: Platform,
  username: string,
): Promise<'reset' | 'unknown' | 'none'> {
  const db = platform.db.$extendTables<AccountsTables>();
  return inTransaction(db, async (tx) => {
    const key = usernameKey(username);
    const account = (await listAccounts(tx)).find((each) => each.usernameKey === key);
    if (!account) return 'unknown';
    return (await resetFactors(platform, tx, account)) ? 'reset' : 'none';
  });
}

/** Removes all factors of the account and ends its sessions; false when it had none. */
async function resetFactors(
  platform: Platform | NotifyingPlatform,
  tx: Transaction<AccountsTables>,
  account: AccountRow,
): Promise<boolean> {
  await store.lockAccount(tx, account.id);
  if (!(await store.removeFactors(tx, account.id))) return false;
  await removeSessions(tx, account.id);
  await recordFactor(platform, tx, account, 'reset');
  return true;
}

export type SecondFactorOwner = ReturnType<typeof secondFactorOwner>;
