// A customer's data in the hotel, for the export of an account and for its removal.
import { addDays, helsinkiDay } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../../platform/server/jobs/retention.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import { HANDED_OUT_RETENTION_DAYS } from '../../hotel-limits.ts';
import * as parts from '../parts-store.ts';
import { removePictureFiles } from '../pictures.ts';
import { setWithHistory } from '../service.ts';
import { withoutShopNotes, type Turns } from '../set-shapes.ts';
import * as store from '../store.ts';
import type { HotelTables } from '../store.ts';
import * as owners from './owner-store.ts';

export function hotelPersonalData(platform: Platform, turns: () => Promise<Turns>): PersonalData {
  const db = platform.db.$extendTables<HotelTables>();
  return {
    name: 'tyreSets',
    // With all that was measured of them.
    exportOf: async ({ _id, email }) => {
      const current = await turns();
      const rows = await owners.listOwnSets(db, _id, email);
      return Promise.all(rows.map(async (row) => withoutShopNotes(await setWithHistory(db, row, current))));
    },
    // Sets handed out are removed; those on a shelf keep the name and phone to give them back by.
    erase: async ({ _id, email }) => {
      await removeWithPictures(platform, db, async () => {
        const { removed } = await inTransaction(db, (tx) => owners.eraseOwner(tx, _id, email));
        return removed;
      });
    },
    isInUse: async ({ _id, email }) =>
      (await owners.listOwnSets(db, _id, email)).some(({ returnedOn }) => returnedOn === null),
    follow: ({ _id, email }, oldEmail) => owners.updateOwnerEmail(db, _id, oldEmail, email),
  };
}

/** Every night: sets handed out long ago are removed, and those of erased accounts once they are handed out. */
export function forgetSetsJob(platform: Platform): AnyJob {
  const db = platform.db.$extendTables<HotelTables>();
  return retentionJob('tyre-hotel.forget', '50 3 * * *', async () => {
    const before = addDays(helsinkiDay(platform.clock.now()), -HANDED_OUT_RETENTION_DAYS);
    return (await removeWithPictures(platform, db, () => store.removeHandedOut(db, before))).length;
  });
}

/** Removes sets, then the files of their pictures; their ids. */
async function removeWithPictures(
  platform: Platform,
  db: store.Db,
  remove: () => Promise<string[]>,
): Promise<string[]> {
  const files = await parts.listFileNames(db);
  const removed = await remove();
  const gone = new Set(removed);
  await removePictureFiles(
    platform,
    files.filter(({ setId }) => gone.has(setId)).map(({ fileName }) => fileName),
  );
  return removed;
}
