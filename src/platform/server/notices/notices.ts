// What a visitor does with a notice: requests it, confirms it and takes it back by the mailed link.
import type { z } from 'zod';

import { DAY_MS, HOUR_MS } from '../../contract/durations.ts';
import { newId } from '../../contract/ids.ts';
import { emailKey, expectEmailAddress } from '../../contract/mail/email-address.ts';
import { UNCONFIRMED_DAYS, type noticeRequestBody } from '../../contract/mail/notice.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Platform } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { countAgainstLimits } from '../limits/limits.ts';
import { addressKey } from '../limits/network-address.ts';
import type { MailedLinks } from '../mail/mailed-links.ts';
import type { PersonalData } from '../personal-data.ts';
import type { NoticeEmailJob } from './notice-emails.ts';
import type { NoticeRow, NoticeTable } from './notice-table.ts';

/** Per network; a second limit counts per email address from any network. */
const CLIENT_LIMITS = [{ windowMs: HOUR_MS, max: 10 }] as const;
const EMAIL_LIMITS = [{ windowMs: DAY_MS, max: 5 }] as const;

interface NoticeParts<Row extends NoticeRow> {
  /** Of its limits: 'stock-alert'. */
  name: string;
  table: NoticeTable<Row>;
  /** How long a confirmed notice is valid. */
  days: number;
  links: MailedLinks;
  email: NoticeEmailJob;
  answers: Record<'requested' | 'confirmed' | 'left', string>;
  problems: {
    badEmail: (isEmpty: boolean) => Problem;
    badLink: () => Problem;
    tooMany: (waitS: number) => Problem;
  };
}

export function noticeService<Row extends NoticeRow>(
  { db, clock, jobs }: Platform,
  { name, table, days, links, email, answers, problems }: NoticeParts<Row>,
) {
  async function idOf(token: string): Promise<string> {
    const id = await links.read(token);
    if (id === undefined) throw problems.badLink();
    return id;
  }

  return {
    /**
     * The same answer for an address that waits already: nobody learns who does. `rowOf` adds what the notice is about and may
     * refuse it. 422 for no address, 429 for too many.
     */
    request: async (
      sent: z.output<typeof noticeRequestBody>,
      ip: string,
      rowOf: (notice: NoticeRow) => Promise<Row>,
    ) => {
      if (sent.website !== '') return answers.requested;
      const { address, key } = expectEmailAddress(sent.email, problems.badEmail);
      const now = clock.now();
      const row = await rowOf({
        id: newId(now.getTime()),
        email: address,
        emailKey: key,
        createdAt: now,
        confirmedAt: null,
        expiresAt: later(now, UNCONFIRMED_DAYS),
        notifiedAt: null,
      });
      await inTransaction(db, async (tx) => {
        const waits = await countAgainstLimits(tx, [
          { key: `${name} ${addressKey(ip)}`, limits: CLIENT_LIMITS, at: now },
          { key: `${name} ${key}`, limits: EMAIL_LIMITS, at: now },
        ]);
        const waitS = Math.max(...waits);
        if (waitS > 0) throw problems.tooMany(waitS);
        const noticeId = await table.insertOrFind(tx, row);
        await jobs.enqueue(email, { noticeId, kind: 'confirm' }, { tx });
      });
      return answers.requested;
    },
    /** Again and again to the same end. 422 when the link is no longer good. */
    confirm: async (token: string) => {
      const now = clock.now();
      if (!(await table.confirm(db, await idOf(token), now, later(now, days)))) throw problems.badLink();
      return answers.confirmed;
    },
    /** Also accepts removed notices. 422 for a token that is not ours. */
    leave: async (token: string) => {
      await table.remove(db, await idOf(token));
      return answers.left;
    },
    /** The notice of a mailed link; `over`: notified, taken back or expired; `bad`: not ours, or not whole. */
    stateOf: async (token: string): Promise<Row | 'over' | 'bad'> => {
      const id = await links.read(token);
      if (id === undefined) return 'bad';
      const notice = await table.find(db, id);
      return notice && notice.notifiedAt === null && notice.expiresAt > clock.now() ? notice : 'over';
    },
  };
}

function later(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** `name`: the key in the exported file. */
export function noticePersonalData<Row extends NoticeRow>(
  { db }: Platform,
  name: string,
  table: NoticeTable<Row>,
): PersonalData {
  return {
    name,
    exportOf: async ({ email }) =>
      (await table.listOf(db, emailKey(email))).map(({ id: _id, emailKey: _emailKey, ...notice }) => notice),
    erase: ({ email }) => table.removeOf(db, emailKey(email)),
    follow: ({ email }, oldEmail) =>
      inTransaction(db, (tx) =>
        table.changeEmail(tx, emailKey(oldEmail), { address: email, key: emailKey(email) }),
      ),
  };
}
