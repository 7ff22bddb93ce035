import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import type { TestApp } from '../../../../test/app.ts';
import { addStaff } from '../../../../test/builders/accounts.ts';
import type { StaffMember } from '../../../../test/builders/accounts.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { AttemptTables } from '../../../platform/server/auth/attempts-store.ts';
import { sha256 } from '../../../platform/server/auth/tokens.ts';
import { accountsService } from './service.ts';

const MINUTE_MS = 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function signIn(username: string, password: string, address: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
    remoteAddress: address,
  });
  const retryAfter = answer.headers['retry-after'];
  return {
    status: answer.statusCode,
    code: answer.json().code,
    retryAfterS: Number(retryAfter ?? Number.NaN),
  };
}

async function wrongTimes(count: number, username: string, address: string): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    expect((await signIn(username, 'wrong', address)).status).toBe(401);
  }
}

/** Wrong attempts from all over the world, without the work of making them. */
async function attack(member: StaffMember, count: number): Promise<void> {
  const at = shop.clock.now();
  await shop.platform.db
    .$extendTables<AttemptTables>()
    .insertInto('sign_in_attempt')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: newId(),
        account_key: sha256(member.username),
        address: `203.0.113.${index}`,
        at,
      })),
    )
    .execute();
}

test('after five wrong passwords the same address waits a quarter of an hour, even with the right one', async () => {
  const { username, password } = await addStaff(shop.platform);
  await wrongTimes(5, username, '192.0.2.1');
  const refused = await signIn(username, password, '192.0.2.1');
  expect(refused).toEqual({ status: 429, code: 'auth.too_many_attempts', retryAfterS: 900 });
  shop.clock.advance(15 * MINUTE_MS - 1);
  expect((await signIn(username, password, '192.0.2.1')).status).toBe(429);
  shop.clock.advance(1);
  expect((await signIn(username, password, '192.0.2.1')).status).toBe(200);
});

test('the right person elsewhere gets in while an address waits', async () => {
  const { username, password } = await addStaff(shop.platform);
  await wrongTimes(5, username, '192.0.2.2');
  expect((await signIn(username, password, '192.0.2.3')).status).toBe(200);
});

test('a right password forgets the wrong ones before it', async () => {
  const { username, password } = await addStaff(shop.platform);
  await wrongTimes(4, username, '192.0.2.4');
  expect((await signIn(username, password, '192.0.2.4')).status).toBe(200);
  await wrongTimes(4, username, '192.0.2.4');
  expect((await signIn(username, password, '192.0.2.4')).status).toBe(200);
});

test('an address that tries many names waits an hour after twenty', async () => {
  const { username, password } = await addStaff(shop.platform);
  for (let name = 0; name < 20; name += 1) await wrongTimes(1, `guess-${name}`, '192.0.2.5');
  const refused = await signIn(username, password, '192.0.2.5');
  expect(refused).toEqual({ status: 429, code: 'auth.too_many_attempts', retryAfterS: 3600 });
  shop.clock.advance(60 * MINUTE_MS);
  expect((await signIn(username, password, '192.0.2.5')).status).toBe(200);
});

test('after a hundred wrong passwords a day an account is slow for attackers and open to its owner', async () => {
  const member = await addStaff(shop.platform);
  await attack(member, 100);
  expect(await signIn(member.username, 'wrong', '192.0.2.6')).toEqual({
    status: 429,
    code: 'auth.too_many_attempts',
    retryAfterS: 900,
  });
  expect((await signIn(member.username, member.password, '192.0.2.6')).status).toBe(429);
  expect((await signIn(member.username, member.password, '192.0.2.7')).status).toBe(200);
  shop.clock.advance(24 * 60 * MINUTE_MS);
  expect((await signIn(member.username, 'wrong', '192.0.2.6')).status).toBe(401);
});

test('wrong passwords sent at the same moment are counted one by one', async () => {
  const { username } = await addStaff(shop.platform);
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(username, 'wrong', '192.0.2.8')));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect({ wrong: count(401), refused: count(429) }).toEqual({ wrong: 5, refused: 5 });
});

test('a flood of sign-ins is turned away with a time to wait, and nothing fails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn('nobody', 'wrong', `198.18.0.${index}`)),
  );
  const busy = answers.filter(({ code }) => code === 'auth.busy');
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every(({ status, retryAfterS }) => status === 429 && retryAfterS > 0)).toBe(true);
  expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
});

test('IPv6 addresses of one network are one client', async () => {
  const { username, password } = await addStaff(shop.platform);
  for (let host = 1; host <= 5; host += 1) await wrongTimes(1, username, `2001:db8:7:1::${host}`);
  expect((await signIn(username, password, '2001:db8:7:1:ffff::9')).status).toBe(429);
  expect((await signIn(username, password, '2001:db8:7:2::9')).status).toBe(200);
});

test('what was typed as a name is not kept', async () => {
  const typed = 'my secret in the wrong field';
  await signIn(typed, 'wrong', '192.0.2.9');
  const rows = await shop.platform.db
    .$extendTables<AttemptTables>()
    .selectFrom('sign_in_attempt')
    .selectAll()
    .execute();
  expect(JSON.stringify(rows)).not.toContain(typed);
});

test('a right name, a wrong name and a closed account cost the same work', async () => {
  const member = await addStaff(shop.platform);
  const closed = await addStaff(shop.platform, { isActive: false });
  const work: string[] = [];
  const service = accountsService(shop.platform, {
    onPasswordReplaced: async () => undefined,
    passwords: {
      takeTurn: (action) => action(),
      hash: async () => 'hash',
      isRight: async (password) => {
        work.push(password);
        return false;
      },
    },
  });
  for (const username of [member.username, 'nobody-here', closed.username]) {
    await expect(service.signIn({ username, password: 'wrong' }, '192.0.2.10')).rejects.toThrow(
      'on v\u00e4\u00e4rin',
    );
  }
  expect(work).toEqual(['wrong', 'wrong', 'wrong']);
});

test('a check that fails by a fault is not counted as a wrong password', async () => {
  const member = await addStaff(shop.platform);
  const service = accountsService(shop.platform, {
    onPasswordReplaced: async () => undefined,
    passwords: {
      takeTurn: (action) => action(),
      hash: async () => 'hash',
      isRight: () => Promise.reject(new Error('out of memory')),
    },
  });
  for (let done = 0; done < 6; done += 1) {
    const tried = service.signIn({ username: member.username, password: 'wrong' }, '192.0.2.11');
    await expect(tried).rejects.toThrow('out of memory');
  }
});
