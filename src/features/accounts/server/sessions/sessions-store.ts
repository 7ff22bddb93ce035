// All SQL of the sessions of staff.
import { sql, type Kysely, type Selectable } from 'kysely';

import { hasRow } from '../../../../platform/server/db/rows.ts';
import { updateAccountLastSeen, type AccountRow, type AccountsTables, type SessionTable } from '../store.ts';

/** A valid session with its active account. */
export type SessionRow = Pick<
  AccountRow,
  'username' | 'passwordHash' | 'isOwner' | 'firstPasswordUntil' | 'firstPasswordUsedAt'
> &
  Pick<
    Selectable<SessionTable>,
    'accountId' | 'createdAt' | 'lastSeenAt' | 'expiresAt' | 'provenAt' | 'provenPlace'
  > & {
    /** From when ('2026-12-01') this user may do nothing before adding a second factor; null: it is there, or nobody demands one. */
    enrolFrom: string | null;
  };

type Db = Kysely<AccountsTables>;

export async function insertSession(db: Db, session: Selectable<SessionTable>): Promise<void> {
  await db.insertInto('staffSession').values(session).execute();
  await updateAccountLastSeen(db, session.accountId, session.lastSeenAt);
}

/** The session if it is still valid: not past its end, seen since `idleSince`, its account active. */
export async function findSession(
  db: Db,
  hash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('staffSession')
    .innerJoin('staffAccount', 'staffAccount.id', 'staffSession.accountId')
    .select(['accountId', 'staffSession.createdAt', 'staffSession.lastSeenAt', 'expiresAt'])
    .select(['provenAt', 'provenPlace'])
    .select(['username', 'passwordHash', 'isOwner', 'firstPasswordUntil', 'firstPasswordUsedAt'])
    .select(enrolFrom)
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .where('staffSession.lastSeenAt', '>', idleSince)
    .where('isActive', '=', true)
    .executeTakeFirst();
}

/** `SessionRow['enrolFrom']` of the account in the query. */
const enrolFrom = sql<string | null>`(
  select required_from::text from staff_second_factor_rule
  where not exists (select from staff_authenticator_app where account_id = staff_account.id)
    and not exists (select from staff_passkey where account_id = staff_account.id)
)`.as('enrolFrom');

export async function readEnrolFrom(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staffAccount')
    .select(enrolFrom)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.enrolFrom ?? null;
}

export async function removeSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('staffSession').where('accountId', '=', accountId).execute();
}

export async function updateLastSeen(db: Db, hash: Buffer, accountId: string, now: Date): Promise<void> {
  await db.updateTable('staffSession').set({ lastSeenAt: now }).where('tokenHash', '=', hash).execute();
  await updateAccountLastSeen(db, accountId, now);
}

/** The password or a passkey was given: whose data is read at that network address counts anew. */
export async function noteProof(
  db: Db,
  hash: Buffer,
  proof: Pick<SessionRow, 'provenAt' | 'provenPlace'>,
): Promise<void> {
  const { provenAt, provenPlace } = proof;
  await sql`
    update staff_session set proven_at = ${provenAt}, proven_place = ${provenPlace}, people_read = '{}'
    where token_hash = ${hash}`.execute(db);
}

/**
 * Notes whose data the session reads where the password was given or elsewhere, by hashes and `limit` people at most; false when these
 * are more.
 */
export async function notePeopleRead(
  db: Db,
  hash: Buffer,
  people: readonly string[],
  { limit, isHere }: { limit: number; isHere: boolean },
): Promise<boolean> {
  const read = sql.ref(isHere ? 'people_read' : 'people_read_elsewhere');
  const sent = sql`array(select distinct hashtextextended(person, 0) from unnest(${people}::text[]) as person)`;
  const { rows } = await sql<{ isWithin: boolean }>`
    update staff_session
       set ${read} = (${read} || array(select unnest(${sent}) except select unnest(${read})))[1:${limit}::int]
     where token_hash = ${hash}
    returning ${sent} <@ ${read} as is_within`.execute(db);
  return rows[0]?.isWithin ?? false;
}

export async function removeSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('staffSession').where('tokenHash', '=', hash).execute();
}

/** Ends the account's sessions but the one of `hash`. */
export async function removeOtherSessions(db: Db, accountId: string, hash: Buffer): Promise<void> {
  await db
    .deleteFrom('staffSession')
    .where('accountId', '=', accountId)
    .where('tokenHash', '!=', hash)
    .execute();
}

/** Removes the expired sessions of all accounts. */
export async function removeEndedSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('staffSession')
    .where((row) => row.or([row('expiresAt', '<=', now), row('lastSeenAt', '<=', idleSince)]))
    .execute();
}

/** The sessions of an account that are still valid. */
export function listSessions(
  db: Db,
  accountId: string,
  now: Date,
  idleSince: Date,
): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('staffSession')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince)
    .execute();
}

/** Ends one session of the account; false when there is no such one. */
export function removeSessionById(db: Db, accountId: string, id: string): Promise<boolean> {
  return hasRow(
    db.deleteFrom('staffSession').where('accountId', '=', accountId).where('id', '=', id).returning('id'),
  );
}
