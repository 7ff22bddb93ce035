// Front door of the tyre hotel.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import { hotelImport } from './import-service.ts';
import { ownSets } from './own-sets.ts';
import { setPictures } from './pictures.ts';
import { hotelRoutes } from './routes.ts';
import { hotelDesk } from './service.ts';
import { currentTurns } from './turns.ts';

export interface TyreHotelSources {
  maker: Pick<PictureMaker, 'make'>;
  /** The account, where there is one; its address is confirmed, or empty. */
  customerById: (id: string) => Promise<{ name: string; email: string } | undefined>;
}

export function createTyreHotel(
  platform: Platform,
  { maker, customerById }: TyreHotelSources,
): { feature: Feature } {
  const turns = () => currentTurns(platform);
  const pictures = setPictures(platform, maker);
  const desk = hotelDesk(platform, {
    turns,
    isCustomer: async (id) => (await customerById(id)) !== undefined,
    onTakenIn: async () => {},
  });
  const own = ownSets(platform, {
    turns,
    confirmedEmail: async (id) => (await customerById(id))?.email ?? '',
  });
  return {
    feature: {
      name: 'tyre-hotel',
      routes: hotelRoutes({ desk, own, pictures, importer: hotelImport(platform) }),
      pictureUses: pictures.uses,
    },
  };
}
