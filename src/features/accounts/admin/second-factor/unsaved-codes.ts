// Whose recovery codes this browser has shown while nobody has said that they are saved: a page that is loaded anew cannot show them again.
import { queryOptions } from '@tanstack/react-query';

const KEY = 'adminUnsavedCodes';

export const unsavedCodesQuery = queryOptions({
  queryKey: [KEY],
  staleTime: 'static',
  queryFn: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
});

/** A user name; null: they are saved. Where storage is refused, nobody is reminded. */
export function storeUnsavedCodes(username: string | null): void {
  try {
    if (username === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, username);
  } catch {
    // Refused or full.
  }
}
