// Links of the newsletter's mails: signed, so that only who got the mail can use them.
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import type { Forwarding } from '../../../platform/server/pages/forwarding.ts';
import type { Keys } from '../../../platform/server/secret.ts';
import { readToken, signToken } from '../../../platform/server/signed-token.ts';
import { CONFIRM_WITHIN_DAYS, DAY_MS } from '../newsletter-limits.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../paths.ts';

const CONFIRM = 'subscribers.confirm';
const LEAVE = 'subscribers.leave';
const ONE_CLICK = /\/api\/subscribers\/one-click\/([\w.-]{1,450})/g;

export interface ConfirmToken {
  subscriberId: string;
  issuedAt: Date;
}

export interface SubscriberLinks {
  /** A page with one button; good for `CONFIRM_WITHIN_DAYS`. */
  confirmUrl: (subscriberId: string, issuedAt: Date) => Promise<string>;
  /** A page with one button; good forever. */
  unsubscribeUrl: (subscriberId: string) => Promise<string>;
  /** What every newsletter carries: RFC 2369 and RFC 8058. */
  unsubscribeHeaders: (subscriberId: string) => Promise<Record<string, string>>;
  /** Older mail programs open the address of those headers in a browser instead: it leads to the page with one button. */
  oneClickOpened: Forwarding;
  /** `undefined` for a token that is not ours or too old. */
  readConfirm: (token: string, now: Date) => Promise<ConfirmToken | undefined>;
  /** The subscriber's id; `undefined` for a token that is not ours. */
  readUnsubscribe: (token: string) => Promise<string | undefined>;
  /** The subscriber whose newsletter a text quotes, told by the first of our one-click addresses in it. */
  findReader: (text: string) => Promise<string | undefined>;
}

export function subscriberLinks(keys: Keys, publicUrl: string): SubscriberLinks {
  const leaveToken = async (subscriberId: string) => signToken(await keys.keyFor(LEAVE), subscriberId);
  const unsubscribeUrl = async (subscriberId: string) =>
    `${publicUrl}${UNSUBSCRIBE_PATH}?${LINK_TOKEN_QUERY}=${await leaveToken(subscriberId)}`;
  return {
    confirmUrl: async (subscriberId, issuedAt) => {
      const token = signToken(await keys.keyFor(CONFIRM), `${subscriberId} ${issuedAt.getTime()}`);
      return `${publicUrl}${CONFIRM_PATH}?${LINK_TOKEN_QUERY}=${token}`;
    },
    unsubscribeUrl,
    unsubscribeHeaders: async (subscriberId) => ({
      'List-Unsubscribe': `<${publicUrl}/api/subscribers/one-click/${await leaveToken(subscriberId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    oneClickOpened: {
      path: '/api/subscribers/one-click/:token',
      find: async (token) =>
        `${publicUrl}${UNSUBSCRIBE_PATH}?${LINK_TOKEN_QUERY}=${encodeURIComponent(token)}`,
    },
    readConfirm: async (token, now) => {
      const content = readToken(await keys.keysFor(CONFIRM), token);
      const [subscriberId, issued] = content?.split(' ') ?? [];
      if (subscriberId === undefined) return undefined;
      const issuedAt = new Date(Number(issued));
      const isFresh = now.getTime() - issuedAt.getTime() < CONFIRM_WITHIN_DAYS * DAY_MS;
      return isFresh ? { subscriberId, issuedAt } : undefined;
    },
    readUnsubscribe: async (token) => readToken(await keys.keysFor(LEAVE), token),
    findReader: async (text) => {
      const leaveKeys = await keys.keysFor(LEAVE);
      for (const [, token = ''] of text.matchAll(ONE_CLICK)) {
        const subscriberId = readToken(leaveKeys, token);
        if (subscriberId !== undefined) return subscriberId;
      }
      return undefined;
    },
  };
}
