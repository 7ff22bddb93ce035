// Use cases of staff accounts: signing in and out, the session behind a token, changing a password.
import { Problem, invalid } from '../../../platform/contract/problem.ts';
import { createAttempts } from '../../../platform/server/auth/attempts.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import type { Credentials, PasswordChange, StaffSession } from '../contract.ts';
import { accountsMessages as messages } from '../messages.ts';
import { usernameKey } from '../username.ts';
import { createSessions, sessionOf } from './sessions.ts';
import * as store from './store.ts';

export interface AccountsService {
  authenticate: Authenticate;
  /** 401 when name or password is wrong, 429 after too many wrong ones or while too many are being checked. */
  signIn: (credentials: Credentials, address: string) => Promise<StaffSession & { token: string }>;
  getSession: (token: string) => Promise<StaffSession>;
  signOut: (token: string) => Promise<void>;
  /** Ends every session of the account. */
  signOutEverywhere: (token: string) => Promise<void>;
  /** Sets a new password and ends every other session of the account; 422 when the current one is wrong. */
  changePassword: (token: string, change: PasswordChange, address: string) => Promise<StaffSession>;
}

export interface AccountsDeps {
  passwords: Passwords;
  /** Called after a password was replaced, with the one that no longer holds. */
  onPasswordReplaced: (oldPassword: string) => Promise<void>;
}

export function accountsService(platform: Platform, deps: AccountsDeps): AccountsService {
  const db = platform.db.$extendTables<store.AccountsTables>();
  const attempts = createAttempts(platform.db, platform.clock);
  const sessions = createSessions(db, platform.clock);
  const { passwords } = deps;

  /** The account whose password this is. A name that nobody has costs the same work. */
  async function checkPassword(username: string, password: string): Promise<store.AccountRow | undefined> {
    const account = await store.findActiveAccount(db, usernameKey(username));
    const isRight = await passwords.isRight(password, account?.password_hash);
    return isRight ? account : undefined;
  }

  async function replacePassword(
    token: string,
    change: PasswordChange,
    address: string,
  ): Promise<StaffSession> {
    const { tokenHash, row } = await sessions.require(token);
    checkNewPassword(row.username, change);
    const trial = { accountKey: usernameKey(row.username), address };
    attempts.refuseKnown(trial);
    const hashes = await passwords.takeTurn(async () => {
      const account = await attempts.run(trial, () => checkPassword(row.username, change.currentPassword));
      return account && { oldHash: account.password_hash, newHash: await passwords.hash(change.newPassword) };
    });
    if (!hashes) throw wrongCurrentPassword();
    await db.transaction().execute(async (tx) => {
      const isReplaced = await store.replacePassword(tx, row.account_id, hashes, platform.clock.now());
      if (!isReplaced) throw wrongCurrentPassword();
      await store.removeOtherSessions(tx, row.account_id, tokenHash);
      const [entityId, name, after] = [row.account_id, row.username, { password: 'replaced' }];
      await platform.audit.record(tx, { action: 'changed', entity: 'account', entityId, name, after });
    });
    await deps.onPasswordReplaced(change.currentPassword);
    return sessionOf(row);
  }

  return {
    authenticate: sessions.authenticate,
    signIn: async ({ username, password }, address) => {
      const trial = { accountKey: usernameKey(username), address };
      attempts.refuseKnown(trial);
      const account = await passwords.takeTurn(() =>
        attempts.run(trial, () => checkPassword(username, password)),
      );
      const session = account && (await sessions.start(account));
      if (!session) throw new Problem('auth.wrong_credentials', 401, messages.wrongCredentials);
      return session;
    },
    getSession: async (token) => sessionOf((await sessions.require(token)).row),
    signOut: sessions.end,
    signOutEverywhere: async (token) => {
      const { row } = await sessions.require(token);
      await store.removeSessions(db, row.account_id);
    },
    changePassword: replacePassword,
  };
}

function checkNewPassword(username: string, { currentPassword, newPassword }: PasswordChange): void {
  if (usernameKey(newPassword) === usernameKey(username)) {
    const message = messages.newPasswordIsUsername;
    throw invalid('account.password_is_username', message, [
      { path: 'newPassword', code: 'account.password_is_username', message },
    ]);
  }
  if (newPassword === currentPassword) {
    const message = messages.newPasswordIsOld;
    throw invalid('account.password_unchanged', message, [
      { path: 'newPassword', code: 'account.password_unchanged', message },
    ]);
  }
}

function wrongCurrentPassword(): Problem {
  const message = messages.wrongCurrentPassword;
  return invalid('account.wrong_password', message, [
    { path: 'currentPassword', code: 'account.wrong_password', message },
  ]);
}
