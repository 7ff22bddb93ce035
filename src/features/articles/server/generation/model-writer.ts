// A draft by a language model: it gets the facts as data and may use no others; figures it has from nowhere are named.
import type { ChatModel } from '../../../../platform/server/model/chat-model.ts';
import { MAX_TITLE_LENGTH } from '../../article-limits.ts';
import { factName, missingTexts, modelTexts } from '../../messages/writer.ts';
import { WORDS_OF, type DraftFacts } from '../../writing/draft-topic.ts';
import type { Draft, DraftOrder } from '../../writing/draft-writer.ts';

/** Milliseconds for a complete answer. */
const MAX_MS = 120_000;
const MAX_ANSWER_LENGTH = 30_000;

/** `known` is what the built-in writer makes of the same order. Throws `ModelError`; undefined: nothing usable came. */
export async function writeWithModel(
  model: ChatModel,
  order: DraftOrder,
  facts: DraftFacts,
  known: Draft,
): Promise<Draft | undefined> {
  const material = JSON.stringify({
    avainsanat: order.keywords,
    otsikko: order.title,
    tiedot: Object.entries(facts)
      .filter(([, { text }]) => text !== '')
      .map(([name, { text, source }]) => ({ tieto: factName(name), arvo: text, lahde: source })),
    taustateksti: known.content,
  });
  let answer = '';
  const parts = model.answer({
    messages: [
      { role: 'system', text: modelTexts.system(order.tone, WORDS_OF[order.length]) },
      { role: 'user', text: material },
    ],
    tools: [],
    signal: AbortSignal.timeout(MAX_MS),
  });
  for await (const part of parts) {
    if (part.type === 'text') answer += part.delta;
    if (answer.length > MAX_ANSWER_LENGTH) return undefined;
  }
  const { title, content } = splitTitle(answer);
  if (content === '') return undefined;
  return {
    title: order.title || title || known.title,
    content,
    missing: strangeFigures(content, material).map(missingTexts.figure),
  };
}

function splitTitle(answer: string): { title: string; content: string } {
  const text = answer.replaceAll('\r\n', '\n').trim();
  const [, title = ''] = /^# *(.+)/.exec(text) ?? [];
  return {
    title: title.replaceAll('*', '').trim().slice(0, MAX_TITLE_LENGTH),
    content: title === '' ? text : text.slice(text.indexOf('\n', 1) + 1 || text.length).trim(),
  };
}

/** Sentences with a number of two digits or more, or with decimals, that is nowhere in the source material. */
function strangeFigures(content: string, material: string): string[] {
  const known = new Set(numbersIn(material));
  return content
    .split(/\n|(?<=[\p{L}\d)][.!?]) (?=\p{Lu})/u)
    .filter((sentence) => numbersIn(sentence).some((number) => !known.has(number)))
    .map((sentence) => sentence.replace(/^[#* ]+/, '').slice(0, 160));
}

function numbersIn(text: string): string[] {
  return Array.from(
    text.replaceAll(/(?<=\d)[\u00A0\u202F ](?=\d{3})/g, '').matchAll(/\d+(?:[.,]\d+)*/g),
    ([number]) => number,
  ).filter((number) => number.length > 1);
}
