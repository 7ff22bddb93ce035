// Protects the newsletter's forms from being used to flood a mailbox or to find out who has subscribed.
import type { Use } from '../../../platform/server/limits/limits.ts';
import { ALREADY_LIMIT, MAIL_LIMITS, SUBSCRIBE_LIMIT, UNSUBSCRIBE_LIMIT } from '../newsletter-limits.ts';

const CLIENT_LIMITS = {
  subscribe: SUBSCRIBE_LIMIT,
  already: ALREADY_LIMIT,
  unsubscribe: UNSUBSCRIBE_LIMIT,
} as const;

/** What a client does: subscribes, learns that an address has subscribed already, or requests a link to unsubscribe. */
export function clientUse(kind: keyof typeof CLIENT_LIMITS, client: string, at: Date): Use {
  return { key: `subscriber.${kind} ${client}`, limits: [CLIENT_LIMITS[kind]], at };
}

/**
 * One more mail to an address. What was mailed before `leftAt` confirms nothing any more and is not counted within the
 * hour: only who reads the mailbox can leave, so nobody else is let through by it.
 */
export function mailUse(
  kind: 'confirmation' | 'cancellation',
  hash: Buffer,
  at: Date,
  leftAt: Date | null = null,
): Use {
  const limits = MAIL_LIMITS.map(({ isOfLiveLinks, ...limit }) => ({
    ...limit,
    since: isOfLiveLinks ? (leftAt ?? undefined) : undefined,
  }));
  return { key: `subscriber.${kind} ${hash.toString('hex')}`, limits, at };
}
