// Use cases of staff: the list of subscribers, its export, ending a subscription and removing a person's data.
import { csvText } from '../../../platform/contract/csv.ts';
import { formatDate, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { Subscriber, SubscriberQuery } from '../contract.ts';
import { readEmailAddress } from '../email-address.ts';
import {
  subscriberAnswers as answers,
  subscriberErrors as errors,
  subscriberExport,
  subscriberSeasons,
} from '../messages.ts';
import { addressIn, hashOf, IMPORT_PLACE, leave, toldSizeIn } from './consent.ts';
import * as store from './store.ts';
import type { ExportRow, SubscriberRow, SubscriberTables } from './store.ts';

export interface SubscriberDesk {
  /** As staff: at once. 404 for an address that is not there. */
  unsubscribeByStaff: (email: string) => Promise<string>;
  listSubscribers: (query: SubscriberQuery) => Promise<{ items: Subscriber[]; total: number }>;
  /** CSV of all, with the proof of consent. */
  exportSubscribers: () => Promise<string>;
  /** Removes all data; a keyed hash stays. 404 when it is gone. */
  removeSubscriber: (id: string) => Promise<void>;
}

const DEFAULT_LIMIT = 50;

export function subscriberDesk(
  { db: anyDb, clock, keys, audit }: Platform,
  forgetElsewhere: (tx: SqlRunner, subscriberId: string) => Promise<void>,
): SubscriberDesk {
  const db = anyDb.$extendTables<SubscriberTables>();
  return {
    unsubscribeByStaff: async (typed) => {
      const found = await store.findByKey(db, addressIn(typed).key);
      if (!found) throw notFound('subscriber.not_found', errors.notFound);
      await db.transaction().execute(async (tx) => {
        const current = await store.findForChange(tx, found.id);
        // Asked again, nothing changes.
        if (!current || current.status === 'cancelled') return;
        await leave(tx, found.id, { place: 'staff', ip: '', now: clock.now() });
        await audit.record(tx, {
          action: 'changed',
          entity: 'subscriber',
          entityId: found.id,
          before: { status: current.status },
          after: { status: 'cancelled' },
        });
      });
      return answers.unsubscribed;
    },
    listSubscribers: async ({ page, limit, q, subscribedSince: day, size: typed, ...filter }) => {
      const size = toldSizeIn(typed ?? '');
      const { rows, total } = await store.listSubscribers(
        db,
        {
          ...filter,
          ...(q !== undefined && { q: searchedText(q) }),
          ...(size !== '' && { size }),
          ...(day !== undefined && { since: helsinkiInstant(day, '00:00') }),
        },
        pageWindow({ page, limit }, DEFAULT_LIMIT),
      );
      return { items: rows.map(subscriberOf), total };
    },
    exportSubscribers: async () => {
      const rows = await store.listForExport(db);
      return csvText([subscriberExport.head, ...rows.map(exportCells)]);
    },
    removeSubscriber: async (id) => {
      await db.transaction().execute(async (tx) => {
        const known = await store.findById(tx, id);
        // An import at the same moment must not bring the address back.
        if (known) await store.lock(tx, known.email_key);
        const removed = await store.removeSubscriber(tx, id);
        if (!removed) throw notFound('subscriber.not_found', errors.notFound);
        await forgetElsewhere(tx, id);
        await store.suppress(tx, await hashOf(keys, removed.email_key), clock.now());
        // Nothing of the person stays behind in the audit.
        await audit.record(tx, { action: 'removed', entity: 'subscriber', entityId: id });
      });
    },
  };
}

/** As addresses are kept: a domain with Finnish letters is in ASCII. */
function searchedText(typed: string): string {
  const local = typed.slice(0, typed.lastIndexOf('@') + 1);
  const read = readEmailAddress(`x@${typed.slice(local.length)}`);
  return read ? local + read.key.slice('x@'.length) : typed;
}

function subscriberOf(row: SubscriberRow): Subscriber {
  const { id, email, status, created_at, subscribed_at, cancelled_at, tyre_size, season } = row;
  return {
    _id: id,
    email,
    isSubscribed: status === 'subscribed',
    status,
    createdAt: created_at.toISOString(),
    subscribedAt: subscribed_at?.toISOString() ?? null,
    cancelledAt: cancelled_at?.toISOString() ?? null,
    size: tyre_size,
    season,
  };
}

function exportCells(row: ExportRow): string[] {
  const day = (at: Date | null) => (at ? formatDate(helsinkiDay(at)) : '');
  return [
    row.email,
    subscriberExport.statuses[row.status],
    day(row.created_at),
    day(row.subscribed_at),
    row.status === 'cancelled' ? day(row.cancelled_at) : '',
    row.at.toISOString(),
    placeText(row.place),
    row.network,
    row.text_version,
    row.consent_text,
    row.tyre_size,
    row.season ? subscriberSeasons[row.season] : '',
  ];
}

/** Where the consent was given, in words. */
function placeText(place: string): string {
  const { places, imported } = subscriberExport;
  if (place.startsWith(IMPORT_PLACE)) return imported(place.slice(IMPORT_PLACE.length));
  return isKnownPlace(place) ? places[place] : place;
}

function isKnownPlace(place: string): place is keyof typeof subscriberExport.places {
  return Object.hasOwn(subscriberExport.places, place);
}
