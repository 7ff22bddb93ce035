// Who sends the requests of the fuzz: everybody of the permission table, made straight in the database.
import type { AccountsTables } from '../../src/features/accounts/server/store.ts';
import type { CustomerTables } from '../../src/features/customers/server/store.ts';
import { subscriberLinks } from '../../src/features/subscribers/server/links.ts';
import type { SubscriberTables } from '../../src/features/subscribers/server/store.ts';
import { HOUR_MS } from '../../src/platform/contract/durations.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import { createPasswords } from '../../src/platform/server/auth/passwords.ts';
import { newToken } from '../../src/platform/server/auth/tokens.ts';
import { createKeys } from '../../src/platform/server/secret.ts';
import { addStaff } from '../builders/accounts.ts';
import type { TestDatabase } from '../database.ts';

export const APP_SECRET = 'fuzz-fuzz-fuzz-fuzz-fuzz-fuzz-fuzz';
export const BOUNCE_TOKEN = 'fuzz-mail-server-0123';

export interface Person {
  name: string;
  /** Value of `Authorization`; '' for none. */
  authorization: string;
}

export interface People {
  all: readonly [Person, ...Person[]];
  /** Those whom most calls admit: they get as far as what a call does. */
  admitted: readonly [Person, ...Person[]];
  /** Signed tokens of mailed links. */
  signed: readonly string[];
}

const passwordHash = createPasswords('customers').hash('kitkat alle ennen lunta');

/** New ones: those of before may have been signed out, removed or shut out by the requests. */
export async function makePeople({ db }: TestDatabase, origin: string): Promise<People> {
  const now = new Date();
  const staff = await staffToken(db, now, false);
  const customer = await customerToken(db, now);
  const keys = createKeys(async () => [APP_SECRET]);
  const links = subscriberLinks(keys, origin);
  const subscriber = await addSubscriber(db, now);
  const urls = [await links.unsubscribeUrl(subscriber), await links.confirmUrl(subscriber, now)];
  const person = (name: string, token: string): Person => ({
    name,
    authorization: token === '' ? '' : `Bearer ${token}`,
  });
  const owner = person('owner', await staffToken(db, now, true));
  return {
    admitted: [owner, owner, person('staff', staff), person('customer', customer)],
    all: [
      person('none', ''),
      person('bad token', 'x'.repeat(43)),
      person('expired', await staffToken(db, new Date(now.getTime() - 500 * HOUR_MS), true)),
      person('revoked', newToken().token),
      person('customer', customer),
      person('other customer', await customerToken(db, now)),
      person('signed link', new URL(urls[0] ?? origin).search.split('=')[1] ?? ''),
      person('staff', staff),
      owner,
      { name: 'customer and staff', authorization: `Bearer ${staff}, Bearer ${customer}` },
      person('mail server', BOUNCE_TOKEN),
    ],
    signed: urls.map((url) => new URL(url).search.split('=')[1] ?? ''),
  };
}

async function staffToken(db: TestDatabase['db'], at: Date, isOwner: boolean): Promise<string> {
  const username = `fuzz-${newId()}`;
  const { accountId } = await addStaff({ db, clock: { now: () => at } }, { username, isOwner });
  const { token, hash } = newToken();
  await db
    .$extendTables<AccountsTables>()
    .insertInto('staffSession')
    .values({ tokenHash: hash, accountId, ...sessionTimes(at) })
    .execute();
  return token;
}

async function customerToken(db: TestDatabase['db'], at: Date): Promise<string> {
  const tables = db.$extendTables<CustomerTables>();
  const id = newId();
  const email = `${id}@example.fi`;
  const times = { lastUsedAt: at, createdAt: at, updatedAt: at };
  await tables
    .insertInto('customer')
    .values({ id, email, emailKey: email, name: 'Maija', passwordHash: await passwordHash, ...times })
    .execute();
  const { token, hash } = newToken();
  await tables
    .insertInto('customerSession')
    .values({ tokenHash: hash, customerId: id, ...sessionTimes(at) })
    .execute();
  return token;
}

async function addSubscriber(db: TestDatabase['db'], at: Date): Promise<string> {
  const id = newId();
  const email = `${id}@example.fi`;
  const times = { pendingSince: at, subscribedAt: at, createdAt: at };
  await db
    .$extendTables<SubscriberTables>()
    .insertInto('subscriber')
    .values({ id, email, emailKey: email, status: 'subscribed', ...times })
    .execute();
  return id;
}

function sessionTimes(at: Date) {
  return { createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + 8 * HOUR_MS) };
}
