// What has happened in the shop, read from the slices where it happened; each user has their own moment of looking.
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { shortEuroText } from '../../../platform/contract/money.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Tracking } from '../../competitors/contract.ts';
import type { EnquiryKind } from '../../enquiries/enquiry-kind.ts';
import type { OperatedJob } from '../../operations/contract.ts';
import { warningPaths } from '../../operations/paths.ts';
import type { ShopEvent } from '../contract-events.ts';
import { eventMessages as messages } from '../messages-events.ts';

const LISTED_DAYS = 14;
const MAX_LISTED = 40;

export interface EventSources {
  readEventsSeen: (accountId: string) => Promise<Date | undefined>;
  markEventsSeen: (accountId: string, at: Date) => Promise<void>;
  listEnquiries: (
    since: Date,
    most: number,
  ) => Promise<readonly { id: string; kind: EnquiryKind; name: string; createdAt: Date }[]>;
  listImports: (since: Date) => Promise<
    readonly {
      id: string;
      list: string;
      finishedAt: Date | null;
      createdCount: number;
      updatedCount: number;
      withdrawnCount: number;
      failureMessage: string | null;
      undoName: string;
      undoFinishedAt: Date | null;
      undoRestored: number;
    }[]
  >;
  listSentNewsletters: (since: Date) => Promise<
    readonly {
      _id: string;
      subject: string;
      sentAt: string;
      isFiled: boolean;
      acceptedCount: number;
      failedCount: number;
    }[]
  >;
  listTrackings: () => Promise<readonly Pick<Tracking, '_id' | 'name' | 'productName' | 'priceHistory'>[]>;
  listBackupDownloads: (
    since: Date,
    most: number,
  ) => Promise<readonly { id: string; at: Date; who: string }[]>;
  listJobs: () => Promise<readonly Pick<OperatedJob, 'name' | 'title' | 'lastFailedAt' | 'failure'>[]>;
}

type Happened = Omit<ShopEvent, 'isNew'>;

interface Reader {
  accountId: string;
  isOwner: boolean;
}

/** Whether names of these people may be shown. Nobody is refused: the bell and the day are read by themselves. */
export type MayName = (people: readonly string[]) => Promise<boolean>;

export function shopEvents({ clock, log }: Pick<Platform, 'clock' | 'log'>, sources: EventSources) {
  /** A slice that fails leaves the events of the others. */
  async function orNone(read: Promise<Happened[]>): Promise<Happened[]> {
    try {
      return await read;
    } catch (error) {
      log.error({ err: error }, 'events of the shop could not be read');
      return [];
    }
  }
  return {
    read: async ({ accountId, isOwner }: Reader, mayName: MayName) => {
      const since = new Date(clock.now().getTime() - LISTED_DAYS * DAY_MS);
      const [seen = since, ...parts] = await Promise.all([
        sources.readEventsSeen(accountId),
        orNone(enquiriesOf(sources, since, mayName)),
        orNone(importsOf(sources, since)),
        orNone(newslettersOf(sources, since)),
        orNone(pricesOf(sources, since)),
        isOwner ? orNone(jobsOf(sources, since)) : [],
        isOwner ? orNone(backupsOf(sources, since)) : [],
      ]);
      const items = parts
        .flat()
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, MAX_LISTED)
        .map((event) => ({ ...event, isNew: new Date(event.at) > seen }));
      return { newCount: items.filter(({ isNew }) => isNew).length, items };
    },
    /** Nobody has seen what is still to come. */
    markSeen: ({ accountId }: Reader, until: Date) => {
      const now = clock.now();
      return sources.markEventsSeen(accountId, until < now ? until : now);
    },
  };
}

async function enquiriesOf(
  { listEnquiries }: EventSources,
  since: Date,
  mayName: MayName,
): Promise<Happened[]> {
  const enquiries = await listEnquiries(since, MAX_LISTED);
  const isNamed = await mayName(enquiries.map(({ id }) => id));
  return enquiries.map(({ id, kind, name, createdAt }) => ({
    id: `enquiry ${id}`,
    at: createdAt.toISOString(),
    text: messages.enquiry(kind, isNamed ? name : ''),
    path: `/admin/yhteydenotot/${id}`,
    isFailure: false,
  }));
}

async function importsOf({ listImports }: EventSources, since: Date): Promise<Happened[]> {
  return (await listImports(since)).flatMap(({ id, list, finishedAt, failureMessage, ...counts }) => {
    if (!finishedAt) return [];
    const { createdCount, updatedCount, withdrawnCount, undoFinishedAt, undoRestored, undoName } = counts;
    const path = `/admin/tuonti/${id}`;
    const ended = {
      id: `import ${id}`,
      at: finishedAt.toISOString(),
      text:
        failureMessage === null
          ? messages.imported(list, createdCount, updatedCount, withdrawnCount)
          : messages.importFailed(list, failureMessage),
      path,
      isFailure: failureMessage !== null,
    };
    if (!undoFinishedAt) return ended;
    const text = messages.importUndone(list, undoRestored, undoName);
    return [ended, { id: `undo ${id}`, at: undoFinishedAt.toISOString(), text, path, isFailure: false }];
  });
}

async function newslettersOf({ listSentNewsletters }: EventSources, since: Date): Promise<Happened[]> {
  return (await listSentNewsletters(since)).map(
    ({ _id, subject, sentAt, isFiled, acceptedCount, failedCount }) => ({
      id: `newsletter ${_id}`,
      at: sentAt,
      text: isFiled ? messages.filed(subject) : messages.sent(subject, acceptedCount, failedCount),
      path: '/admin/newsletters',
      isFailure: isFiled || failedCount > 0,
    }),
  );
}

/** The first price that was read of a page is no change. */
async function pricesOf({ listTrackings }: EventSources, since: Date): Promise<Happened[]> {
  return (await listTrackings()).flatMap(({ _id, name, productName, priceHistory }) =>
    priceHistory.slice(0, -1).flatMap(({ price, changedAt }, at) => {
      const before = priceHistory[at + 1]?.price;
      if (before === undefined || new Date(changedAt) < since) return [];
      return {
        id: `price ${_id} ${changedAt}`,
        at: changedAt,
        text: messages.price(name, productName, shortEuroText(before), shortEuroText(price)),
        path: `/admin/competitor-prices/${_id}/changes`,
        isFailure: false,
      };
    }),
  );
}

/** A copy of all that the shop knows: its owner sees who has it, and it is nothing that failed. */
async function backupsOf({ listBackupDownloads }: EventSources, since: Date): Promise<Happened[]> {
  return (await listBackupDownloads(since, MAX_LISTED)).map(({ id, at, who }) => ({
    id: `backup ${id}`,
    at: at.toISOString(),
    text: messages.backupDownloaded(who),
    path: warningPaths.security,
    isFailure: false,
  }));
}

async function jobsOf({ listJobs }: EventSources, since: Date): Promise<Happened[]> {
  return (await listJobs()).flatMap(({ name, title, lastFailedAt, failure }) => {
    if (failure === '' || lastFailedAt === null || new Date(lastFailedAt) < since) return [];
    return {
      id: `job ${name} ${lastFailedAt}`,
      at: lastFailedAt,
      text: messages.job(title, failure),
      path: '/admin/yllapito',
      isFailure: true,
    };
  });
}
