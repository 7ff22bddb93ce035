// Use cases of staff: the list of subscribers, its export, ending a subscription and removing a person's data.
import { domainToUnicode } from 'node:url';

import type { Kysely } from 'kysely';

import { csvText } from '../../../platform/contract/csv.ts';
import {
  formatDate,
  formatDateTime,
  helsinkiDay,
  helsinkiInstant,
} from '../../../platform/contract/dates.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { inTransaction, type SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { Subscriber, SubscriberQuery, TypedSubscription } from '../contract.ts';
import {
  subscriberAnswers as answers,
  subscriberErrors as errors,
  subscriberExport,
  subscriberSeasons,
} from '../messages.ts';
import { addressIn, hashOf, IMPORT_PLACE, leave, preferredSizeIn } from './consent.ts';
import type { Subscribers } from './service.ts';
import * as store from './store.ts';
import type { ExportRow, SubscriberRow, SubscriberTables } from './store.ts';

const DEFAULT_LIMIT = 50;

export function subscriberStaffService(
  { db: anyDb, clock, keys, audit }: Platform,
  forgetElsewhere: (tx: SqlRunner, subscriberId: string) => Promise<void>,
  request: Subscribers['request'],
) {
  const db = anyDb.$extendTables<SubscriberTables>();
  return {
    /** As staff: at once. 404 for an address that is not there. */
    unsubscribeByStaff: async (typed: string) => {
      const found = await store.findByKey(db, addressIn(typed).key);
      if (!found) throw notFound('subscriber.not_found', errors.notFound);
      await inTransaction(db, async (tx) => {
        const current = await store.findForChange(tx, found.id);
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
    addSubscriber: additionsOf({ db, audit }, request),
    listSubscribers: async ({ page, limit, q, subscribedSince: day, ...query }: SubscriberQuery) => {
      const { size: typed = '', ...filter } = query;
      const size = preferredSizeIn(typed);
      const { rows, total } = await store.listSubscribers(
        db,
        {
          ...filter,
          ...(q !== undefined && { q, readableIds: await listReadableIds(db, q) }),
          ...(size !== '' && { size }),
          ...(day !== undefined && { since: helsinkiInstant(day, '00:00') }),
        },
        pageWindow({ page, limit }, DEFAULT_LIMIT),
      );
      return { items: rows.map(subscriberOf), total };
    },
    /** CSV of all, with the proof of consent. */
    exportSubscribers: async () => {
      const rows = await store.listForExport(db);
      return csvText([subscriberExport.head, ...rows.map(exportCells)]);
    },
    /** Removes all data; a keyed hash stays. 404 when it does not exist. */
    removeSubscriber: async (id: string) => {
      await inTransaction(db, async (tx) => {
        const known = await store.findById(tx, id);
        // An import at the same moment must not bring the address back.
        if (known) await lock(tx, 'subscribers', [known.emailKey]);
        const removed = await store.removeSubscriber(tx, id);
        if (!removed) throw notFound('subscriber.not_found', errors.notFound);
        await forgetElsewhere(tx, id);
        await store.suppress(tx, await hashOf(keys, removed.emailKey), clock.now());
        // Nothing of the person stays behind in the audit.
        await audit.record(tx, { action: 'removed', entity: 'subscriber', entityId: id });
      });
    },
  };
}

/** For somebody who asked for it: confirmed by the mailed link, as from a form. 409 for one who subscribes. */
function additionsOf(
  { db, audit }: { db: Kysely<SubscriberTables>; audit: Platform['audit'] },
  request: Subscribers['request'],
) {
  return async (typed: TypedSubscription, ip: string): Promise<Subscriber> => {
    const { key } = addressIn(typed.email);
    const known = await store.findByKey(db, key);
    if (known?.status === 'subscribed') throw conflict('subscriber.already_subscribed', errors.already);
    await request(typed, 'staff', ip);
    const added = await store.findByKey(db, key);
    if (!added) throw notFound('subscriber.not_found', errors.notFound);
    const after = { status: added.status };
    await audit.record(db, { action: 'created', entity: 'subscriber', entityId: added.id, after });
    return subscriberOf(added);
  };
}

export type SubscriberStaffService = ReturnType<typeof subscriberStaffService>;

/** Those whose address as the list shows it, 'matti@mäki.fi', has what is typed in it. */
async function listReadableIds(db: Kysely<SubscriberTables>, typed: string): Promise<string[]> {
  const wanted = typed.normalize('NFC').toLowerCase();
  const rows = await store.listWithLetters(db);
  return rows.filter(({ emailKey: key }) => withLetters(key).includes(wanted)).map(({ id }) => id);
}

function withLetters(key: string): string {
  const at = key.lastIndexOf('@') + 1;
  return key.slice(0, at) + domainToUnicode(key.slice(at));
}

function subscriberOf(row: SubscriberRow): Subscriber {
  const { id, email, status, createdAt, subscribedAt, cancelledAt, tyreSize, season } = row;
  return {
    _id: id,
    email,
    isSubscribed: status === 'subscribed',
    status,
    createdAt: createdAt.toISOString(),
    subscribedAt: subscribedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    size: tyreSize,
    season,
  };
}

function exportCells(row: ExportRow): string[] {
  const day = (at: Date | null) => (at ? formatDate(helsinkiDay(at)) : '');
  return [
    row.email,
    subscriberExport.statuses[row.status],
    day(row.createdAt),
    day(row.subscribedAt),
    row.status === 'cancelled' ? day(row.cancelledAt) : '',
    formatDateTime(row.at),
    placeText(row.place),
    row.network,
    row.textVersion,
    row.consentText,
    row.tyreSize,
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
