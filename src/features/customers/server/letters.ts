// Letters about accounts: asked for as a row, written and sent by a job. A link's token exists in the letter alone.
import type { Transaction } from 'kysely';
import { z } from 'zod';

import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mailed-link.ts';
import { tooMany } from '../../../platform/contract/problem.ts';
import { addressKey } from '../../../platform/contract/sign-in-limits.ts';
import { newToken } from '../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { Job } from '../../../platform/server/jobs/jobs.ts';
import { sendShopLetter } from '../../../platform/server/mail/shop-letter.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import type { EmailAddress } from '../../subscribers/email-address.ts';
import { DAY_MS, HOUR_MS, LINK_HOURS, MOST_LINKS_AN_HOUR, MOST_MAILS } from '../customer-limits.ts';
import { customerErrors as errors, customerLetters as letters } from '../messages.ts';
import type { LetterWords } from '../messages.ts';
import { CONFIRM_PATH, RESET_PATH, SIGN_IN_PATH } from '../paths.ts';
import * as store from './store.ts';
import type { CustomerRow, CustomerTables, LetterRow, LinkKind } from './store.ts';

type Tx = Transaction<CustomerTables>;

const letterSchema = z.object({ letterId: z.string() });
export type LetterJob = Job<z.output<typeof letterSchema>>;

/** Five tries within an hour or so. */
const RETRY = { attempts: 8, firstDelayS: 20 };

interface Asked {
  kind: LinkKind;
  email: EmailAddress;
  /** What to call somebody who has no account yet. */
  name: string;
  /** The client's IP address. */
  ip: string;
}

/**
 * Asks for a link. Does the same for every address, whether it has an account or not; what is written, if anything, is
 * found out by the job. 429 when the client has asked too often. Says whether a letter goes: not where one with a link
 * that is still good went within the hour, nor after the last one of the day.
 */
export async function askForLink(
  tx: Tx,
  { kind, email, name, ip }: Asked,
  { jobs, clock }: Platform,
  job: LetterJob,
  ownerId?: string,
): Promise<boolean> {
  const now = clock.now();
  const client = addressKey(ip);
  await store.lock(tx, client);
  await refuseTooMany(tx, client, now);
  await store.lock(tx, email.key);
  const customerId = ownerId ?? (await store.findByKey(tx, email.key))?.id ?? null;
  const isMailed = await isWithinMailLimits(tx, email.key, kind, now);
  const id = newId(now.getTime());
  await store.insertLetter(tx, {
    id,
    kind,
    email: email.address,
    email_key: email.key,
    name,
    customer_id: customerId,
    client,
    is_mailed: isMailed,
    created_at: now,
  });
  if (isMailed) await jobs.enqueue(job, { letterId: id }, { tx });
  return isMailed;
}

/** Tells a customer of something that was done. */
export async function askForNotice(
  tx: Tx,
  kind: 'moved' | 'erase',
  customer: CustomerRow,
  { jobs, clock }: Platform,
  job: LetterJob,
): Promise<void> {
  const now = clock.now();
  const id = newId(now.getTime());
  await store.insertLetter(tx, {
    id,
    kind,
    email: customer.email,
    email_key: customer.email_key,
    name: customer.name,
    customer_id: customer.id,
    client: '',
    is_mailed: true,
    created_at: now,
  });
  await jobs.enqueue(job, { letterId: id }, { tx });
}

export function customerLetterJob(
  platform: Platform,
  shop: () => Promise<{ profile: ShopProfile }>,
): LetterJob {
  const db = platform.db.$extendTables<CustomerTables>();
  return defineJob({
    name: 'customers.letter',
    schema: letterSchema,
    concurrency: 4,
    retry: RETRY,
    timeLimitS: 120,
    run: async ({ data, jobId, signal, log }) => {
      const row = await store.findLetter(db, data.letterId);
      if (!row) return;
      const customer = row.customer_id === null ? undefined : await store.findById(db, row.customer_id);
      const isTaken = row.kind === 'email' && (await store.findByKey(db, row.email_key)) !== undefined;
      const written = write(row, customer, isTaken);
      if (!written) return;
      const { token, hash } = newToken();
      if (written.path !== SIGN_IN_PATH) await store.setLetterToken(db, row.id, hash);
      const { profile } = await shop();
      const { words, path } = written;
      const link = path === SIGN_IN_PATH ? path : `${path}?${LINK_TOKEN_QUERY}=${token}`;
      await sendShopLetter(platform, { jobId, signal, log }, row.email, profile, {
        ...words,
        button: { text: words.button, url: `${platform.settings.publicUrl}${link}` },
      });
    },
  });
}

/** What to write and where its button leads; nothing where nobody is to be written to. */
function write(
  { kind, name }: LetterRow,
  customer: CustomerRow | undefined,
  isTaken: boolean,
): { words: LetterWords; path: string } | undefined {
  switch (kind) {
    case 'register':
      return customer
        ? { words: letters.known(), path: SIGN_IN_PATH }
        : { words: letters.register(LINK_HOURS.register), path: CONFIRM_PATH };
    case 'reset':
      return customer && { words: letters.reset(customer.name, LINK_HOURS.reset), path: RESET_PATH };
    case 'email':
      if (isTaken) return { words: letters.known(), path: SIGN_IN_PATH };
      return customer && { words: letters.email(LINK_HOURS.email), path: CONFIRM_PATH };
    case 'moved':
      return { words: letters.moved(name), path: SIGN_IN_PATH };
    case 'erase':
      // Not where the person has changed their mind before the letter went.
      return customer?.erase_at
        ? {
            words: letters.erase(name, formatDate(helsinkiDay(customer.erase_at))),
            path: SIGN_IN_PATH,
          }
        : undefined;
  }
}

async function refuseTooMany(tx: Tx, client: string, now: Date): Promise<void> {
  const { count, oldest } = await store.countClientLetters(tx, client, new Date(now.getTime() - HOUR_MS));
  if (count < MOST_LINKS_AN_HOUR) return;
  const waitMs = (oldest ?? now).getTime() + HOUR_MS - now.getTime();
  throw tooMany('customer.too_many_links', errors.tooManyLinks, Math.max(1, Math.ceil(waitMs / 1000)));
}

/**
 * Who has used a link up may ask for another at once: only the owner of the mailbox can have. A link to a new address is
 * ended by whoever asks for the next one, so those count used or not.
 */
async function isWithinMailLimits(tx: Tx, key: string, kind: LinkKind, now: Date): Promise<boolean> {
  const mails = await store.listMails(tx, key, kind, new Date(now.getTime() - DAY_MS));
  const lastHour = mails.filter(
    ({ created_at: at, used_at: usedAt }) =>
      at.getTime() > now.getTime() - HOUR_MS && (kind === 'email' || usedAt === null),
  );
  return mails.length < MOST_MAILS.day && lastHour.length < MOST_MAILS.hour;
}
