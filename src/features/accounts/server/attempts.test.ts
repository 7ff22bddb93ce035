import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { addStaff, type StaffMember } from '../../../../test/builders/accounts.ts';
import { MINUTE_MS, DAY_MS, HOUR_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { AttemptTables } from '../../../platform/server/auth/attempts-store.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import { sha256 } from '../../../platform/server/auth/tokens.ts';
import { forgetSignInsJob } from './jobs.ts';
import { accountsService } from './service.ts';

const shop = await startTestApp();
afterAll(() => shop.close());

/** The service with another check of passwords. */
function serviceChecking(isRight: Passwords['isRight']) {
  return accountsService(
    { ...shop.platform, notify: async () => {} },
    {
      onPasswordReplaced: async () => undefined,
      secondStep: async () => undefined,
      shopWords: async () => ['Liike'],
      passwords: { takeTurn: (action) => action(), hash: async () => 'hash', isRight },
    },
  );
}

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

function from(address: string) {
  return { address, agent: '' };
}

async function wrongTimes(count: number, username: string, address: string): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    expect((await signIn(username, 'wrong', address)).status).toBe(401);
  }
}

/** Wrong attempts without the work of making them. */
async function insertWrongs(
  count: number,
  row: (index: number) => { accountKey: Buffer; address: string; networkDigits?: string },
): Promise<void> {
  const at = shop.clock.now();
  await shop.platform.db
    .$extendTables<AttemptTables>()
    .insertInto('signInAttempt')
    .values(Array.from({ length: count }, (_, index) => ({ id: newId(), at, ...row(index) })))
    .execute();
}

/** Wrong attempts from all over the world. */
function attack({ username }: Pick<StaffMember, 'username'>, count: number): Promise<void> {
  return insertWrongs(count, (index) => ({
    accountKey: sha256(username),
    address: `203.0.113.${index}`,
  }));
}

test('after five wrong passwords a client waits 15 minutes, even with the right one', async () => {
  const { username, password } = await addStaff(shop.platform);
  await wrongTimes(5, username, '192.0.2.1');
  const refused = await signIn(username, password, '192.0.2.1');
  expect(refused).toEqual({ status: 429, code: 'auth.too_many_attempts', retryAfterS: 900 });
  shop.clock.advance(15 * MINUTE_MS - 1);
  expect((await signIn(username, password, '192.0.2.1')).status).toBe(429);
  shop.clock.advance(1);
  expect((await signIn(username, password, '192.0.2.1')).status).toBe(200);
});

test('the right person signs in from elsewhere while an address is blocked', async () => {
  const { username, password } = await addStaff(shop.platform);
  await wrongTimes(5, username, '192.0.2.2');
  expect((await signIn(username, password, '192.0.2.3')).status).toBe(200);
});

test('a right password clears the wrong ones before it', async () => {
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
  shop.clock.advance(HOUR_MS);
  expect((await signIn(username, password, '192.0.2.5')).status).toBe(200);
});

test('after 100 wrong passwords a day unknown networks share one attempt per 15 minutes', async () => {
  const { username, password } = await addStaff(shop.platform);
  expect((await signIn(username, password, '192.0.2.7')).status).toBe(200);
  await attack({ username }, 100);
  shop.clock.advance(15 * MINUTE_MS);
  await wrongTimes(1, username, '192.0.2.6');
  const refused = { status: 429, code: 'auth.too_many_attempts', retryAfterS: 900 };
  for (let stranger = 20; stranger < 40; stranger += 1) {
    expect(await signIn(username, password, `192.0.2.${stranger}`)).toEqual(refused);
  }
  const hashed: string[] = [];
  const service = serviceChecking(async (typed) => hashed.push(typed) < 0);
  await expect(service.signIn({ username, password }, from('192.0.2.50'))).rejects.toThrow('Liian monta');
  expect(hashed).toEqual([]);
  expect((await signIn(username, password, '192.0.2.7')).status).toBe(200);
  shop.clock.advance(15 * MINUTE_MS);
  expect((await signIn(username, password, '192.0.2.6')).status).toBe(200);
});

test('a network that has signed in has its five attempts while unknown networks guess', async () => {
  const { username, password } = await addStaff(shop.platform);
  expect((await signIn(username, password, '192.0.2.12')).status).toBe(200);
  await attack({ username }, 150);
  await wrongTimes(4, username, '192.0.2.12');
  expect((await signIn(username, password, '192.0.2.12')).status).toBe(200);
});

test('a network is forgotten half a year after it last signed in', async () => {
  const { username, password } = await addStaff(shop.platform);
  expect((await signIn(username, password, '192.0.2.13')).status).toBe(200);
  shop.clock.advance(180 * DAY_MS);
  await attack({ username }, 100);
  expect((await signIn(username, password, '192.0.2.13')).status).toBe(429);
});

