// Makes the first administrator, who owns the shop's accounts, and keeps a password nobody chose readable on disk.
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newId } from '../../../platform/contract/ids.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import { newPassword } from '../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { usernameKey } from '../username.ts';
import { insertAccount, lockFirstAccount } from './store.ts';
import type { AccountsTables } from './store.ts';

/** Where lines for whoever starts the product go. */
export interface StartLog {
  info(line: string): void;
}

/** The file in DATA_DIR with a generated password: one line, readable by its owner only. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'admin-password.txt');
}

/**
 * Makes the first administrator when there is none, whichever process comes first. A chosen password is refused
 * when it is the user name; a generated one is said once and written down before the account exists.
 */
export async function ensureFirstOwner(
  platform: Platform,
  passwords: Passwords,
  log: StartLog,
): Promise<void> {
  const { adminUsername: username, adminPassword: chosen, dataDir } = platform.settings;
  const file = passwordFile(dataDir);
  const made = await platform.db
    .$extendTables<AccountsTables>()
    .transaction()
    .execute(async (tx) => {
      if (!(await lockFirstAccount(tx))) return undefined;
      if (chosen !== undefined && usernameKey(chosen) === usernameKey(username)) {
        throw new Error('ADMIN_PASSWORD must differ from ADMIN_USERNAME');
      }
      const password = chosen ?? newPassword();
      if (chosen === undefined) await writePrivately(dataDir, file, password);
      const account = { id: newId(), username: username.trim(), username_key: usernameKey(username) };
      const hash = await passwords.hash(password);
      await insertAccount(tx, { ...account, password_hash: hash, is_owner: true }, platform.clock.now());
      return { password };
    });
  if (!made) return;
  const where =
    chosen === undefined ? `password ${made.password} (also in ${file})` : 'password from ADMIN_PASSWORD';
  log.info(`First administrator: user name ${username}, ${where}`);
}

/** Removes the file once the password in it no longer opens anything. */
export async function forgetPassword(dataDir: string, oldPassword: string): Promise<void> {
  const file = passwordFile(dataDir);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept?.trim() === oldPassword) await rm(file, { force: true });
}

async function writePrivately(dataDir: string, file: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  // A file left from before keeps its own mode.
  await chmod(file, 0o600);
}
