// Asking for the newsletter: what it leaves and what is answered, for all who ask at the same moment.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { Problem, conflict } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { gathered } from '../../../platform/server/db/gathering.ts';
import type { EmailAddress } from '../email-address.ts';
import { subscriberErrors as errors } from '../messages.ts';
import { ALREADY_LIMIT } from '../newsletter-limits.ts';
import { lockClientsAndAddresses, readUses, writeAsked } from './asking-store.ts';
import type { AskedWrites, AskingUse } from './asking-store.ts';
import { consentRow } from './consent.ts';
import type { LetterJob } from './jobs.ts';
import { isWithinMailLimits, tooOften, useQueryOf } from './limits.ts';
import { listByKeysForChange } from './store.ts';
import type { ClientKind, SubscriberRow, SubscriberTables } from './store.ts';

type Tx = Transaction<SubscriberTables>;

/** What was told of the tyres. */
type Told = Pick<SubscriberRow, 'tyre_size' | 'season'>;

export interface Asked {
  email: EmailAddress;
  told: Told;
  /** Of the address: today's, then those of former keys. */
  hashes: readonly [Buffer, ...Buffer[]];
  place: string;
  client: string;
  ip: string;
  now: Date;
}

/** A problem is for this one alone, and nothing of his is written. */
type Outcome = 'taken' | 'already' | Problem;

/**
 * Asks for one, in one transaction with all who ask at the same moment. Throws 409 for an address that has subscribed
 * and 429 for a client that asks too often.
 */
export function askTogether(platform: Platform, confirmation: LetterJob): (asked: Asked) => Promise<void> {
  const db = platform.db.$extendTables<SubscriberTables>();
  const ask = gathered<Asked, Outcome>({
    run: (asked) => db.transaction().execute((tx) => askAll(tx, asked, platform, confirmation)),
    keysOf: ({ client, email }) => [client, email.key],
  });
  return async (asked) => {
    const outcome = await ask(asked);
    if (outcome instanceof Problem) throw outcome;
    if (outcome === 'already') throw conflict('subscriber.already_subscribed', errors.already);
  };
}

/**
 * The statements are the same for an address that has subscribed and for one that has not, up to the answer: nobody
 * can tell them apart by a clock.
 */
async function askAll(
  tx: Tx,
  asked: readonly Asked[],
  { settings, jobs }: Platform,
  confirmation: LetterJob,
): Promise<Outcome[]> {
  const keys = asked.map(({ email }) => email.key);
  await lockClientsAndAddresses(
    tx,
    asked.map(({ client, email }) => ({ client, key: email.key })),
  );
  // Held until the end: whoever leaves at the same moment must not be written back.
  const rows = await listByKeysForChange(tx, keys);
  const known = new Map(rows.map((row) => [row.email_key, row]));
  const uses = await readUses(
    tx,
    asked.map(({ client, hashes, now }) => useQueryOf(client, hashes[0], now)),
  );
  const decided = asked.map((one, at) =>
    decide(one, known.get(one.email.key), uses[at], settings.newsletterDoubleOptIn),
  );
  const writes = decided.flatMap((one) => (one instanceof Problem ? [] : one.writes));
  await writeAsked(tx, writes);
  if (settings.newsletterDoubleOptIn) {
    const mailed = writes.filter(({ mailId }) => mailId !== null);
    await jobs.enqueueAll(
      confirmation,
      mailed.map(({ row }) => ({ subscriberId: row.id })),
      tx,
    );
  }
  return decided.map((one) => (one instanceof Problem ? one : one.outcome));
}

/** What one ask leaves and is answered. */
function decide(
  asked: Asked,
  known: SubscriberRow | undefined,
  use: AskingUse | undefined,
  isConfirmationNeeded: boolean,
): { outcome: Outcome; writes: AskedWrites } | Problem {
  const { hashes, client, place, ip, now } = asked;
  if (!use) throw new Error('Everybody who asks has a use.');
  const refusal = tooOften(use, now);
  if (refusal) return refusal;
  const row = askedRow(known, asked, isConfirmationNeeded);
  const isMailed = isWithinMailLimits(use.mailTimes, now, known?.cancelled_at ?? null);
  const isTold = known?.status === 'subscribed' && use.told < ALREADY_LIMIT.most;
  const isConsent = isMailed || known?.status !== row.status;
  const kinds: ClientKind[] = isTold ? ['subscribe', 'already'] : ['subscribe'];
  const writes = {
    row,
    hashes,
    now,
    client: { address: client, kinds, ids: kinds.map(() => newId(now.getTime())) },
    mailId: isMailed ? newId(now.getTime()) : null,
    consent: isConsent ? consentRow(row.id, { act: 'asked', place, ip, now }) : null,
  };
  return { outcome: isTold ? 'already' : 'taken', writes };
}

/** The subscriber as it is after asking; an active one stays as it was. */
function askedRow(
  known: SubscriberRow | undefined,
  { email: { address, key }, told, now }: Asked,
  isConfirmationNeeded: boolean,
): SubscriberRow {
  if (known?.status === 'subscribed') return known;
  const fresh = {
    id: newId(now.getTime()),
    created_at: now,
    subscribed_at: null,
    cancelled_at: null,
    ...known,
    email: address,
    email_key: key,
    tyre_size: told.tyre_size || (known?.tyre_size ?? ''),
    season: told.season ?? known?.season ?? null,
  };
  if (!isConfirmationNeeded) {
    return { ...fresh, status: 'subscribed', pending_since: now, subscribed_at: now };
  }
  return {
    ...fresh,
    status: 'pending',
    pending_since: known?.status === 'pending' ? known.pending_since : now,
  };
}
