// Counts wrong passwords in the database, for all processes together, and refuses before anything is hashed.
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import { tooMany, Problem } from '../../contract/problem.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { addressKey, networkDigits } from '../limits/network-address.ts';
import * as store from './attempts-store.ts';
import type { Attempt, AttemptTables } from './attempts-store.ts';
import type { Gate } from './gate.ts';
import { authMessages } from './messages.ts';
import {
  ADDRESS_LIMIT,
  ADDRESS_WINDOW_MS,
  HOME_LIMIT,
  SITE_LIMIT,
  judgeSignIn,
  type SignInScope,
} from './sign-in-limits.ts';
import { sha256 } from './tokens.ts';

/** The account whose password is tried, and the client's address. */
export interface SignInRequest {
  /** The account's name as it is compared; with a prefix that no other kind of account has. */
  accountKey: string;
  /** The client's IP address. */
  address: string;
}

export interface Attempts {
  /**
   * Runs `check` in a place of the gate when the trial is allowed, else throws a 429 problem. Networks that have signed in
   * to the account go first. The attempt counts as wrong from before the check until the check succeeds, so that many at
   * the same moment gain nothing. A check that throws counts nothing.
   */
  run: <T>(trial: SignInRequest, check: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** From now on the account knows no network but `address`, or none: its password is new, or it was removed. */
  forgetNetworks: (accountKey: string, address?: string) => Promise<void>;
}

/** How many refusals a process remembers. */
const REMEMBERED = 10_000;

export function createAttempts(anyDb: Kysely<unknown>, clock: Clock, takeTurn: Gate): Attempts {
  const db = anyDb.$extendTables<AttemptTables>();
  const refusals = createRefusals(clock);

  async function admit(attempt: Attempt): Promise<string> {
    const now = clock.now();
    return inTransaction(db, async (tx) => {
      const verdict = judgeSignIn(await store.countAttempts(tx, attempt, now), attempt.isKnown);
      if (verdict.kind === 'refused') {
        throw refusals.remember(keys(attempt)[verdict.scope], verdict);
      }
      return store.insertAttempt(tx, attempt, now);
    });
  }

  async function checkAdmitted<T>(attempt: Attempt, check: () => Promise<T | undefined>) {
    const id = await admit(attempt);
    const result = await check().catch(async (error: unknown) => {
      await store.removeAttempt(db, id);
      throw error;
    });
    if (result === undefined) return undefined;
    await store.removeAttempts(db, attempt);
    await store.rememberNetwork(db, attempt, clock.now());
    return result;
  }

  return {
    run: async (trial, check) => {
      const stranger = attemptOf(trial);
      refusals.throwKnown(stranger, ['pair', 'address']);
      const isKnown = await store.isKnownNetwork(db, stranger.place, clock.now());
      if (!isKnown) refusals.throwKnown(stranger, ['home', 'site', 'account']);
      return takeTurn(() => checkAdmitted({ ...stranger, isKnown }, check), isKnown).catch(
        (error: unknown) => {
          const isTurnedAway = error instanceof Problem && error.code === 'auth.busy';
          if (isTurnedAway && !isKnown) refusals.countTurnedAway(stranger);
          throw error;
        },
      );
    },
    forgetNetworks: async (accountKey, address) => {
      const attempt = attemptOf({ accountKey, address: address ?? '' });
      await store.removeNetworks(db, attempt.accountKey);
      if (address !== undefined) await store.rememberNetwork(db, attempt, clock.now());
    },
  };
}

/** What one process remembers of refusals, so that a flood costs the database next to nothing. */
function createRefusals(clock: Clock) {
  const refusedUntil = new LRUCache<string, number>({ max: REMEMBERED });
  const turnedAway = new LRUCache<string, { count: number; until: number }>({ max: REMEMBERED });
  const limits = { address: ADDRESS_LIMIT, home: HOME_LIMIT, site: SITE_LIMIT };

  return {
    remember: (key: string | undefined, { until, scope }: { until: Date; scope: SignInScope }): Problem => {
      if (key !== undefined) refusedUntil.set(key, until.getTime());
      return refusal(until.getTime() - clock.now().getTime(), scope);
    },
    throwKnown: (attempt: Attempt, scopes: readonly SignInScope[]): void => {
      const now = clock.now().getTime();
      for (const scope of scopes) {
        const until = refusedUntil.get(keys(attempt)[scope] ?? '') ?? 0;
        if (until > now) throw refusal(until - now, scope);
      }
    },
    /** A client that fills the gate is refused like one with wrong passwords, without a row for each request. */
    countTurnedAway: (attempt: Attempt): void => {
      const now = clock.now().getTime();
      for (const scope of ['address', 'home', 'site'] as const) {
        const key = keys(attempt)[scope];
        if (key === undefined) continue;
        const before = turnedAway.get(key);
        const current = before && before.until > now ? before : { count: 0, until: now + ADDRESS_WINDOW_MS };
        turnedAway.set(key, { ...current, count: current.count + 1 });
        if (current.count + 1 >= limits[scope]) refusedUntil.set(key, current.until);
      }
    },
  };
}

function attemptOf({ accountKey: name, address: ip }: SignInRequest): Attempt {
  const [accountKey, address] = [sha256(name), addressKey(ip)];
  const place = sha256(`${accountKey.toString('base64')} ${address}`);
  return { accountKey, address, digits: networkDigits(ip), place, isKnown: false };
}

/** Under what each kind of refusal is remembered; `account` is that of strangers. */
function keys({ address, digits, place, accountKey }: Attempt): Record<SignInScope, string | undefined> {
  return {
    pair: place.toString('base64'),
    address,
    home: digits && `home ${digits.slice(0, 14)}`,
    site: digits && `site ${digits.slice(0, 12)}`,
    account: `account ${accountKey.toString('base64')}`,
  };
}

/** Where the account is what was guessed at, its passkeys have a count of their own. */
function refusal(waitMs: number, scope: SignInScope): Problem {
  const waitS = Math.max(1, Math.ceil(waitMs / 1000));
  const text = authMessages.tooManyWrong(Math.ceil(waitS / 60));
  const isAccount = scope === 'account' || scope === 'pair';
  const message = isAccount ? `${text} ${authMessages.passkeyWorks}` : text;
  return tooMany('auth.too_many_attempts', message, waitS);
}
