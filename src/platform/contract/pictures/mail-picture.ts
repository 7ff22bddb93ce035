// Addresses of shipped pictures for emails: email clients show neither WebP nor transparency.

/** Below it the pictures of '/tyres/' are served as JPEG on a pale background. */
export const MAIL_PICTURES_PATH = '/jako/kirje';

/** '/tyres/summer-1.avif' → '/jako/kirje/summer-1.jpg'. */
export function mailPicturePath(shippedPath: string): string {
  const name = shippedPath.slice(shippedPath.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  return `${MAIL_PICTURES_PATH}/${name}.jpg`;
}
