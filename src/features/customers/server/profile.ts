// Use cases of a customer who is signed in: the profile and the password.
import type { Transaction } from 'kysely';

import { HOUR_MS } from '../../../platform/contract/durations.ts';
import type { EmailAddress } from '../../../platform/contract/mail/email-address.ts';
import { conflict, Problem, tooMany } from '../../../platform/contract/problem.ts';
import { tokenHash } from '../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { PasswordChange, Profile, ProfileChange } from '../contract.ts';
import { LINK_HOURS } from '../customer-limits.ts';
import { customerErrors as errors } from '../messages.ts';
import type { NewsletterChoice } from './newsletter-choice.ts';
import { enqueueLink, type EmailJob } from './sign-in/emails.ts';
import type { Notify } from './sign-in/notices.ts';
import { badPassword, wrongCurrentPassword, type CustomerPasswords } from './sign-in/passwords.ts';
import { addressIn } from './sign-in/sign-up.ts';
import * as store from './store.ts';
import type { CustomerRow, CustomerTables } from './store.ts';

export interface ProfileParts {
  emailJob: EmailJob;
  passwords: CustomerPasswords;
  newsletter: NewsletterChoice;
  notify: Notify;
}

export function profiles(platform: Platform, parts: ProfileParts) {
  const db = platform.db.$extendTables<CustomerTables>();
  const { clock } = platform;
  const { passwords, newsletter, emailJob } = parts;

  const find = (id: string) => findCustomer(platform, id);

  async function profileOf(row: CustomerRow): Promise<Profile> {
    const since = new Date(clock.now().getTime() - LINK_HOURS.email * HOUR_MS);
    return {
      _id: row.id,
      email: row.email,
      name: row.name,
      phone: row.phone,
      address: row.address,
      newsletter: await newsletter.isSubscribed(row.email),
      pendingEmail: (await store.findPendingEmail(db, row.id, since))?.email ?? null,
      eraseAt: row.eraseAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  }

  /** The new address, once the password is checked; undefined when it is the present one. */
  async function newAddress(row: CustomerRow, { email, currentPassword }: ProfileChange, ip: string) {
    if (email === undefined) return undefined;
    const wanted = addressIn(email);
    if (wanted.key === row.emailKey) return undefined;
    if (currentPassword && (await passwords.check(row.email, currentPassword, ip))) return wanted;
    throw wrongCurrentPassword();
  }

  async function changeProfile(id: string, change: ProfileChange, ip: string): Promise<Profile> {
    const row = await find(id);
    const wanted = await newAddress(row, change, ip);
    const { name, phone, address, version } = change;
    const fields = {
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
      ...(address !== undefined && { address }),
    };
    const { changed, stale } = await inTransaction(db, async (tx) => {
      const current = await store.findForChange(tx, id);
      if (!current) return {};
      if (version !== undefined && version !== current.version) return { stale: current };
      if (wanted) await requestEmailChange(tx, platform, emailJob, { row, wanted, ip });
      if (Object.keys(fields).length === 0) return { changed: current };
      return { changed: await store.updateCustomer(tx, id, fields, clock.now()) };
    });
    // Read after the transaction: many at once would wait for a second connection with the account locked.
    if (stale) throw conflict('conflict.stale', errors.stale, await profileOf(stale));
    if (change.newsletter !== undefined) await newsletter.choose(row.email, change.newsletter, ip);
    return profileOf(changed ?? (await find(id)));
  }

  return {
    /** The profile as the API shows it. */
    profileOf,
    getProfile: async (id: string) => profileOf(await find(id)),
    /**
     * 409 when stale, and then no link to a new address goes out; 422 for one without the right password, 429 where a link
     * went too lately.
     */
    changeProfile,
    /** 422 when this is not the customer's password. */
    requirePassword: async (id: string, password: string, ip: string) => {
      const { email } = await find(id);
      if (!(await passwords.check(email, password, ip))) throw wrongCurrentPassword();
    },
    /** Ends all sessions but the one of `token`. */
    changePassword: (id: string, token: string, change: PasswordChange, ip: string) =>
      replacePassword(platform, parts, find, [id, token, change, ip]),
  };
}

export type Profiles = ReturnType<typeof profiles>;

/** Mails a link to the new address; 429 when it is too soon for another, and the one before stays valid. */
async function requestEmailChange(
  tx: Transaction<CustomerTables>,
  platform: Platform,
  job: EmailJob,
  { row: { id, name }, wanted, ip }: { row: CustomerRow; wanted: EmailAddress; ip: string },
): Promise<void> {
  const now = platform.clock.now();
  const recentRequest = await store.findPendingEmail(tx, id, new Date(now.getTime() - HOUR_MS));
  // Its link is in the mailbox and still valid.
  if (recentRequest?.emailKey === wanted.key) return;
  // One new address waits at a time.
  await store.endLinks(tx, id, ['email'], now);
  const isMailed = await enqueueLink(tx, { kind: 'email', email: wanted, name, ip }, platform, job, id);
  if (!isMailed) throw tooMany('customer.address_waits', errors.addressWaits, HOUR_MS / 1000);
}

async function replacePassword(
  { db: anyDb, clock, security }: Platform,
  { passwords, notify }: ProfileParts,
  find: (id: string) => Promise<CustomerRow>,
  [id, token, { currentPassword, newPassword }, ip]: [string, string, PasswordChange, string],
): Promise<void> {
  const db = anyDb.$extendTables<CustomerTables>();

  const row = await find(id);
  if (newPassword === currentPassword) {
    throw badPassword(errors.passwordIsOld, 'newPassword');
  }
  const known = await passwords.check(row.email, currentPassword, ip);
  if (!known) throw wrongCurrentPassword();
  const hash = await passwords.hashNew(newPassword, row, 'newPassword');
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await store.updateCustomer(tx, id, { passwordHash: hash }, now);
    await store.removeSessions(tx, id, tokenHash(token));
    await store.endLinks(tx, id, ['email', 'reset'], now);
    await notify(tx, { customerId: id, what: 'password' });
  });
  security.record('customer.password_changed');
  await passwords.forgetNetworks(row.emailKey, ip);
}

/** The customer who is signed in; a 401 problem when the account went meanwhile. */
export async function findCustomer({ db }: Platform, id: string): Promise<CustomerRow> {
  const row = await store.findById(db.$extendTables<CustomerTables>(), id);
  if (!row) throw new Problem('auth.required', 401, errors.sessionEnded);
  return row;
}
