// Use cases of the owner: who may sign in, who owns the shop. One active owner always remains.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { AccountChange, NewAccount, StaffAccount } from '../contract.ts';
import { accountsMessages as messages } from '../messages.ts';
import { usernameKey } from '../username.ts';
import * as store from './store.ts';

export interface AccountKeeping {
  listAccounts: () => Promise<StaffAccount[]>;
  /** 409 when the name is taken. */
  addAccount: (account: NewAccount) => Promise<StaffAccount>;
  /** 404 when it is gone, 409 when stale, when the name is taken, and when no owner would remain. */
  changeAccount: (id: string, change: AccountChange) => Promise<StaffAccount>;
  removeAccount: (id: string) => Promise<void>;
}

type Tx = Transaction<store.AccountsTables>;

export function accountKeeping(platform: Platform, passwords: Passwords): AccountKeeping {
  const db = platform.db.$extendTables<store.AccountsTables>();
  const hashed = (password: string) => passwords.takeTurn(() => passwords.hash(password));

  /** Runs `change` while nobody else changes accounts, and undoes it when no owner would remain. */
  const exclusively = <T>(change: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await store.lockAccounts(tx);
      const result = await change(tx);
      if (!(await store.hasActiveOwner(tx))) throw conflict('account.last_owner', messages.lastOwner);
      return result;
    });

  async function addAccount({ username, password, isOwner }: NewAccount): Promise<StaffAccount> {
    refuseNameAsPassword(username, password);
    const now = platform.clock.now();
    const account = { id: newId(now.getTime()), username, username_key: usernameKey(username) };
    const hash = await hashed(password);
    return exclusively(async (tx) => {
      await refuseTaken(tx, account.username_key);
      await store.insertAccount(tx, { ...account, password_hash: hash, is_owner: isOwner }, now);
      const after = { username, isOwner, isActive: true };
      const [entityId, name] = [account.id, username];
      await platform.audit.record(tx, { action: 'created', entity: 'account', entityId, name, after });
      return accountOf(await find(tx, account.id));
    });
  }

  async function changeAccount(id: string, change: AccountChange): Promise<StaffAccount> {
    const hash = change.password === undefined ? undefined : await hashed(change.password);
    return exclusively((tx) => applyChange(platform, tx, id, { ...change, hash }));
  }

  return {
    listAccounts: async () => (await store.listAccounts(db)).map(accountOf),
    addAccount,
    changeAccount,
    removeAccount: (id) =>
      exclusively(async (tx) => {
        const before = await find(tx, id);
        await store.removeAccount(tx, id);
        await platform.audit.record(tx, {
          action: 'removed',
          entity: 'account',
          entityId: id,
          name: before.username,
          before: auditFields(before),
        });
      }),
  };
}

async function applyChange(
  { audit, clock }: Platform,
  tx: Tx,
  id: string,
  change: AccountChange & { hash: string | undefined },
): Promise<StaffAccount> {
  const { username, password, isOwner, isActive, hash } = change;
  const before = await find(tx, id);
  if (change.version !== undefined && change.version !== before.version) {
    throw conflict('conflict.stale', messages.accountStale, accountOf(before));
  }
  if (password !== undefined) refuseNameAsPassword(username ?? before.username, password);
  if (username !== undefined) await refuseTaken(tx, usernameKey(username), id);
  const fields = {
    ...(username !== undefined && { username, username_key: usernameKey(username) }),
    ...(hash !== undefined && { password_hash: hash }),
    ...(isOwner !== undefined && { is_owner: isOwner }),
    ...(isActive !== undefined && { is_active: isActive }),
  };
  await store.updateAccount(tx, id, fields, clock.now());
  if (hash !== undefined || isActive === false) await store.removeSessions(tx, id);
  const after = await find(tx, id);
  await audit.record(tx, {
    action: 'changed',
    entity: 'account',
    entityId: id,
    name: after.username,
    before: auditFields(before),
    after: { ...auditFields(after), ...(hash !== undefined && { password: 'replaced' }) },
  });
  return accountOf(after);
}

async function find(tx: Tx, id: string): Promise<store.ListedAccount> {
  const [account] = await store.listAccounts(tx, id);
  if (!account) throw notFound('account.not_found', messages.accountGone);
  return account;
}

async function refuseTaken(tx: Tx, key: string, id?: string): Promise<void> {
  if (await store.isNameTaken(tx, key, id)) throw conflict('account.name_taken', messages.usernameTaken);
}

function refuseNameAsPassword(username: string, password: string): void {
  if (usernameKey(password) !== usernameKey(username)) return;
  const message = messages.newPasswordIsUsername;
  throw invalid('account.password_is_username', message, [
    { path: 'password', code: 'account.password_is_username', message },
  ]);
}

/** Nothing of the password, not even its hash. */
function auditFields({ username, is_owner: isOwner, is_active: isActive }: store.ListedAccount) {
  return { username, isOwner, isActive };
}

function accountOf(row: store.ListedAccount): StaffAccount {
  return {
    _id: row.id,
    username: row.username,
    isOwner: row.is_owner,
    isActive: row.is_active,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
