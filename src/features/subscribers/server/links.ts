// Links of the newsletter's mails: signed, so that only who got the mail can use them.
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import type { Forwarding } from '../../../platform/server/pages/forwarding.ts';
import type { Keys } from '../../../platform/server/secret.ts';
import { readToken, signToken } from '../../../platform/server/signed-token.ts';
import { CONFIRM_WITHIN_DAYS } from '../newsletter-limits.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../paths.ts';

const CONFIRM = 'subscribers.confirm';
const LEAVE = 'subscribers.leave';
const ONE_CLICK = /\/api\/subscribers\/one-click\/([\w.-]{1,450})/g;

export function subscriberLinks(keys: Keys, publicUrl: string) {
  const leaveToken = async (subscriberId: string) => signToken(await keys.keyFor(LEAVE), subscriberId);
  const unsubscribeUrl = async (subscriberId: string) =>
    `${publicUrl}${UNSUBSCRIBE_PATH}?${LINK_TOKEN_QUERY}=${await leaveToken(subscriberId)}`;
  return {
    /** A page with one button; good for `CONFIRM_WITHIN_DAYS`. */
    confirmUrl: async (subscriberId: string, issuedAt: Date) => {
      const token = signToken(await keys.keyFor(CONFIRM), `${subscriberId} ${issuedAt.getTime()}`);
      return `${publicUrl}${CONFIRM_PATH}?${LINK_TOKEN_QUERY}=${token}`;
    },
    /** A page with one button; good forever. */
    unsubscribeUrl,
    /** What every newsletter carries: RFC 2369 and RFC 8058. */
    unsubscribeHeaders: async (subscriberId: string) => ({
      'List-Unsubscribe': `<${publicUrl}/api/subscribers/one-click/${await leaveToken(subscriberId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    /** Older mail programs open the address of those headers in a browser instead: it leads to the page with one button. */
    oneClickOpened: {
      path: '/api/subscribers/one-click/:token',
      find: async (token) =>
        `${publicUrl}${UNSUBSCRIBE_PATH}?${LINK_TOKEN_QUERY}=${encodeURIComponent(token)}`,
    } satisfies Forwarding,
    /** `undefined` for a token that is not ours or too old. */
    readConfirm: async (token: string, now: Date) => {
      const content = readToken(await keys.keysFor(CONFIRM), token);
      const [subscriberId, issued] = content?.split(' ') ?? [];
      if (subscriberId === undefined) return undefined;
      const issuedAt = new Date(Number(issued));
      const isFresh = now.getTime() - issuedAt.getTime() < CONFIRM_WITHIN_DAYS * DAY_MS;
      return isFresh ? { subscriberId, issuedAt } : undefined;
    },
    /** The subscriber's id; `undefined` for a token that is not ours. */
    readUnsubscribe: async (token: string) => readToken(await keys.keysFor(LEAVE), token),
    /** The subscriber whose newsletter a text quotes, by the first of our one-click addresses in it. */
    findSubscriber: async (text: string) => {
      const leaveKeys = await keys.keysFor(LEAVE);
      for (const [, token = ''] of text.matchAll(ONE_CLICK)) {
        const subscriberId = readToken(leaveKeys, token);
        if (subscriberId !== undefined) return subscriberId;
      }
      return undefined;
    },
  };
}

export type SubscriberLinks = ReturnType<typeof subscriberLinks>;
