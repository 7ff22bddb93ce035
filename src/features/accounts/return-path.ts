// Where a sign-in leads: an address of ours that asked for it, or the front page.

/** The query parameter that names the way back. */
export const RETURN_PARAMETER = 'paluu';
const OURS = 'https://kaarto.invalid';

/** '?paluu=/admin/imports?page=2' → '/admin/imports?page=2'; anything that leads off our site → '/'. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER);
  if (!wanted?.startsWith('/')) return '/';
  const url = URL.parse(wanted, OURS);
  if (url?.origin !== OURS) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  // '/.//elsewhere' is a path of ours that shrinks to '//elsewhere', which is not.
  return URL.parse(path, OURS)?.origin === OURS ? path : '/';
}

/** The sign-in page's address that leads back to `path`. */
export function signInPath(path: string): string {
  return `/admin/login?${new URLSearchParams({ [RETURN_PARAMETER]: path }).toString()}`;
}
