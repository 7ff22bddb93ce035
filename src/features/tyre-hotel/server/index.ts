// Public API of the tyre hotel on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { SeasonLine } from '../../season/season-view.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { stopReminders } from '../contract/tyre-hotel.ts';
import { tyreHotelWords } from '../messages/words.ts';
import { bookedSets, type BookedSets } from './booked-sets.ts';
import { hotelDemonstration } from './demonstration.ts';
import { hotelImport } from './import/import-service.ts';
import { ownSets, type OwnSets } from './own/own-sets.ts';
import { ownerAddresses, type ListOwnerAddresses } from './own/owner-addresses.ts';
import { forgetSetsJob, hotelPersonalData } from './own/personal-data.ts';
import { reminderPages } from './pages.tsx';
import { setPictures } from './pictures.ts';
import { intakeEmailJob, reminderEmailJob } from './reminders/emails.ts';
import { remindJob, stopRemindersBy } from './reminders/reminders.ts';
import { currentTurns } from './reminders/turns.ts';
import { hotelRoutes } from './routes.ts';
import { tyreSetService, type TyreSetService } from './service.ts';
import { settingsRoutes } from './settings.ts';

export interface TyreHotelSources {
  maker: Pick<PictureMaker, 'make'>;
  shop: () => Promise<{ profile: ShopProfile }>;
  /** The account, where there is one; its address is confirmed, or empty. */
  customerById: (id: string) => Promise<{ name: string; email: string } | undefined>;
  /** When to change tyres, as of now. */
  getSeasonLine: () => Promise<SeasonLine>;
}

export interface TyreHotel {
  feature: Feature;
  /** What the assistant may show a signed-in customer. */
  listOwnSets: OwnSets['listWhole'];
  /** For bookings of the change of a set. */
  bookedSets: BookedSets;
  /** For newsletters to customers of the hotel. */
  listOwnerAddresses: ListOwnerAddresses;
  /** For the overview of the day. */
  countToday: TyreSetService['countToday'];
}

export function createTyreHotel(
  platform: Platform,
  { maker, shop, customerById, getSeasonLine }: TyreHotelSources,
): TyreHotel {
  const turns = () => currentTurns(platform);
  const pictures = setPictures(platform, maker);
  const intakeEmail = intakeEmailJob(platform, { shop, turns });
  const reminderEmail = reminderEmailJob(platform, { shop, turns, getSeasonLine });
  const service = tyreSetService(platform, {
    turns,
    isCustomer: async (id) => (await customerById(id)) !== undefined,
    onStored: async (tx, setId, checkId) => {
      await platform.jobs.enqueue(intakeEmail, { setId, checkId }, { tx });
    },
  });
  const confirmedEmail = async (id: string) => (await customerById(id))?.email ?? '';
  const own = ownSets(platform, { turns, getSeasonLine, confirmedEmail });
  return {
    listOwnSets: own.listWhole,
    countToday: service.countToday,
    bookedSets: bookedSets(platform, { confirmedEmail }),
    listOwnerAddresses: ownerAddresses(platform, confirmedEmail),
    feature: {
      name: 'tyre-hotel',
      words: tyreHotelWords,
      routes: [
        ...hotelRoutes({ service, own, pictures, importer: hotelImport(platform) }),
        ...settingsRoutes(platform),
        route(stopReminders, ({ body }) => stopRemindersBy(platform, body.token)),
      ],
      pages: reminderPages(platform),
      jobs: [
        intakeEmail,
        reminderEmail,
        remindJob(platform, { email: reminderEmail, turns, getSeasonLine }),
        forgetSetsJob(platform),
      ],
      pictureUses: pictures.uses,
      personalData: hotelPersonalData(platform, turns),
      demonstration: hotelDemonstration(platform),
    },
  };
}
