// Use cases of staff accounts: signing in and out, the session behind a token, changing a password.
import type { Kysely } from 'kysely';

import { Problem, invalidField } from '../../../platform/contract/problem.ts';
import { createAttempts } from '../../../platform/server/auth/attempts.ts';
import { describeClient, type Client } from '../../../platform/server/auth/device.ts';
import { noteDevice } from '../../../platform/server/auth/known-devices.ts';
import { authMessages } from '../../../platform/server/auth/messages.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { ownPasswordNeeded } from '../../../platform/server/http/principal.ts';
import type { PasswordChange, SecondStepNeeded, SignInRequest, StaffSession } from '../contract.ts';
import { accountsMessages as messages } from '../messages.ts';
import { usernameKey } from '../username.ts';
import { refuseBadPassword, type ShopWords } from './new-password.ts';
import type { NotifyingPlatform } from './notices.ts';
import { removeDevices } from './second-factor/store.ts';
import { removeOtherSessions, removeSessions } from './sessions/sessions-store.ts';
import { createSessions, sessionOf, type ProvenSession } from './sessions/sessions.ts';
import * as store from './store.ts';

export type AccountsService = ReturnType<typeof accountsService>;

export interface AccountsDeps {
  passwords: Passwords;
  shopWords: ShopWords;
  /** Called after a password was replaced, with the former one. */
  onPasswordReplaced: (oldPassword: string) => Promise<void>;
  /** What must follow the right password; nothing where it is enough. */
  secondStep: (account: store.AccountRow, deviceToken?: string) => Promise<SecondStepNeeded | undefined>;
}

export function accountsService(platform: NotifyingPlatform, deps: AccountsDeps) {
  const db = platform.db.$extendTables<store.AccountsTables>();
  const check = passwordCheck(platform, db, deps.passwords);
  const sessions = createSessions(platform);
  const { passwords } = deps;
  const startSession = sessionStart(platform, sessions);

  async function replacePassword(
    token: string,
    change: PasswordChange,
    address: string,
  ): Promise<StaffSession & { confirmation: string }> {
    const { tokenHash, row } = await sessions.require(token);
    refuseUnchanged(change);
    await refuseBadPassword(change.newPassword, row.username, deps.shopWords, 'newPassword');
    const account = await check.own(row.username, change.currentPassword, address);
    const newHash = await passwords.takeTurn(() => passwords.hash(change.newPassword), true);
    const hashes = { oldHash: account.passwordHash, newHash };
    await inTransaction(db, async (tx) => {
      const isReplaced = await store.replacePassword(tx, row.accountId, hashes, platform.clock.now());
      if (!isReplaced) throw wrongCurrentPassword();
      await removeOtherSessions(tx, row.accountId, tokenHash);
      await removeDevices(tx, row.accountId);
      const [entityId, name, after] = [row.accountId, row.username, { password: 'replaced' }];
      await platform.audit.record(tx, { action: 'changed', entity: 'account', entityId, name, after });
      await platform.notify(tx, { username: name, what: 'password' });
    });
    await check.forgetNetworks(row.username, address);
    await deps.onPasswordReplaced(change.currentPassword);
    const { confirmation } = await noteConfirmed(token, address);
    return { ...sessionOf({ ...row, ...store.OWN_PASSWORD }, platform.clock.now()), confirmation };
  }

  const noteConfirmed = async (token: string, address: string) =>
    sessions.confirm(await sessions.require(token), address);

  return {
    authenticate: sessions.authenticate,
    signIn: passwordSignIn(platform, check, deps, startSession),
    startSession,
    getSession: async (token: string) => sessionOf((await sessions.require(token)).row, platform.clock.now()),
    signOut: sessions.end,
    /** Ends every session of the account. */
    signOutEverywhere: async (token: string) => {
      const { row } = await sessions.require(token);
      await removeSessions(db, row.accountId);
      await removeDevices(db, row.accountId);
      await recordSession(platform, 'signed-out', row.accountId, row.username);
    },
    /**
     * Sets a new password, ends every other session of the account and every proof of the former password; 422 when the current
     * one is wrong.
     */
    changePassword: replacePassword,
    /** 422 when this is not the password of who is signed in, 403 while it is one that an owner gave. */
    requirePassword: async (token: string, password: string, address: string) => {
      const { row } = await sessions.require(token);
      if (row.firstPasswordUntil) throw ownPasswordNeeded();
      await check.own(row.username, password, address);
    },
    /** The password typed again in this session; 422 when it is wrong. */
    confirm: async (token: string, password: string, address: string) => {
      const session = await sessions.require(token);
      await check.own(session.row.username, password, address);
      return sessions.confirm(session, address);
    },
    /** The proof that who is signed in has just shown who they are. */
    noteConfirmed,
    /** For an account with a new password, or one that is removed. */
    forgetNetworks: check.forgetNetworks,
  };
}

