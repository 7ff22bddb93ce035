// Counts wrong passwords in the database, for all processes together, and refuses before anything is hashed.
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import { tooMany } from '../../contract/problem.ts';
import type { Problem } from '../../contract/problem.ts';
import { PAIR_WINDOW_MS, addressKey, judgeSignIn } from '../../contract/sign-in-limits.ts';
import type { Clock } from '../clock.ts';
import { countAttempts, insertAttempt, removeAttempt, removeAttempts } from './attempts-store.ts';
import type { Attempt, AttemptTables } from './attempts-store.ts';
import { authMessages } from './messages.ts';
import { sha256 } from './tokens.ts';

/** Whose password is tried, and from where. */
export interface Trial {
  /** The account's name as it is compared; with a prefix that no other kind of account has. */
  accountKey: string;
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

export function createAttempts(anyDb: Kysely<unknown>, clock: Clock): Attempts {
  const db = anyDb.$extendTables<AttemptTables>();
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

function attemptOf({ accountKey, address }: Trial): Attempt {
  return { accountKey: sha256(accountKey), address: addressKey(address) };
}

function keys({ accountKey, address }: Attempt): { pair: string; address: string } {
  return { pair: `${address} ${accountKey.toString('base64')}`, address };
}

function refusal(waitMs: number): Problem {
  const waitS = Math.max(1, Math.ceil(waitMs / 1000));
  return tooMany('auth.too_many_attempts', authMessages.tooManyWrong(Math.ceil(waitS / 60)), waitS);
}
