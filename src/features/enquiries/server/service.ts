// Use cases of enquiries: taking one in, reading and handling them, and forgetting them in time.
import { createHash } from 'node:crypto';

import type { Transaction } from 'kysely';

import { formatDateClock, monthsBefore } from '../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { idSchema, newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { notFound, tooMany } from '../../../platform/contract/problem.ts';
import { currentStaffName } from '../../../platform/server/audit/current-actor.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { take } from '../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../platform/server/limits/network-address.ts';
import type { Enquiry, EnquiryChange, EnquiryQuery, ReceivedEnquiry, EnquiryInput } from '../contract.ts';
import { CLIENT_LIMITS, RETENTION_MONTHS, LIMIT_OF_ALL, REPEAT_WITHIN_MS } from '../enquiry-limits.ts';
import { inboxMessages } from '../messages-inbox.ts';
import { enquiryErrors as messages } from '../messages.ts';
import { isOverdue } from '../waiting-time.ts';
import { listReplies, type ReplyRow } from './reply-store.ts';
import type { EnquirySources } from './sources.ts';
import * as store from './store.ts';
import type { EnquiryRow, EnquiryTables, NewEnquiry } from './store.ts';

type ReadSources = Pick<EnquirySources, 'getHoursNow' | 'catalogue'>;

const DEFAULT_LIMIT = 50;
/** At a glance. */
const SHOWN_NEW = 3;

export function enquiryService(platform: Platform, sources: ReadSources) {
  const db = platform.db.$extendTables<EnquiryTables>();
  const { answersOf, answerOf } = staffAnswers(platform, sources);

  return {
    /** Takes an enquiry in; 429 when the client or all clients together have sent too many. */
    receiveEnquiry: async (sent: EnquiryInput, address: string) => {
      const now = platform.clock.now();
      // A robot gets the usual answer.
      if (sent.website !== '') return receivedOf(rowOf(sent, now));
      return inTransaction(db, (tx) => receive(tx, sent, addressKey(address), now));
    },
    listEnquiries: async ({ page, limit, ...filter }: EnquiryQuery) => {
      const { rows, total } = await store.listEnquiries(
        db,
        filter,
        pageWindow({ page, limit }, DEFAULT_LIMIT),
      );
      return { items: await answersOf(rows), total };
    },
    /** The new ones at a glance. */
    summarizeNew: async () => {
      const { newCount, oldestAt, newest } = await store.summarizeNew(db, SHOWN_NEW);
      return { newCount, oldestAt: oldestAt?.toISOString() ?? null, newest: newest.map(toApiRecord) };
    },
    /** For the statistics. */
    listEnquiredTyres: (since: Date) => store.listEnquiredTyres(db, since),
    listArrivals: (since: Date) => store.listArrivals(db, since),
    listRecent: (since: Date, max: number) => store.listRecent(db, since, max),
    /** 404 when it does not exist. */
    getEnquiry: async (id: string) => {
      const found = await store.findEnquiry(db, id);
      if (!found) throw notFound('enquiry.not_found', messages.notFound);
      return answerOf(found);
    },
    /** Enquiries from an email address that its owner has confirmed, with what the shop answered. */
    enquiriesOf: async (email: string) => {
      const rows = await store.listOfAddress(db, email);
      return withReplies(rows, await listReplies(db, idsOf(rows)));
    },
    removeEnquiriesOf: (email: string) => store.removeOfAddress(db, email),
    /** 404 when it does not exist, 409 when its version is no longer the one that was read. */
    updateEnquiry: async (id: string, { version, ...change }: EnquiryChange) => {
      const saved = await changeRecord(
        platform,
        db,
        async (tx) => {
          const row = await store.lockEnquiry(tx, id);
          if (!row) throw notFound('enquiry.not_found', messages.notFound);
          return row;
        },
        {
          expected: { version, message: messages.stale, current: answerOf },
          change: (tx, before) => store.updateEnquiry(tx, id, changed(before, change), platform.clock.now()),
          audit: auditOf,
        },
      );
      return answerOf(saved);
    },
    removeEnquiry: async (id: string) => {
      await inTransaction(db, async (tx) => {
        if (!(await store.removeEnquiry(tx, id))) throw notFound('enquiry.not_found', messages.notFound);
        // The audit log must not contain what the visitor wrote.
        await platform.audit.record(tx, { action: 'removed', entity: 'enquiry', entityId: id });
      });
    },
    /** Removes enquiries past their time; how many there were. */
    removeOld: () => store.removeOldEnquiries(db, monthsBefore(platform.clock.now(), RETENTION_MONTHS)),
  };
}

