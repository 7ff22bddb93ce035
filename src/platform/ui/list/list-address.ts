// Filters, search and page of a back-office list in the query string.
import { useSearchParams } from 'react-router';

import { pageNumber } from '../../contract/address/page-number.ts';

/** Names in the address, the same in every list. */
export const WORDS_PARAM = 'haku';
export const PAGE_PARAM = 'sivu';

export interface ListAddress {
  /** 1-based. */
  page: number;
  /** Words of the search; '' for none. */
  q: string;
  /** The value of a filter when it is one of `values`. */
  choice: <T extends string>(name: string, values: readonly T[]) => T | undefined;
  /** Sets a filter, or with '' takes it away; the list begins on its first page again. */
  set: (name: string, value: string) => void;
}

/** `placeParams` are left behind when a filter changes: where somebody is in the list. */
export function useListAddress(placeParams: readonly string[] = [PAGE_PARAM]): ListAddress {
  const [params, setParams] = useSearchParams();
  return {
    page: pageNumber(params.get(PAGE_PARAM) ?? undefined),
    q: params.get(WORDS_PARAM) ?? '',
    choice: (name, values) => values.find((one) => one === params.get(name)),
    set: (name, value) => {
      if (value === (params.get(name) ?? '')) return;
      // The first character of a search makes a history entry; the following ones replace it.
      const replace = name === WORDS_PARAM && params.has(name);
      setParams(withParam(params, name, value, placeParams), { replace });
    },
  };
}

/** The address with one filter set, or taken away by '', and the place in the list forgotten. */
export function withParam(
  params: URLSearchParams,
  name: string,
  value: string,
  placeParams: readonly string[] = [PAGE_PARAM],
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const place of placeParams) next.delete(place);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
