// Where articles show pictures of the shop's own: at their head and among their words. A removed one may come back.
import { uploadedPicturesIn } from '../../../platform/contract/uploaded-picture.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { PictureUse } from '../../../platform/server/feature.ts';
import { pictureUseText } from '../messages.ts';
import { listTextsWithPictures } from './store.ts';
import type { ArticleTables } from './store.ts';

export async function articlePictureUses({ db }: Platform): Promise<PictureUse[]> {
  const rows = await listTextsWithPictures(db.$extendTables<ArticleTables>());
  return rows.flatMap(({ id, title, picture, content }) =>
    uploadedPicturesIn(`${picture}\n${content}`).map((path) => ({
      path,
      where: pictureUseText(title),
      href: `/admin/blog/${id}`,
    })),
  );
}
