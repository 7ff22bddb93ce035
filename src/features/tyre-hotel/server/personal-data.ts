// What the hotel keeps of a customer, for the export of an account and for its removal.
import type { Platform } from '../../../platform/server/context.ts';
import * as parts from './parts-store.ts';
import { removePictureFiles } from './pictures.ts';
import { wholeSet } from './service.ts';
import { withoutShopNotes } from './set-shapes.ts';
import type { Turns } from './set-shapes.ts';
import * as store from './store.ts';
import type { HotelTables } from './store.ts';

interface Owner {
  _id: string;
  email: string;
}

export interface HotelPersonalData {
  name: 'tyreSets';
  /** Own sets with all that was measured of them. */
  exportOf: (customer: Owner) => Promise<unknown>;
  /** Sets handed out are removed; those on a shelf keep the name and phone to give them back by. */
  erase: (customer: Owner) => Promise<void>;
  /** Own sets and their letters go with the customer to a new address. */
  follow: (customer: Owner, oldEmail: string) => Promise<void>;
}

export function hotelPersonalData(platform: Platform, turns: () => Promise<Turns>): HotelPersonalData {
  const db = platform.db.$extendTables<HotelTables>();
  return {
    name: 'tyreSets',
    exportOf: async ({ _id, email }) => {
      const current = await turns();
      const rows = await store.listOwnSets(db, _id, email);
      return Promise.all(rows.map(async (row) => withoutShopNotes(await wholeSet(db, row, current))));
    },
    erase: async ({ _id, email }) => {
      const files = await parts.listFileNames(db);
      const { removed } = await db.transaction().execute((tx) => store.releaseOwnSets(tx, _id, email));
      const gone = new Set(removed);
      await removePictureFiles(
        platform,
        files.filter(({ set_id }) => gone.has(set_id)).map(({ file_name }) => file_name),
      );
    },
    follow: ({ _id, email }, oldEmail) => store.moveOwnSets(db, _id, oldEmail, email),
  };
}
