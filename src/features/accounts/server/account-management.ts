// Use cases of the owner: who may sign in, who owns the shop. One active owner always remains.
import type { Kysely, Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import { currentStaffName } from '../../../platform/server/audit/current-actor.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { AccountChange, NewAccount, StaffAccount } from '../contract.ts';
import { accountsMessages as messages } from '../messages.ts';
import { usernameKey } from '../username.ts';
import { FIRST_PASSWORD_MS, refuseBadPassword, type ShopWords } from './new-password.ts';
import type { AccountAct, NotifyingPlatform } from './notices.ts';
import { hasFactor, listProtected, removeDevices } from './second-factor/store.ts';
import { removeSessions } from './sessions/sessions-store.ts';
import * as store from './store.ts';

export type AccountManagement = ReturnType<typeof accountManagement>;

type Tx = Transaction<store.AccountsTables>;

export interface AccountManagementParts {
  passwords: Passwords;
  shopWords: ShopWords;
  /** Called with the name of an account after its password was replaced or it was removed. */
  forgetNetworks: (username: string) => Promise<void>;
}

export function accountManagement(
  platform: NotifyingPlatform,
  { passwords, shopWords, forgetNetworks }: AccountManagementParts,
) {
  const db = platform.db.$extendTables<store.AccountsTables>();
  const hashed = (password: string) => passwords.takeTurn(() => passwords.hash(password), true);

  /** 409 when the name is taken. */
  async function addAccount({ username, password, isOwner }: NewAccount): Promise<StaffAccount> {
    await refuseBadPassword(password, username, shopWords, 'password');
    const now = platform.clock.now();
    const account = { id: newId(now.getTime()), username, usernameKey: usernameKey(username) };
    const hash = await hashed(password);
    return inTransaction(db, async (tx) => {
      await store.lockAccounts(tx);
      await requireFreeUsername(tx, account.usernameKey);
      const fields = { ...account, passwordHash: hash, isOwner, firstPasswordUntil: expiryAt(now) };
      await store.insertAccount(tx, fields, now);
      const after = { username, isOwner, isActive: true };
      const [entityId, name] = [account.id, username];
      await platform.audit.record(tx, { action: 'created', entity: 'account', entityId, name, after });
      await platform.notify(tx, {
        username,
        what: isOwner ? 'added-owner' : 'added',
        by: currentStaffName(),
      });
      return accountOf(tx, await find(tx, account.id));
    });
  }

  /** 404 when it does not exist, 409 when stale, when the name is taken, and when no owner would remain. */
  async function changeAccount(id: string, change: AccountChange, isOwn: boolean): Promise<StaffAccount> {
    const { password } = change;
    if (password === undefined) return applyChange(platform, db, id, change);
    const { username } = await find(db, id);
    await refuseBadPassword(password, change.username ?? username, shopWords, 'password');
    const firstPasswordUntil = isOwn ? null : expiryAt(platform.clock.now());
    const passwordFields = {
      passwordHash: await hashed(password),
      firstPasswordUntil,
      firstPasswordUsedAt: null,
    };
    const changed = await applyChange(platform, db, id, change, passwordFields);
    await forgetNetworks(username);
    return changed;
  }

  return {
    listAccounts: async () => accountsOf(db, await store.listAccounts(db)),
    addAccount,
    changeAccount,
    /** 404 when it does not exist, 409 when no owner would remain. */
    removeAccount: async (id: string) => {
      const removed = await inTransaction(db, async (tx) => {
        const before = await lockAccount(tx, id);
        await store.removeAccount(tx, id);
        await requireOwner(tx);
        const { fields, ...entry } = auditOf(before);
        await platform.audit.record(tx, { action: 'removed', ...entry, before: fields });
        await platform.notify(tx, { username: before.username, what: 'removed', by: currentStaffName() });
        return before;
      });
      await forgetNetworks(removed.username);
    },
  };
}

async function applyChange(
  platform: NotifyingPlatform,
  db: Kysely<store.AccountsTables>,
  id: string,
  { version, username, isOwner, isActive }: AccountChange,
  password?: Pick<store.AccountRow, 'passwordHash' | 'firstPasswordUntil' | 'firstPasswordUsedAt'>,
): Promise<StaffAccount> {
  const fields = {
    ...(username !== undefined && { username, usernameKey: usernameKey(username) }),
    ...password,
    ...(isOwner !== undefined && { isOwner }),
    ...(isActive !== undefined && { isActive }),
  };
  const changed = await changeRecord(platform, db, (tx) => lockAccount(tx, id), {
    expected: { version, message: messages.accountStale, current: (row) => accountOf(db, row) },
    change: async (tx, before) => {
      if (username !== undefined) await requireFreeUsername(tx, usernameKey(username), id);
      await store.updateAccount(tx, id, fields, platform.clock.now());
      if (password || isActive === false) {
        await removeSessions(tx, id);
        await removeDevices(tx, id);
      }
      await requireOwner(tx);
      const account = await find(tx, id);
      for (const what of actsOf(before, account, password !== undefined)) {
        await platform.notify(tx, { username: account.username, what, by: currentStaffName() });
      }
      return account;
    },
    audit: auditOf,
    alsoAudited: () => (password ? { password: 'replaced' } : {}),
  });
  return accountOf(db, changed);
}

/** What the change is called in emails. */
function actsOf(
  before: store.AccountRow,
  after: store.AccountRow,
  isPasswordNew: boolean,
): (AccountAct | 'password')[] {
  const acts: (AccountAct | 'password')[] = isPasswordNew ? ['password'] : [];
  if (after.isOwner !== before.isOwner) acts.push(after.isOwner ? 'made-owner' : 'made-staff');
  if (after.isActive !== before.isActive) acts.push(after.isActive ? 'opened' : 'closed');
  return acts;
}

function expiryAt(now: Date): Date {
  return new Date(now.getTime() + FIRST_PASSWORD_MS);
}

/** Locks all accounts: whether an owner remains depends on every one of them. */
async function lockAccount(tx: Tx, id: string): Promise<store.AccountRow> {
  await store.lockAccounts(tx);
  return find(tx, id);
}

async function requireOwner(tx: Tx): Promise<void> {
  if (!(await store.hasActiveOwner(tx))) throw conflict('account.last_owner', messages.lastOwner);
}

async function find(tx: Kysely<store.AccountsTables>, id: string): Promise<store.AccountRow> {
  const [account] = await store.listAccounts(tx, id);
  if (!account) throw notFound('account.not_found', messages.accountGone);
  return account;
}

async function requireFreeUsername(tx: Tx, key: string, id?: string): Promise<void> {
  if (await store.isNameTaken(tx, key, id)) throw conflict('account.name_taken', messages.usernameTaken);
}

/** Nothing of the password, not even its hash. */
function auditOf({ id, username, isOwner, isActive }: store.AccountRow) {
  return { entity: 'account', entityId: id, name: username, fields: { username, isOwner, isActive } };
}

async function accountOf(db: Kysely<store.AccountsTables>, row: store.AccountRow): Promise<StaffAccount> {
  return listed(row, await hasFactor(db, row.id));
}

async function accountsOf(
  db: Kysely<store.AccountsTables>,
  rows: readonly store.AccountRow[],
): Promise<StaffAccount[]> {
  const withFactor = await listProtected(db);
  return rows.map((row) => listed(row, withFactor.has(row.id)));
}

function listed(row: store.AccountRow, hasSecondFactor: boolean): StaffAccount {
  return {
    _id: row.id,
    username: row.username,
    isOwner: row.isOwner,
    isActive: row.isActive,
    hasSecondFactor,
    firstPasswordUntil: row.firstPasswordUntil?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
