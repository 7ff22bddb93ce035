// Where a sign-in leads: the address of this site that required it, or the front page.

/** The query parameter that names the way back. */
export const RETURN_PARAMETER = 'paluu';
const OURS = 'https://kaarto.invalid';

/** '?paluu=/admin/imports?page=2' → '/admin/imports?page=2'; anything that leads to another site → '/'. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER);
  if (!wanted?.startsWith('/')) return '/';
  const url = URL.parse(wanted, OURS);
  if (url?.origin !== OURS) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  // '/.//elsewhere' is normalized to '//elsewhere', which is another site.
  return URL.parse(path, OURS)?.origin === OURS ? path : '/';
}

/** The sign-in page's address that leads back to `path`. */
export function signInPath(path: string): string {
  return `/admin/login?${new URLSearchParams({ [RETURN_PARAMETER]: path }).toString()}`;
}
