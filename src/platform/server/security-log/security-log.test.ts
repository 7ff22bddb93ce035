import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { testDatabase } from '../../../../test/database.ts';
import { runAs } from '../audit/current-actor.ts';
import { testClock } from '../clock.ts';
import { actOfAudit } from './security-acts.ts';
import { createSecurityLog } from './security-log.ts';

const NOON = '2026-11-21T12:20:00+02:00';
const HOUR = new Date('2026-11-21T12:00:00+02:00');
const LONG_AGO = new Date(0);

const clock = testClock(NOON);
const log = pino({ level: 'silent' });
const start = () => createSecurityLog({ db: own.db, clock, log });

const own = await testDatabase();
beforeEach(async () => {
  clock.set(NOON);
  await start().removeBefore(new Date('2100-01-01'));
});
afterAll(() => own.close());

test('refusals are counted by reason and network within the hour, never by whole address', async () => {
  const security = start();
  for (const address of ['192.0.2.7', '192.0.2.99', '::ffff:192.0.2.3']) {
    security.refused('auth.wrong_credentials', address);
  }
  security.refused('auth.wrong_credentials', '2001:db8:1:2::99');
  clock.advance(60_000);
  security.refused('auth.busy', '<script>');
  const rows = await security.list(LONG_AGO, 10);
  expect(rows.map(({ hour, reason, network, who, count }) => [hour, reason, network, who, count])).toEqual([
    [HOUR, 'auth.busy', '', '', 1],
    [HOUR, 'auth.wrong_credentials', '192.0.2.0/24', '', 3],
    [HOUR, 'auth.wrong_credentials', '2001:db8:1::/48', '', 1],
  ]);
  expect(await security.sum(HOUR)).toMatchObject([
    { reason: 'auth.wrong_credentials', count: 4 },
    { reason: 'auth.busy', count: 1 },
  ]);
  expect(security.totals().get('auth.wrong_credentials')).toBe(4);
});

test('an act is counted with the member of staff and the network of the request it belongs to', async () => {
  const security = start();
  const owner = { kind: 'staff', accountId: '1', username: 'omistaja', isOwner: true } as const;
  runAs(owner, () => security.record('staff.data_exported'), '198.51.100.4');
  runAs({ kind: 'visitor' }, () => security.record('staff.signed_in', { who: 'Kaisa' }), '198.51.100.4');
  security.record('staff.job_started');
  const rows = await security.list(LONG_AGO, 10);
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        reason: 'staff.data_exported',
        who: 'omistaja',
        network: '198.51.100.0/24',
      }),
      expect.objectContaining({ reason: 'staff.signed_in', who: 'Kaisa', network: '198.51.100.0/24' }),
      expect.objectContaining({ reason: 'staff.job_started', who: '', network: '' }),
    ]),
  );
});

test('a flood from everywhere adds at most 200 rows an hour and one for each reason, and loses no count', async () => {
  const security = start();
  for (let network = 0; network < 5_000; network += 1) {
    security.refused('auth.wrong_credentials', `10.${network >> 8}.${network & 255}.1`);
    if (network % 1_000 === 0) await security.flush();
  }
  for (const address of ['10.200.200.1', '']) security.refused('auth.busy', address);
  expect(await security.list(LONG_AGO, 1_000)).toHaveLength(202);
  expect(await security.sum(HOUR)).toMatchObject([{ count: 5_000 }, { reason: 'auth.busy', count: 2 }]);
  clock.advance(3_600_000);
  security.refused('auth.busy', '10.200.200.1');
  expect(await security.list(clock.now(), 10)).toEqual([]);
  expect((await security.list(HOUR, 1_000)).at(0)).toMatchObject({ network: '10.200.200.0/24', count: 1 });
});

test('processes that count at the same moment add up, and what cannot be written is written later', async () => {
  const processes = Array.from({ length: 4 }, start);
  await own.db.schema.alterTable('security_count').renameTo('security_count_elsewhere').execute();
  for (const each of processes) each.refused('auth.required', '192.0.2.7');
  await Promise.all(processes.map((each) => each.flush()));
  await own.db.schema.alterTable('security_count_elsewhere').renameTo('security_count').execute();
  await Promise.all(processes.map((each) => each.flush()));
  await Promise.all(processes.map((each) => each.flush()));
  expect(await start().sum(HOUR)).toMatchObject([{ reason: 'auth.required', count: 4 }]);
});

test('a booking counts as cancelled once, when its state becomes that', () => {
  const change = (before: string, after: string) =>
    actOfAudit({ action: 'changed', entity: 'booking', before: { state: before }, after: { state: after } });
  expect(change('booked', 'cancelled')).toBe('booking.cancelled');
  expect(change('cancelled', 'cancelled')).toBeUndefined();
  expect(change('booked', 'arrived')).toBeUndefined();
});
