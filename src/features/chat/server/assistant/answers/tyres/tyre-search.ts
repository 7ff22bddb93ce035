// The search that the details of a question ask for, and in words.
import { formatShortEuros } from '../../../../../../platform/contract/money.ts';
import type { PriceLimit } from '../../../../../catalogue/search/price-limit.ts';
import type { Understood } from '../../../../../catalogue/search/query-types.ts';
import type { TyreFilters } from '../../../../../catalogue/search/search-filters.ts';
import { understoodWords } from '../../../../../catalogue/search/understood-words.ts';
import { formatTyreSize } from '../../../../../catalogue/size/tyre-size.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import type { Details } from '../../details/details.ts';

export function kindOf({ winterType, season }: Details): keyof typeof messages.kinds {
  return winterType ?? season ?? 'all';
}

/** The search that the details ask for. */
export function filtersOf(details: Details): Partial<TyreFilters> {
  const { size, rim, season, winterType, words = [], tags = [], loadIndex, speedSymbol } = details;
  const service = loadIndex !== undefined && speedSymbol !== undefined ? `${loadIndex}${speedSymbol}` : '';
  const wish = details.classes ? understoodWords({ kind: 'classes', classes: details.classes }) : '';
  const text = [size ? formatTyreSize(size) : '', service, ...tags, wish, ...words, limitText(details.price)]
    .filter(Boolean)
    .join(' ');
  return {
    text,
    type: season ?? null,
    winterTypes: winterType ? [winterType] : [],
    minLoadIndex: loadIndex ?? null,
    isOnSale: details.isOnSale ?? false,
    needsIceGrip: details.hasIceGrip ?? false,
    ...(size === undefined && rim !== undefined && { rims: [rim] }),
    ...(details.isCheapest && { sort: 'price-asc' as const }),
    ...(details.best && { sort: details.best }),
  };
}

/** As the search reads it. */
function limitText(limit: PriceLimit | undefined): string {
  if (limit?.maxCents === undefined) return '';
  return messages.searchedLimit(Math.floor(limit.maxCents / 100), limit.of);
}

/** Requested conditions in addition to size and kind, in words. */
export function conditionsOf({
  loadIndex,
  speedSymbol,
  tags = [],
  words = [],
  ...wishes
}: Details): string[] {
  const read: Understood[] = [
    ...(loadIndex === undefined
      ? []
      : [{ kind: 'service' as const, loadIndex, ...(speedSymbol && { speedSymbol }) }]),
    ...tags.map((tag) => ({ kind: 'tag' as const, tag })),
    ...(wishes.classes ? [{ kind: 'classes' as const, classes: wishes.classes }] : []),
    ...(words.length > 0 ? [{ kind: 'words' as const, words }] : []),
  ];
  return [
    ...read.map(understoodWords),
    ...(wishes.price?.maxCents === undefined
      ? []
      : [messages.atMost[wishes.price.of](formatShortEuros(wishes.price.maxCents))]),
    ...(wishes.isOnSale ? [messages.onSale] : []),
    ...(wishes.hasIceGrip ? [messages.iceGripMark] : []),
  ];
}

/** All that was looked for: 'koko 205/55R16, kitkarenkaat, sanat ”nokian”'. */
export function searchWords(details: Details): string {
  const { size, rim, season, winterType } = details;
  const read: Understood[] = [
    ...(size ? [{ kind: 'size' as const, size }] : []),
    ...(size === undefined && rim !== undefined ? [{ kind: 'rim' as const, rim }] : []),
    ...(winterType ? [{ kind: 'winter-type' as const, winterType }] : []),
    ...(season && !winterType ? [{ kind: 'season' as const, season }] : []),
  ];
  return [...read.map(understoodWords), ...conditionsOf(details)].join(', ');
}
