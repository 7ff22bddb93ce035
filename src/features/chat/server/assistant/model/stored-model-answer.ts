// An answer of the language model within a conversation: takes a slot for it and stores what was said, however it ends.
import type { Logger } from 'pino';

import type { ChatModel } from '../../../../../platform/server/model/chat-model.ts';
import { modelFailure } from '../../../messages/model.ts';
import type { Answer } from '../answers/answer.ts';
import type { AnswerEvent } from '../turns/answer-events.ts';
import { modelAnswerEvents, type ModelTurn, type Outcome } from './model-answer.ts';
import type { ModelSlot } from './model-quota.ts';

interface ModelAnswer {
  /** Undefined: the built-in assistant answers. */
  slot: () => Promise<ModelSlot | undefined>;
  answerOwn: () => Promise<AsyncIterable<AnswerEvent>>;
  ask: (model: ChatModel) => Promise<ModelTurn>;
  save: (answered: Pick<Answer, 'text' | 'tool' | 'isUnanswered' | 'missing'>) => Promise<void>;
  log: Pick<Logger, 'warn'>;
}

/** The outcome of an answer that was broken off. */
const NOTHING = {
  tool: 'none',
  isUnanswered: false,
  missing: undefined,
  failure: undefined,
  tokens: undefined,
} as const;

export async function* answerByModel({
  slot: takeSlot,
  answerOwn,
  ask,
  save,
  log,
}: ModelAnswer): AsyncGenerator<AnswerEvent> {
  const slot = await takeSlot();
  if (!slot) {
    yield* await answerOwn();
    return;
  }
  let text = '';
  let isOfOwnTyres = false;
  let outcome: Outcome | undefined;
  try {
    const events = modelAnswerEvents(await ask(slot.model));
    try {
      for (;;) {
        const next = await events.next();
        if (next.done) {
          outcome = next.value;
          break;
        }
        if (next.value.type === 'text') text += next.value.text;
        isOfOwnTyres ||= next.value.type === 'tool' && next.value.tool === 'ownTyres';
        yield next.value;
      }
    } catch (error) {
      log.warn({ err: error }, 'neither the language model nor the built-in assistant answered');
      text += `\n${modelFailure}`;
      yield { type: 'error', message: modelFailure };
    } finally {
      // The visitor went away.
      if (!outcome) await events.return({ tool: 'none', isUnanswered: false, tokens: 0 });
    }
  } finally {
    const { isUnanswered, missing, tokens, tool, failure } = outcome ?? NOTHING;
    if (failure) log.warn({ kind: failure }, 'the language model gave no answer');
    // A broken answer does not say how many tokens it used.
    const isCounted = failure !== 'broken' && failure !== 'slow';
    await slot.end({ tokens: isCounted ? tokens : undefined, isFailed: failure !== undefined });
    await save({ text, tool: isOfOwnTyres ? 'ownTyres' : tool, isUnanswered, ...(missing && { missing }) });
  }
}
