// Images of stored sets: processed like all images, stored under names that are not served publicly.
import { randomBytes } from 'node:crypto';

import { newId } from '../../../platform/contract/ids.ts';
import { invalid, notFound, Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import type { Remade, RemadePicture } from '../../../platform/server/files/remake-picture.ts';
import { hasImageSignature } from '../../media/picture-limits.ts';
import type { SetPicture } from '../contract/tyre-hotel.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { hotelErrors as messages } from '../messages/tyre-hotel.ts';
import * as parts from './parts-store.ts';
import { codeOf, pictureOf } from './set-shapes.ts';
import * as store from './store.ts';
import type { HotelTables } from './store.ts';

export function setPictures(platform: Platform, maker: Pick<PictureMaker, 'make'>) {
  const db = platform.db.$extendTables<HotelTables>();
  return {
    /** Takes a picture of a set in. */
    add: async (setId: string, read: () => Promise<Uint8Array>) => {
      if (!(await store.findSet(db, setId))) throw notFound('tyre_set.not_found', messages.notFound);
      const remade = await maker.make(async () => {
        const bytes = await read();
        if (!hasImageSignature(bytes)) throw new Problem('tyre_set.picture_type', 415, messages.notPicture);
        return bytes;
      });
      return storePicture(platform, setId, pictureIn(remade));
    },
    list: async (setId: string) => (await parts.listPictures(db, setId)).map(pictureOf),
    /** 404 unless it is a picture of this very set. */
    open: async (setId: string, id: string) => {
      const row = await parts.findPicture(db, setId, id);
      const file = row && (await platform.files.open(row.fileName));
      if (!file) throw notFound('tyre_set.picture_not_found', messages.pictureNotFound);
      return { ...file, type: row.fileName.endsWith('.png') ? 'image/png' : 'image/jpeg' };
    },
    remove: async (setId: string, id: string) => {
      const name = await inTransaction(db, async (tx) => {
        const row = await parts.findPicture(tx, setId, id);
        const set = row && (await store.lockSet(tx, setId));
        if (!set) throw notFound('tyre_set.picture_not_found', messages.pictureNotFound);
        await parts.deletePicture(tx, id);
        await platform.audit.record(tx, {
          action: 'removed',
          entity: 'tyre-set-picture',
          entityId: id,
          name: codeOf(set.number),
        });
        return row.fileName;
      });
      await removePictureFiles(platform, [name]);
    },
    /** Every file in use, so that the clean-up leaves it. */
    uses: async () =>
      (await parts.listFileNames(db)).map(({ setId, fileName }) => ({
        path: `/api/tyre-sets/${setId}/${fileName}`,
        where: '',
        href: `/admin/rengashotelli/${setId}`,
      })),
  };
}

export type SetPictures = ReturnType<typeof setPictures>;

/** Called once their rows are removed; should this end half way, the nightly sweep removes the rest. */
export async function removePictureFiles({ files, log }: Platform, names: readonly string[]): Promise<void> {
  await files.remove(names).catch((error: unknown) => log.warn({ error }, 'files of a tyre set stay behind'));
}

function pictureIn(remade: Remade): RemadePicture {
  if (remade.kind === 'picture') return remade;
  throw invalid('tyre_set.picture_damaged', messages.pictureDamaged);
}

/** The file first, the row last: what is named is there. */
async function storePicture(platform: Platform, setId: string, picture: RemadePicture): Promise<SetPicture> {
  const { files, clock, audit } = platform;
  const db = platform.db.$extendTables<HotelTables>();
  // No name of the public pictures has this form.
  const name = `rengassarja-${randomBytes(20).toString('hex')}.${picture.format}`;
  await files.put(name, picture.content);
  try {
    return await inTransaction(db, async (tx) => {
      const set = await store.lockSet(tx, setId);
      if (!set) throw notFound('tyre_set.not_found', messages.notFound);
      const known = await parts.listPictures(tx, setId);
      if (known.length >= HOTEL_LIMITS.pictures) {
        throw invalid('tyre_set.too_many_pictures', messages.tooManyPictures);
      }
      const now = clock.now();
      const row = await parts.insertPicture(tx, {
        id: newId(now.getTime()),
        setId,
        fileName: name,
        widthPx: picture.widthPx,
        heightPx: picture.heightPx,
        createdAt: now,
      });
      await audit.record(tx, {
        action: 'created',
        entity: 'tyre-set-picture',
        entityId: row.id,
        name: codeOf(set.number),
      });
      return pictureOf(row);
    });
  } catch (error) {
    await removePictureFiles(platform, [name]);
    throw error;
  }
}
