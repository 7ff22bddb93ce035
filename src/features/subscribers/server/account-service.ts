// The newsletter of somebody signed in: the address is confirmed already, and the consent is given on the account's page.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { addressIn, consentRow, hashesOf, leave } from './consent.ts';
import * as store from './store.ts';
import type { SubscriberRow, SubscriberTables } from './store.ts';

export interface AccountNewsletter {
  /** Whether the newsletter comes to this address. */
  isSubscribed: (email: string) => Promise<boolean>;
  /** Subscribes a confirmed address with the proof of it, or ends its subscription; again and again to the same end. */
  choose: (email: string, isWanted: boolean, ip: string) => Promise<void>;
  /** What is kept of the address, with the proofs of consent; null when nothing is. */
  exportOf: (email: string) => Promise<object | null>;
  /** Removes it all but a keyed hash, so that no import brings the address back. */
  erase: (email: string) => Promise<void>;
}

const PLACE = 'account';

type Tx = Transaction<SubscriberTables>;

export function accountNewsletter(
  { db: anyDb, clock, keys }: Platform,
  removeSubscriber: (id: string) => Promise<void>,
): AccountNewsletter {
  const db = anyDb.$extendTables<SubscriberTables>();
  const find = (email: string) => store.findByKey(db, addressIn(email).key);

  async function subscribe(tx: Tx, email: string, by: { ip: string; now: Date }): Promise<void> {
    const { address, key } = addressIn(email);
    await store.lock(tx, key);
    const known = await store.findByKeyForChange(tx, key);
    if (known?.status === 'subscribed') return;
    const row = subscribedRow(known, { address, key }, by.now);
    await store.putSubscriber(tx, row);
    await store.liftSuppression(tx, await hashesOf(keys, key));
    await store.insertConsent(tx, consentRow(row.id, { act: 'asked', place: PLACE, ...by }));
    await store.insertConsent(tx, consentRow(row.id, { act: 'confirmed', place: PLACE, ...by }));
  }

  return {
    isSubscribed: async (email) => (await find(email))?.status === 'subscribed',
    choose: async (email, isWanted, ip) => {
      const by = { ip, now: clock.now() };
      await db.transaction().execute(async (tx) => {
        if (isWanted) return subscribe(tx, email, by);
        const known = await store.findByKey(tx, addressIn(email).key);
        if (known) await leave(tx, known.id, { place: PLACE, ...by });
      });
    },
    exportOf: async (email) => {
      const row = await find(email);
      if (!row) return null;
      const { email: address, status, created_at, subscribed_at, cancelled_at, tyre_size, season } = row;
      const consents = await store.listConsents(db, row.id);
      return {
        email: address,
        status,
        createdAt: created_at,
        subscribedAt: subscribed_at,
        cancelledAt: cancelled_at,
        tyreSize: tyre_size,
        season,
        consents: consents.map(({ act, place, text_version, consent_text, network, at }) => ({
          act,
          place,
          textVersion: text_version,
          text: consent_text,
          network,
          at,
        })),
      };
    },
    erase: async (email) => {
      const row = await find(email);
      if (row) await removeSubscriber(row.id);
    },
  };
}

function subscribedRow(
  known: SubscriberRow | undefined,
  { address, key }: { address: string; key: string },
  now: Date,
): SubscriberRow {
  return {
    id: newId(now.getTime()),
    created_at: now,
    cancelled_at: null,
    tyre_size: '',
    season: null,
    ...known,
    email: address,
    email_key: key,
    status: 'subscribed',
    pending_since: now,
    subscribed_at: now,
  };
}
