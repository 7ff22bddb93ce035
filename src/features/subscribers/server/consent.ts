// What visitors' and staff's use cases share: reading an address, its keyed hash, and the record of what was done.
import { createHmac } from 'node:crypto';

import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { type EmailAddress, expectEmailAddress } from '../../../platform/contract/mail/email-address.ts';
import { invalidField } from '../../../platform/contract/problem.ts';
import type { Keys } from '../../../platform/server/secret.ts';
import { consent, subscriberErrors as errors } from '../messages.ts';
import { networkOf } from '../network.ts';
import { readPreferredSize } from '../preferred-size.ts';
import * as store from './store.ts';
import type { ConsentRow, SubscriberTables } from './store.ts';

/** Begins the place of a consent that a file brought in; its source follows. */
export const IMPORT_PLACE = 'import: ';

const HASHES = 'subscribers.suppression';

/** What is stored of an address that must not be known: the same for the same key, worth nothing without ours. */
export async function hashOf(keys: Keys, key: string): Promise<Buffer> {
  const [hash] = await hashesOf(keys, key);
  return hash;
}

/** The same and what earlier keys made of the address: those who left then stay away. */
export async function hashesOf(keys: Keys, key: string): Promise<[Buffer, ...Buffer[]]> {
  const [current, ...former] = await keys.keysFor(HASHES);
  return [hashWith(current, key), ...former.map((one) => hashWith(one, key))];
}

function hashWith(hashKey: Buffer, key: string): Buffer {
  return createHmac('sha256', hashKey).update(key).digest();
}

/** The address that was typed; 422 when there is none. */
export function addressIn(typed: string): EmailAddress {
  return expectEmailAddress(typed, (isEmpty) =>
    isEmpty
      ? invalidField('subscriber.email_required', errors.emailRequired, 'email')
      : invalidField('subscriber.email_invalid', errors.emailInvalid, 'email'),
  );
}

/** The tyre size that was typed, or empty; 422 when it is none. */
export function preferredSizeIn(typed: string): string {
  const size = readPreferredSize(typed);
  if (size !== undefined) return size;
  throw invalidField('subscriber.size_invalid', errors.sizeInvalid, 'size');
}

/** Ends a subscription, even one that has ended or does not exist; returns whether it was active. */
export async function leave(
  tx: Transaction<SubscriberTables>,
  id: string,
  by: { place: string; ip: string; now: Date },
): Promise<boolean> {
  const found = await store.findForChange(tx, id);
  if (!found || found.status === 'cancelled') return false;
  await store.putSubscriber(tx, {
    ...found,
    status: 'cancelled',
    cancelledAt: by.now,
    tyreSize: '',
    season: null,
  });
  await store.insertConsent(tx, consentRow(id, { act: 'cancelled', ...by }));
  return found.status === 'subscribed';
}

/** One act as it is stored for proof. */
export function consentRow(
  subscriberId: string,
  { act, place, ip, now }: { act: ConsentRow['act']; place: string; ip: string; now: Date },
): ConsentRow {
  const isConsent = act === 'asked';
  return {
    id: newId(now.getTime()),
    subscriberId,
    act,
    place,
    textVersion: isConsent ? consent.version : '',
    consentText: isConsent ? consent.text : '',
    network: networkOf(ip),
    at: now,
  };
}
