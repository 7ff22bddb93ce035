// By which browsers and from which networks an account was signed in to lately, so that an email can report a new one.
import type { Kysely } from 'kysely';

import { inTransaction } from '../db/transaction.ts';
import * as store from './attempts-store.ts';
import type { AttemptTables } from './attempts-store.ts';
import { describeClient, type Client } from './device.ts';
import { sha256 } from './tokens.ts';

/**
 * Notes that somebody signs in to `account` (a name that no other kind of account has); whether it is from elsewhere than
 * in the last half year. The first sign-in of all is not: its owner has just made the account.
 */
export function noteDevice(
  db: Kysely<unknown>,
  account: string,
  client: Client,
  now: Date,
): Promise<boolean> {
  const { device, network } = describeClient(client);
  const accountKey = keyOf(account);
  const place = sha256([accountKey.toString('base64'), device, network].join(' '));
  return inTransaction(db.$extendTables<AttemptTables>(), async (tx) => {
    const isNew =
      !(await store.isKnownNetwork(tx, place, now)) && (await store.hasNetworks(tx, accountKey, now));
    await store.rememberNetwork(tx, { place, accountKey }, now);
    return isNew;
  });
}

export async function forgetDevices(db: Kysely<unknown>, account: string): Promise<void> {
  await store.removeNetworks(db.$extendTables<AttemptTables>(), keyOf(account));
}

/** Apart from the networks of the same account, which a new password forgets. */
function keyOf(account: string): Buffer {
  return sha256(`devices of ${account}`);
}
