// Subscribers as newsletters need them: who gets one now, and who no longer does.
import { sql, type Kysely } from 'kysely';

import { readEmailAddress } from '../../../platform/contract/mail/email-address.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { countRows } from '../../../platform/server/db/rows.ts';
import { inTransaction, type SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { SubscriberSeason } from '../contract.ts';
import { hashOf, leave } from './consent.ts';
import { findById, suppress, type SubscriberTables } from './store.ts';

export interface RecipientChoice {
  /** Only these; left out: all. */
  ids?: readonly string[] | undefined;
  /** Only who has subscribed since then. */
  subscribedSince?: Date | undefined;
  /** Only who gave this season, this size. */
  season?: SubscriberSeason | undefined;
  size?: string | undefined;
  /** Only these addresses, however they are written. */
  emails?: readonly string[] | undefined;
}

export function subscriberRecipients({ db: anyDb, clock, keys }: Pick<Platform, 'db' | 'clock' | 'keys'>) {
  const db = anyDb.$extendTables<SubscriberTables>();
  return {
    countRecipients: async (choice: RecipientChoice) => {
      return countRows(chosen(db, choice));
    },
    /** Everybody who subscribes now and is chosen, by their ids, a page at a time: as many as `limit` after `after`. */
    listRecipients: async (
      tx: SqlRunner,
      choice: RecipientChoice,
      { after, limit }: { after: string | undefined; limit: number },
    ) => {
      const page = chosen(db, choice)
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .select(['id', 'email'])
        .orderBy('id')
        .limit(limit);
      return (await tx.executeQuery(page.compile())).rows;
    },
    /** Which of these subscribe at this moment. */
    findSubscribed: async (ids: readonly string[]) => {
      const rows = await chosen(db, { ids }).select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },
    /** Ends a subscription: the address does not exist any more, or its owner called an email spam. No import brings it back. */
    endFor: async (id: string, place: 'bounces' | 'complaint') => {
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        await leave(tx, id, { place, ip: '', now });
        const left = await findById(tx, id);
        if (left) await suppress(tx, await hashOf(keys, left.emailKey), now);
      });
    },
  };
}

export type Recipients = ReturnType<typeof subscriberRecipients>;

function chosen(
  db: Kysely<SubscriberTables>,
  { ids, subscribedSince, season, size, emails }: RecipientChoice,
) {
  const keys = emails?.flatMap((email) => readEmailAddress(email)?.key ?? []);
  return db
    .selectFrom('subscriber')
    .where('status', '=', 'subscribed')
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::uuid[])`))
    .$if(keys !== undefined, (query) => query.where(sql<boolean>`email_key = any(${keys ?? []}::text[])`))
    .$if(subscribedSince !== undefined, (query) =>
      query.where('subscribedAt', '>=', subscribedSince ?? new Date(0)),
    )
    .$if(season !== undefined, (query) => query.where('season', '=', season ?? null))
    .$if(size !== undefined, (query) => query.where('tyreSize', '=', size ?? ''));
}
