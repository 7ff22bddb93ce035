// Answers on tyres: what there is of a size, what it costs, and what four cost on the car.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { searchPath, sizePath } from '../../../catalogue/paths.ts';
import type { VehicleType } from '../../../catalogue/product-draft.ts';
import type { ProductCard, SearchResult } from '../../../catalogue/product-view.ts';
import type { TyreFilters } from '../../../catalogue/search-filters.ts';
import { formatTyreSize } from '../../../catalogue/tyre-size.ts';
import { PRICE_LIST_PATH } from '../../../price-list/contract.ts';
import { fittedSetCents } from '../../../price-list/price-list.ts';
import { assistantMessages as messages } from '../../messages-assistant.ts';
import { answer, waysToShop } from './answer.ts';
import type { Answer, MissingTyres } from './answer.ts';
import type { Details } from './details.ts';
import type { AssistantTools } from './tools.ts';

const SHOWN = 3;

export async function answerTyres(
  tools: AssistantTools,
  details: Details,
  isGuessed: boolean,
): Promise<Answer> {
  const { size, rim, words = [] } = details;
  if (size === undefined && words.length === 0) return askForSize(rim, details);
  if (size !== undefined && isGuessed) {
    return answer('tyreSearch', messages.confirmSize(formatTyreSize(size)), { asksAbout: size });
  }
  const filters = filtersOf(details);
  const result = await tools.searchTyres(filters);
  const missing = missingOf(details, result);
  if (result.total === 0) return { ...(await noneFound(tools, details, result, filters)), ...missing };
  const cards = result.items.slice(0, SHOWN);
  return answer('tyreSearch', await foundLines(tools, details, result), {
    products: cards,
    sources: [
      { title: messages.sources.catalogue, href: searchPath(filters) },
      ...(details.isFitted && size ? [{ title: messages.sources.priceList, href: PRICE_LIST_PATH }] : []),
    ],
    actions: size ? [{ label: messages.actions.allTyres(formatTyreSize(size)), href: sizePath(size) }] : [],
    ...missing,
  });
}

/** A maker or model that is not in stock says nothing of its size. */
function missingOf(
  { size, season, winterType, words = [] }: Details,
  { facets }: SearchResult,
): { missing?: MissingTyres } {
  if (size === undefined || words.length > 0 || facets.inStock.count > 0) return {};
  return { missing: { size: formatTyreSize(size), kind: winterType ?? season ?? null } };
}

function askForSize(rim: number | undefined, details: Details): Answer {
  return answer('tyreSearch', rim === undefined ? messages.askSize : messages.askSizeWithRim(rim), {
    actions: [{ label: messages.actions.search, href: searchPath(filtersOf(details)) }],
  });
}

async function noneFound(
  tools: AssistantTools,
  { size, words = [] }: Details,
  { nearest }: SearchResult,
  filters: Partial<TyreFilters>,
): Promise<Answer> {
  const sizes = nearest
    .slice(0, SHOWN)
    .map(({ fullSize }) => fullSize)
    .join(', ');
  return answer(
    'tyreSearch',
    [
      size ? messages.noneOfSize(formatTyreSize(size)) : messages.noneOfName(words.join(' ')),
      sizes === '' ? '' : messages.nearestSizes(sizes),
    ],
    {
      sources: [{ title: messages.sources.catalogue, href: searchPath(filters) }],
      actions: waysToShop(await tools.shop()),
    },
  );
}

function filtersOf({ size, rim, season, winterType, words = [], isCheapest }: Details): Partial<TyreFilters> {
  const text = [size ? formatTyreSize(size) : '', ...words].filter(Boolean).join(' ');
  return {
    text,
    type: season ?? null,
    winterTypes: winterType ? [winterType] : [],
    ...(size === undefined && rim !== undefined && { rims: [rim] }),
    ...(isCheapest && { sort: 'price-asc' as const }),
  };
}

async function foundLines(
  tools: AssistantTools,
  details: Details,
  { total, facets }: SearchResult,
): Promise<string[]> {
  const { size, winterType, season } = details;
  const kind = messages.kinds[winterType ?? season ?? 'all'];
  const inStock = facets.inStock.count;
  const { items } = await tools.searchTyres({ ...filtersOf(details), sort: 'price-asc' });
  const cheapest = items.find(({ price }) => price.cents > 0);
  return [
    size ? messages.found(formatTyreSize(size), kind, total) : messages.foundWithoutSize(kind, total),
    inStock > 0 ? messages.inStock(inStock) : messages.noneInStock,
    cheapest ? messages.cheapest(nameOf(cheapest), formatShortEuros(cheapest.price.cents)) : '',
    cheapest && size ? await fittedLine(tools, cheapest, details.vehicleType) : '',
    size ? messages.checkTyres : '',
  ];
}

/** What four of a tyre cost on the car, from its price and the price list. */
async function fittedLine(
  tools: AssistantTools,
  { price, size, isRunFlat }: ProductCard,
  vehicleType: VehicleType | undefined,
): Promise<string> {
  const wheel = { diameterIn: size.diameterIn, vehicleType: vehicleType ?? size.vehicleType, isRunFlat };
  const fitting = fittedSetCents(await tools.priceList(), wheel);
  if (fitting === null) return '';
  const tyres = price.cents * 4;
  return messages.fittedTotal(
    formatShortEuros(tyres),
    formatShortEuros(fitting),
    formatShortEuros(tyres + fitting),
  );
}

function nameOf({ manufacturer, model }: ProductCard): string {
  return `${manufacturer.name} ${model}`;
}

/** Words that name a maker or a model of the catalogue. */
export async function tyreNames(tools: AssistantTools, words: readonly string[]): Promise<string[]> {
  const known = await Promise.all(
    words.slice(0, 8).map(async (word) => {
      if (word.length < 3) return undefined;
      const { total, corrections, understood } = await tools.searchTyres({ text: word });
      const isName = understood.some(({ kind }) => kind === 'words');
      return isName && total > 0 && corrections.length === 0 ? word : undefined;
    }),
  );
  return known.filter((word) => word !== undefined);
}
