// Answers on tyres: what there is of a size, what it costs, and what four cost on the car.
import type { IsoDay } from '../../../../../../platform/contract/dates.ts';
import { firstFittingDays, type FittingDays } from '../../../../../catalogue/fitting/first-fitting-day.ts';
import { searchPath, sizePath } from '../../../../../catalogue/paths.ts';
import type { SearchResult } from '../../../../../catalogue/product/product-view.ts';
import type { TyreFilters } from '../../../../../catalogue/search/search-filters.ts';
import { formatTyreSize, type TyreSize } from '../../../../../catalogue/size/tyre-size.ts';
import { PRICE_LIST_PATH } from '../../../../../price-list/contract.ts';
import { dayWord } from '../../../../call-back.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import type { Details } from '../../details/details.ts';
import type { AssistantTools } from '../../tools.ts';
import { isSameName } from '../../tyre-names.ts';
import { fold, foldedWords } from '../../words.ts';
import { makersLine } from '../answer-company.ts';
import { daysAhead, daySentence } from '../answer-hours.ts';
import { answer, joinAnswers, waysToShop, type Action, type Answer, type MissingTyres } from '../answer.ts';
import { SHOWN, asksWhen, chooseTyres, foundLines, type Choice } from './found-tyres.ts';
import { conditionsOf, filtersOf, kindOf, searchWords } from './tyre-search.ts';

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
  const { speedSymbol, ...slower } = details;
  // The speed of a winter tyre may be lower than the papers say.
  if (result.total === 0 && speedSymbol !== undefined && details.season === 'winter') {
    const found = await answerTyres(tools, slower, isGuessed);
    return { ...found, text: [messages.slowerWinter(speedSymbol), found.text].join('\n') };
  }
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

/** The first day on which tyres can be on the car, from the shelf and from the supplier. */
export async function fittingDays(tools: AssistantTools): Promise<FittingDays> {
  const { schedule } = await tools.hours();
  const { deliveryDays } = (await tools.shop()).promises;
  return firstFittingDays({ schedule, deliveryDays, now: tools.now() });
}

/** For a day or a time: when tyres can be on the car, and whether the shop is open then. */
async function dayLines(
  tools: AssistantTools,
  details: Details,
  { onShelf, cheapest }: Choice,
): Promise<string[]> {
  if (!asksWhen(details)) return [];
  const hours = await tools.hours();
  const named = daysAhead(hours, tools.now(), details);
  const first = await fittingDays(tools);
  const word = (day: IsoDay | null, isMeant: boolean) =>
    day === null || !isMeant ? undefined : dayWord(day, hours.today);
  const kinds = new Set([...onShelf, ...(cheapest ? [cheapest] : [])].map(({ stock }) => stock.kind));
  return [
    ...named.map((day) => daySentence(hours.schedule, day, hours.today)),
    messages.fittedFrom(word(first.own, kinds.has('own')), word(first.supplier, kinds.has('supplier'))),
  ];
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
function otherSizeLine(tools: AssistantTools, { otherSize, season, winterType }: Details): Promise<string> {
  if (!otherSize) return Promise.resolve('');
  return linesOf(tools, { size: otherSize, ...(season && { season }), ...(winterType && { winterType }) });
}

/** What there is of a size and a kind, with the cheapest. */
async function linesOf(tools: AssistantTools, other: Details): Promise<string> {
  const result = await tools.searchTyres(filtersOf(other));
  const kind = messages.kinds[kindOf(other)];
  if (other.size && result.total === 0) return messages.noneOfSize(formatTyreSize(other.size), kind);
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

/** '205/55R99': read as no rim. */
const IMPOSSIBLE_RIM = /\d{2}\s?z?r(\d{1,3})(?!\d)/iu;

async function askForSize(tools: AssistantTools, rim: number | undefined, details: Details): Promise<Answer> {
  const makers = details.said?.has('brands') ? await makersLine(tools) : '';
  const { noRim } = details;
  const asksRest = noRim ? messages.askRim(noRim.widthMm, noRim.aspect) : messages.askSize;
  const asks = rim === undefined ? asksRest : messages.askSizeWithRim(rim);
  const [, impossible] = IMPOSSIBLE_RIM.exec(details.text ?? '') ?? [];
  const car = messages.carSizes(details);
  const noRimLine = impossible === undefined ? '' : messages.noSuchRim(impossible);
  return answer('tyreSearch', [makers, car, noRimLine, asks], {
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
  const { price, ...unlimited } = details;
  const isOverLimit = price !== undefined && (await tools.searchTyres(filtersOf(unlimited))).total > 0;
  const wider = isOverLimit ? await linesOf(tools, unlimited) : await othersOfSize(tools, details);
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
  const { size, season, winterType, said, vehicleType } = details;
  if (size === undefined) return undefined;
  const all: Details = { size, ...(said && { said }), ...(vehicleType && { vehicleType }) };
  const wider: Details[] = [{ ...all, ...(season && { season }), ...(winterType && { winterType }) }, all];
  for (const each of wider) {
    if ((await tools.searchTyres(filtersOf(each))).total > 0) return linesOf(tools, each);
  }
  return undefined;
}
