// Share images on demand: drawn once per recipe, one at a time with a short queue; the latest are cached in memory.
import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { unavailable } from '../../contract/problem.ts';
import { httpMessages } from '../http/messages.ts';
import { drawSharePicture, type DrawingFolders, type ShareRecipe } from './share-picture.ts';

/** Cached pictures take at most this much memory; each is about 90 kB. */
const CACHE_BYTES = 6 * 1024 * 1024;
const MAX_QUEUE_LENGTH = 24;
/** A new look: every picture gets a new address. */
const LOOK = '1';

export interface SharePictures {
  /** The picture of a recipe as JPEG. Rejects with a 503 problem when too many wait already. */
  get: (recipe: ShareRecipe) => Promise<Buffer>;
}

/** What names a recipe's picture: the same as long as it looks the same, 12 letters and digits. */
export function shareVersion(recipe: ShareRecipe): string {
  const { title, detail, siteName, picturePath = '' } = recipe;
  return createHash('sha256')
    .update(JSON.stringify([LOOK, title, detail, siteName, picturePath]))
    .digest('hex')
    .slice(0, 12);
}

export function createSharePictures(
  folders: DrawingFolders,
  draw: typeof drawSharePicture = drawSharePicture,
): SharePictures {
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    get: async (recipe) => {
      const version = shareVersion(recipe);
      const known = cached.get(version) ?? underWay.get(version);
      if (known) return known;
      if (underWay.size >= MAX_QUEUE_LENGTH) {
        throw unavailable('share_picture.busy', httpMessages.unavailable, 5);
      }
      const drawn = last
        .then(() => draw(recipe, folders))
        .then((picture) => {
          cached.set(version, picture);
          return picture;
        })
        .finally(() => underWay.delete(version));
      underWay.set(version, drawn);
      last = drawn.catch(() => {});
      return drawn;
    },
  };
}
