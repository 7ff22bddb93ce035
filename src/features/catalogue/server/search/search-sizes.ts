// The sizes of the search index that a query is about.
import type { SearchQuery } from '../../search/query-types.ts';
import type { IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';

/** The sizes a search is about; a requested van size excludes the plain one, never the other way round. */
export function sizesOf(searchIndex: SearchIndex, query: SearchQuery): readonly IndexedSize[] | undefined {
  const { size, width, aspect, rim } = query;
  if (size === undefined && width === undefined && rim === undefined) return undefined;
  return searchIndex.parts.sizes.filter(
    (each) =>
      fits(each.widthMm, size?.widthMm ?? width) &&
      fits(each.aspect, size?.aspect ?? aspect) &&
      fits(each.diameterIn, size?.diameterIn ?? rim) &&
      (each.isCommercial || size?.isCommercial !== true),
  );
}

function fits(value: number, wanted: number | undefined): boolean {
  return wanted === undefined || value === wanted;
}
