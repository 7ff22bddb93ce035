// Emails about accounts: a request is a row; a job writes and sends the email. A link's token exists in the email alone.
import type { Transaction } from 'kysely';
import { z } from 'zod';

import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { HOUR_MS, DAY_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import type { EmailAddress } from '../../../../platform/contract/mail/email-address.ts';
import { LINK_TOKEN_QUERY } from '../../../../platform/contract/mail/mailed-link.ts';
import { tooMany } from '../../../../platform/contract/problem.ts';
import { newToken } from '../../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { defineJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { take } from '../../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../../platform/server/limits/network-address.ts';
import { sendShopEmail } from '../../../../platform/server/mail/shop-email.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { LINK_HOURS, MAX_MAILS, CLIENT_LINK_LIMIT, UNUSED_MONTHS } from '../../customer-limits.ts';
import { customerErrors as errors, customerEmails, type EmailWords } from '../../messages.ts';
import { CONFIRM_PATH, RESET_PATH, SIGN_IN_PATH } from '../../paths.ts';
import * as store from '../store.ts';
import type { CustomerRow, CustomerTables, EmailRow, LinkKind } from '../store.ts';

type Tx = Transaction<CustomerTables>;

const emailSchema = z.object({ emailId: z.string() });
export type EmailJob = Job<z.output<typeof emailSchema>>;

/** Five tries within an hour or so. */
const RETRY = { attempts: 8, firstDelayS: 20 };

interface LinkRequest {
  kind: LinkKind;
  email: EmailAddress;
  /** What to call somebody who has no account yet. */
  name: string;
  /** The client's IP address. */
  ip: string;
}

/**
 * Requests an email with a link. Does the same for every address, whether it has an account or not; the job finds out what
 * to write, if anything. 429 when the client has requested too many. Whether an email is sent: not when one with a link that
 * is still valid went within the hour, nor over the limit of the day.
 */
export async function enqueueLink(
  tx: Tx,
  { kind, email, name, ip }: LinkRequest,
  { jobs, clock }: Platform,
  job: EmailJob,
  ownerId?: string,
): Promise<boolean> {
  const now = clock.now();
  const client = addressKey(ip);
  const waitS = await take(tx, { key: `customer.link ${client}`, limits: [CLIENT_LINK_LIMIT], at: now });
  if (waitS > 0) throw tooMany('customer.too_many_links', errors.tooManyLinks, waitS);
  await lock(tx, 'customers', [email.key]);
  const customerId = ownerId ?? (await store.findByKey(tx, email.key))?.id ?? null;
  const isMailed = await isWithinMailLimits(tx, email.key, kind, now);
  const id = newId(now.getTime());
  await store.insertEmail(tx, {
    id,
    kind,
    email: email.address,
    emailKey: email.key,
    name,
    customerId,
    client,
    isMailed,
    createdAt: now,
  });
  if (isMailed) await jobs.enqueue(job, { emailId: id }, { tx });
  return isMailed;
}

/** Requests an email that notifies a customer of a change. */
export async function enqueueNotice(
  tx: Tx,
  kind: 'moved' | 'erase' | 'unused',
  customer: CustomerRow,
  { jobs, clock }: Platform,
  job: EmailJob,
): Promise<void> {
  const now = clock.now();
  const id = newId(now.getTime());
  await store.insertEmail(tx, {
    id,
    kind,
    email: customer.email,
    emailKey: customer.emailKey,
    name: customer.name,
    customerId: customer.id,
    client: '',
    isMailed: true,
    createdAt: now,
  });
  await jobs.enqueue(job, { emailId: id }, { tx });
}

export function customerEmailJob(
  platform: Platform,
  shop: () => Promise<{ profile: ShopProfile }>,
): EmailJob {
  const db = platform.db.$extendTables<CustomerTables>();
  return defineJob({
    name: 'customers.email',
    schema: emailSchema,
    concurrency: 4,
    retry: RETRY,
    timeLimitS: 120,
    run: async ({ data, jobId, signal, log }) => {
      const row = await store.findEmail(db, data.emailId);
      if (!row) return;
      const customer = row.customerId === null ? undefined : await store.findById(db, row.customerId);
      const isTaken = row.kind === 'email' && (await store.findByKey(db, row.emailKey)) !== undefined;
      const written = write(row, customer, isTaken);
      if (!written) return;
      const { token, hash } = newToken();
      if (written.path !== SIGN_IN_PATH) await store.setEmailToken(db, row.id, hash);
      const { profile } = await shop();
      const { words, path } = written;
      const link = path === SIGN_IN_PATH ? path : `${path}?${LINK_TOKEN_QUERY}=${token}`;
      await sendShopEmail(platform, { jobId, signal, log }, row.email, profile, {
        ...words,
        button: { text: words.button, url: `${platform.settings.publicUrl}${link}` },
      });
    },
  });
}

/** The words and where the button leads; undefined when no email is to be sent. */
function write(
  { kind, name }: EmailRow,
  customer: CustomerRow | undefined,
  isTaken: boolean,
): { words: EmailWords; path: string } | undefined {
  switch (kind) {
    case 'register':
      return customer
        ? { words: customerEmails.known(), path: SIGN_IN_PATH }
        : { words: customerEmails.register(LINK_HOURS.register), path: CONFIRM_PATH };
    case 'reset':
      return customer && { words: customerEmails.reset(customer.name, LINK_HOURS.reset), path: RESET_PATH };
    case 'email':
      if (isTaken) return { words: customerEmails.known(), path: SIGN_IN_PATH };
      return customer && { words: customerEmails.email(LINK_HOURS.email), path: CONFIRM_PATH };
    case 'moved':
      return { words: customerEmails.moved(name), path: SIGN_IN_PATH };
    case 'unused':
      // Unless somebody has signed in meanwhile.
      return customer?.eraseAt && customer.unusedSince
        ? {
            words: customerEmails.unused(name, formatDate(helsinkiDay(customer.eraseAt)), UNUSED_MONTHS / 12),
            path: SIGN_IN_PATH,
          }
        : undefined;
    case 'erase':
      // Unless the customer has cancelled the removal meanwhile.
      return customer?.eraseAt
        ? {
            words: customerEmails.erase(name, formatDate(helsinkiDay(customer.eraseAt))),
            path: SIGN_IN_PATH,
          }
        : undefined;
  }
}

/**
 * Used links do not count against the limit of an hour: only the owner of the mailbox can have used them. Those to a new
 * address do, for each request ends the link before it.
 */
async function isWithinMailLimits(tx: Tx, key: string, kind: LinkKind, now: Date): Promise<boolean> {
  const mails = await store.listMails(tx, key, kind, new Date(now.getTime() - DAY_MS));
  const lastHour = mails.filter(
    ({ createdAt: at, usedAt }) =>
      at.getTime() > now.getTime() - HOUR_MS && (kind === 'email' || usedAt === null),
  );
  return mails.length < MAX_MAILS.day && lastHour.length < MAX_MAILS.hour;
}
