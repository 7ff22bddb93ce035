// The tyre that a message requests, as words for a search: '205/55R16 kitka'.
import { catalogueWords } from '../catalogue/messages/words.ts';
import { MAX_QUERY_LENGTH, parseSearchQuery } from '../catalogue/search/search-query.ts';
import { findWholeSize, formatTyreSize } from '../catalogue/size/tyre-size.ts';

const { values } = catalogueWords;

/** Empty where no size is named; of a long message the part around the first one is read. */
export function requestedTyre(message: string): string {
  const start = Math.max(0, (findWholeSize(message)?.start ?? 0) - MAX_QUERY_LENGTH / 2);
  const { size, season, winterType } = parseSearchQuery(message.slice(start, start + MAX_QUERY_LENGTH));
  if (!size) return '';
  const kind = winterType ? values.winterType[winterType] : season && values.type[season];
  return [formatTyreSize(size), kind].filter(Boolean).join(' ');
}
