// Answers on tyres in English and Swedish, from what the Finnish answer has found.
import { dayCode, formatNearDay } from '../../../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../../../platform/contract/money.ts';
import { fittedPrice } from '../../../../catalogue/fitting/fitted-price.ts';
import { formatTyreSize, type TyreSize } from '../../../../catalogue/size/tyre-size.ts';
import type { LanguageTexts } from '../../../messages/languages.ts';
import type { Answer } from '../answers/answer.ts';
import { fittingDays } from '../answers/tyres/answer-tyres.ts';
import { asksWhen } from '../answers/tyres/found-tyres.ts';
import { filtersOf } from '../answers/tyres/tyre-search.ts';
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import type { Foreign, Lines } from './foreign.ts';

export async function composeTyres(
  texts: LanguageTexts,
  { tools, details }: Foreign,
  { asksAbout, products, terms, text }: Answer,
): Promise<Lines> {
  const { size, words = [], unread = [], winterType, season } = details;
  if (asksAbout) return [texts.confirmSize(formatTyreSize(asksAbout))];
  if (!size && words.length === 0) return [texts.askSize];
  const kind = texts.kinds[winterType ?? season ?? 'all'];
  const ofSize = size ? texts.ofSize(sizeWords(size, details)) : '';
  const { total, facets } = await tools.searchTyres(filtersOf(details));
  if (total === 0) return [texts.noneFound(kind, ofSize)];
  const lines = [
    total === 1 ? texts.foundOne(ofSize) : texts.found(total, kind, ofSize, facets.inStock.count),
    details.best ? bestLine(texts, details.best, products) : '',
    ...exampleLines(texts, products, terms, details.isCheapest === true ? text : ''),
    await fittingLine(texts, tools, details, products),
  ];
  return unread.length > 0 ? [...lines, texts.unread] : lines;
}

/** The first day on which the example can be on the car, where that was asked. */
async function fittingLine(
  texts: LanguageTexts,
  tools: AssistantTools,
  details: Details,
  [card]: Answer['products'],
): Promise<string> {
  const kind = card?.stock.kind;
  const days = kind && kind !== 'none' && asksWhen(details) ? await fittingDays(tools) : undefined;
  const day = kind === 'own' ? days?.own : days?.supplier;
  return day
    ? texts.fittedFrom(texts.weekdays[dayCode(day)], formatNearDay(day).split('\u00A0').at(-1) ?? '')
    : '';
}

/** The best of those shown, which has the best of all among them. */
function bestLine(texts: LanguageTexts, wish: 'quiet' | 'wet' | 'fuel', cards: Answer['products']): string {
  const valueOf = ({ label }: (typeof cards)[number]) =>
    ({ quiet: label.noiseDb, wet: label.wetGrip, fuel: label.fuelEfficiency })[wish] ?? '~';
  const [best] = cards.toSorted((one, other) => (String(valueOf(one)) < String(valueOf(other)) ? -1 : 1));
  if (!best || valueOf(best) === '~') return '';
  return texts.best[wish](`${best.manufacturer.name} ${best.model}`, String(valueOf(best)));
}

/** '225/45R17 94T RFT michelin' */
function sizeWords(
  size: TyreSize,
  { loadIndex, speedSymbol = '', tags = [], words = [], unread = [] }: Details,
): string {
  const service = loadIndex === undefined ? [] : [`${loadIndex}${speedSymbol}`];
  const names = words.filter((word) => !unread.includes(word));
  return [formatTyreSize(size), ...service, ...tags, ...names].join(' ');
}

function exampleLines(
  texts: LanguageTexts,
  [card]: Answer['products'],
  terms: Answer['terms'],
  finnish: string,
): readonly string[] {
  if (!card || card.price.cents === 0) return [];
  const name = `${card.manufacturer.name} ${card.model}`;
  const price = terms && fittedPrice(card, terms.priceRows);
  return [
    texts[finnish.includes(`edullisin on ${name}`) ? 'cheapest' : 'example'](
      name,
      formatShortEuros(card.price.cents),
      texts.stock[card.stock.kind](card.stock.count),
    ),
    price?.totalCents ? texts.fitted(formatShortEuros(price.totalCents)) : '',
  ];
}
