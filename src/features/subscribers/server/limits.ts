// Keeps the newsletter's forms from being used to flood a mailbox or to find out who has subscribed.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { tooMany } from '../../../platform/contract/problem.ts';
import { addressKey } from '../../../platform/contract/sign-in-limits.ts';
import { subscriberErrors as errors } from '../messages.ts';
import {
  ALREADY_LIMIT,
  DAY_MS,
  MAIL_LIMITS,
  SUBSCRIBE_LIMIT,
  UNSUBSCRIBE_LIMIT,
} from '../newsletter-limits.ts';
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

/** 429 when the client has subscribed too often; otherwise counts this time. Locks the client. */
export async function noteSubscribe(tx: Tx, client: string, now: Date): Promise<void> {
  await store.lock(tx, client);
  const { isOver, retryAfterS } = await usage(tx, client, 'subscribe', SUBSCRIBE_LIMIT, now);
  if (isOver) throw tooMany('subscriber.too_many', errors.tooMany, retryAfterS);
  await note(tx, client, 'subscribe', now);
}

/** 429 when the client has asked for too many links; otherwise counts this time. Locks the client. */
export async function noteUnsubscribe(tx: Tx, client: string, now: Date): Promise<void> {
  await store.lock(tx, client);
  const { isOver, retryAfterS } = await usage(tx, client, 'unsubscribe', UNSUBSCRIBE_LIMIT, now);
  if (isOver) throw tooMany('subscriber.too_many_links', errors.tooManyLinks, retryAfterS);
  await note(tx, client, 'unsubscribe', now);
}

/** Whether the client may be told that the address has subscribed; told is counted. */
export async function mayTellAlready(
  tx: Tx,
  client: string,
  hasSubscribed: boolean,
  now: Date,
): Promise<boolean> {
  const { isOver } = await usage(tx, client, 'already', ALREADY_LIMIT, now);
  if (isOver || !hasSubscribed) return false;
  await note(tx, client, 'already', now);
  return true;
}

/** Whether one more mail may go to the address; if so, it is counted. The address must be locked. */
export async function isWithinMailLimits(tx: Tx, hash: Buffer, kind: MailKind, now: Date): Promise<boolean> {
  const times = await store.listMailTimes(tx, hash, kind, new Date(now.getTime() - DAY_MS));
  const isWithin = MAIL_LIMITS.every(
    ({ windowMs, most }) => times.filter((at) => at.getTime() > now.getTime() - windowMs).length < most,
  );
  if (isWithin) await store.insertMail(tx, { id: newId(now.getTime()), address_hash: hash, kind, at: now });
  return isWithin;
}

async function usage(tx: Tx, client: string, kind: ClientKind, { windowMs, most }: Limit, now: Date) {
  const { count, oldest } = await store.countClient(tx, client, kind, new Date(now.getTime() - windowMs));
  const freeAt = (oldest ?? now).getTime() + windowMs;
  return { isOver: count >= most, retryAfterS: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) };
}

async function note(tx: Tx, client: string, kind: ClientKind, now: Date): Promise<void> {
  await store.insertClient(tx, { id: newId(now.getTime()), address: client, kind, at: now });
}
