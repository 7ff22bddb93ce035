// Front door of the tyre hotel.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { stopReminders } from '../contract.ts';
import { hotelDemonstration } from './demonstration.ts';
import type { HotelDemonstration } from './demonstration.ts';
import { hotelImport } from './import-service.ts';
import { intakeLetterJob, reminderLetterJob } from './letters.ts';
import { ownSets } from './own-sets.ts';
import type { OwnSets } from './own-sets.ts';
import { ownerAddresses } from './owner-addresses.ts';
import type { ListOwnerAddresses } from './owner-addresses.ts';
import { reminderPages } from './pages.tsx';
import { hotelPersonalData } from './personal-data.ts';
import type { HotelPersonalData } from './personal-data.ts';
import { setPictures } from './pictures.ts';
import { remindJob, stopRemindersBy } from './reminders.ts';
import { hotelRoutes } from './routes.ts';
import { hotelDesk } from './service.ts';
import { settingsRoutes } from './settings.ts';
import { currentTurns } from './turns.ts';

export interface TyreHotelSources {
  maker: Pick<PictureMaker, 'make'>;
  shop: () => Promise<{ profile: ShopProfile }>;
  /** The account, where there is one; its address is confirmed, or empty. */
  customerById: (id: string) => Promise<{ name: string; email: string } | undefined>;
}

export interface TyreHotel extends HotelDemonstration {
  feature: Feature;
  personalData: HotelPersonalData;
  /** What the assistant may tell a signed-in customer. */
  listOwnSets: OwnSets['listWhole'];
  /** For newsletters to customers of the hotel. */
  listOwnerAddresses: ListOwnerAddresses;
}

export function createTyreHotel(
  platform: Platform,
  { maker, shop, customerById }: TyreHotelSources,
): TyreHotel {
  const turns = () => currentTurns(platform);
  const pictures = setPictures(platform, maker);
  const intakeLetter = intakeLetterJob(platform, { shop, turns });
  const reminderLetter = reminderLetterJob(platform, { shop, turns });
  const desk = hotelDesk(platform, {
    turns,
    isCustomer: async (id) => (await customerById(id)) !== undefined,
    onTakenIn: async (tx, setId, checkId) => {
      await platform.jobs.enqueue(intakeLetter, { setId, checkId }, { tx });
    },
  });
  const confirmedEmail = async (id: string) => (await customerById(id))?.email ?? '';
  const own = ownSets(platform, { turns, confirmedEmail });
  return {
    ...hotelDemonstration(platform),
    personalData: hotelPersonalData(platform, turns),
    listOwnSets: own.listWhole,
    listOwnerAddresses: ownerAddresses(platform, confirmedEmail),
    feature: {
      name: 'tyre-hotel',
      routes: [
        ...hotelRoutes({ desk, own, pictures, importer: hotelImport(platform) }),
        ...settingsRoutes(platform),
        route(stopReminders, ({ body }) => stopRemindersBy(platform, body.token)),
      ],
      pages: reminderPages(platform),
      jobs: [intakeLetter, reminderLetter, remindJob(platform, reminderLetter, turns)],
      pictureUses: pictures.uses,
    },
  };
}
