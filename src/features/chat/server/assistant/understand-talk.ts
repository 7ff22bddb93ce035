// What each text of a talk means after those before it, with the shop's own names and what its examples have taught.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { toFinnishWords, type Language } from './languages/languages.ts';
import type { AssistantTools } from './tools.ts';
import { tyreNames } from './tyre-names.ts';
import { possibleNames, understand, type Understanding } from './understanding.ts';
import { foldedWords } from './words.ts';

/** A text in the Finnish words that are understood, and in its own language. */
export interface VisitorText {
  readonly text: string;
  readonly original: string;
}

export function toVisitorText(original: string, language: Language): VisitorText {
  const text = toFinnishWords(original, language);
  return { text, original: language === 'fi' ? text : original };
}

export function joinedTexts(one: VisitorText, other: VisitorText): VisitorText {
  return { text: `${one.text} ${other.text}`, original: `${one.original} ${other.original}` };
}

/** As it was written, or a follow-up with every word of another language put into Finnish. */
function isFinnish({ text, original }: VisitorText, before: Understanding | undefined): boolean {
  const written = new Set(foldedWords(original));
  return text === original || (before !== undefined && foldedWords(text).every((word) => !written.has(word)));
}

export async function understandAll(
  tools: AssistantTools,
  turns: readonly VisitorText[],
  earlier?: Understanding,
): Promise<Understanding[]> {
  const { dog, dealerNetwork } = await tools.shop();
  const context = {
    today: helsinkiDay(tools.now()),
    dogName: dog.name,
    networkName: dealerNetwork.name,
  };
  const intents = await tools.readIntents();
  const all: Understanding[] = [];
  for (const { text, original } of turns) {
    const names = await tyreNames(tools, possibleNames(text));
    const before = all.at(-1) ?? earlier;
    const rank = isFinnish({ text, original }, before) ? intents.finnish : intents.foreign;
    const understood = understand(text, { ...context, rank, original, names, before });
    const { size } = understood.details;
    const needsConfirming = understood.intent === 'tyres' && understood.isSizeGuessed && size !== undefined;
    all.push(needsConfirming ? { ...understood, asksAbout: size } : understood);
  }
  return all;
}
