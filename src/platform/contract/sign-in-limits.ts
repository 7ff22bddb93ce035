// How many wrong passwords are borne, of staff and of customers, and how long to wait after that.
// Source of the figures: docs/behaviour/accounts.md.

const MINUTE_MS = 60_000;

/** Wrong passwords for one account from one address. */
export const PAIR_WINDOW_MS = 15 * MINUTE_MS;
export const PAIR_LIMIT = 5;
/** The same while the account is under attack: one, so that the right person elsewhere still gets in. */
export const PAIR_LIMIT_UNDER_ATTACK = 1;
/** Wrong passwords from one address, whatever the account. */
export const ADDRESS_WINDOW_MS = 60 * MINUTE_MS;
export const ADDRESS_LIMIT = 20;
/** Wrong passwords for one account from anywhere; beyond it the account is under attack. */
export const ACCOUNT_WINDOW_MS = 24 * 60 * MINUTE_MS;
export const ACCOUNT_LIMIT = 100;

/** Wrong attempts within a window; `oldest` is null when there are none. */
export interface Wrongs {
  count: number;
  oldest: Date | null;
}

export interface WrongsByWindow {
  /** Of this account and address, within PAIR_WINDOW_MS. */
  pair: Wrongs;
  /** Of this address, within ADDRESS_WINDOW_MS. */
  address: Wrongs;
  /** Of this account, within ACCOUNT_WINDOW_MS. */
  account: Wrongs;
}

export type SignInVerdict =
  | { kind: 'allowed'; isUnderAttack: boolean }
  | { kind: 'refused'; scope: 'pair' | 'address'; until: Date };

/** Whether one more attempt may be checked, given those before it. */
export function judgeSignIn({ pair, address, account }: WrongsByWindow): SignInVerdict {
  const isUnderAttack = account.count >= ACCOUNT_LIMIT;
  if (address.oldest && address.count >= ADDRESS_LIMIT) {
    return { kind: 'refused', scope: 'address', until: after(address.oldest, ADDRESS_WINDOW_MS) };
  }
  if (pair.oldest && pair.count >= (isUnderAttack ? PAIR_LIMIT_UNDER_ATTACK : PAIR_LIMIT)) {
    return { kind: 'refused', scope: 'pair', until: after(pair.oldest, PAIR_WINDOW_MS) };
  }
  return { kind: 'allowed', isUnderAttack };
}

/** What of an address counts: all of IPv4, the network half (/64) of IPv6, IPv4 inside IPv6 as IPv4. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')];
  if (tail) all.push(...tail.split(':'));
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
