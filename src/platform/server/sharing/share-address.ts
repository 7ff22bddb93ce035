// Where a page's share picture is: below the page's own address, so that nobody can have a picture of other words drawn.
import type { Head } from '../pages/page.ts';
import type { ShareRecipe } from './share-picture.ts';
import { shareVersion } from './share-pictures.ts';

const ROOT = '/jako';
const FILE = 'kuva.jpg';

/** The image of the home page, also used for every page with noindex. */
const COMMON_PATH = sharePathOf('/');

export function shareRecipe({ title, share = {} }: Head, siteName: string): ShareRecipe {
  return {
    title: share.title ?? title,
    detail: share.detail ?? '',
    siteName,
    picturePath: share.picturePath,
  };
}

/** '/renkaat/:size' → '/jako/renkaat/:size/kuva.jpg'. */
export function sharePathOf(pagePath: string): string {
  return `${ROOT}${pagePath === '/' ? '' : pagePath}/${FILE}`;
}

/** Path and query of the picture of a page; a new look of the picture is a new address. */
export function shareAddress(head: Head, siteName: string, isNoIndex: boolean): string {
  if (head.imagePath) return head.imagePath;
  if (isNoIndex) return COMMON_PATH;
  const [path = '/', query] = head.canonicalPath.split('?', 2);
  const version = `v=${shareVersion(shareRecipe(head, siteName))}`;
  return `${sharePathOf(path)}?${query ? `${query}&${version}` : version}`;
}
