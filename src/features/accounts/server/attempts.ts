// Counts wrong passwords in the database, for all processes together, and refuses before anything is hashed.
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import { tooMany } from '../../../platform/contract/problem.ts';
import type { Problem } from '../../../platform/contract/problem.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { accountsMessages } from '../messages.ts';
import { PAIR_WINDOW_MS, addressKey, judgeSignIn, usernameKey } from '../sign-in-limits.ts';
import { countAttempts, insertAttempt, removeAttempt, removeAttempts } from './store.ts';
import type { AccountsTables, Attempt } from './store.ts';
import { sha256 } from './tokens.ts';

/** Whose password is tried, and from where. */
export interface Trial {
  username: string;
  /** The client's IP address. */
  address: string;
}

export interface Attempts {
  /** A 429 problem when this trial is refused already; asks no database, so a flood costs nothing. */
  refuseKnown: (trial: Trial) => void;
  /**
   * Runs `check` when the trial is allowed, else throws a 429 problem. The attempt counts as wrong from before
   * the check until the check says yes, so many at the same moment gain nothing. A check that throws counts nothing.
   */
  run: <T>(trial: Trial, check: () => Promise<T | undefined>) => Promise<T | undefined>;
}

/** How many refusals a process remembers. */
const REMEMBERED = 10_000;

export function createAttempts(db: Kysely<AccountsTables>, clock: Clock): Attempts {
  const refusedUntil = new LRUCache<string, number>({ max: REMEMBERED });

  async function admit(attempt: Attempt): Promise<{ id: string; isUnderAttack: boolean }> {
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      const verdict = judgeSignIn(await countAttempts(tx, attempt, now));
      if (verdict.kind === 'refused') {
        refusedUntil.set(keys(attempt)[verdict.scope], verdict.until.getTime());
        throw refusal(verdict.until.getTime() - now.getTime());
      }
      return { id: await insertAttempt(tx, attempt, now), isUnderAttack: verdict.isUnderAttack };
    });
  }

  return {
    refuseKnown: (trial) => {
      const now = clock.now().getTime();
      for (const key of Object.values(keys(attemptOf(trial)))) {
        const until = refusedUntil.get(key) ?? 0;
        if (until > now) throw refusal(until - now);
      }
    },
    run: async (trial, check) => {
      const attempt = attemptOf(trial);
      const { id, isUnderAttack } = await admit(attempt);
      const result = await check().catch(async (error: unknown) => {
        await removeAttempt(db, id);
        throw error;
      });
      if (result !== undefined) await removeAttempts(db, attempt);
      else if (isUnderAttack) throw refusal(PAIR_WINDOW_MS);
      return result;
    },
  };
}

function attemptOf({ username, address }: Trial): Attempt {
  return { accountKey: sha256(usernameKey(username)), address: addressKey(address) };
}

function keys({ accountKey, address }: Attempt): { pair: string; address: string } {
  return { pair: `${address} ${accountKey.toString('base64')}`, address };
}

function refusal(waitMs: number): Problem {
  const waitS = Math.max(1, Math.ceil(waitMs / 1000));
  return tooMany('auth.too_many_attempts', accountsMessages.tooManyWrong(Math.ceil(waitS / 60)), waitS);
}
