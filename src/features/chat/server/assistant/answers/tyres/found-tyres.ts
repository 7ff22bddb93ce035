// The tyres that are named of those that a search found, and the lines on them.
import { formatDate } from '../../../../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../../../../platform/contract/money.ts';
import { fittedPrice } from '../../../../../catalogue/fitting/fitted-price.ts';
import type { FittingTerms } from '../../../../../catalogue/fitting/fitting-terms.ts';
import { FULL_SET } from '../../../../../catalogue/fitting/full-set.ts';
import type { ProductCard, SearchResult } from '../../../../../catalogue/product/product-view.ts';
import { loadIndexKg } from '../../../../../catalogue/size/load-speed.ts';
import { formatTyreSize } from '../../../../../catalogue/size/tyre-size.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import type { Details } from '../../details/details.ts';
import type { AssistantTools } from '../../tools.ts';
import { fold } from '../../words.ts';
import { conditionsOf, filtersOf, kindOf, searchWords } from './tyre-search.ts';

export const SHOWN = 3;

export interface Choice {
  /** The cheapest with a set in stock, else with any in stock, else of all. */
  readonly cheapest: ProductCard | undefined;
  /** Something in stock costs less, but there are fewer than four of it. */
  readonly isCheapestOfSets: boolean;
  /** At what was wished for. */
  readonly best: ProductCard | undefined;
  /** On the shop's own shelf, where that was requested. */
  readonly onShelf: readonly ProductCard[];
  /** In the order in which the text names them. */
  readonly cards: readonly ProductCard[];
}

const SOON = /\bpian\b|\bnope|aikaisint|\behti|\behdi|saisiko|saisko|ennen|\bkesta/;
/** 'Hintahaarukka'. */
const RANGE = /haaruk|hintaluok|hintatas|mista mihin|kallein/;

/** A day, a week or 'pian' was named, or it was asked how soon. */
export function asksWhen({ said, days, question, text = '' }: Details): boolean {
  const isOfWeek = said?.has('thisWeek') === true || said?.has('nextWeek') === true;
  const isOfTime = question === 'when' || question === 'how-long';
  return days !== undefined || isOfWeek || isOfTime || SOON.test(fold(text));
}

function isSoon(details: Details): boolean {
  return details.said?.has('shelf') === true || asksWhen(details);
}

/** A van's tyre is not offered for another kind of car. */
function isForCar({ size }: ProductCard, { vehicleType = 'van', size: requested }: Details): boolean {
  return vehicleType === 'van' || requested?.isCommercial === true || !size.isCommercial;
}

export async function chooseTyres(
  tools: AssistantTools,
  details: Details,
  result: SearchResult,
): Promise<Choice> {
  const filters = filtersOf(details);
  // Text and cards price the fitting to the car that was named.
  const onCar = (card: ProductCard): ProductCard =>
    details.vehicleType ? { ...card, size: { ...card.size, vehicleType: details.vehicleType } } : card;
  const inStock = await tools.searchTyres({ ...filters, isInStock: true, sort: 'price-asc' });
  const { items } = inStock.total > 0 ? inStock : await tools.searchTyres({ ...filters, sort: 'price-asc' });
  const priced = items.filter((card) => card.price.cents > 0 && isForCar(card, details)).map(onCar);
  const wanted = details.count ?? FULL_SET;
  const cheapest = priced.find(({ stock }) => stock.count >= wanted) ?? priced[0];
  const bestFirst = details.best ? await tools.searchTyres({ ...filters, isInStock: true }) : undefined;
  const best = bestFirst?.items.find(({ label }) => details.best !== 'quiet' || label.noiseDb !== null);
  const onShelf = isSoon(details)
    ? result.items
        .filter((card) => card.stock.kind === 'own' && card.price.cents > 0 && isForCar(card, details))
        .slice(0, SHOWN)
    : [];
  const named = [...onShelf, best, cheapest].flatMap((card) => card ?? []);
  const shown = [...named, ...(bestFirst?.items ?? []), ...priced, ...result.items].map(onCar);
  const cards = [...new Map(shown.map((card) => [card.id, card])).values()].slice(0, SHOWN);
  const isCheapestOfSets =
    cheapest !== undefined && priced.some(({ price }) => price.cents < cheapest.price.cents);
  return { cheapest, isCheapestOfSets, best, onShelf, cards };
}

export function foundLines(
  terms: FittingTerms,
  details: Details,
  { total, facets }: SearchResult,
  { cheapest, isCheapestOfSets, best, onShelf }: Choice,
): string[] {
  const { size } = details;
  const inStock = facets.inStock.count;
  const wanted = details.count ?? FULL_SET;
  const isPlain = conditionsOf(details).length === 0;
  // The search prices the fitting to the car of the size; for another car its count would be wrong.
  const isUncounted = details.price?.of === 'fitted-four' && details.vehicleType !== undefined;
  return [
    searchedLine(details, isPlain),
    isUncounted ? '' : foundLine(details, total, inStock),
    isPlain && size && kindOf(details) === 'all' ? messages.bySeason(facets.seasons) : '',
    unreadLine(details, isPlain),
    details.best && best ? bestLine(details.best, best) : '',
    shelfLine(details, onShelf, total),
    ...(cheapest
      ? [
          priceLine(cheapest, total, inStock, isCheapestOfSets),
          offerLine(cheapest),
          loadLine(cheapest, details),
        ]
      : []),
    facets.price && RANGE.test(fold(details.text ?? ''))
      ? messages.priceRange(formatShortEuros(facets.price.minCents), formatShortEuros(facets.price.maxCents))
      : '',
    cheapest && size && cheapest.stock.count >= wanted ? fittedLine(terms, cheapest, wanted) : '',
    size ? messages.checkTyres : '',
  ];
}

