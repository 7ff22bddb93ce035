// Use cases of a customer who takes everything along or leaves: the export, and removal with a week of regret.
import type { Platform } from '../../../platform/server/context.ts';
import type { Profile } from '../contract.ts';
import { DAY_MS, REGRET_DAYS } from '../customer-limits.ts';
import { askForNotice } from './letters.ts';
import type { LetterJob } from './letters.ts';
import type { PersonalData } from './personal-data.ts';
import { findCustomer } from './profile.ts';
import type { Profiles } from './profile.ts';
import * as store from './store.ts';
import type { CustomerTables } from './store.ts';
import { summaryOf } from './summary.ts';

export interface Leaving {
  /** Ends all sessions; the account goes when the week of regret is over. */
  askErasure: (id: string) => Promise<Date>;
  keep: (id: string) => Promise<Profile>;
  exportAll: (id: string) => Promise<Record<string, unknown>>;
  /** Removes accounts whose week is over, with all that other slices keep of them; how many. */
  eraseDue: () => Promise<number>;
}

export interface LeavingParts {
  letterJob: LetterJob;
  profileOf: Profiles['profileOf'];
  /** Asked for when used: slices that need customers themselves add their part later. */
  personalData: () => readonly PersonalData[];
}

export function leaving(platform: Platform, parts: LeavingParts): Leaving {
  const db = platform.db.$extendTables<CustomerTables>();
  const { clock } = platform;

  async function eraseOne(id: string): Promise<void> {
    const row = await store.findById(db, id);
    // Who has thought better of it meanwhile keeps everything.
    if (!row?.erase_at || row.erase_at > clock.now()) return;
    for (const part of parts.personalData()) await part.erase(summaryOf(row));
    await db.transaction().execute(async (tx) => {
      const current = await store.findForChange(tx, id);
      if (current?.erase_at && current.erase_at <= clock.now()) await store.removeCustomer(tx, current);
    });
  }

  return {
    askErasure: async (id) => {
      const now = clock.now();
      const eraseAt = new Date(now.getTime() + REGRET_DAYS * DAY_MS);
      return db.transaction().execute(async (tx) => {
        const current = await store.findForChange(tx, id);
        if (!current) return eraseAt;
        // Asked again, the week does not begin anew.
        const erase_at = current.erase_at ?? eraseAt;
        const row = await store.updateCustomer(tx, id, { erase_at }, now);
        await store.removeSessions(tx, id);
        await askForNotice(tx, 'erase', row, platform, parts.letterJob);
        return erase_at;
      });
    },
    keep: async (id) => {
      const row = await db
        .transaction()
        .execute((tx) => store.updateCustomer(tx, id, { erase_at: null }, clock.now()));
      return parts.profileOf(row);
    },
    exportAll: async (id) => {
      const row = await findCustomer(platform, id);
      const entries = await Promise.all(
        parts
          .personalData()
          .map(async ({ name, exportOf }) => [name, await exportOf(summaryOf(row))] as const),
      );
      const { language, address, phone, name, email, created_at: createdAt, updated_at: updatedAt } = row;
      return {
        account: { email, name, phone, address, language, createdAt, updatedAt, eraseAt: row.erase_at },
        sessions: await store.listSessionTimes(db, id),
        letters: await store.listLettersOf(db, row.email_key),
        ...Object.fromEntries(entries),
      };
    },
    eraseDue: async () => {
      const due = await store.listDueForErasure(db, clock.now());
      for (const id of due) await eraseOne(id);
      return due.length;
    },
  };
}
