// Use cases of the mailed links: a new account, a new address, a new password. Each link is good once.
import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { customerAnswers as answers } from '../messages.ts';
import { askForNotice } from './letters.ts';
import type { LetterJob } from './letters.ts';
import { findLink, linkInvalid, useUp } from './links.ts';
import type { GoodLink } from './links.ts';
import { refuseBadPassword } from './passwords.ts';
import type { CustomerPasswords } from './passwords.ts';
import type { NewsletterChoice, PersonalData } from './personal-data.ts';
import * as store from './store.ts';
import type { CustomerTables, LinkKind } from './store.ts';
import { summaryOf } from './summary.ts';

export interface Confirming {
  /** What a link is for, without using it up; `undefined` for a bad one. */
  readLink: (token: string, kinds: readonly LinkKind[]) => Promise<LinkKind | undefined>;
  /** 422 for a bad link, and for a password that the rule does not allow; the link is then still good. */
  confirm: (sent: { token: string; password: string }, ip: string) => Promise<string>;
  reset: (sent: { token: string; password: string }) => Promise<string>;
}

export interface ConfirmingParts {
  letterJob: LetterJob;
  passwords: CustomerPasswords;
  newsletter: NewsletterChoice;
  /** Asked for when used. */
  personalData: () => readonly PersonalData[];
}

export function confirming(platform: Platform, parts: ConfirmingParts): Confirming {
  const db = platform.db.$extendTables<CustomerTables>();
  const { clock } = platform;
  const { passwords, letterJob } = parts;

  async function makeCustomer(link: GoodLink, password: string): Promise<void> {
    refuseBadPassword(password, link.email, 'password');
    const hash = await passwords.hash(password);
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      await store.lock(tx, link.email_key);
      await useUp(tx, link, now);
      if (await store.findByKey(tx, link.email_key)) throw linkInvalid();
      const { email, email_key, name } = link;
      const id = newId(now.getTime());
      await store.insertCustomer(tx, { id, email, email_key, name, password_hash: hash }, now);
    });
  }

  async function moveAddress(link: GoodLink, ip: string): Promise<void> {
    const now = clock.now();
    const before = await db.transaction().execute(async (tx) => {
      await store.lock(tx, link.email_key);
      await useUp(tx, link, now);
      const customer = await store.findForChange(tx, link.customer_id ?? '');
      if (!customer || (await store.findByKey(tx, link.email_key))) throw linkInvalid();
      const { email, email_key } = link;
      await store.updateCustomer(tx, customer.id, { email, email_key }, now);
      await store.endLinks(tx, customer.id, ['email', 'reset'], now);
      await askForNotice(tx, 'moved', customer, platform, letterJob);
      return customer;
    });
    await moveNewsletter(parts.newsletter, before.email, link.email, ip);
    const moved = summaryOf({ ...before, email: link.email });
    for (const part of parts.personalData()) await part.follow?.(moved, before.email);
  }

  async function replacePassword(link: GoodLink, password: string): Promise<void> {
    refuseBadPassword(password, link.email, 'password');
    const hash = await passwords.hash(password);
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      await useUp(tx, link, now);
      const customer = await store.findForChange(tx, link.customer_id ?? '');
      if (!customer) throw linkInvalid();
      await store.updateCustomer(tx, customer.id, { password_hash: hash }, now);
      await store.removeSessions(tx, customer.id);
      await store.endLinks(tx, customer.id, ['email', 'reset'], now);
    });
  }

  return {
    readLink: async (token, kinds) => (await findLink(db, token, kinds, clock.now()))?.kind,
    confirm: async ({ token, password }, ip) => {
      const link = await requireLink(platform, token, ['register', 'email']);
      await (link.kind === 'register' ? makeCustomer(link, password) : moveAddress(link, ip));
      return answers.confirmed;
    },
    reset: async ({ token, password }) => {
      await replacePassword(await requireLink(platform, token, ['reset']), password);
      return answers.passwordReset;
    },
  };
}

/** The newsletter follows its reader to a new address. */
async function moveNewsletter(
  newsletter: NewsletterChoice,
  from: string,
  to: string,
  ip: string,
): Promise<void> {
  if (!(await newsletter.isSubscribed(from))) return;
  await newsletter.choose(from, false, ip);
  await newsletter.choose(to, true, ip);
}

async function requireLink(
  { db, clock }: Platform,
  token: string,
  kinds: readonly LinkKind[],
): Promise<GoodLink> {
  const link = await findLink(db.$extendTables<CustomerTables>(), token, kinds, clock.now());
  if (link) return link;
  throw linkInvalid();
}