/** Enquiries as staff read them. */
function staffAnswers({ clock }: Platform, { getHoursNow, catalogue }: ReadSources) {
  const answersOf = async (rows: readonly EnquiryRow[]): Promise<Enquiry[]> => {
    const asked = rows.flatMap(({ productId }) => (productId === null ? [] : [productId]));
    const [{ schedule }, tyres] = await Promise.all([
      getHoursNow(),
      catalogue.listNamedTyres([...new Set(asked)]),
    ]);
    const now = clock.now();
    return rows.map(({ productId, ...row }) => ({
      ...toApiRecord(row),
      tyre: (productId !== null && tyres.get(productId)) || null,
      waitedMinutes: row.status === 'new' ? minutesBetween(row.createdAt, now) : null,
      isOverdue: row.status === 'new' && isOverdue(schedule, row.createdAt, now),
    }));
  };
  return {
    answersOf,
    answerOf: async (row: EnquiryRow): Promise<Enquiry> => {
      const [answer] = await answersOf([row]);
      if (!answer) throw notFound('enquiry.not_found', messages.notFound);
      return answer;
    },
  };
}

const minutesBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE_MS));

const idsOf = (rows: readonly EnquiryRow[]) => rows.map(({ id }) => id);

function withReplies(rows: readonly EnquiryRow[], replies: readonly ReplyRow[]) {
  return rows.map(({ productId: _productId, ...row }) => ({
    ...toApiRecord(row),
    replies: replies
      .filter(({ enquiryId }) => enquiryId === row.id)
      .map(({ text, state, createdAt }) => ({ text, state, createdAt: createdAt.toISOString() })),
  }));
}

/** With who marked it as handled; of one that is open again that is nobody. */
function changed(before: EnquiryRow, { status, note, assignee }: EnquiryChange): store.EnquiryHandling {
  const isTurned = status !== undefined && status !== before.status;
  const handledBy = status === 'handled' ? currentStaffName() : '';
  return { status, note, assignee, ...(isTurned && { handledBy }) };
}

export type Enquiries = ReturnType<typeof enquiryService>;

/** What staff decided, without who the visitor is: the audit outlives the enquiry. */
/** Named by its kind and moment: the customer's name must not outlive the enquiry. */
export function auditOf({ id, kind, createdAt, status, assignee, note }: EnquiryRow) {
  const name = `${inboxMessages.kinds[kind]} ${formatDateClock(createdAt)}`;
  return { entity: 'enquiry', entityId: id, name, fields: { status, assignee, isNoted: note !== '' } };
}

async function receive(
  tx: Transaction<EnquiryTables>,
  sent: EnquiryInput,
  address: string,
  now: Date,
): Promise<ReceivedEnquiry> {
  // Of two identical enquiries at the same moment the second finds the first.
  await lock(tx, 'enquiries');
  const digest = digestOf(sent);
  const repeated = await store.findRepeated(tx, digest, new Date(now.getTime() - REPEAT_WITHIN_MS));
  if (repeated) return receivedOf(repeated);
  const waitS = await take(tx, { key: `enquiry ${address}`, limits: CLIENT_LIMITS, at: now });
  if (waitS > 0) throw tooMany('enquiry.too_many', messages.tooMany, waitS);
  const waitOfAllS = await take(tx, { key: 'enquiry', limits: [LIMIT_OF_ALL], at: now });
  if (waitOfAllS > 0) throw tooMany('enquiry.too_many_today', messages.tooManyToday, waitOfAllS);
  return receivedOf(await store.insertEnquiry(tx, { ...rowOf(sent, now), digest }));
}

/** SHA-256 of everything that was sent. */
function digestOf({ website: _website, ...sent }: EnquiryInput): Buffer {
  const { kind, name, phone, email, message, summary } = sent;
  return createHash('sha256')
    .update(JSON.stringify([kind, name, phone, email, message, summary]))
    .digest();
}

type FreshRow = Omit<NewEnquiry, 'digest'>;

function rowOf({ website: _website, productId, ...sent }: EnquiryInput, now: Date): FreshRow {
  const tyre = idSchema.safeParse(productId);
  return { ...sent, productId: tyre.data ?? null, id: newId(now.getTime()), createdAt: now };
}

function receivedOf({
  id,
  kind,
  name,
  phone,
  email,
  message,
  summary,
  createdAt,
}: FreshRow): ReceivedEnquiry {
  return toApiRecord({ id, kind, name, phone, email, message, summary, createdAt });
}
