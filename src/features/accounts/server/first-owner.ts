// Creates the first administrator, who owns the shop's accounts, and writes a generated password to a file.
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newId } from '../../../platform/contract/ids.ts';
import { whyGuessable } from '../../../platform/server/auth/guessing/guessable-password.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import { newPassword } from '../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { SettingsError } from '../../../platform/server/settings.ts';
import { usernameKey } from '../username.ts';
import { insertAccount, lockFirstAccount, type AccountsTables } from './store.ts';

/** Where lines for the operator go. */
export interface StartLog {
  info(line: string): void;
  /** The lines go to a terminal, not to a stored log. */
  isTerminal: boolean;
}

/** The file in DATA_DIR with a generated password: one line, readable by its owner only. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'admin-password.txt');
}

/**
 * Makes the first administrator when there is none, whichever process comes first. A chosen password is refused
 * when it is easy to guess; a generated one is written to a file before the account exists, and shown once in a terminal: what
 * goes to a log stays there.
 */
export async function ensureFirstOwner(
  platform: Platform,
  passwords: Passwords,
  log: StartLog,
): Promise<void> {
  const { adminUsername: username, adminPassword: chosen, dataDir } = platform.settings;
  const file = passwordFile(dataDir);
  const made = await inTransaction(platform.db.$extendTables<AccountsTables>(), async (tx) => {
    if (!(await lockFirstAccount(tx))) return undefined;
    if (chosen !== undefined && whyGuessable(chosen, [username]) !== undefined) {
      throw new SettingsError(
        'ADMIN_PASSWORD is among the first that are guessed: take several words, or none to have one made',
      );
    }
    const password = chosen ?? newPassword();
    if (chosen === undefined) await writePrivately(dataDir, file, password);
    const account = { id: newId(), username: username.trim(), usernameKey: usernameKey(username) };
    const hash = await passwords.hash(password);
    await insertAccount(tx, { ...account, passwordHash: hash, isOwner: true }, platform.clock.now());
    return { password };
  });
  if (!made) return;
  const generated = log.isTerminal ? `password ${made.password} (also in ${file})` : `password in ${file}`;
  const where = chosen === undefined ? generated : 'password from ADMIN_PASSWORD';
  log.info(`First administrator: user name ${username}, ${where}`);
}

/** Removes the file once the password in it no longer opens anything. */
export async function forgetPassword(dataDir: string, oldPassword: string): Promise<void> {
  const file = passwordFile(dataDir);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored?.trim() === oldPassword) await rm(file, { force: true });
}

async function writePrivately(dataDir: string, file: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  // Writing does not change the mode of an existing file.
  await chmod(file, 0o600);
}
