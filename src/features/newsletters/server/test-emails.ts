// The email that is being written, sent to staff themselves, and shown in the editor.
import { newId } from '../../../platform/contract/ids.ts';
import { readEmailAddress } from '../../../platform/contract/mail/email-address.ts';
import { invalid, Problem, tooMany } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { take } from '../../../platform/server/limits/limits.ts';
import { MailServerReply } from '../../../platform/server/mail/mail.ts';
import { isMailFiled } from '../../../platform/server/settings.ts';
import { UNSUBSCRIBE_PATH } from '../../subscribers/paths.ts';
import type { EmailDraft, TestEmail } from '../contract/newsletters.ts';
import { personalEmail } from '../email/email.ts';
import { newsletterAnswers, newsletterErrors as errors } from '../messages/newsletters.ts';
import { MAX_TEST_ADDRESSES, TEST_EMAIL_LIMIT } from '../newsletter-limits.ts';
import type { Emails } from './emails.ts';
import type { Db } from './store.ts';

/** Milliseconds that staff wait for the result at most. */
const WITHIN_MS = 20_000;

export function testEmailService(platform: Platform, db: Db, emails: Emails) {
  const { clock, mail, settings, log, audit } = platform;

  /** A test email has no recipient who could leave: the link shows the page. */
  async function drawn(draft: EmailDraft) {
    const { profile, ...rendered } = await emails.render(draft);
    const unsubscribeUrl = settings.publicUrl + UNSUBSCRIBE_PATH;
    return { profile, ...personalEmail(rendered, { unsubscribeUrl }) };
  }

  return {
    preview: async (draft: EmailDraft) => {
      const { profile: _profile, ...rendered } = await drawn(draft);
      return rendered;
    },
    /** 422 for what is missing, 429 for too many, 502 when the mail server takes none. */
    sendTest: async ({ email, ...draft }: TestEmail) => {
      const addresses = addressesIn(email);
      if (draft.subject.trim() === '' || draft.content.trim() === '') {
        throw invalid('newsletter.test_content_missing', errors.testContentMissing);
      }
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        for (const _address of addresses) {
          const waitS = await take(tx, { key: 'newsletter.test', limits: [TEST_EMAIL_LIMIT], at: now });
          if (waitS > 0) throw tooMany('newsletter.testTooMany', errors.testTooMany, waitS);
        }
      });
      log.info({ count: addresses.length }, 'test email of a newsletter');
      const after = { count: addresses.length };
      await audit.record(db, { action: 'tested', entity: 'newsletter', name: draft.subject.trim(), after });
      const { profile, ...rendered } = await drawn(draft);
      const signal = AbortSignal.timeout(WITHIN_MS);
      for (const to of addresses) {
        const outcome = await mail
          .send(
            {
              id: newId(now.getTime()),
              to,
              fromName: profile.name,
              replyTo: profile.salesEmail || undefined,
              ...rendered,
            },
            signal,
          )
          .catch((error: unknown) => {
            throw problemOf(error, to);
          });
        if (outcome.kind === 'refused') throw refused(to, outcome.status);
      }
      return isMailFiled(settings) ? newsletterAnswers.testFiled : newsletterAnswers.testSent;
    },
  };
}

export type Testing = ReturnType<typeof testEmailService>;

function refused(to: string, status: number): Problem {
  return new Problem('newsletter.test_refused', 502, errors.testRefused(to, status));
}

/** A test email also reports what is wrong with the connection to the mail server. */
function problemOf(error: unknown, to: string): Problem {
  if (error instanceof MailServerReply) {
    if (error.stage === 'email') return refused(to, error.status);
    return new Problem('newsletter.test_login', 502, errors.testLogin, { cause: error });
  }
  return new Problem('newsletter.test_unreachable', 502, errors.testUnreachable, { cause: error });
}

function addressesIn(typed: string): string[] {
  const parts = typed.split(/[,;]/).map((part) => part.trim());
  const wanted = parts.filter((part) => part !== '');
  const at = (message: string) => [{ path: 'email', code: 'custom', message }];
  if (wanted.length === 0) {
    throw invalid(
      'newsletter.test_address_missing',
      errors.testAddressMissing,
      at(errors.testAddressMissing),
    );
  }
  if (wanted.length > MAX_TEST_ADDRESSES) {
    const message = errors.testTooManyAddresses;
    throw invalid('newsletter.test_too_many_addresses', message, at(message));
  }
  return wanted.map((part) => {
    const read = readEmailAddress(part);
    if (read) return read.address;
    throw invalid('newsletter.test_address_bad', errors.testAddressBad, at(errors.testAddressBad));
  });
}