test('an IPv6 network is counted with the larger ones that it is in', async () => {
  const wrongIn = (count: number, digits: string) =>
    insertWrongs(count, (index) => ({
      accountKey: sha256(`name ${index}`),
      address: `another of ${digits}`,
      networkDigits: digits,
    }));
  const guess = async (network: string) =>
    (await signIn('someone', 'wrong', `2001:db8:9:${network}::1`)).status;
  await wrongIn(39, '20010db800090101');
  expect(await guess('1ff')).toBe(401);
  expect(await guess('1fe')).toBe(429);
  expect(await guess('2ff')).toBe(401);
  await wrongIn(59, '20010db800090301');
  expect(await guess('fff')).toBe(429);
  expect((await signIn('someone', 'wrong', '2001:db8:a:fff::1')).status).toBe(401);
});

test('traces of sign-ins are removed after a day, without another sign-in', async () => {
  const { username } = await addStaff(shop.platform);
  await wrongTimes(1, username, '192.0.2.14');
  const rows = () =>
    shop.platform.db.$extendTables<AttemptTables>().selectFrom('signInAttempt').selectAll().execute();
  expect(await rows()).not.toEqual([]);
  shop.clock.advance(DAY_MS);
  expect(await shop.platform.jobs.runNow(forgetSignInsJob(shop.platform))).toBe(true);
  await shop.drainJobs();
  expect(await rows()).toEqual([]);
});

test('staff sign in while others fill the queue of customers, and further clients are refused', async () => {
  const { username, password } = await addStaff(shop.platform);
  const customer = (address: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'kuka@example.fi', password: 'arvaus' },
      remoteAddress: address,
    });
  // A shop that runs has its connections open; opening them all at once takes seconds on a busy machine.
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(shop.platform.db)));
  const flood = Array.from({ length: 60 }, (_, index) => customer(`198.18.1.${index % 2}`));
  const staff = await Promise.all(
    [1, 2, 3].map((host) => signIn(username, password, `192.0.2.${60 + host}`)),
  );
  expect(staff.map(({ status }) => status)).toEqual([200, 200, 200]);
  const codes = (await Promise.all(flood)).map((answer) => answer.json().code);
  expect(codes).toContain('auth.busy');
  expect((await customer('198.18.1.0')).json().code).toBe('auth.too_many_attempts');
});

test('wrong passwords sent at the same moment are counted one by one', async () => {
  const { username } = await addStaff(shop.platform);
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(username, 'wrong', '192.0.2.8')));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect({ wrong: count(401), refused: count(429) }).toEqual({ wrong: 5, refused: 5 });
});

test('a flood of sign-ins is refused with a time to wait, and nothing fails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn('nobody', 'wrong', `198.18.0.${index}`)),
  );
  const busy = answers.filter(({ code }) => code === 'auth.busy');
  expect(busy.length).toBeGreaterThan(0);
  expect(busy).not.toHaveLength(0);
  expect(busy.every(({ status, retryAfterS }) => status === 429 && retryAfterS > 0)).toBe(true);
  expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
});

test('IPv6 addresses of one network count as one client', async () => {
  const { username, password } = await addStaff(shop.platform);
  for (let host = 1; host <= 5; host += 1) await wrongTimes(1, username, `2001:db8:7:1::${host}`);
  expect((await signIn(username, password, '2001:db8:7:1:ffff::9')).status).toBe(429);
  expect((await signIn(username, password, '2001:db8:7:2::9')).status).toBe(200);
});

test('a typed user name is not stored', async () => {
  const typed = 'my secret in the wrong field';
  await signIn(typed, 'wrong', '192.0.2.9');
  const rows = await shop.platform.db
    .$extendTables<AttemptTables>()
    .selectFrom('signInAttempt')
    .selectAll()
    .execute();
  expect(JSON.stringify(rows)).not.toContain(typed);
});

test('a right name, a wrong name and a closed account cost the same work', async () => {
  const member = await addStaff(shop.platform);
  const closed = await addStaff(shop.platform, { isActive: false });
  const work: string[] = [];
  const service = serviceChecking(async (password) => {
    work.push(password);
    return false;
  });
  for (const username of [member.username, 'nobody-here', closed.username]) {
    await expect(service.signIn({ username, password: 'wrong' }, from('192.0.2.10'))).rejects.toThrow(
      'on v\u00e4\u00e4rin',
    );
  }
  expect(work).toEqual(['wrong', 'wrong', 'wrong']);
});

test('a check that fails with an error does not count as a wrong password', async () => {
  const member = await addStaff(shop.platform);
  const service = serviceChecking(() => Promise.reject(new Error('out of memory')));
  for (let done = 0; done < 6; done += 1) {
    const tried = service.signIn({ username: member.username, password: 'wrong' }, from('192.0.2.11'));
    await expect(tried).rejects.toThrow('out of memory');
  }
});
