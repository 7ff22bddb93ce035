// Reads of the picture library.
import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { apiList } from '../../../platform/browser/api-query.ts';
import type { listMedia } from '../contract.ts';

export const PICTURES_PER_PAGE = 24;
export const LIBRARY_KEY = ['media', 'list'] as const;

interface LibraryView {
  q: string;
  use: 'used' | 'unused' | undefined;
  page: number;
}

/** A page of the library, newest first. */
export function libraryQuery({ q, use, page }: LibraryView) {
  return queryOptions({
    ...apiList<typeof listMedia>(LIBRARY_KEY, 'GET /media', {
      query: { page, limit: PICTURES_PER_PAGE, ...(q !== '' && { q }), ...(use && { use }) },
    }),
    select: ({ answer, ...rest }) => ({ ...rest, answer: withUniqueNames(answer) }),
  });
}

/** Reads every view of the library again. */
export function useLibraryRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LIBRARY_KEY });
}

/** The same pictures, the second 'kuva.png' as 'kuva.png (2)': each button that names one then says which. */
export function withUniqueNames<Named extends { originalName: string }>(pictures: readonly Named[]): Named[] {
  const taken = new Set<string>();
  return pictures.map((picture) => {
    let { originalName } = picture;
    for (let count = 2; taken.has(originalName); count += 1) {
      originalName = `${picture.originalName} (${count})`;
    }
    taken.add(originalName);
    return { ...picture, originalName };
  });
}
