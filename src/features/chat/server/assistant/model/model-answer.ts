// An answer by a language model: it calls our tools, and only sentences that their results support reach the visitor.
import { formatWeekdayDate, helsinkiDay, helsinkiTime } from '../../../../../platform/contract/dates.ts';
import {
  ModelError,
  type ChatModel,
  type ModelCall,
  type ModelMessage,
} from '../../../../../platform/server/model/chat-model.ts';
import { modelMessages as messages } from '../../../messages/model.ts';
import { waysToShop, type Answer } from '../answers/answer.ts';
import { reply } from '../assistant.ts';
import type { AssistantTools, ToolName } from '../tools.ts';
import { extrasOf, answerEvents, type AnswerEvent } from '../turns/answer-events.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { MODEL_TOOLS, callTool, echoesOf, refusal, type ToolOutcome } from './model-tools.ts';
import { createPromptGuard } from './prompt-guard.ts';
import { createSentenceGate, type SentenceGate } from './sentence-gate.ts';

export interface Said {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface ModelTurn {
  readonly model: ChatModel;
  readonly tools: AssistantTools;
  /** Earlier messages from the database, oldest first. */
  readonly before: readonly Said[];
  readonly text: string;
  readonly signal: AbortSignal;
}

/** What is stored and counted of an answer when it is over. */
export interface Outcome extends Pick<Answer, 'isUnanswered' | 'missing'> {
  readonly tool: ToolName;
  readonly tokens: number;
  readonly failure?: ModelError['kind'] | 'empty';
}

const MOST_STEPS = 5;
const MOST_CALLS = 8;
/** Of what the model writes for one answer, all steps together. */
const MOST_LETTERS = 8_000;
const MOST_SOURCES = 5;
const MOST_ACTIONS = 4;
/** Of earlier messages, the newest that fit. */
const MOST_LETTERS_BEFORE = 12_000;

/** Yields the answer as it comes and returns its outcome. If the model fails, the built-in assistant answers. */
export async function* modelAnswerEvents(turn: ModelTurn): AsyncGenerator<AnswerEvent, Outcome> {
  const work = await beginWork(turn);
  const failure = yield* takeSteps(turn, work);
  const isSilent = !work.hasText && work.letters === 0 && work.answers.length === 0;
  if (failure !== undefined || !work.hasText || (work.isAnswerDue && work.answers.length === 0)) {
    const asked = [...turn.before.filter(({ role }) => role === 'user').map(({ text }) => text), turn.text];
    const own = await reply(turn.tools, asked);
    if (work.hasText) yield { type: 'text', text: '\n\n' };
    yield* answerEvents(own);
    return { ...outcomeOf(work), ...own, ...((failure ?? isSilent) && { failure: failure ?? 'empty' }) };
  }
  const rest = work.isAnswerDue ? replacementText(work) : '';
  if (rest !== '') yield { type: 'text', text: rest };
  yield { type: 'extras', extras: extrasOf(await extrasFor(turn.tools, work.answers)) };
  return outcomeOf(work);
}

/** Returns how the model failed, if it did; a visitor who leaves is no failure. */
async function* takeSteps(turn: ModelTurn, work: Work): AsyncGenerator<AnswerEvent, Outcome['failure']> {
  try {
    for (let step = 1; step <= MOST_STEPS && !work.isOver; step += 1) {
      yield* takeStep(turn, work, step === MOST_STEPS);
    }
    return undefined;
  } catch (error) {
    if (turn.signal.aborted && !isTimeout(turn.signal.reason)) return undefined;
    return error instanceof ModelError ? error.kind : 'broken';
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

interface Work {
  readonly messages: ModelMessage[];
  readonly evidence: Evidence;
  readonly gate: () => SentenceGate;
  readonly answers: Answer[];
  readonly asked: Map<string, ToolOutcome>;
  calls: number;
  letters: number;
  tokens: number;
  hasText: boolean;
  /** A sentence was left out, or a tool called, and nothing replaces it yet. */
  isAnswerDue: boolean;
  isOver: boolean;
  /** Answers of tools and sentences of the model that are in the text already. */
  readonly used: Set<Answer | string>;
}

async function beginWork({ tools, before, text }: ModelTurn): Promise<Work> {
  const shop = await tools.shop();
  const now = tools.now();
  const prompt = messages.prompt({
    name: shop.assistantName,
    shop: shop.name,
    now: `${formatWeekdayDate(helsinkiDay(now))} ${helsinkiTime(now)}`,
  });
  const evidence = createEvidence();
  const recent = newest(before);
  for (const said of [...recent, { role: 'user' as const, text }]) {
    if (said.role === 'user') evidence.addQuestion(said.text);
    // Earlier answers were checked when they were given.
    else evidence.add({ text: said.text, echoes: echoesOf(said) });
  }
  evidence.add({ text: '', names: [shop.name, shop.assistantName, shop.dog.name, shop.dealerNetwork.name] });
  const isLeak = createPromptGuard(prompt);
  const work: Work = {
    messages: [{ role: 'system', text: prompt }, ...recent.map(saidMessage), { role: 'user', text }],
    evidence,
    gate: () => createSentenceGate((sentence) => (isLeak(sentence) ? '' : approvedText(work, sentence))),
    answers: [],
    asked: new Map(),
    calls: 0,
    letters: 0,
    tokens: 0,
    hasText: false,
    isAnswerDue: false,
    isOver: false,
    used: new Set(),
  };
  return work;
}

/** A supported sentence, once; in place of an unsupported one the lines of the tools. */
function approvedText(work: Work, sentence: string): string {
  if (!work.evidence.supports(sentence)) {
    work.isAnswerDue = true;
    return replacementText(work);
  }
  const known = sentence.trim();
  if (work.used.has(known)) return '';
  work.used.add(known);
  if (work.answers.length > 0) work.isAnswerDue = false;
  return sentence;
}

/** Lines of the tools' answers that the text does not hold yet; empty when there are none. */
function replacementText(work: Work): string {
  const unused = work.answers.filter((answer) => !work.used.has(answer));
  for (const answer of unused) work.used.add(answer);
  if (work.answers.length > 0) work.isAnswerDue = false;
  const lines = unused.flatMap(({ text }) => text.split('\n')).filter((line) => work.evidence.supports(line));
  if (lines.length === 0) return '';
  return `${work.hasText ? '\n\n' : ''}${lines.join('\n')}\n\n`;
}

function saidMessage({ role, text }: Said): ModelMessage {
  return role === 'user' ? { role, text } : { role, text, calls: [] };
}

function newest(before: readonly Said[]): Said[] {
  let letters = 0;
  const fitting = before.toReversed().filter(({ text }) => {
    letters += text.length;
    return letters <= MOST_LETTERS_BEFORE;
  });
  return fitting.toReversed();
}

async function* takeStep(
  { model, tools, signal }: ModelTurn,
  work: Work,
  isLast: boolean,
): AsyncGenerator<AnswerEvent> {
  const mayCall = !isLast && work.calls < MOST_CALLS;
  const gate = work.gate();
  const calls: ModelCall[] = [];
  let written = '';
  for await (const part of model.answer({
    messages: work.messages,
    tools: mayCall ? MODEL_TOOLS : [],
    signal,
  })) {
    if (part.type === 'text') {
      written += part.delta;
      work.letters += part.delta.length;
      yield* released(work, gate.push(part.delta));
      if (work.letters > MOST_LETTERS) {
        work.isOver = true;
        return;
      }
    } else if (part.type === 'call') calls.push(part.call);
    else work.tokens += part.tokens;
  }
  yield* released(work, gate.end());
  work.isOver ||= calls.length === 0 || !mayCall;
  if (work.isOver) return;
  work.messages.push({ role: 'assistant', text: written, calls });
  for (const call of calls) yield* runCall(tools, work, call);
}

function* released(work: Work, sentences: readonly string[]): Generator<AnswerEvent> {
  for (const text of sentences) {
    // No answer begins with empty lines.
    if (!work.hasText && text.trim() === '') continue;
    work.hasText = true;
    yield { type: 'text', text };
  }
}

async function* runCall(tools: AssistantTools, work: Work, call: ModelCall): AsyncGenerator<AnswerEvent> {
  work.calls += 1;
  const outcome = await outcomeOfCall(tools, work, call);
  work.messages.push({ role: 'tool', call, result: outcome.result });
  const { answer, names = [], echoes = [] } = outcome;
  if (!answer || work.answers.includes(answer)) return;
  work.answers.push(answer);
  work.isAnswerDue = true;
  const { sources, actions, products } = extrasOf(answer);
  work.evidence.add({
    text: outcome.text,
    names,
    echoes,
    hrefs: [...sources, ...actions, ...products].map(({ href }) => href),
  });
  yield { type: 'tool', tool: answer.tool, isFound: !answer.isUnanswered };
}

/** No tool is called twice with the same input, and not too many are called. */
async function outcomeOfCall(
  tools: AssistantTools,
  work: Work,
  { name, input }: ModelCall,
): Promise<ToolOutcome> {
  if (work.calls > MOST_CALLS) return refusal(messages.tooManyCalls);
  const key = `${name} ${input}`;
  const known = work.asked.get(key);
  if (known) return known;
  const outcome = await callTool(tools, name, input);
  work.asked.set(key, outcome);
  return outcome;
}

async function extrasFor(
  tools: AssistantTools,
  answers: readonly Answer[],
): Promise<Pick<Answer, 'sources' | 'actions' | 'products' | 'terms'>> {
  const isUnanswered = answers.length > 0 && answers.every((answer) => answer.isUnanswered);
  const actions = answers.flatMap((answer) => answer.actions);
  const { products = [], terms } = answers.findLast((answer) => answer.products.length > 0) ?? {};
  return {
    sources: distinct(answers.flatMap(({ sources }) => sources)).slice(0, MOST_SOURCES),
    actions: distinct(isUnanswered ? waysToShop(await tools.shop()) : actions).slice(0, MOST_ACTIONS),
    products,
    ...(terms && { terms }),
  };
}

function distinct<Item extends { readonly href: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.href, item])).values()];
}

function outcomeOf({ answers, tokens }: Work): Outcome {
  const missing = answers.findLast((answer) => answer.missing)?.missing;
  return {
    tool: answers.at(-1)?.tool ?? 'none',
    isUnanswered: answers.length > 0 && answers.every((answer) => answer.isUnanswered),
    ...(missing && { missing }),
    tokens,
  };
}
