// Every advisory lock of the product in one list, so that no two pieces of work share a number by accident.
import { sql, type QueryExecutorProvider } from 'kysely';

const LOCKS = {
  signIns: 4_105_301,
  firstAccount: 4_105_302,
  campaignDemonstration: 4_105_312,
  enquiries: 4_107_301,
  articlePublishing: 4_107_302,
  articleGeneration: 4_107_303,
  conversationLog: 4_107_311,
  subscribers: 4_107_312,
  customers: 4_107_345,
  catalogueImport: 4_107_346,
  bookingDay: 4_107_347,
  bookingPhone: 4_107_348,
  bookingSet: 4_107_349,
} as const;

/** Key of the lock under which one process migrates; beyond 32 bits, so it can never equal one of the others. */
export const MIGRATION_LOCK = 5_203_714_118;

/**
 * Until the transaction ends nobody else has this lock; with `keys` the lock of each of them alone, taken in one order so
 * that two transactions cannot wait for each other.
 */
export async function lock(
  tx: QueryExecutorProvider,
  name: keyof typeof LOCKS,
  keys: readonly string[] = [''],
): Promise<void> {
  const ordered = [...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1));
  await sql`
    select pg_advisory_xact_lock(${LOCKS[name]}, hashtext(key)) from unnest(${ordered}::text[]) as key`.execute(
    tx,
  );
}
