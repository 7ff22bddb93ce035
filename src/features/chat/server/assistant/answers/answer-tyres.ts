// Answers on tyres: what there is of a size, what it costs, and what four cost on the car.
import { formatDate } from '../../../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../../../platform/contract/money.ts';
import { fittedPrice } from '../../../../catalogue/fitting/fitted-price.ts';
import type { FittingTerms } from '../../../../catalogue/fitting/fitting-terms.ts';
import { FULL_SET } from '../../../../catalogue/fitting/full-set.ts';
import { searchPath, sizePath } from '../../../../catalogue/paths.ts';
import type { ProductCard, SearchResult } from '../../../../catalogue/product/product-view.ts';
import type { PriceLimit } from '../../../../catalogue/search/price-limit.ts';
import type { Understood } from '../../../../catalogue/search/query-types.ts';
import type { TyreFilters } from '../../../../catalogue/search/search-filters.ts';
import { understoodWords } from '../../../../catalogue/search/understood-words.ts';
import { formatTyreSize, type TyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { PRICE_LIST_PATH } from '../../../../price-list/contract.ts';
import { promiseTexts } from '../../../../shop-profile/promises.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import { isSameName } from '../tyre-names.ts';
import { fold, foldedWords } from '../words.ts';
import { makersLine } from './answer-company.ts';
import { daysAhead, daySentence } from './answer-hours.ts';
import { answer, joinAnswers, waysToShop, type Action, type Answer, type MissingTyres } from './answer.ts';

const SHOWN = 3;

export async function answerTyres(
  tools: AssistantTools,
  requested: Details,
  isGuessed: boolean,
): Promise<Answer> {
  const details = withFittedLimit(requested);
  const { size, rim, words = [] } = details;
  if (size === undefined && words.length === 0) return askForSize(tools, rim, details);
  if (size !== undefined && isGuessed) {
    return answer('tyreSearch', messages.confirmSize(formatTyreSize(size)), { asksAbout: size });
  }
  const filters = filtersOf(details);
  const result = await tools.searchTyres(filters);
  const missing = missingOf(details, result);
  if (result.total === 0) return { ...(await noneFound(tools, details, result, filters)), ...missing };
  const choice = await chooseTyres(tools, details, result);
  const terms = await tools.fittingTerms();
  const lines = [
    details.said?.has('brands') ? await makersLine(tools, filters) : '',
    ...foundLines(terms, details, result, choice),
    await otherSizeLine(tools, details),
    ...(await dayLines(tools, details, choice)),
  ];
  return answer('tyreSearch', lines, {
    products: choice.cards,
    terms,
    sources: [
      { title: messages.sources.catalogue, href: searchPath(filters) },
      ...(details.isFitted && size ? [{ title: messages.sources.priceList, href: PRICE_LIST_PATH }] : []),
    ],
    actions: size ? [allOfSize(size)] : [],
    ...missing,
  });
}

/** For a day: whether the shop is open then, and how soon a supplier's tyre is there. */
async function dayLines(tools: AssistantTools, details: Details, { onShelf }: Choice): Promise<string[]> {
  if (!details.days) return [];
  const hours = await tools.hours();
  const days = daysAhead(hours, tools.now(), details);
  const isSupplied = onShelf.length === 0;
  const { deliveryDays = '' } = isSupplied ? promiseTexts((await tools.shop()).promises) : {};
  return [...days.map((day) => daySentence(hours.schedule, day, hours.today)), deliveryDays];
}

function isSoon({ said, days }: Details): boolean {
  return said?.has('shelf') === true || days !== undefined;
}

/** Nobody has a single tyre fitted for more. */
const MIN_OF_A_SET_CENTS = 20_000;

/** What four may cost on the car is compared with their fitted price, however the fitting was worded. */
function withFittedLimit(details: Details): Details {
  const { price, isFitted } = details;
  if (!isFitted || price?.maxCents === undefined || price.maxCents < MIN_OF_A_SET_CENTS) return details;
  return { ...details, price: { ...price, of: 'fitted-four' } };
}

/** A second size of the same question ('edessä … takana …'). */
async function otherSizeLine(tools: AssistantTools, details: Details): Promise<string> {
  const { otherSize, season, winterType } = details;
  if (!otherSize) return '';
  const other: Details = { size: otherSize, ...(season && { season }), ...(winterType && { winterType }) };
  const result = await tools.searchTyres(filtersOf(other));
  const kind = messages.kinds[kindOf(other)];
  if (result.total === 0) return messages.noneOfSize(formatTyreSize(otherSize), kind);
  const [terms, choice] = [await tools.fittingTerms(), await chooseTyres(tools, other, result)];
  return foundLines(terms, other, result, choice).slice(0, -1).filter(Boolean).join('\n');
}

/** All tyres of a size. */
export function allOfSize(size: TyreSize): Action {
  return { label: messages.actions.allTyres(formatTyreSize(size)), href: sizePath(size) };
}

/** A maker, a model or a mark that is not in stock does not tell the size. */
function missingOf(details: Details, { facets }: SearchResult): { missing?: MissingTyres } {
  const { size, season, winterType } = details;
  if (size === undefined || conditionsOf(details).length > 0 || facets.inStock.count > 0) return {};
  return { missing: { size: formatTyreSize(size), kind: winterType ?? season ?? null } };
}

async function askForSize(tools: AssistantTools, rim: number | undefined, details: Details): Promise<Answer> {
  const makers = details.said?.has('brands') ? await makersLine(tools) : '';
  const { noRim } = details;
  const asksRest = noRim ? messages.askRim(noRim.widthMm, noRim.aspect) : messages.askSize;
  const asks = rim === undefined ? asksRest : messages.askSizeWithRim(rim);
  return answer('tyreSearch', [makers, asks], {
    actions: [{ label: messages.actions.search, href: searchPath(filtersOf(details)) }],
  });
}

async function noneFound(
  tools: AssistantTools,
  details: Details,
  { nearest }: SearchResult,
  filters: Partial<TyreFilters>,
): Promise<Answer> {
  const { size, words = [] } = details;
  const either = eitherOf(details) ?? (await makersIn(tools, words)).map((maker) => [maker]);
  const [one, ...others] = either;
  if (one !== undefined && others.length > 0) {
    const ofNames = (names: readonly string[]) => answerTyres(tools, { ...details, words: names }, false);
    return joinAnswers(await ofNames(one), ...(await Promise.all(others.map(ofNames))));
  }
  const rest = { sources: [{ title: messages.sources.catalogue, href: searchPath(filters) }] };
  const actions = waysToShop(await tools.shop());
  if (size === undefined) {
    return answer('tyreSearch', messages.noneOfName(words.join(' ')), { ...rest, actions });
  }
  const wider = await othersOfSize(tools, details);
  if (wider === undefined) {
    const sizes = nearest.slice(0, SHOWN).map(({ fullSize }) => fullSize);
    const lines = [
      messages.noneOfSize(formatTyreSize(size), messages.kinds[kindOf(details)]),
      messages.nearestSizes(sizes),
    ];
    return answer('tyreSearch', lines, { ...rest, actions });
  }
  const lines = [
    messages.noneSearched(searchWords(details)),
    wider,
    details.loadIndex === undefined ? '' : messages.noWeaker,
  ];
  return answer('tyreSearch', lines, { ...rest, actions: [...actions, allOfSize(size)] });
}

const OR = /\s(?:vai|tai|ja|eli|vs|or|and|eller|och)\s|[,;]\s|\s\/\s/iu;

/** The names on either side of 'X vai Y', separately; undefined where there is one. */
function eitherOf({ text = '', words = [] }: Details): readonly (readonly string[])[] | undefined {
  const groups = text
    .split(OR)
    .map((part) => {
      const written = foldedWords(part);
      return words.filter((name) => written.some((word) => isSameName(word, name)));
    })
    .filter((group) => group.some((word) => word.length > 2));
  return groups.length > 1 && groups.length <= SHOWN ? groups : undefined;
}

/** 'Michelin tai Pirelli': no tyre is of both. */
async function makersIn(tools: AssistantTools, words: readonly string[]): Promise<string[]> {
  if (words.length < 2) return [];
  const { facets } = await tools.searchTyres({});
  const makers = new Set(facets.manufacturer.map(({ label }) => fold(label)));
  return words.filter((word) => makers.has(word));
}

/** What there is of the size without the conditions, and then without the kind; undefined when there is nothing. */
async function othersOfSize(tools: AssistantTools, details: Details): Promise<string | undefined> {
  const { size, season, winterType } = details;
  if (size === undefined) return undefined;
  const wider: Details[] = [{ size, ...(season && { season }), ...(winterType && { winterType }) }, { size }];
  for (const each of wider) {
    const { total } = await tools.searchTyres(filtersOf(each));
    if (total > 0) return messages.others(formatTyreSize(size), messages.kinds[kindOf(each)], total);
  }
  return undefined;
}

function kindOf({ winterType, season }: Details): keyof typeof messages.kinds {
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
function conditionsOf({ loadIndex, speedSymbol, tags = [], words = [], ...wishes }: Details): string[] {
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
function searchWords(details: Details): string {
  const { size, rim, season, winterType } = details;
  const read: Understood[] = [
    ...(size ? [{ kind: 'size' as const, size }] : []),
    ...(size === undefined && rim !== undefined ? [{ kind: 'rim' as const, rim }] : []),
    ...(winterType ? [{ kind: 'winter-type' as const, winterType }] : []),
    ...(season && !winterType ? [{ kind: 'season' as const, season }] : []),
  ];
  return [...read.map(understoodWords), ...conditionsOf(details)].join(', ');
}

interface Choice {
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

/** A van's tyre is not offered for another kind of car. */
function isForCar({ size }: ProductCard, { vehicleType = 'van', size: requested }: Details): boolean {
  return vehicleType === 'van' || requested?.isCommercial === true || !size.isCommercial;
}

async function chooseTyres(tools: AssistantTools, details: Details, result: SearchResult): Promise<Choice> {
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

function foundLines(
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
    cheapest ? priceLine(cheapest, total, inStock, isCheapestOfSets) : '',
    cheapest ? offerLine(cheapest) : '',
    cheapest && size && cheapest.stock.count >= wanted ? fittedLine(terms, cheapest, wanted) : '',
    size ? messages.checkTyres : '',
  ];
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
const BOTH_KINDS = /nastalli\S* kitka|kitka\S* nastoilla/;
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
  const kind = BOTH_KINDS.test(fold(text)) ? messages.bothKinds : '';
  return [unread.length === 0 ? '' : messages.unread(words, isPlain), country, rank, kind]
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

function nameOf({ manufacturer, model }: ProductCard): string {
  return `${manufacturer.name} ${model}`;
}