/**
 * 401 when name or password is wrong, 403 when an owner gave it too long ago, 429 after too many wrong ones or while too many
 * are being checked.
 */
function passwordSignIn(
  { clock }: Platform,
  check: ReturnType<typeof passwordCheck>,
  { secondStep }: AccountsDeps,
  startSession: ReturnType<typeof sessionStart>,
) {
  return async (
    { username, password, deviceToken }: SignInRequest,
    client: Client,
  ): Promise<ProvenSession | SecondStepNeeded> => {
    const account = await check.account(username, password, client.address);
    if (account?.firstPasswordUntil && account.firstPasswordUntil <= clock.now()) {
      throw new Problem('auth.first_password_expired', 403, authMessages.firstPasswordExpired);
    }
    const step = account && (await secondStep(account, deviceToken));
    if (step) return step;
    const session = account && (await startSession(account, client));
    if (!session) throw new Problem('auth.wrong_credentials', 401, messages.wrongCredentials);
    return session;
  };
}

/** Begins the session of somebody who has proven who they are; nothing when their password was replaced meanwhile. */
function sessionStart(platform: NotifyingPlatform, sessions: ReturnType<typeof createSessions>) {
  return async (account: store.AccountRow, client: Client): Promise<ProvenSession | undefined> => {
    const { id, username } = account;
    const session = await sessions.start(account, client);
    if (!session) return undefined;
    await recordSession(platform, 'signed-in', id, username);
    if (await noteDevice(platform.db, deviceKey(id), client, platform.clock.now())) {
      platform.security.record('staff.new_device', { who: username });
      await platform.notify(platform.db, { username, what: describeClient(client) });
    }
    return session;
  };
}

/** Under what the devices of an account are noted. */
export function deviceKey(accountId: string): string {
  return `staff ${accountId}`;
}

function recordSession(
  { audit, db }: Platform,
  action: 'signed-in' | 'signed-out',
  entityId: string,
  username: string,
): Promise<void> {
  return audit.record(db, { action, entity: 'session', entityId, who: username });
}

/** Checks passwords of staff, with the limits of all sign-ins. */
function passwordCheck(
  { db: anyDb, clock }: Platform,
  db: Kysely<store.AccountsTables>,
  passwords: Passwords,
) {
  const attempts = createAttempts(anyDb, clock, passwords.takeTurn);

  /** The account with this name and password. An unknown name costs the same work. */
  const account = (username: string, password: string, address: string) =>
    attempts.run({ accountKey: usernameKey(username), address }, async () => {
      const found = await store.findActiveAccount(db, usernameKey(username));
      return (await passwords.isRight(password, found?.passwordHash)) ? found : undefined;
    });

  return {
    account,
    own: async (username: string, password: string, address: string) => {
      const found = await account(username, password, address);
      if (!found) throw wrongCurrentPassword();
      return found;
    },
    forgetNetworks: (username: string, address?: string) =>
      attempts.forgetNetworks(usernameKey(username), address),
  };
}

function refuseUnchanged({ currentPassword, newPassword }: PasswordChange): void {
  if (newPassword !== currentPassword) return;
  const message = messages.newPasswordIsOld;
  throw invalidField('account.password_unchanged', message, 'newPassword');
}

function wrongCurrentPassword(): Problem {
  const message = messages.wrongCurrentPassword;
  return invalidField('account.wrong_password', message, 'currentPassword');
}
