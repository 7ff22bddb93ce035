// Makes staff accounts straight in the database, as they would be after somebody added them.
import type { AccountsTables } from '../../src/features/accounts/server/store.ts';
import { usernameKey } from '../../src/features/accounts/username.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import { createPasswords } from '../../src/platform/server/auth/passwords.ts';
import type { Platform } from '../../src/platform/server/context.ts';
import type { TestApp } from '../app.ts';
import { sessionHeaders, type SessionHeaders } from '../session-headers.ts';

export interface StaffMember {
  accountId: string;
  username: string;
  password: string;
}

const passwords = createPasswords('staff');
/** Hashing is slow on purpose, and most tests do not care which password it is. */
const COMMON_PASSWORD = 'kitkat vaihtuvat ensi viikolla';
const commonHash = passwords.hash(COMMON_PASSWORD);
let made = 0;

/** Headers of a new member of staff who is no owner. */
export async function signInClerk({
  app,
  platform,
}: Pick<TestApp, 'app' | 'platform'>): Promise<SessionHeaders> {
  const { username, password } = await addStaff(platform);
  const payload = { username, password };
  return sessionHeaders(await app.inject({ method: 'POST', url: '/api/admin/login', payload }));
}

/** An active member of staff who is not an owner, with a unique name, by default. */
export async function addStaff(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  account: { username?: string; password?: string; isOwner?: boolean; isActive?: boolean } = {},
): Promise<StaffMember> {
  made += 1;
  const {
    username = `staff-${made}`,
    password = COMMON_PASSWORD,
    isOwner = false,
    isActive = true,
  } = account;
  const accountId = newId();
  const now = clock.now();
  await db
    .$extendTables<AccountsTables>()
    .insertInto('staffAccount')
    .values({
      id: accountId,
      username,
      usernameKey: usernameKey(username),
      passwordHash: password === COMMON_PASSWORD ? await commonHash : await passwords.hash(password),
      isOwner,
      isActive,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return { accountId, username, password };
}
