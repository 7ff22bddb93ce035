// A search text with its words compared with the names on sale.
import type { ReadQuery } from '../../product/product-view.ts';
import { parseSearchQuery } from '../../search/search-query.ts';
import { matchWords } from './model-words.ts';
import type { SearchIndex } from './search-index.ts';

export function readQuery({ parts }: SearchIndex, text: string): ReadQuery {
  const query = parseSearchQuery(text);
  const { models: fits, corrections, ignored } = matchWords(parts, query.words, true);
  const models = fits === undefined ? [] : parts.models.filter(({ index }) => fits[index] === 1);
  return {
    ...query,
    corrections,
    unknownWords: ignored,
    manufacturer: onlyOne(models.map(({ manufacturer }) => manufacturer.name)),
    model: onlyOne(models.map(({ name }) => name)),
  };
}

function onlyOne(names: readonly string[]): string | undefined {
  const distinct = new Set(names);
  return distinct.size === 1 ? names[0] : undefined;
}
