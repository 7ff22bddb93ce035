import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { testDatabase } from '../../../../../../test/database.ts';
import { createKeys } from '../../../../../platform/server/secret.ts';
import { createTurnLimit } from './turn-limit.ts';

const database = await testDatabase();
afterAll(() => database.close());

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));

test('turns are counted for all processes together, also when all are taken at once', async () => {
  const keys = createKeys(async () => ['turns']);
  const processes = [1, 2, 3, 4].map(() => createTurnLimit({ db: database.db, keys }));
  const countAgainstLimits = (address: string, now: Date) =>
    Promise.all(Array.from({ length: 20 }, () => processes.map((one) => one.take(address, now))).flat());
  const waits = await countAgainstLimits('198.51.100.5', at(0));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(60);
  expect(waits.filter((seconds) => seconds === 600)).toHaveLength(20);
  // The same network of IPv6 is the same client, another address is not.
  expect((await countAgainstLimits('2001:db8::1', at(0))).filter((seconds) => seconds === 0)).toHaveLength(
    60,
  );
  expect(await processes[0]?.take('2001:db8::2', at(90))).toBe(510);
  expect(await processes[0]?.take('198.51.100.5', at(599))).toBe(1);
  expect(await processes[0]?.take('198.51.100.5', at(600))).toBe(0);

  const { rows } = await sql<{ times: Date[] }>`select * from rate_limit`.execute(database.db);
  expect(rows.map(({ times }) => times.length)).toEqual(expect.arrayContaining([1, 60]));
  expect(JSON.stringify(rows)).not.toContain('198.51');
});
