// An answer of a language model: it chooses among the lines of the built-in assistant. Whatever fails, the built-in answer is used.
import { formatWeekdayDate, helsinkiDay, helsinkiTime } from '../../../../../platform/contract/dates.ts';
import {
  ModelError,
  type ChatModel,
  type ModelCall,
  type ModelErrorKind,
  type ModelMessage,
} from '../../../../../platform/server/model/chat-model.ts';
import { assistantMessages } from '../../../messages/assistant.ts';
import { modelMessages as messages } from '../../../messages/model.ts';
import { answer, waysToShop, type Answer } from '../answers/answer.ts';
import type { AssistantTools } from '../tools.ts';
import { chosenAnswer, idsIn, numberedLines, type Offer } from './choice.ts';
import { ASK_SHOP, askShop, questionIn } from './shop-question.ts';

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface ModelTurn {
  readonly model: ChatModel;
  readonly tools: Pick<AssistantTools, 'shop' | 'now'>;
  /** Earlier messages from the database, oldest first. */
  readonly before: readonly ChatMessage[];
  readonly text: string;
  /** What the built-in assistant answers to the text. */
  readonly own: Answer;
  /** The built-in assistant's answer to another question. */
  readonly ask: (question: string) => Promise<Answer>;
  /** Aborts when the visitor goes away. */
  readonly signal: AbortSignal;
}

export interface ModelOutcome {
  readonly answer: Answer;
  /** Undefined when the service has not reported how many. */
  readonly tokens: number | undefined;
  /** unusable: it chose nothing, or what does not exist. */
  readonly failure?: ModelErrorKind | 'unusable';
}

/** Milliseconds for all rounds together; then the built-in answer is used. */
export const MAX_WAIT_MS = 2_500;
/** The last round has no tool. */
const MAX_ROUNDS = 3;
const MAX_QUESTIONS = 4;
/** Letters the model writes in a round; ids are short. */
const MAX_LETTERS = 4_000;
/** Letters of earlier messages, the newest that fit. */
const MAX_LETTERS_BEFORE = 12_000;

export async function modelAnswer(turn: ModelTurn): Promise<ModelOutcome> {
  const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(MAX_WAIT_MS)]);
  try {
    const work = await beginWork(turn);
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const { text, calls } = await takeRound(turn.model, work, signal, round === MAX_ROUNDS);
      if (calls.length === 0) {
        const chosen = chosenAnswer(work.offers, idsIn(text));
        return { answer: chosen ?? turn.own, tokens: work.tokens, ...(!chosen && { failure: 'unusable' }) };
      }
      work.messages.push({ role: 'assistant', text, calls });
      for (const call of calls) {
        work.messages.push({ role: 'tool', call, result: await resultOf(turn, work, call) });
      }
    }
    return { answer: turn.own, tokens: work.tokens, failure: 'unusable' };
  } catch (error) {
    if (turn.signal.aborted) return { answer: turn.own, tokens: undefined };
    const failure = error instanceof ModelError ? error.kind : 'broken';
    const isUnused = failure === 'busy' || failure === 'unavailable';
    return { answer: turn.own, tokens: isUnused ? 0 : undefined, failure };
  }
}

interface Work {
  readonly messages: ModelMessage[];
  readonly offers: Offer[];
  /** All messages of both, for the sizes and words that a question may have. */
  readonly said: readonly string[];
  questions: number;
  tokens: number;
}

async function beginWork({ tools, before, text, own }: ModelTurn): Promise<Work> {
  const shop = await tools.shop();
  const now = tools.now();
  const unknown = answer('none', assistantMessages.unknown, {
    actions: waysToShop(shop),
    isUnanswered: true,
  });
  const offers = [
    { letter: 'a', answer: own },
    { letter: 'x', answer: unknown },
  ];
  const prompt = messages.prompt({
    name: shop.assistantName,
    shop: shop.name,
    now: `${formatWeekdayDate(helsinkiDay(now))} ${helsinkiTime(now)}`,
  });
  const question = messages.question(text, offers.map(numberedLines).join('\n'));
  return {
    messages: [
      { role: 'system', text: prompt },
      ...newest(before).map(toModelMessage),
      { role: 'user', text: question },
    ],
    offers,
    said: [...before.map((said) => said.text), text],
    questions: 0,
    tokens: 0,
  };
}

function toModelMessage({ role, text }: ChatMessage): ModelMessage {
  return role === 'user' ? { role, text } : { role, text, calls: [] };
}

function newest(before: readonly ChatMessage[]): ChatMessage[] {
  let letters = 0;
  const fitting = before.toReversed().filter(({ text }) => {
    letters += text.length;
    return letters <= MAX_LETTERS_BEFORE;
  });
  return fitting.toReversed();
}

async function takeRound(
  model: ChatModel,
  work: Work,
  signal: AbortSignal,
  isLast: boolean,
): Promise<{ text: string; calls: ModelCall[] }> {
  const calls: ModelCall[] = [];
  let text = '';
  const tools = isLast ? [] : [ASK_SHOP];
  for await (const part of model.answer({ messages: work.messages, tools, signal })) {
    if (part.type === 'text') text += part.delta;
    else if (part.type === 'call') calls.push(part.call);
    else work.tokens += part.tokens;
    if (text.length > MAX_LETTERS) throw new ModelError('broken');
  }
  return { text, calls: isLast ? [] : calls };
}

/** What the model reads as the result of a call. */
async function resultOf({ ask }: ModelTurn, work: Work, { name, input }: ModelCall): Promise<string> {
  if (name !== ASK_SHOP.name) return messages.unknownTool;
  const question = questionIn(input);
  if (question === undefined) return messages.badInput;
  work.questions += 1;
  if (work.questions > MAX_QUESTIONS) return messages.tooManyCalls;
  const answered = await askShop(ask, question, work.said);
  if (!answered) return messages.echoed;
  const offer = { letter: String.fromCodePoint('a'.charCodeAt(0) + work.questions), answer: answered };
  work.offers.push(offer);
  return numberedLines(offer);
}
