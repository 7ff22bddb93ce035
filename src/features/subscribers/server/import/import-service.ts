// Bringing in subscribers from a file. Those who have left or were removed stay away; existing subscribers stay unchanged.
import type { Transaction } from 'kysely';

import { newId } from '../../../../platform/contract/ids.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { MAX_IMPORTED, type ImportOutcome } from '../../contract.ts';
import { importErrors } from '../../messages-import.ts';
import { hashesOf, IMPORT_PLACE } from '../consent.ts';
import * as store from '../store.ts';
import type { ConsentRow, SubscriberRow, SubscriberTables } from '../store.ts';
import { readImportList, type ImportedConsent } from './import-list.ts';

export interface SubscriberImport {
  /** Again with the same file changes nothing more. 422 when the file lacks a column or has too many lines. */
  importSubscribers: (file: Buffer) => Promise<ImportOutcome>;
}

/** Addresses of one transaction: each takes a lock, and forms wait for theirs. */
const BATCH = 200;

type Tx = Transaction<SubscriberTables>;

export function subscriberImport({
  db: anyDb,
  clock,
  keys,
  audit,
}: Pick<Platform, 'db' | 'clock' | 'keys' | 'audit'>): SubscriberImport {
  const db = anyDb.$extendTables<SubscriberTables>();

  /** How many of them were brought in. */
  async function takeIn(tx: Tx, consents: readonly ImportedConsent[], now: Date): Promise<number> {
    const addresses = consents.map(({ email }) => email.key);
    await lock(tx, 'subscribers', addresses);
    const known = new Map(
      (await store.listByKeysForChange(tx, addresses)).map((row) => [row.emailKey, row] as const),
    );
    const hashed = await Promise.all(
      consents.map(async (one) => ({ one, hashes: await hashesOf(keys, one.email.key) })),
    );
    const suppressed = await store.listSuppressed(
      tx,
      hashed.flatMap(({ hashes }) => hashes),
    );
    const wanted = hashed
      .filter(({ hashes }) => !hashes.some((hash) => suppressed.has(hash.toString('hex'))))
      .filter(({ one }) => mayComeIn(known.get(one.email.key)))
      .map(({ one }) => ({ one, row: rowOf(one, known.get(one.email.key), now) }));
    await store.putImported(
      tx,
      wanted.map(({ row }) => row),
      wanted.map(({ one, row }) => proofOf(one, row.id, now)),
    );
    return wanted.length;
  }

  return {
    importSubscribers: async (file) => {
      const now = clock.now();
      const list = readImportList(file, now);
      if (!list) throw invalid('subscriber.import_not_a_list', importErrors.notAList);
      const { rows, errors } = list;
      if (rows.length + errors.length > MAX_IMPORTED) {
        throw invalid('subscriber.import_too_long', importErrors.tooMany(MAX_IMPORTED));
      }
      const consents = [
        ...new Map(rows.toReversed().map((row) => [row.email.key, row])).values(),
      ].toReversed();
      let imported = 0;
      for (let start = 0; start < consents.length; start += BATCH) {
        const batch = consents.slice(start, start + BATCH);
        imported += await inTransaction(db, (tx) => takeIn(tx, batch, now));
      }
      const skipped = rows.length - imported;
      // Addresses are not in the audit log.
      await audit.record(db, {
        action: 'created',
        entity: 'subscriber-import',
        after: { imported, skipped, errors: errors.length },
      });
      return { imported, skipped, errors };
    },
  };
}

/** New ones, and those whose request waits for its confirmation unless they have left before. */
function mayComeIn(known: SubscriberRow | undefined): boolean {
  return !known || (known.status === 'pending' && known.cancelledAt === null);
}

function rowOf(
  { email, consentAt }: ImportedConsent,
  known: SubscriberRow | undefined,
  now: Date,
): SubscriberRow {
  return {
    id: newId(now.getTime()),
    pendingSince: now,
    cancelledAt: null,
    createdAt: now,
    tyreSize: '',
    season: null,
    ...known,
    email: email.address,
    emailKey: email.key,
    status: 'subscribed',
    subscribedAt: consentAt,
  };
}

/** What the person consented to elsewhere, according to the file. */
function proofOf(
  { consentText, consentAt, source }: ImportedConsent,
  subscriberId: string,
  now: Date,
): ConsentRow {
  return {
    id: newId(now.getTime()),
    subscriberId,
    act: 'asked',
    place: `${IMPORT_PLACE}${source}`,
    textVersion: '',
    consentText,
    network: '',
    at: consentAt,
  };
}
