// Answers on the tyre that was named last: 'onko sen märkäpito A?'
import { formatShortEuros } from '../../../../../../platform/contract/money.ts';
import { FULL_SET } from '../../../../../catalogue/fitting/full-set.ts';
import type { ProductCard } from '../../../../../catalogue/product/product-view.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import type { Details } from '../../details/details.ts';
import { refersToNamedTyre } from '../../intents/named-tyre-signs.ts';
import type { AssistantTools } from '../../tools.ts';
import type { Understanding } from '../../understanding.ts';
import { fold } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { answerTyres } from './answer-tyres.ts';
import { nameOf } from './found-tyres.ts';

interface TyresInTalk extends Pick<Understanding, 'details' | 'isSizeGuessed'> {
  readonly tools: AssistantTools;
  readonly before: Understanding | undefined;
}

/** A maker that it is not of is looked for in addition. */
export async function answerTyresInTalk({
  tools,
  details,
  before,
  isSizeGuessed,
}: TyresInTalk): Promise<Answer> {
  const now = changedSince(before?.details, details);
  const isOfNamed = before !== undefined && refersToNamedTyre(now, before);
  const named = isOfNamed ? await answerTyres(tools, before.details, false) : undefined;
  const card = named?.products.at(details.place ?? 0);
  if (!named || !card) {
    const found = await answerTyres(tools, details, isSizeGuessed);
    const gap = now.words
      ? await gapLines(tools, details, before, found)
      : await cheaperLines(tools, now, before, found);
    return { ...found, text: [...gap, found.text].join('\n') };
  }
  const line = namedLine(card, now);
  if (!now.words) return { ...named, text: line, products: [card] };
  const others = await answerTyres(tools, details, isSizeGuessed);
  return { ...others, text: `${line}\n${others.text}` };
}

/** 'Onko halvempaa?' after one maker's is asked of all, and of all of a size it has been answered. */
async function cheaperLines(
  tools: AssistantTools,
  { text = '', words }: Details,
  before: Understanding | undefined,
  { products: [card] }: Answer,
): Promise<string[]> {
  if (before?.subject !== 'tyres' || words || !ASKS_CHEAPER.test(fold(text)) || !card) return [];
  const [other] = (await answerTyres(tools, before.details, false)).products;
  if (!other || card.price.cents === 0 || other.price.cents === 0) return [];
  return [card.price.cents < other.price.cents ? messages.yes : messages.noCheaper];
}

const ASKS_CHEAPER = /\b(?:halvempa|edullisempa|halvempi|edullisempi|cheaper|billigare)/;
const COMPARES = /halvem|edullisem|kalliim|hintaero|enemman|vahemman/;

/** 'Entä Kumho, kumpi on halvempi?': the first of these next to the first of those before. */
async function gapLines(
  tools: AssistantTools,
  { text = '', count = FULL_SET }: Details,
  before: Understanding | undefined,
  { products: [card] }: Answer,
): Promise<string[]> {
  if (before?.subject !== 'tyres' || !COMPARES.test(fold(text)) || !card) return [];
  const [other] = (await answerTyres(tools, before.details, false)).products;
  const cents = card.price.cents - (other?.price.cents ?? 0);
  if (!other || other.id === card.id || card.price.cents === 0 || other.price.cents === 0) return [];
  const [each, all] = [cents, cents * count].map((gap) => formatShortEuros(Math.abs(gap)));
  return [messages.tyreGap(nameOf(card), nameOf(other), cents > 0, [each ?? '', all ?? ''], count)];
}

/** What the last turn has named. */
function changedSince(before: Details = {}, details: Details): Details {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(details).filter(([name, value]) => earlier.get(name) !== value));
}

/** Everything on the card, after yes or no to a maker or a class that was asked about. */
function namedLine(card: ProductCard, { words = [], classes = {}, tags = [] }: Details): string {
  const { size, service, label, price, stock, isXl, isRunFlat } = card;
  const name = nameOf(card);
  const marks: Readonly<Record<string, boolean>> = {
    XL: isXl,
    RFT: isRunFlat,
    HL: size.fullSize.startsWith('HL'),
  };
  const lacking = tags.filter((tag) => marks[tag] === false);
  const isTrue =
    (lacking.length === 0 || tags.length > 1) &&
    words.every((word) => name.toLowerCase().includes(word)) &&
    (classes.wetGrip === undefined || (label.wetGrip ?? 'Z') <= classes.wetGrip) &&
    (classes.fuelEfficiency === undefined || (label.fuelEfficiency ?? 'Z') <= classes.fuelEfficiency);
  const isYesNo = words.length > 0 || tags.length === 1 || Object.keys(classes).length > 0;
  const facts = [
    ...lacking.map(messages.withoutMark),
    ...messages.tyreFacts({ ...label, isXl, isRunFlat }),
    price.cents === 0 ? messages.askPrice : messages.eachCosts(formatShortEuros(price.cents)),
    stock.text,
  ];
  const yesOrNo = isTrue ? messages.yes : messages.no;
  const text = messages.namedTyre(`${name} ${size.fullSize} ${service}`.trim(), facts);
  return isYesNo ? `${yesOrNo} ${text}` : text;
}
