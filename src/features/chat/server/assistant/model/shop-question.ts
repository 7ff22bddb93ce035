// A question that a language model puts to the built-in assistant in the visitor's place, and what of the answer it may show.
import { z } from 'zod';

import { capitalise } from '../../../../../platform/contract/text.ts';
import type { ModelTool } from '../../../../../platform/server/model/chat-model.ts';
import { parseSearchQuery } from '../../../../catalogue/search/search-query.ts';
import { formatTyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { assistantMessages } from '../../../messages/assistant.ts';
import { YES_OR_NO } from '../../../messages/model.ts';
import { answer, type Answer } from '../answers/answer.ts';
import { foldedWords } from '../words.ts';

const MAX_QUESTION_LENGTH = 300;
const questionSchema = z.object({ question: z.string().trim().min(1).max(MAX_QUESTION_LENGTH) });

export const ASK_SHOP: ModelTool = {
  name: 'askShop',
  description:
    "Puts one short question in Finnish to the shop's own records (hours, prices of work, tyres on sale with price and stock, free times, storage, season law, credit, campaigns, advice, contact) and returns numbered lines to choose from. Each question must be understood by itself: repeat size, vehicle, work and day in it.",
  input: { ...z.toJSONSchema(questionSchema, { target: 'draft-7' }), additionalProperties: false },
};

/** Undefined when the input is not of its form. */
export function questionIn(input: string): string | undefined {
  try {
    return questionSchema.safeParse(JSON.parse(input)).data?.question;
  } catch {
    return undefined;
  }
}

/** `said`: messages of the conversation so far. A size that is not among them is only asked back. */
export async function askShop(
  ask: (question: string) => Promise<Answer>,
  question: string,
  said: readonly string[],
): Promise<Answer | undefined> {
  const { size } = parseSearchQuery(question);
  if (size && !said.some((text) => hasSize(text, formatTyreSize(size)))) {
    return answer('tyreSearch', assistantMessages.confirmSize(formatTyreSize(size)));
  }
  const answered = await ask(question);
  if (echoes(answered, said)) return undefined;
  return { ...answered, text: withoutYesOrNo(answered.text) };
}

function hasSize(text: string, size: string): boolean {
  const { size: own } = parseSearchQuery(text);
  return (own && formatTyreSize(own) === size) || digitsOf(text).includes(digitsOf(size));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** A search repeats the searched words in quotation marks, and so would show what the model wrote. */
function echoes({ text, products, sources }: Answer, said: readonly string[]): boolean {
  const known = new Set(
    [
      ...said,
      ...products.map(({ manufacturer, model }) => `${manufacturer.name} ${model}`),
      ...sources.map(({ title }) => title),
    ].flatMap(foldedWords),
  );
  const quoted = [...text.matchAll(/["“”„»']([^"“”„»'\n]+)["“”»']/gu)].flatMap(([, words = '']) =>
    foldedWords(words),
  );
  return quoted.some((word) => !known.has(word));
}

function withoutYesOrNo(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const rest = line.replace(YES_OR_NO, '');
      return rest === line ? line : capitalise(rest);
    })
    .join('\n');
}
