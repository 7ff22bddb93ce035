// Reminding visitors once of the next change of tyres: requested and confirmed by them, sent when the advice calls for it.
import { DAY_MS, HOUR_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { invalid, invalidField, tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { countAgainstLimits } from '../../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../../platform/server/limits/network-address.ts';
import type { MailedLinks } from '../../../../platform/server/mail/mailed-links.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import {
  expectEmailAddress,
  readEmailAddress,
  type EmailAddress,
} from '../../../subscribers/email-address.ts';
import type { ReminderInput } from '../../contract.ts';
import { reminderAnswers as answers, reminderErrors as errors } from '../../messages-reminders.ts';
import { REMINDER_DAYS, UNCONFIRMED_DAYS } from '../../reminder-rules.ts';
import { reminderOffer, type ReminderOffer } from '../../season-advice.ts';
import type { SeasonNow } from '../season.ts';
import type { ReminderEmailJob } from './jobs.ts';
import * as store from './store.ts';
import type { ReminderRow, ReminderTables } from './store.ts';

/** Per network; a second limit counts per email address from any network. */
const CLIENT_LIMITS = [{ windowMs: HOUR_MS, max: 10 }] as const;
const EMAIL_LIMITS = [{ windowMs: DAY_MS, max: 5 }] as const;

interface ReminderParts {
  links: MailedLinks;
  email: ReminderEmailJob;
  getSeason: () => Promise<SeasonNow>;
}

export function reminderService(platform: Platform, { links, email, getSeason }: ReminderParts) {
  const db = platform.db.$extendTables<ReminderTables>();
  const { clock } = platform;

  async function idOf(token: string): Promise<string> {
    const id = await links.read(token);
    if (id === undefined) throw invalid('season_reminder.link_invalid', errors.linkInvalid);
    return id;
  }

  return {
    /** The same answer for an address that has one already: nobody learns who does. 422 for no address, 429 for too many. */
    request: async (sent: ReminderInput, ip: string) => {
      if (sent.website !== '') return answers.requested;
      const address = addressIn(sent.email);
      const { advice, today } = (await getSeason()).view;
      const offer = reminderOffer(advice, today);
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        const waits = await countAgainstLimits(tx, [
          { key: `season-reminder ${addressKey(ip)}`, limits: CLIENT_LIMITS, at: now },
          { key: `season-reminder ${address.key}`, limits: EMAIL_LIMITS, at: now },
        ]);
        const waitS = Math.max(...waits);
        if (waitS > 0) throw tooMany('season_reminder.too_many', errors.tooMany, waitS);
        const reminderId = await store.insertOrFind(tx, newReminder(address, offer, now));
        await platform.jobs.enqueue(email, { reminderId, kind: 'confirm' }, { tx });
      });
      return answers.requested;
    },
    /** Again and again to the same end. 422 when the link is no longer good. */
    confirm: async (token: string) => {
      const now = clock.now();
      const isThere = await store.confirm(db, await idOf(token), now, later(now, REMINDER_DAYS));
      if (!isThere) throw invalid('season_reminder.link_invalid', errors.linkInvalid);
      return answers.confirmed;
    },
    /** Also accepts removed reminders. 422 for a token that is not ours. */
    leave: async (token: string) => {
      await store.remove(db, await idOf(token));
      return answers.left;
    },
    /** The reminder of a mailed link; `over`: sent, taken back or expired; `bad`: not ours, or not whole. */
    stateOf: async (token: string): Promise<ReminderRow | 'over' | 'bad'> => {
      const id = await links.read(token);
      if (id === undefined) return 'bad';
      const reminder = await store.findReminder(db, id);
      return reminder && reminder.notifiedAt === null && reminder.expiresAt > clock.now() ? reminder : 'over';
    },
  };
}
export type Reminders = ReturnType<typeof reminderService>;

function newReminder({ address, key }: EmailAddress, { turn, when }: ReminderOffer, now: Date): ReminderRow {
  return {
    id: newId(now.getTime()),
    email: address,
    emailKey: key,
    turn,
    isBeforeDay: when === 'before-day',
    createdAt: now,
    confirmedAt: null,
    expiresAt: later(now, UNCONFIRMED_DAYS),
    notifiedAt: null,
  };
}

function later(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

function addressIn(typed: string): EmailAddress {
  return expectEmailAddress(typed, (isEmpty) =>
    invalidField(
      'season_reminder.email_invalid',
      isEmpty ? errors.emailRequired : errors.emailInvalid,
      'email',
    ),
  );
}

export function reminderPersonalData(platform: Platform): PersonalData {
  const db = platform.db.$extendTables<ReminderTables>();
  const keyOf = (email: string) => readEmailAddress(email)?.key ?? email.toLowerCase();
  return {
    name: 'seasonReminders',
    exportOf: async ({ email }) =>
      (await store.listOf(db, keyOf(email))).map(({ id: _id, emailKey: _emailKey, ...reminder }) => reminder),
    erase: ({ email }) => store.removeOf(db, keyOf(email)),
    follow: ({ email }, oldEmail) =>
      inTransaction(db, (tx) =>
        store.changeEmail(tx, keyOf(oldEmail), { address: email, key: keyOf(email) }),
      ),
  };
}
