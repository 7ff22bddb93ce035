import { formatWeekdayDate, helsinkiDay, helsinkiTime } from '../../../../../platform/contract/dates.ts';
// An answer by a language model: it asks our tools, and of what it writes only that is told which the tools have borne out.
import { ModelFault } from '../../../../../platform/server/model/chat-model.ts';
import type { ChatModel, ModelCall, ModelMessage } from '../../../../../platform/server/model/chat-model.ts';
import { modelFaults, modelMessages as messages } from '../../../messages-model.ts';
import { waysToShop } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { reply } from '../assistant.ts';
import { extrasOf, tellings } from '../telling.ts';
import type { Telling } from '../telling.ts';
import type { AssistantTools, ToolName } from '../tools.ts';
import { createEvidence } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { MODEL_TOOLS, callTool, echoesOf, refusal } from './model-tools.ts';
import type { ToolOutcome } from './model-tools.ts';
import { createPromptGuard } from './prompt-guard.ts';
import { createSentenceGate } from './sentence-gate.ts';
import type { SentenceGate } from './sentence-gate.ts';

export interface Said {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface ModelTurn {
  readonly model: ChatModel;
  readonly tools: AssistantTools;
  /** What was said before, from our own records, oldest first. */
  readonly before: readonly Said[];
  readonly text: string;
  readonly signal: AbortSignal;
}

/** What remains of an answer when it is over. */
export interface Outcome extends Pick<Answer, 'isUnanswered' | 'missing'> {
  readonly tool: ToolName;
  readonly tokens: number;
  readonly fault?: ModelFault['kind'] | 'empty';
}

const MOST_STEPS = 5;
const MOST_CALLS = 8;
/** Of what the model writes for one answer, all steps together. */
const MOST_LETTERS = 8_000;
const MOST_SOURCES = 5;
const MOST_ACTIONS = 4;
/** Of earlier sayings, the newest that fit. */
const MOST_LETTERS_BEFORE = 12_000;

/** Tells the answer as it comes; returns what remains of it, whatever went wrong. */
export async function* modelTellings(turn: ModelTurn): AsyncGenerator<Telling, Outcome> {
  const work = await beginWork(turn);
  try {
    for (let step = 1; step <= MOST_STEPS && !work.isOver; step += 1) {
      yield* takeStep(turn, work, step === MOST_STEPS);
    }
  } catch (error) {
    const kind = error instanceof ModelFault ? error.kind : 'broken';
    yield { type: 'fault', message: modelFaults[kind] };
    return { ...outcomeOf(work), fault: kind };
  }
  if (!work.hasTold && work.letters === 0 && work.answers.length === 0) {
    yield { type: 'fault', message: modelFaults.empty };
    return { ...outcomeOf(work), fault: 'empty' };
  }
  if (!work.hasTold) {
    // Nothing that may be said is left of the answer: the built-in assistant's own stands.
    const asked = [...turn.before.filter(({ role }) => role === 'user').map(({ text }) => text), turn.text];
    const own = await reply(turn.tools, asked);
    yield* tellings(own);
    return { ...outcomeOf(work), ...own };
  }
  yield { type: 'extras', extras: extrasOf(await extrasFor(turn.tools, work.answers)) };
  return outcomeOf(work);
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
  hasTold: boolean;
  isOver: boolean;
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
    if (said.role === 'user') evidence.hear(said.text);
    // What we said before had been borne out when we said it.
    else evidence.add({ text: said.text, echoes: echoesOf(said) });
  }
  evidence.add({ text: '', names: [shop.name, shop.assistantName, shop.dog.name, shop.dealerNetwork.name] });
  const isLeak = createPromptGuard(prompt);
  return {
    messages: [{ role: 'system', text: prompt }, ...recent.map(saidMessage), { role: 'user', text }],
    evidence,
    gate: () => createSentenceGate((sentence) => !isLeak(sentence) && evidence.bearsOut(sentence)),
    answers: [],
    asked: new Map(),
    calls: 0,
    letters: 0,
    tokens: 0,
    hasTold: false,
    isOver: false,
  };
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
): AsyncGenerator<Telling> {
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

function* released(work: Work, sentences: readonly string[]): Generator<Telling> {
  for (const text of sentences) {
    // No answer begins with empty lines.
    if (!work.hasTold && text.trim() === '') continue;
    work.hasTold = true;
    yield { type: 'text', text };
  }
}

async function* runCall(tools: AssistantTools, work: Work, call: ModelCall): AsyncGenerator<Telling> {
  work.calls += 1;
  const outcome = await outcomeOfCall(tools, work, call);
  work.messages.push({ role: 'tool', call, result: outcome.result });
  const { answer, names = [], echoes = [] } = outcome;
  if (!answer || work.answers.includes(answer)) return;
  work.answers.push(answer);
  const { sources, actions, products } = extrasOf(answer);
  work.evidence.add({
    text: outcome.text,
    names,
    echoes,
    hrefs: [...sources, ...actions, ...products].map(({ href }) => href),
  });
  yield { type: 'tool', tool: answer.tool, isFound: !answer.isUnanswered };
}

/** The same question is not asked twice, and not too many are. */
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
): Promise<Pick<Answer, 'sources' | 'actions' | 'products'>> {
  const isUnanswered = answers.length > 0 && answers.every((answer) => answer.isUnanswered);
  const actions = answers.flatMap((answer) => answer.actions);
  return {
    sources: distinct(answers.flatMap(({ sources }) => sources)).slice(0, MOST_SOURCES),
    actions: distinct(isUnanswered ? waysToShop(await tools.shop()) : actions).slice(0, MOST_ACTIONS),
    products: answers.findLast(({ products }) => products.length > 0)?.products ?? [],
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
