import fc from 'fast-check';
import { expect, test } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '../../platform/contract/durations.ts';
import { paceOf, refusalKey, verdictOf, type SmtpResult } from './delivery-rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const tried = { attempts: 1, firstTriedAt: NOW, isPossiblyDouble: false };
const refused = (stage: 'sender' | 'recipient' | 'content', code: number, enhanced = ''): SmtpResult => ({
  kind: 'refused',
  stage,
  code,
  enhanced,
});
const verdict = (smtpResult: SmtpResult, more: Partial<typeof tried> = {}) =>
  verdictOf(smtpResult, { ...tried, ...more }, NOW, 0);

test('temporary refusals are retried after 1, 5, 15, 30, 60, 120 minutes, then 2-hourly to 48', () => {
  const waits = Array.from({ length: 8 }, (_each, at) => {
    const { state, nextAt } = verdict(refused('recipient', 451), { attempts: at + 1 });
    return [state, (nextAt.getTime() - NOW.getTime()) / MINUTE_MS];
  });
  expect(waits).toEqual([1, 5, 15, 30, 60, 120, 120, 120].map((minutes) => ['retry', minutes]));
  const old = { firstTriedAt: new Date(NOW.getTime() - 48 * HOUR_MS), attempts: 30 };
  expect(verdict(refused('recipient', 421), old).state).toBe('failed');
});

test('only a recipient whom the mail server does not know counts as gone', () => {
  for (const code of [550, 551, 553]) {
    expect(verdict(refused('recipient', code))).toMatchObject({ state: 'failed', isHard: true, code });
  }
  expect(verdict(refused('recipient', 554, '5.1.10')).isHard).toBe(true);
  expect(verdict(refused('recipient', 550, '5.7.1')).isHard).toBe(false);
  expect(verdict(refused('content', 550, '5.1.1')).isHard).toBe(false);
  expect(verdict(refused('sender', 550)).isHard).toBe(false);
});

test('an email that may have gone is tried once more and is then unconfirmed', () => {
  const broken: SmtpResult = { kind: 'broken', isMaybeSent: true };
  expect(verdict(broken)).toMatchObject({ state: 'retry', isPossiblyDouble: true });
  expect(verdict(broken, { isPossiblyDouble: true }).state).toBe('unconfirmed');
  expect(verdict({ kind: 'broken', isMaybeSent: false })).toMatchObject({
    state: 'retry',
    isPossiblyDouble: false,
  });
});

test('after any SMTP result an email is settled, or retried and not much later', () => {
  const smtpResult: fc.Arbitrary<SmtpResult> = fc.oneof(
    fc.record({ kind: fc.constant('accepted' as const), code: fc.integer({ min: 200, max: 299 }) }),
    fc.record({
      kind: fc.constant('refused' as const),
      stage: fc.constantFrom('sender', 'recipient', 'content'),
      code: fc.integer({ min: 400, max: 599 }),
      enhanced: fc.constantFrom('', '5.1.1', '4.2.2', '5.7.1'),
    }),
    fc.record({ kind: fc.constant('broken' as const), isMaybeSent: fc.boolean() }),
  );
  fc.assert(
    fc.property(
      smtpResult,
      fc.integer({ min: 1, max: 99 }),
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, attempts, isPossiblyDouble, chance) => {
        const { state, nextAt } = verdictOf(
          one,
          { attempts, firstTriedAt: NOW, isPossiblyDouble },
          NOW,
          chance,
        );
        const waitMs = nextAt.getTime() - NOW.getTime();
        if (state === 'retry') expect(waitMs >= 60_000 && waitMs <= 2.4 * HOUR_MS).toBe(true);
        else expect(waitMs).toBe(0);
        expect(state === 'accepted').toBe(one.kind === 'accepted');
      },
    ),
  );
});

test('equal refusals for good have equal keys, and nothing else has one', () => {
  expect(refusalKey(refused('content', 554, '5.7.1'))).toBe(refusalKey(refused('content', 554, '5.7.1')));
  expect(refusalKey(refused('content', 554, '5.7.1'))).not.toBe(
    refusalKey(refused('recipient', 554, '5.7.1')),
  );
  expect(refusalKey(refused('content', 451))).toBeUndefined();
  expect(refusalKey({ kind: 'broken', isMaybeSent: true })).toBeUndefined();
});

test('the pace is that of the last minute, and unknown from too few emails', () => {
  const now = new Date('2026-11-21T10:01:00Z');
  const tries = { count: 50, firstAt: new Date('2026-11-21T10:00:30Z') };
  expect(paceOf(tries, 200, now)).toEqual({ emailsPerMinute: 100, secondsLeft: 120 });
  expect(paceOf(tries, 0, now)).toBeNull();
  expect(paceOf({ count: 0, firstAt: null }, 200, now)).toBeNull();
  expect(paceOf({ count: 5, firstAt: new Date(now.getTime() - 1_000) }, 200, now)).toBeNull();
});
