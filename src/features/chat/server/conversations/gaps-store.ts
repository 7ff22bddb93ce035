// All SQL of what the assistant could not serve.
import { sql, type Kysely } from 'kysely';

import { hasRow, removeRows } from '../../../../platform/server/db/rows.ts';
import type { Gap, MissingKind, StoredGap } from '../../contract/gaps.ts';

export type GapTables = {
  conversationMessage: {
    content: string;
    at: Date;
    questionHash: Buffer | null;
    topic: string | null;
    gap: StoredGap | null;
    asksBack: boolean;
    missingSize: string | null;
    missingKind: MissingKind | null;
  };
  hiddenQuestion: { questionHash: Buffer; hiddenAt: Date };
};

type Db = Kysely<GapTables>;

export interface UnansweredRow {
  questionHash: Buffer;
  question: string;
  gap: Gap;
  topic: string | null;
  count: number;
  lastAskedAt: Date;
  conversationId: string;
}

export interface MissingSizeRow {
  size: string;
  kind: MissingKind | null;
  count: number;
  lastAskedAt: Date;
}

export interface UnansweredFilter {
  since: Date;
  /** A visitor who has written nothing since has left. */
  leftBefore: Date;
  /** Hashes of questions that have an answer by now. */
  answered: readonly Buffer[];
}

/** Neither hidden nor answered by now; an answer of the list that got a thumb down is none. */
function open({ since, leftBefore, answered }: UnansweredFilter) {
  return sql`message.question_hash is not null and message.at > ${since}
    and (message.gap is not null or message.asks_back and message.at < ${leftBefore} and not exists (
      select from conversation_message as later
      where later.conversation = message.conversation and later.role = 'user' and later.id > message.id))
    and (message.gap = 'disliked' and message.topic = 'faq' or message.question_hash <> all(${answered}::bytea[]))
    and not exists (select from hidden_question as hidden where hidden.question_hash = message.question_hash)`;
}

/** The most frequent first. */
export async function listUnanswered(
  db: Db,
  filter: UnansweredFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<UnansweredRow[]> {
  const { rows } = await sql<UnansweredRow>`
    select message.question_hash,
      (array_agg(message.content order by message.id desc))[1] as question,
      (array_agg(coalesce(message.gap, 'left') order by message.id desc))[1] as gap,
      (array_agg(message.topic order by message.id desc))[1] as topic,
      count(distinct message.conversation)::integer as count,
      max(message.at) as last_asked_at,
      (array_agg(conversation.conversation_id order by message.id desc))[1] as conversation_id
    from conversation_message as message
    join conversation on conversation.id = message.conversation
    where ${open(filter)}
    group by message.question_hash
    order by 3 desc, 4 desc, 1
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countUnanswered(db: Db, filter: UnansweredFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct message.question_hash)::integer as total
    from conversation_message as message where ${open(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The visitor's question there, or else the last one, unless it counts as unanswered already. */
export async function markDisliked(db: Db, conversationId: string, hash: Buffer): Promise<void> {
  await sql`update conversation_message set gap = 'disliked' where gap is null and id = (
    select message.id from conversation_message as message
    join conversation on conversation.id = message.conversation
    where conversation.conversation_id = ${conversationId} and message.role = 'user'
    order by message.question_hash = ${hash} desc nulls last, message.id desc limit 1)`.execute(db);
}

export function hasQuestion(db: Db, questionHash: Buffer): Promise<boolean> {
  return hasRow(
    db.selectFrom('conversationMessage').select('at').where('questionHash', '=', questionHash).limit(1),
  );
}

/** Whether it was shown before. */
export async function hideQuestion(db: Db, row: GapTables['hiddenQuestion']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hiddenQuestion')
    .values(row)
    .onConflict((clash) => clash.column('questionHash').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether it was hidden before. */
export async function showQuestion(db: Db, questionHash: Buffer): Promise<boolean> {
  return (await removeRows(db.deleteFrom('hiddenQuestion').where('questionHash', '=', questionHash))) > 0;
}

/** Forgets hidden questions that no message asks any more. */
export async function forgetHidden(db: Db): Promise<void> {
  await sql`delete from hidden_question as hidden where not exists (
    select from conversation_message as message where message.question_hash = hidden.question_hash)`.execute(
    db,
  );
}

/** The most requested first. */
export async function listMissingSizes(db: Db, since: Date, limit: number): Promise<MissingSizeRow[]> {
  const { rows } = await sql<MissingSizeRow>`
    select missing_size as size, missing_kind as kind, count(distinct conversation)::integer as count,
      max(at) as last_asked_at
    from conversation_message where missing_size is not null and at > ${since}
    group by 1, 2 order by 3 desc, 4 desc, 1, 2 limit ${limit}`.execute(db);
  return rows;
}
