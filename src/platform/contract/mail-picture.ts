// Where mails find a picture of ours: their readers know neither WebP nor a transparent ground.

/** Below it stand the pictures of '/tyres/' as JPEG on a pale ground. */
export const MAIL_PICTURES_PATH = '/jako/kirje';

/** '/tyres/summer-1.webp' → '/jako/kirje/summer-1.jpg'. */
export function mailPicturePath(shippedPath: string): string {
  const name = shippedPath.slice(shippedPath.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  return `${MAIL_PICTURES_PATH}/${name}.jpg`;
}
