// Answers on the tyre that was named last: 'onko sen märkäpito A?'
import { formatShortEuros } from '../../../../../../platform/contract/money.ts';
import type { ProductCard } from '../../../../../catalogue/product/product-view.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import type { Details } from '../../details/details.ts';
import { refersToNamedTyre } from '../../intents/named-tyre-signs.ts';
import type { AssistantTools } from '../../tools.ts';
import type { Understanding } from '../../understanding.ts';
import type { Answer } from '../answer.ts';
import { answerTyres } from './answer-tyres.ts';

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
  const [card] = named?.products ?? [];
  if (!named || !card) return answerTyres(tools, details, isSizeGuessed);
  const line = namedLine(card, now);
  if (!now.words) return { ...named, text: line, products: [card] };
  const others = await answerTyres(tools, details, isSizeGuessed);
  return { ...others, text: `${line}\n${others.text}` };
}

/** What the last turn has named. */
function changedSince(before: Details = {}, details: Details): Details {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(details).filter(([name, value]) => earlier.get(name) !== value));
}

/** Everything on the card, after yes or no to a maker or a class that was asked about. */
function namedLine(card: ProductCard, { words = [], classes = {} }: Details): string {
  const { manufacturer, model, size, service, label, price, stock, isXl, isRunFlat } = card;
  const name = `${manufacturer.name} ${model}`;
  const isTrue =
    words.every((word) => name.toLowerCase().includes(word)) &&
    (classes.wetGrip === undefined || (label.wetGrip ?? 'Z') <= classes.wetGrip) &&
    (classes.fuelEfficiency === undefined || (label.fuelEfficiency ?? 'Z') <= classes.fuelEfficiency);
  const isYesNo = words.length > 0 || Object.keys(classes).length > 0;
  const facts = [
    ...messages.tyreFacts({ ...label, isXl, isRunFlat }),
    price.cents === 0 ? messages.askPrice : messages.eachCosts(formatShortEuros(price.cents)),
    stock.text,
  ];
  const yesOrNo = isTrue ? messages.yes : messages.no;
  const text = messages.namedTyre(`${name} ${size.fullSize} ${service}`.trim(), facts);
  return isYesNo ? `${yesOrNo} ${text}` : text;
}
