// Subscribing: what is stored and what is answered, for all requests of the same moment.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import type { EmailAddress } from '../../../platform/contract/mail/email-address.ts';
import { Problem, conflict, tooMany } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { batched } from '../../../platform/server/db/batcher.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { countAgainstLimits, type Use } from '../../../platform/server/limits/limits.ts';
import { subscriberErrors as errors } from '../messages.ts';
import { consentRow } from './consent.ts';
import type { EmailJob } from './jobs.ts';
import { clientUse, mailUse } from './limits.ts';
import { listByKeysForChange, type SubscriberRow, type SubscriberTables } from './store.ts';
import { writeSubscriptions, type SubscriptionWrites } from './subscribe-store.ts';

type Tx = Transaction<SubscriberTables>;

type TyrePreferences = Pick<SubscriberRow, 'tyreSize' | 'season'>;

export interface SubscriptionRequest {
  email: EmailAddress;
  preferences: TyrePreferences;
  /** Keyed hashes of the address: with today's key, then with former keys. */
  hashes: readonly [Buffer, ...Buffer[]];
  place: string;
  client: string;
  ip: string;
  now: Date;
}

/** A problem is for this one alone, and nothing of his is written. */
type Outcome = 'taken' | 'already' | Problem;

/**
 * Requests one, in one transaction with all simultaneous requests. Throws 409 for an address that has subscribed
 * and 429 for a client with too many requests.
 */
export function subscribeInBatches(
  platform: Platform,
  confirmation: EmailJob,
): (requested: SubscriptionRequest) => Promise<void> {
  const db = platform.db.$extendTables<SubscriberTables>();
  const subscribe = batched<SubscriptionRequest, Outcome>({
    run: (requested) => inTransaction(db, (tx) => subscribeAll(tx, requested, platform, confirmation)),
    keysOf: ({ client, email }) => [client, email.key],
  });
  return async (requested) => {
    const outcome = await subscribe(requested);
    if (outcome instanceof Problem) throw outcome;
    if (outcome === 'already') throw conflict('subscriber.already_subscribed', errors.already);
  };
}

/**
 * The statements are the same for an address that has subscribed and for one that has not, up to the answer: nobody
 * can distinguish them by the time of the answer.
 */
async function subscribeAll(
  tx: Tx,
  requested: readonly SubscriptionRequest[],
  { settings, jobs }: Platform,
  confirmation: EmailJob,
): Promise<Outcome[]> {
  const waits = await countAgainstLimits(
    tx,
    requested.map(({ client, now }) => clientUse('subscribe', client, now)),
  );
  const allowed = requested.filter((_one, at) => waits[at] === 0);
  const keys = allowed.map(({ email }) => email.key);
  await lock(tx, 'subscribers', keys);
  // Locked until the end: somebody who leaves at the same moment must not be written back.
  const rows = await listByKeysForChange(tx, keys);
  const known = new Map(rows.map((row) => [row.emailKey, row]));
  const uses = allowed.flatMap((one) => usesOf(one, known.get(one.email.key)));
  const useWaits = await countAgainstLimits(tx, uses);
  const taken = new Set(uses.filter((_use, at) => useWaits[at] === 0).map(({ key }) => key));
  const decided = new Map(
    allowed.map((one) => [one, decide(one, known.get(one.email.key), taken, settings.newsletterDoubleOptIn)]),
  );
  const writes = [...decided.values()].map((one) => one.writes);
  await writeSubscriptions(tx, writes);
  if (settings.newsletterDoubleOptIn) {
    const mailed = writes.filter(({ isMailed }) => isMailed);
    await jobs.enqueueAll(
      confirmation,
      mailed.map(({ row }) => ({ subscriberId: row.id })),
      tx,
    );
  }
  return requested.map(
    (one, at) => decided.get(one)?.outcome ?? tooMany('subscriber.too_many', errors.tooMany, waits[at] ?? 1),
  );
}

/** Limits that an allowed request uses, in addition to the limit on requests. */
function usesOf({ client, hashes, now }: SubscriptionRequest, known: SubscriberRow | undefined): Use[] {
  const mail = mailUse('confirmation', hashes[0], now, known?.cancelledAt);
  return known?.status === 'subscribed' ? [mail, clientUse('already', client, now)] : [mail];
}

/** The answer and the writes of one request; `taken` are the keys of what the limits allowed. */
function decide(
  requested: SubscriptionRequest,
  known: SubscriberRow | undefined,
  taken: ReadonlySet<string>,
  isConfirmationNeeded: boolean,
): { outcome: Outcome; writes: SubscriptionWrites } {
  const { hashes, client, place, ip, now } = requested;
  const row = requestedRow(known, requested, isConfirmationNeeded);
  const isMailed = taken.has(mailUse('confirmation', hashes[0], now).key);
  const isConsent = isMailed || known?.status !== row.status;
  const consent = isConsent ? consentRow(row.id, { act: 'asked', place, ip, now }) : null;
  return {
    outcome: taken.has(clientUse('already', client, now).key) ? 'already' : 'taken',
    writes: { row, hashes, isMailed, consent },
  };
}

/** The subscriber after the request; an active one stays as it was. */
function requestedRow(
  known: SubscriberRow | undefined,
  { email: { address, key }, preferences, now }: SubscriptionRequest,
  isConfirmationNeeded: boolean,
): SubscriberRow {
  if (known?.status === 'subscribed') return known;
  const fresh = {
    id: newId(now.getTime()),
    createdAt: now,
    subscribedAt: null,
    cancelledAt: null,
    ...known,
    email: address,
    emailKey: key,
    tyreSize: preferences.tyreSize || (known?.tyreSize ?? ''),
    season: preferences.season ?? known?.season ?? null,
  };
  if (!isConfirmationNeeded) {
    return { ...fresh, status: 'subscribed', pendingSince: now, subscribedAt: now };
  }
  return {
    ...fresh,
    status: 'pending',
    pendingSince: known?.status === 'pending' ? known.pendingSince : now,
  };
}
