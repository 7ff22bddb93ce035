// Use cases of enquiries: taking one in, reading and handling them, and forgetting them in time.
import { createHash } from 'node:crypto';

import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { conflict, notFound, tooMany } from '../../../platform/contract/problem.ts';
import { addressKey } from '../../../platform/contract/sign-in-limits.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Enquiry, EnquiryChange, EnquiryQuery, ReceivedEnquiry, SentEnquiry } from '../contract.ts';
import { CLIENT_LIMITS, DAY_MS, KEPT_MONTHS, MOST_A_DAY, REPEAT_WITHIN_MS } from '../enquiry-limits.ts';
import { enquiryErrors as messages } from '../messages.ts';
import * as store from './store.ts';
import type { EnquiryRow, EnquiryTables } from './store.ts';

export interface Enquiries {
  /** Takes an enquiry in; 429 when the client or all clients together have sent too many. */
  receiveEnquiry: (sent: SentEnquiry, address: string) => Promise<ReceivedEnquiry>;
  listEnquiries: (query: EnquiryQuery) => Promise<{ items: Enquiry[]; total: number }>;
  /** 404 when it is gone. */
  getEnquiry: (id: string) => Promise<Enquiry>;
  /** 404 when it is gone, 409 when its version is no longer the one that was read. */
  updateEnquiry: (id: string, change: EnquiryChange) => Promise<Enquiry>;
  removeEnquiry: (id: string) => Promise<void>;
  /** What came from an address of mail that is known to be its owner's. */
  enquiriesOf: (email: string) => Promise<Enquiry[]>;
  removeEnquiriesOf: (email: string) => Promise<void>;
  /** Removes enquiries past their time; how many there were. */
  forgetOld: () => Promise<number>;
}

const DEFAULT_LIMIT = 50;

export function enquiryService(platform: Platform): Enquiries {
  const db = platform.db.$extendTables<EnquiryTables>();

  return {
    receiveEnquiry: async (sent, address) => {
      const now = platform.clock.now();
      // A robot is told what it wants to hear.
      if (sent.website !== '') return receivedOf(rowOf(sent, now));
      return db.transaction().execute((tx) => receive(tx, sent, addressKey(address), now));
    },
    listEnquiries: async ({ page, limit, ...filter }) => {
      const { rows, total } = await store.listEnquiries(
        db,
        filter,
        pageWindow({ page, limit }, DEFAULT_LIMIT),
      );
      return { items: rows.map(enquiryOf), total };
    },
    getEnquiry: async (id) => {
      const found = await store.findEnquiry(db, id);
      if (!found) throw notFound('enquiry.not_found', messages.notFound);
      return enquiryOf(found);
    },
    enquiriesOf: async (email) => (await store.listOfAddress(db, email)).map(enquiryOf),
    removeEnquiriesOf: (email) => store.removeOfAddress(db, email),
    updateEnquiry: async (id, { status, note, assignee, version }) => {
      const change = { status, note, assignee };
      const saved = await db.transaction().execute(async (tx) => {
        const before = await store.findEnquiry(tx, id);
        const row = await store.updateEnquiry(tx, id, change, version, platform.clock.now());
        if (before && row) await recordHandling(platform, tx, before, row);
        return row;
      });
      if (saved) return enquiryOf(saved);
      const current = await store.findEnquiry(db, id);
      if (!current) throw notFound('enquiry.not_found', messages.notFound);
      throw conflict('conflict.stale', messages.stale, enquiryOf(current));
    },
    removeEnquiry: async (id) => {
      await db.transaction().execute(async (tx) => {
        if (!(await store.removeEnquiry(tx, id))) throw notFound('enquiry.not_found', messages.notFound);
        // Nothing of the visitor's stays behind in the audit.
        await platform.audit.record(tx, { action: 'removed', entity: 'enquiry', entityId: id });
      });
    },
    forgetOld: async () => {
      const now = platform.clock.now();
      await store.removeSenders(db, new Date(now.getTime() - DAY_MS));
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      return store.removeOldEnquiries(db, before);
    },
  };
}

/** What staff decided, without who the visitor is: the audit outlives the enquiry. */
async function recordHandling(
  { audit }: Platform,
  tx: Transaction<EnquiryTables>,
  before: EnquiryRow,
  after: EnquiryRow,
): Promise<void> {
  const fieldsOf = ({ status, assignee, note }: EnquiryRow) => ({
    status,
    assignee,
    isNoted: note !== '',
  });
  await audit.record(tx, {
    action: 'changed',
    entity: 'enquiry',
    entityId: after.id,
    before: fieldsOf(before),
    after: fieldsOf(after),
  });
}

async function receive(
  tx: Transaction<EnquiryTables>,
  sent: SentEnquiry,
  address: string,
  now: Date,
): Promise<ReceivedEnquiry> {
  await store.lockSenders(tx);
  const digest = digestOf(sent);
  const repeated = await store.findRepeated(tx, digest, new Date(now.getTime() - REPEAT_WITHIN_MS));
  if (repeated) return receivedOf(repeated);
  await store.removeSenders(tx, new Date(now.getTime() - DAY_MS));
  await checkLimits(tx, address, now);
  await store.insertSender(tx, { id: newId(now.getTime()), address, at: now });
  return receivedOf(await store.insertEnquiry(tx, { ...rowOf(sent, now), digest }));
}

async function checkLimits(tx: Transaction<EnquiryTables>, address: string, now: Date): Promise<void> {
  for (const { windowMs, most } of CLIENT_LIMITS) {
    const { count, oldest } = await store.countSenders(tx, new Date(now.getTime() - windowMs), address);
    if (count >= most) {
      throw tooMany('enquiry.too_many', messages.tooMany, secondsUntilFree(oldest, windowMs, now));
    }
  }
  const { count, oldest } = await store.countSenders(tx, new Date(now.getTime() - DAY_MS));
  if (count >= MOST_A_DAY) {
    throw tooMany('enquiry.too_many_today', messages.tooManyToday, secondsUntilFree(oldest, DAY_MS, now));
  }
}

function secondsUntilFree(oldest: Date | null, windowMs: number, now: Date): number {
  const freeAt = (oldest ?? now).getTime() + windowMs;
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
}

/** SHA-256 of everything that was sent. */
function digestOf({ website: _website, ...sent }: SentEnquiry): Buffer {
  const { kind, name, phone, email, message, summary } = sent;
  return createHash('sha256')
    .update(JSON.stringify([kind, name, phone, email, message, summary]))
    .digest();
}

type FreshRow = Omit<EnquiryRow, 'status' | 'note' | 'assignee' | 'version' | 'updated_at'>;

function rowOf({ website: _website, ...sent }: SentEnquiry, now: Date): FreshRow {
  return { ...sent, id: newId(now.getTime()), created_at: now };
}

function receivedOf(row: FreshRow): ReceivedEnquiry {
  const { id, kind, name, phone, email, message, summary, created_at } = row;
  return { _id: id, kind, name, phone, email, message, summary, createdAt: created_at.toISOString() };
}

function enquiryOf(row: EnquiryRow): Enquiry {
  const { status, note, assignee, version, updated_at } = row;
  return { ...receivedOf(row), status, note, assignee, version, updatedAt: updated_at.toISOString() };
}
