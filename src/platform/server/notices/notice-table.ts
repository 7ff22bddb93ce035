// SQL of notices: addresses that are emailed once about something, after they have confirmed that they want it.
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** Columns that each table of notices has, beside what the notice is about. */
export interface NoticeRow {
  id: string;
  email: string;
  emailKey: string;
  createdAt: Date;
  confirmedAt: Date | null;
  expiresAt: Date;
  notifiedAt: Date | null;
}

type Db = QueryExecutorProvider;

/** `about`: the columns that are unique together with the address. */
export function noticeTable<Row extends NoticeRow>(name: string, about: readonly string[] = []) {
  const table = sql.table(name);
  const stored = (column: string) => sql.ref(`${name}.${column}`);
  const listOf = async (db: Db, emailKey: string): Promise<Row[]> =>
    (await sql<Row>`select * from ${table} where email_key = ${emailKey} order by created_at`.execute(db))
      .rows;

  return {
    /** The id of this address's notice about the same: the existing one, else the new one. An expired or unconfirmed one starts again. */
    insertOrFind: async (tx: Db, row: Row): Promise<string> => {
      const columns = Object.keys(row);
      const isOver = sql`${stored('confirmedAt')} is null or ${stored('expiresAt')} <= excluded.created_at`;
      const unchanged = new Set(['id', 'email', 'emailKey', 'createdAt', ...about]);
      const restarted = columns
        .filter((column) => !unchanged.has(column))
        .map(
          (column) =>
            sql`${sql.ref(column)} = case when ${isOver} then ${sql.ref(`excluded.${column}`)} else ${stored(column)} end`,
        );
      const { rows } = await sql<{ id: string }>`
        insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})
        on conflict (${sql.join([...about, 'emailKey'].map((column) => sql.ref(column)))})
        do update set ${sql.join(restarted)} returning ${stored('id')}`.execute(tx);
      return rows[0]?.id ?? row.id;
    },
    find: async (db: Db, id: string): Promise<Row | undefined> =>
      (await sql<Row>`select * from ${table} where id = ${id}`.execute(db)).rows[0],
    /** False when there is none, or its time is over. */
    confirm: async (db: Db, id: string, now: Date, expiresAt: Date): Promise<boolean> =>
      hasChanged(
        await sql`update ${table} set confirmed_at = coalesce(confirmed_at, ${now}),
          expires_at = case when confirmed_at is null then ${expiresAt} else expires_at end
          where id = ${id} and expires_at > ${now}`.execute(db),
      ),
    /** Marks those that wait and meet the condition as notified, each once: a simultaneous run gets none of them. */
    markNotified: async (tx: Db, condition: RawBuilder<unknown>, now: Date): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`update ${table} set notified_at = ${now}
        where confirmed_at is not null and notified_at is null and expires_at > ${now} and (${condition})
        returning id`.execute(tx);
      return rows.map(({ id }) => id);
    },
    remove: async (db: Db, id: string): Promise<undefined> => {
      await sql`delete from ${table} where id = ${id}`.execute(db);
    },
    /** How many. */
    removeExpired: async (db: Db, now: Date): Promise<number> =>
      Number((await sql`delete from ${table} where expires_at <= ${now}`.execute(db)).numAffectedRows),
    /** For those who were being notified when a backup was made, nobody knows whether they were. */
    removeNotified: async (tx: Db): Promise<void> => {
      await sql`delete from ${table} where notified_at is not null`.execute(tx);
    },
    listOf,
    removeOf: async (db: Db, emailKey: string): Promise<void> => {
      await sql`delete from ${table} where email_key = ${emailKey}`.execute(db);
    },
    /** Moves notices to another address; where that has one about the same, its own stays. */
    changeEmail: async (tx: Db, oldKey: string, { address, key }: { address: string; key: string }) => {
      const isSame = about.map((column) => sql`and own.${sql.ref(column)} = old.${sql.ref(column)}`);
      await sql`update ${table} as old set email = ${address}, email_key = ${key} where email_key = ${oldKey}
        and not exists (select from ${table} as own where own.email_key = ${key} ${sql.join(isSame, sql` `)})`.execute(
        tx,
      );
      await sql`delete from ${table} where email_key = ${oldKey}`.execute(tx);
    },
  };
}
export type NoticeTable<Row extends NoticeRow> = ReturnType<typeof noticeTable<Row>>;

function hasChanged({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): boolean {
  return numAffectedRows > 0n;
}
