// What the overview of the day and the bell read of each slice.
import type { Accounts } from '../features/accounts/server/index.ts';
import { boardMessages } from '../features/bookings/messages/board.ts';
import type { Bookings } from '../features/bookings/server/index.ts';
import { outsideLine, type OutsideDay } from '../features/bookings/shop-day/outside-hours.ts';
import type { Competitors } from '../features/competitors/server/service.ts';
import type { Imports } from '../features/imports/server/index.ts';
import type { NewslettersPublicApi } from '../features/newsletters/server/index.ts';
import type { Operations } from '../features/operations/contract.ts';
import { searchFigures } from '../features/statistics/server/index.ts';
import type { EventSources, TodaySources } from '../features/today/server/index.ts';
import type { Platform } from '../platform/server/context.ts';

interface TodayParts {
  shop: { accounts: Accounts; imports: Imports; catalogue: TodaySources['catalogue'] };
  people: {
    bookings: { bookings: Bookings };
    enquiries: TodaySources['enquiries'] & { listRecent: EventSources['listEnquiries'] };
    stockAlerts: TodaySources['stockAlerts'];
    tyreHotel: TodaySources['hotel'];
  };
  composed: {
    chat: {
      countByDay: TodaySources['conversations']['countByDay'];
      listMissingSizesSince: TodaySources['conversations']['listMissingSizes'];
    };
    newsletters: NewslettersPublicApi;
    competitors: Competitors;
  };
  getOperations: () => Promise<Operations>;
}

/** Customers with bookings outside opening hours, until they are moved or cancelled. */
function outsideCare(days: readonly OutsideDay[]): Operations['care'] {
  return days.map((day) => {
    const { text, path } = outsideLine(day);
    return { what: boardMessages.outsideTitle, text, path, isForOwner: false, isFailure: true };
  });
}

export function todaySources(
  platform: Platform,
  { shop: { accounts, imports, catalogue }, people, composed, getOperations }: TodayParts,
): TodaySources & { events: EventSources } {
  const { enquiries, stockAlerts, tyreHotel } = people;
  const { bookings } = people.bookings;
  const { chat, newsletters, competitors } = composed;
  const anyCar = { vehicleType: 'passenger', rim: null, isRunFlat: false } as const;
  return {
    bookings: {
      isOn: bookings.isOn,
      firstTime: async () => (await bookings.firstTimes()).find(anyCar, 'own'),
      days: async (period) => (await bookings.readStatistics(period)).days,
      listBookedTyres: bookings.listBookedTyres,
    },
    enquiries,
    conversations: { countByDay: chat.countByDay, listMissingSizes: chat.listMissingSizesSince },
    listSearches: searchFigures(platform),
    stockAlerts,
    hotel: tyreHotel,
    catalogue,
    newsletters,
    listHealthWarnings: async () => [
      ...outsideCare(await bookings.listOutsideHours()),
      ...(await getOperations()).care,
    ],
    events: {
      readEventsSeen: accounts.readEventsSeen,
      markEventsSeen: accounts.markEventsSeen,
      listEnquiries: enquiries.listRecent,
      listImports: imports.listFinishedRuns,
      listSentNewsletters: newsletters.listSent,
      listTrackings: competitors.listTrackings,
      listBackupDownloads: async (since, most) => {
        const { rows } = await platform.audit.list({ entity: 'backup' }, { offset: 0, limit: most });
        return rows.filter(({ action, at }) => action === 'exported' && at >= since);
      },
      listJobs: async () => (await getOperations()).jobs,
    },
  };
}
