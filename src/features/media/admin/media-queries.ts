// Reads and actions of the library of pictures.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type { deleteMedia, listMedia, Media } from '../contract.ts';
import { mediaAdminMessages as messages } from '../messages-admin.ts';

export const PICTURES_PER_PAGE = 24;
const LIST_KEY = ['media', 'list'] as const;

export interface LibraryView {
  q: string;
  use: 'used' | 'unused' | undefined;
  page: number;
}

/** A page of the library, newest first; the next one stands ready under the old until it is there. */
export function libraryQuery({ q, use, page }: LibraryView) {
  return queryOptions({
    queryKey: [...LIST_KEY, q, use, page],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listMedia>({
        method: 'GET',
        path: '/media',
        query: { page, limit: PICTURES_PER_PAGE, ...(q !== '' && { q }), ...(use && { use }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Reads every view of the library anew. */
export function useLibraryRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LIST_KEY });
}

/** Deletes a picture, also one that has come into use meanwhile only when that was asked about. */
export function useDeletePicture(onDone: () => void) {
  const refresh = useLibraryRefresh();
  return useMutation({
    mutationFn: ({ name, uses }: Media) =>
      callApi<typeof deleteMedia>({
        method: 'DELETE',
        path: '/media/:name',
        params: { name },
        query: uses.length > 0 ? { force: 'true' } : {},
      }),
    onSuccess: (_nothing, { originalName }) => {
      showToast({ text: messages.deleted(originalName), tone: 'ok' });
      onDone();
    },
    onSettled: refresh,
  });
}
