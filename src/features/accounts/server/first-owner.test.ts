import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { addStaff } from '../../../../test/builders/accounts.ts';
import { createPasswords } from '../../../platform/server/auth/passwords.ts';
import { SettingsError } from '../../../platform/server/settings.ts';
import { ensureFirstOwner, passwordFile } from './first-owner.ts';
import { createAccounts } from './index.ts';
import type { AccountsTables } from './store.ts';

let said: string[];
const log = { info: (line: string) => said.push(line), isTerminal: true };

const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-'));
const shop = await startTestApp({ settings: { dataDir } });
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await tables().deleteFrom('staffAccount').execute();
  await rm(passwordFile(dataDir), { force: true });
  said = [];
});

function tables() {
  return shop.platform.db.$extendTables<AccountsTables>();
}

function start(settings: { adminUsername?: string; adminPassword?: string } = {}) {
  const chosen = { adminUsername: 'admin', adminPassword: undefined, ...settings };
  const platform = { ...shop.platform, settings: { ...shop.platform.settings, ...chosen } };
  return {
    platform,
    accounts: createAccounts(platform, async () => ({
      name: '',
      phone: '',
      salesEmail: '',
      address: { city: '' },
    })),
  };
}

function signIn(username: string, password: string) {
  return shop.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password } });
}

test('the first start creates an owner, prints the password once and writes it to a private file', async () => {
  await start().accounts.ensureFirstOwner(log);
  await start().accounts.ensureFirstOwner(log);
  const file = passwordFile(dataDir);
  const password = (await readFile(file, 'utf8')).trim();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(password);
  const answer = await signIn('Admin', password);
  expect(answer.json()).toMatchObject({ user: { username: 'admin', isOwner: true } });
});

test('a start that writes to a log names the password file and not the password', async () => {
  await start().accounts.ensureFirstOwner({ ...log, isTerminal: false });
  const file = passwordFile(dataDir);
  expect(said.join('\n')).toContain(file);
  expect(said.join('\n')).not.toContain((await readFile(file, 'utf8')).trim());
});

test('a password file with open permissions is made private', async () => {
  await writeFile(passwordFile(dataDir), 'old', { mode: 0o644 });
  await start().accounts.ensureFirstOwner(log);
  expect((await stat(passwordFile(dataDir))).mode & 0o777).toBe(0o600);
});

test('a configured name and password are used, and the password is neither printed nor written', async () => {
  const { accounts } = start({ adminUsername: 'Kauppias', adminPassword: 'chosen by the shop' });
  await accounts.ensureFirstOwner(log);
  expect((await signIn('kauppias', 'chosen by the shop')).statusCode).toBe(200);
  expect(said.join()).not.toContain('chosen by the shop');
  await expect(stat(passwordFile(dataDir))).rejects.toThrow('ENOENT');
});

test('a configured password that is the user name stops the start', async () => {
  const { accounts } = start({ adminUsername: 'admin', adminPassword: 'Admin' });
  await expect(accounts.ensureFirstOwner(log)).rejects.toThrow('ADMIN_PASSWORD');
  expect(await tables().selectFrom('staffAccount').select('id').execute()).toEqual([]);
});

test('a guessable configured password stops the start', async () => {
  for (const adminPassword of ['salasana12', 'kaartorengas', 'admin2026!']) {
    await expect(start({ adminPassword }).accounts.ensureFirstOwner(log)).rejects.toBeInstanceOf(
      SettingsError,
    );
  }
  expect(await tables().selectFrom('staffAccount').select('id').execute()).toEqual([]);
});

test('processes that start together create one owner', async () => {
  const { platform } = start();
  const passwords = createPasswords('staff');
  await Promise.all([1, 2, 3].map(() => ensureFirstOwner(platform, passwords, log)));
  expect(await tables().selectFrom('staffAccount').select('username').execute()).toEqual([
    { username: 'admin' },
  ]);
  expect(said).toHaveLength(1);
  const password = (await readFile(passwordFile(dataDir), 'utf8')).trim();
  expect((await signIn('admin', password)).statusCode).toBe(200);
});

test('the password file goes away when its password is replaced', async () => {
  const file = passwordFile(dataDir);
  const member = await addStaff(shop.platform);
  const { token } = (await signIn(member.username, member.password)).json();
  const change = (currentPassword: string, newPassword: string) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword, newPassword },
    });
  await writeFile(file, 'the password of somebody else');
  expect((await change(member.password, 'a new one of my own')).statusCode).toBe(200);
  expect(await readFile(file, 'utf8')).toBe('the password of somebody else');
  await writeFile(file, 'a new one of my own\n');
  expect((await change('a new one of my own', 'and another after that')).statusCode).toBe(200);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});
