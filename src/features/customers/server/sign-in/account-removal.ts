// Use cases of export and removal of an account; a removal can be cancelled for a week.
import type { Kysely } from 'kysely';

import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { forgetDevices } from '../../../../platform/server/auth/known-devices.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import { REGRET_DAYS } from '../../customer-limits.ts';
import { findCustomer, type Profiles } from '../profile.ts';
import * as store from '../store.ts';
import type { CustomerRow, CustomerTables } from '../store.ts';
import { summaryOf } from '../summary.ts';
import { enqueueNotice, type EmailJob } from './emails.ts';
import { deviceKey } from './notices.ts';
import { listPasskeyTimes, type PasskeyTables } from './passkeys-store.ts';
import type { CustomerPasswords } from './passwords.ts';

export interface AccountRemovalParts {
  emailJob: EmailJob;
  profileOf: Profiles['profileOf'];
  requirePassword: Profiles['requirePassword'];
  passwords: CustomerPasswords;
  /** Read when used: slices that need customers themselves add their part later. */
  personalData: () => readonly PersonalData[];
}

export function accountRemoval(platform: Platform, parts: AccountRemovalParts) {
  const db = platform.db.$extendTables<CustomerTables>();
  const { clock } = platform;

  async function eraseOne(id: string): Promise<void> {
    const row = await store.findById(db, id);
    // Unless the customer has cancelled meanwhile.
    if (!row?.eraseAt || row.eraseAt > clock.now()) return;
    for (const part of parts.personalData()) await part.erase(summaryOf(row));
    await parts.passwords.forgetNetworks(row.emailKey);
    await forgetDevices(platform.db, deviceKey(id));
    await inTransaction(db, async (tx) => {
      const current = await store.findForChange(tx, id);
      if (current?.eraseAt && current.eraseAt <= clock.now()) {
        await store.removeCustomer(tx, current);
        await platform.audit.record(tx, { action: 'removed', entity: 'customer', entityId: id });
      }
    });
  }

  return {
    /** Ends all sessions and schedules the removal in a week. 422 without the right password. */
    requestErasure: async (id: string, password: string, ip: string) => {
      await parts.requirePassword(id, password, ip);
      const now = clock.now();
      const newEraseAt = new Date(now.getTime() + REGRET_DAYS * DAY_MS);
      return inTransaction(db, async (tx) => {
        const current = await store.findForChange(tx, id);
        if (!current) return newEraseAt;
        // A second request does not prolong the week.
        const eraseAt = current.eraseAt ?? newEraseAt;
        const row = await store.updateCustomer(tx, id, { eraseAt }, now);
        await store.removeSessions(tx, id);
        await enqueueNotice(tx, 'erase', row, platform, parts.emailJob);
        return eraseAt;
      });
    },
    cancelErasure: async (id: string) => {
      const row = await inTransaction(db, (tx) =>
        store.updateCustomer(tx, id, { eraseAt: null }, clock.now()),
      );
      return parts.profileOf(row);
    },
    exportAll: async (id: string) => exportOne(db, await findCustomer(platform, id), parts.personalData()),
    /** Removes accounts whose week is over, with what other slices store of them; how many. */
    eraseDue: async () => {
      const due = await store.listDueForErasure(db, clock.now());
      for (const id of due) await eraseOne(id);
      return due.length;
    },
  };
}

export type AccountRemoval = ReturnType<typeof accountRemoval>;

async function exportOne(db: Kysely<CustomerTables>, row: CustomerRow, parts: readonly PersonalData[]) {
  const entries = await Promise.all(
    parts.map(async ({ name, exportOf }) => [name, await exportOf(summaryOf(row))] as const),
  );
  const { id, emailKey, address, phone, name, email, createdAt, updatedAt, lastUsedAt, eraseAt } = row;
  return {
    account: { email, name, phone, address, createdAt, updatedAt, lastUsedAt, eraseAt },
    sessions: await store.listSessionTimes(db, id),
    passkeys: await listPasskeyTimes(db.$extendTables<PasskeyTables>(), id),
    emails: await store.listEmailsOf(db, emailKey),
    ...Object.fromEntries(entries),
  };
}