/** 'Pitää kestää kuormaa'. */
const OF_LOAD = /kuorma(?!-?auto)|kantavuu|\bkanta[av]/;

function loadLine(card: ProductCard, { text = '' }: Details): string {
  const kilos = OF_LOAD.test(fold(text)) ? loadIndexKg(Number.parseInt(card.service, 10)) : null;
  return kilos === null ? '' : messages.carries(nameOf(card), card.service, kilos);
}

function searchedLine(details: Details, isPlain: boolean): string {
  const verdict = details.isOnSale && details.question === 'yes-no' ? messages.yes : '';
  return [verdict, isPlain ? '' : messages.searched(searchWords(details))].filter(Boolean).join(' ');
}

function foundLine(details: Details, total: number, inStock: number): string {
  const { size } = details;
  if (size === undefined || conditionsOf(details).length > 0) return messages.foundSearched(total, inStock);
  return messages.found(formatTyreSize(size), messages.kinds[kindOf(details)], total, inStock);
}

function bestLine(wish: 'quiet' | 'wet' | 'fuel', card: ProductCard): string {
  const { noiseDb, wetGrip, fuelEfficiency } = card.label;
  if (wish === 'quiet') return messages.quietest(nameOf(card), noiseDb ?? 0);
  const labelClass = wish === 'wet' ? wetGrip : fuelEfficiency;
  return labelClass === null ? '' : messages.bestOf[wish](nameOf(card), labelClass);
}

function shelfText(card: ProductCard): string {
  return messages.shelfItem(nameOf(card), formatShortEuros(card.price.cents), card.stock.count);
}

function shelfLine(details: Details, onShelf: readonly ProductCard[], total: number): string {
  if (!isSoon(details) || total === 1) return '';
  return onShelf.length > 0 ? messages.onShelf(onShelf.map(shelfText)) : messages.noneOnShelf;
}

/** Where a tyre is made is in no record. */
const OF_COUNTRY =
  /kiinala|\bkiinas|made in|eurooppala|suomala|kotimai|saksala|japanila|korealai|valmistusma|valmistettu (?:suom|kiin|eur)/;
const OF_RANK = /\bpremium(?! ?contact)|halpis|halpamerk|laatumerk|budjetti/;
const SHOWN_WORDS = 3;

/** What was not understood; letters alone, so that nothing else can be put into the shop's mouth. */
function unreadLine({ unread = [], text = '' }: Details, isPlain: boolean): string {
  const country = OF_COUNTRY.test(fold(text)) ? messages.noCountries : '';
  const rank = OF_RANK.test(fold(text)) ? messages.noRanks : '';
  const asWritten = (word: string) => text.split(/[^\p{L}\d]+/u).find((each) => fold(each) === word) ?? word;
  const words = unread
    .map(asWritten)
    .filter((word) => /^\p{L}{3,20}$/u.test(word))
    .slice(0, SHOWN_WORDS);
  return [unread.length === 0 ? '' : messages.unread(words, isPlain), country, rank]
    .filter(Boolean)
    .join(' ');
}

function priceLine(card: ProductCard, total: number, inStock: number, isOfSets: boolean): string {
  const price = formatShortEuros(card.price.cents);
  if (total === 1) return messages.singleTyre(nameOf(card), card.size.fullSize, price, card.stock.text);
  if (inStock === 0) return messages.cheapestToAsk(nameOf(card), price);
  return messages.cheapest(nameOf(card), price, card.stock.text, isOfSets);
}

/** A reduced price is shown with the lowest one of the thirty days before. */
function offerLine({ price: { offer } }: ProductCard): string {
  if (!offer) return '';
  const lowest = offer.referenceCents === null ? undefined : formatShortEuros(offer.referenceCents);
  return messages.offer(offer.endsOn === null ? undefined : formatDate(offer.endsOn), lowest);
}

/** Price of `count` of a tyre on the car, from its price and the price list. */
function fittedLine({ priceRows }: FittingTerms, card: ProductCard, count: number): string {
  const price = fittedPrice(card, priceRows, count);
  if (!price || price.fittingCents === null || price.totalCents === null) return '';
  return messages.fittedTotal(
    formatShortEuros(price.tyresCents),
    formatShortEuros(price.fittingCents),
    formatShortEuros(price.totalCents),
    card.isRunFlat,
    count,
  );
}

export function nameOf({ manufacturer, model }: ProductCard): string {
  return `${manufacturer.name} ${model}`;
}
