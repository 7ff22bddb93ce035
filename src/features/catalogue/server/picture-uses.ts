// Where the catalogue shows pictures of the shop's own.
import type { Platform } from '../../../platform/server/context.ts';
import type { PictureUse } from '../../../platform/server/feature.ts';
import { listPictures } from './store.ts';

/** The tab in which sizes, products and manufacturers are changed. */
const EDITOR_PATH = '/admin/tires';

export async function cataloguePictureUses({ db }: Platform): Promise<PictureUse[]> {
  const pictures = await listPictures(db);
  return pictures.map(({ path, name }) => ({ path, where: name, href: EDITOR_PATH }));
}
