// How many wrong passwords are allowed, to staff and to customers, and how long to wait after that.
// Source of the figures: docs/behaviour/accounts.md.
import { MINUTE_MS, DAY_MS, HOUR_MS } from '../../contract/durations.ts';

/** Wrong passwords for one account from one address. */
export const PAIR_WINDOW_MS = 15 * MINUTE_MS;
export const PAIR_LIMIT = 5;
/** Wrong passwords from one address, whatever the account. */
export const ADDRESS_WINDOW_MS = HOUR_MS;
export const ADDRESS_LIMIT = 20;
/** The same from the larger IPv6 networks (/56, /48) that one customer of a provider may have. */
export const HOME_LIMIT = 40;
export const SITE_LIMIT = 100;
/** Wrong passwords for one account from all networks that never signed in to it, and likewise from those that did. */
export const ACCOUNT_WINDOW_MS = DAY_MS;
export const ACCOUNT_LIMIT = 100;
/** Beyond it: from each network that has signed in, and from all others together, this many in PAIR_WINDOW_MS. */
export const SLOW_LIMIT = 1;
/** A network counts as one that has signed in for this long after the last time. */
export const KNOWN_NETWORK_MS = 180 * DAY_MS;

/** Wrong attempts within a window; `oldest` is null when there are none. */
export interface FailedAttempts {
  count: number;
  oldest: Date | null;
}

export interface FailedAttemptsByWindow {
  /** Wrong attempts for this account and address, within PAIR_WINDOW_MS. */
  pair: FailedAttempts;
  /** Wrong attempts from this address, within ADDRESS_WINDOW_MS; `home` and `site` of the IPv6 networks (/56, /48) it is in. */
  address: FailedAttempts;
  home: FailedAttempts;
  site: FailedAttempts;
  /** Wrong attempts for this account from networks that are known or unknown to it as this one is, within ACCOUNT_WINDOW_MS. */
  account: FailedAttempts;
  /** The same within PAIR_WINDOW_MS. */
  accountLately: FailedAttempts;
}

export type SignInScope = 'pair' | 'address' | 'home' | 'site' | 'account';

export type SignInVerdict = { kind: 'allowed' } | { kind: 'refused'; scope: SignInScope; until: Date };

/** Whether one more attempt may be checked, given those before it and whether its network has signed in before. */
export function judgeSignIn(wrongs: FailedAttemptsByWindow, isKnown: boolean): SignInVerdict {
  const isSlow = wrongs.account.count >= ACCOUNT_LIMIT;
  const limits: [SignInScope, FailedAttempts, limit: number, windowMs: number][] = [
    ['address', wrongs.address, ADDRESS_LIMIT, ADDRESS_WINDOW_MS],
    ['pair', wrongs.pair, isSlow ? SLOW_LIMIT : PAIR_LIMIT, PAIR_WINDOW_MS],
  ];
  // Attempts from other networks never block a network that has signed in.
  if (!isKnown) {
    limits.push(
      ['home', wrongs.home, HOME_LIMIT, ADDRESS_WINDOW_MS],
      ['site', wrongs.site, SITE_LIMIT, ADDRESS_WINDOW_MS],
    );
    if (isSlow) limits.push(['account', wrongs.accountLately, SLOW_LIMIT, PAIR_WINDOW_MS]);
  }
  for (const [scope, { count, oldest }, limit, windowMs] of limits) {
    if (oldest && count >= limit) {
      return { kind: 'refused', scope, until: new Date(oldest.getTime() + windowMs) };
    }
  }
  return { kind: 'allowed' };
}
