// The newsletter of somebody signed in: the address is confirmed already, and the consent is given on the account's page.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { addressIn, consentRow, hashesOf, leave } from './consent.ts';
import * as store from './store.ts';
import type { SubscriberRow, SubscriberTables } from './store.ts';

const PLACE = 'account';

type Tx = Transaction<SubscriberTables>;

export function accountNewsletter(
  { db: anyDb, clock, keys }: Platform,
  removeSubscriber: (id: string) => Promise<void>,
) {
  const db = anyDb.$extendTables<SubscriberTables>();
  const find = (email: string) => store.findByKey(db, addressIn(email).key);

  async function subscribe(tx: Tx, email: string, by: { ip: string; now: Date }): Promise<void> {
    const { address, key } = addressIn(email);
    await lock(tx, 'subscribers', [key]);
    const known = await store.findByKeyForChange(tx, key);
    if (known?.status === 'subscribed') return;
    const row = subscribedRow(known, { address, key }, by.now);
    await store.putSubscriber(tx, row);
    await store.liftSuppression(tx, await hashesOf(keys, key));
    await store.insertConsent(tx, consentRow(row.id, { act: 'asked', place: PLACE, ...by }));
    await store.insertConsent(tx, consentRow(row.id, { act: 'confirmed', place: PLACE, ...by }));
  }

  return {
    /** Whether the newsletter comes to this address. */
    isSubscribed: async (email: string) => (await find(email))?.status === 'subscribed',
    /** Subscribes a confirmed address with the proof of it, or ends its subscription; again and again to the same end. */
    choose: async (email: string, isWanted: boolean, ip: string) => {
      const by = { ip, now: clock.now() };
      await inTransaction(db, async (tx) => {
        if (isWanted) return subscribe(tx, email, by);
        const known = await store.findByKey(tx, addressIn(email).key);
        if (known) await leave(tx, known.id, { place: PLACE, ...by });
      });
    },
    /** What is stored of the address, with the proofs of consent; null when nothing is. */
    exportOf: async (email: string) => {
      const row = await find(email);
      if (!row) return null;
      const { email: address, status, createdAt, subscribedAt, cancelledAt, tyreSize, season } = row;
      const consents = await store.listConsents(db, row.id);
      return {
        email: address,
        status,
        createdAt,
        subscribedAt,
        cancelledAt,
        tyreSize,
        season,
        consents: consents.map(({ act, place, textVersion, consentText, network, at }) => ({
          act,
          place,
          textVersion,
          text: consentText,
          network,
          at,
        })),
      };
    },
    /** Removes it all but a keyed hash, so that no import brings the address back. */
    erase: async (email: string) => {
      const row = await find(email);
      if (row) await removeSubscriber(row.id);
    },
  };
}

export type AccountNewsletter = ReturnType<typeof accountNewsletter>;

function subscribedRow(
  known: SubscriberRow | undefined,
  { address, key }: { address: string; key: string },
  now: Date,
): SubscriberRow {
  return {
    id: newId(now.getTime()),
    createdAt: now,
    cancelledAt: null,
    tyreSize: '',
    season: null,
    ...known,
    email: address,
    emailKey: key,
    status: 'subscribed',
    pendingSince: now,
    subscribedAt: now,
  };
}
