// Use cases of the mailed links: a new account, a new address, a new password. Each link works once.
import { newId } from '../../../../platform/contract/ids.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import { customerAnswers as answers } from '../../messages.ts';
import type { NewsletterChoice } from '../newsletter-choice.ts';
import * as store from '../store.ts';
import type { CustomerTables, LinkKind } from '../store.ts';
import { summaryOf } from '../summary.ts';
import { enqueueNotice, type EmailJob } from './emails.ts';
import { findLink, linkInvalid, consumeLink, type ValidLink } from './links.ts';
import type { Notify } from './notices.ts';
import { removePasskeys } from './passkeys-store.ts';
import type { CustomerPasswords } from './passwords.ts';

export interface EmailLinksParts {
  emailJob: EmailJob;
  passwords: CustomerPasswords;
  newsletter: NewsletterChoice;
  notify: Notify;
  /** Read when used. */
  personalData: () => readonly PersonalData[];
}

export function emailLinks(platform: Platform, parts: EmailLinksParts) {
  const db = platform.db.$extendTables<CustomerTables>();
  const { clock } = platform;
  const { passwords, emailJob } = parts;

  async function makeCustomer(link: ValidLink, password: string): Promise<void> {
    const hash = await passwords.hashNew(password, link, 'password');
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await lock(tx, 'customers', [link.emailKey]);
      await consumeLink(tx, link, now);
      if (await store.findByKey(tx, link.emailKey)) throw linkInvalid();
      const { email, emailKey, name } = link;
      const id = newId(now.getTime());
      await store.insertCustomer(tx, { id, email, emailKey, name, passwordHash: hash }, now);
    });
  }

  async function moveAddress(link: ValidLink, ip: string): Promise<void> {
    const now = clock.now();
    const before = await inTransaction(db, async (tx) => {
      await lock(tx, 'customers', [link.emailKey]);
      await consumeLink(tx, link, now);
      const customer = await store.findForChange(tx, link.customerId ?? '');
      if (!customer || (await store.findByKey(tx, link.emailKey))) throw linkInvalid();
      const { email, emailKey } = link;
      await store.updateCustomer(tx, customer.id, { email, emailKey }, now);
      await store.endLinks(tx, customer.id, ['email', 'reset'], now);
      await enqueueNotice(tx, 'moved', customer, platform, emailJob);
      return customer;
    });
    await moveNewsletter(parts.newsletter, before.email, link.email, ip);
    const moved = summaryOf({ ...before, email: link.email });
    for (const part of parts.personalData()) await part.follow?.(moved, before.email);
  }

  return {
    /** The kind of a link, without consuming it; `undefined` for an invalid one. */
    readLink: async (token: string, kinds: readonly LinkKind[]) =>
      (await findLink(db, token, kinds, clock.now()))?.kind,
    /** 422 for an invalid link, and for a password that breaks the rule; the link stays valid then. */
    confirm: async ({ token, password }: { token: string; password: string }, ip: string) => {
      const link = await requireLink(platform, token, ['register', 'email']);
      await (link.kind === 'register' ? makeCustomer(link, password) : moveAddress(link, ip));
      return answers.confirmed;
    },
    reset: async ({ token, password }: { token: string; password: string }, ip: string) => {
      const link = await requireLink(platform, token, ['reset']);
      await replacePassword(platform, parts, link, password);
      platform.security.record('customer.password_changed');
      // The owner of the mailbox gets in, however many wrong passwords others have tried.
      await passwords.forgetNetworks(link.emailKey, ip);
      return answers.passwordReset;
    },
  };
}

export type EmailLinks = ReturnType<typeof emailLinks>;

async function replacePassword(
  { db, clock }: Platform,
  { passwords, notify }: EmailLinksParts,
  link: ValidLink,
  password: string,
): Promise<void> {
  const tables = db.$extendTables<CustomerTables>();
  const whose = (await store.findById(tables, link.customerId ?? '')) ?? link;
  const hash = await passwords.hashNew(password, whose, 'password');
  const now = clock.now();
  await inTransaction(tables, async (tx) => {
    await consumeLink(tx, link, now);
    const customer = await store.findForChange(tx, link.customerId ?? '');
    if (!customer) throw linkInvalid();
    await store.updateCustomer(tx, customer.id, { passwordHash: hash }, now);
    await store.removeSessions(tx, customer.id);
    // After a reset nobody knows who added the passkeys.
    await removePasskeys(tx, customer.id);
    await store.endLinks(tx, customer.id, ['email', 'reset'], now);
    await notify(tx, { customerId: customer.id, what: 'password' });
  });
}

/** Moves the newsletter subscription to the new address. */
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
): Promise<ValidLink> {
  const link = await findLink(db.$extendTables<CustomerTables>(), token, kinds, clock.now());
  if (link) return link;
  throw linkInvalid();
}
