// Keeps the newsletter's forms from being used to flood a mailbox or to find out who has subscribed.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { tooMany } from '../../../platform/contract/problem.ts';
import type { Problem } from '../../../platform/contract/problem.ts';
import { addressKey } from '../../../platform/contract/sign-in-limits.ts';
import { subscriberErrors as errors } from '../messages.ts';
import {
  ALREADY_LIMIT,
  DAY_MS,
  MAIL_LIMITS,
  SUBSCRIBE_LIMIT,
  UNSUBSCRIBE_LIMIT,
} from '../newsletter-limits.ts';
import type { AskingUse, UseQuery } from './asking-store.ts';
import * as store from './store.ts';
import type { ClientKind, MailKind, SubscriberTables } from './store.ts';

type Tx = Transaction<SubscriberTables>;
interface Limit {
  windowMs: number;
  most: number;
}

/** What of an address counts as one client. */
export function clientOf(ip: string): string {
  return addressKey(ip);
}

/** What the limits count of a client and an address that ask now. */
export function useQueryOf(client: string, hash: Buffer, now: Date): UseQuery {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    client,
    hash,
    subscribeSince: before(SUBSCRIBE_LIMIT.windowMs),
    alreadySince: before(ALREADY_LIMIT.windowMs),
    mailSince: before(DAY_MS),
  };
}

/** The 429 of a client that has subscribed too often; undefined while it may. */
export function tooOften({ subscribed, firstSubscribedAt }: AskingUse, now: Date): Problem | undefined {
  if (subscribed < SUBSCRIBE_LIMIT.most) return undefined;
  return tooMany('subscriber.too_many', errors.tooMany, freeInS(firstSubscribedAt, SUBSCRIBE_LIMIT, now));
}

/** 429 when the client has asked for too many links; otherwise counts this time. Locks the client. */
export async function noteUnsubscribe(tx: Tx, client: string, now: Date): Promise<void> {
  await store.lock(tx, client);
  const { isOver, retryAfterS } = await usage(tx, client, 'unsubscribe', UNSUBSCRIBE_LIMIT, now);
  if (isOver) throw tooMany('subscriber.too_many_links', errors.tooManyLinks, retryAfterS);
  await note(tx, client, 'unsubscribe', now);
}

/**
 * Whether one more mail may go to an address whose mails were asked for at these times of the last day. What was mailed
 * before `leftAt` confirms nothing any more. Only who reads the mailbox can leave, so nobody else is let through by it.
 */
export function isWithinMailLimits(times: readonly Date[], now: Date, leftAt: Date | null): boolean {
  return MAIL_LIMITS.every(({ windowMs, most, isOfLiveLinks }) => {
    const since = Math.max(now.getTime() - windowMs, isOfLiveLinks ? (leftAt?.getTime() ?? 0) : 0);
    return times.filter((at) => at.getTime() > since).length < most;
  });
}

/** Whether one more mail may go to the address; if so, it is counted. The address must be locked. */
export async function noteMail(tx: Tx, hash: Buffer, kind: MailKind, now: Date): Promise<boolean> {
  const times = await store.listMailTimes(tx, hash, kind, new Date(now.getTime() - DAY_MS));
  const isWithin = isWithinMailLimits(times, now, null);
  if (isWithin) await store.insertMail(tx, { id: newId(now.getTime()), address_hash: hash, kind, at: now });
  return isWithin;
}

async function usage(tx: Tx, client: string, kind: ClientKind, limit: Limit, now: Date) {
  const { count, oldest } = await store.countClient(
    tx,
    client,
    kind,
    new Date(now.getTime() - limit.windowMs),
  );
  return { isOver: count >= limit.most, retryAfterS: freeInS(oldest, limit, now) };
}

function freeInS(oldest: Date | null, { windowMs }: Limit, now: Date): number {
  return Math.max(1, Math.ceil(((oldest ?? now).getTime() + windowMs - now.getTime()) / 1000));
}

async function note(tx: Tx, client: string, kind: ClientKind, now: Date): Promise<void> {
  await store.insertClient(tx, { id: newId(now.getTime()), address: client, kind, at: now });
}
