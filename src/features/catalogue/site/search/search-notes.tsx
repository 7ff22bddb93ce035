// What of a search was read otherwise than written, and what was left out of it; nothing is left out silently.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { capitalise } from '../../../../platform/contract/text.ts';
import { searchMessages as texts } from '../../messages/search.ts';
import { searchPath } from '../../paths.ts';
import type { SearchResult } from '../../product/product-view.ts';
import { isCarName, readMisplacedSearch } from '../../search/misplaced-search.ts';
import { normaliseWords } from '../../search/search-words.ts';
import { understoodWords } from '../../search/understood-words.ts';
import type { Condition } from '../../search/word-meanings.ts';
import { formatTyreSize } from '../../size/tyre-size.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './search-page.module.css';

interface Note {
  readonly text: string;
  /** Where the text leads. */
  readonly href?: string;
}

export function SearchNotes({ result }: { result: SearchResult }) {
  const notes = notesOf(result);
  return notes.map(({ text, href }) => (
    <p key={text} className={`${layout.note} ${styles.note}`}>
      {href === undefined ? text : <a href={href}>{text}</a>}
    </p>
  ));
}

function notesOf(result: SearchResult): Note[] {
  const { corrections, query, unmet, isCut, total, pageSize } = result;
  return [
    ...corrections.map(({ from, to }) => ({ text: texts.corrected(from, capitalise(to)) })),
    ...ignoredNotes(result),
    // Without tyres the page shows the same in their place.
    ...(query.notSold && total > 0 ? [{ text: `${texts.notSold[query.notSold].title}.` }] : []),
    ...(total > 0 ? unmet.map((condition) => ({ text: unmetText(result, condition) })) : []),
    ...query.otherSizes.map((size) => ({
      text: texts.otherSize(formatTyreSize(size)),
      href: searchPath({ text: formatTyreSize(size) }),
    })),
    ...(isCut ? [{ text: texts.cut }] : []),
    ...(!result.size && total > pageSize ? [{ text: texts.askSize }] : []),
  ];
}

/** A car and a service among the words that were left out have separate texts, and the service leads to its page. */
function ignoredNotes(result: SearchResult): Note[] {
  const words = typedWords(result);
  const misplaced = readMisplacedSearch(words.join(' '));
  const others = misplaced?.kind === 'car' ? words.filter((word) => !isCarName(word)) : words;
  switch (misplaced?.kind) {
    case 'service':
      return [{ text: texts.serviceBesideSize(texts.services[misplaced.path]), href: misplaced.path }];
    case 'plate':
      return [{ text: texts.carBesideSize(misplaced.plate) }];
    case 'car':
      return [{ text: texts.carBesideSize(misplaced.car) }, ...wordsNote(result, others)];
    case 'own-size':
    case undefined:
      return wordsNote(result, others);
  }
}

/** A rim that was read as none: '205/55R99'. */
const NO_RIM = /^z?r(\d{1,3})$/iu;

function wordsNote({ size, total, understood }: SearchResult, words: readonly string[]): Note[] {
  if (words.length === 0) return [];
  const rim = words.length === 1 ? NO_RIM.exec(words[0] ?? '')?.[1] : undefined;
  if (rim !== undefined) return [{ text: texts.noSuchRim(rim) }];
  const isInPart = understood.some(({ kind }) => kind === 'words');
  if (isInPart) return [{ text: texts.ignoredInPart(words) }];
  return [{ text: texts.ignored(words, size && total > 0 ? formatTyreSize(size) : null) }];
}

function unmetText({ query, facets }: SearchResult, condition: Condition): string {
  switch (condition) {
    case 'price': {
      const limit = query.price ? understoodWords({ kind: 'price', price: query.price }) : '';
      return texts.unmet.price(limit, facets.price && formatShortEuros(facets.price.minCents));
    }
    case 'offer':
      return texts.unmet.offer;
    case 'in-stock':
      return texts.unmet.inStock;
    case 'on-shelf':
      return texts.unmet.onShelf;
    case 'electric':
      return texts.unmet.electric;
  }
}

/** The ignored words as they were typed, not as they were compared. */
function typedWords({ filters, ignored }: SearchResult): string[] {
  const typed = filters.text.split(/[\s,;]+/u);
  const typedOf = (word: string) => typed.find((each) => normaliseWords(each).includes(word)) ?? word;
  return [...new Set(ignored.map(typedOf))];
}
