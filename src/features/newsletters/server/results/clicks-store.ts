// The SQL of clicks on newsletter links: whether they are counted, where a link leads, and its clicks.
import { sql } from 'kysely';

import type { Db, Tx } from '../store.ts';

export async function isClickCountingOn(db: Db): Promise<boolean> {
  const row = await db.selectFrom('newsletterSettings').select('countsClicks').executeTakeFirstOrThrow();
  return row.countsClicks;
}

/** As `isClickCountingOn`, and nobody else changes it until the transaction ends. */
export async function lockClickCounting(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletterSettings')
    .select('countsClicks')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.countsClicks;
}

export async function writeCountsClicks(tx: Tx, countsClicks: boolean): Promise<void> {
  await tx.updateTable('newsletterSettings').set({ countsClicks }).execute();
}

/** Where a link of an email that was sent leads; also of a newsletter that was deleted since. */
export async function findLink(db: Db, newsletterId: string, link: number): Promise<string | undefined> {
  const { rows } = await sql<{
    address: string | null;
  }>`select template -> 'links' ->> ${link}::integer as address
    from newsletter where id = ${newsletterId}::uuid`.execute(db);
  return rows[0]?.address ?? undefined;
}

export async function countClick(db: Db, newsletterId: string, link: number): Promise<void> {
  await sql`insert into newsletter_click as clicked (newsletter_id, link, count)
    values (${newsletterId}, ${link}, 1)
    on conflict (newsletter_id, link) do update set count = clicked.count + 1`.execute(db);
}

/** By the place of the link; links nobody has pressed are left out. */
export async function listClicks(db: Db, newsletterId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('newsletterClick')
    .select(['link', 'count'])
    .where('newsletterId', '=', newsletterId)
    .execute();
  return new Map(rows.map(({ link, count }) => [link, count]));
}
