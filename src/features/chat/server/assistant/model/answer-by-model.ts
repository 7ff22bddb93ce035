// An answer of the language model within a conversation: takes a slot for it, and stores what the visitor reads.
import type { Logger } from 'pino';

import type { Answer } from '../answers/answer.ts';
import { answerEvents, type AnswerEvent } from '../turns/answer-events.ts';
import { modelAnswer, type ModelTurn } from './model-answer.ts';
import type { ModelSlot } from './model-quota.ts';

interface ModelRequest {
  readonly turn: Omit<ModelTurn, 'model'>;
  /** Undefined: the built-in assistant answers. */
  readonly takeSlot: () => Promise<ModelSlot | undefined>;
  readonly save: (answered: Answer) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
}

export async function* answerByModel({
  turn,
  takeSlot,
  save,
  log,
}: ModelRequest): AsyncGenerator<AnswerEvent> {
  const slot = await takeSlot();
  const answered = slot ? await answerInSlot(turn, slot, log) : turn.own;
  await save(answered);
  yield* answerEvents(answered);
}

async function answerInSlot(
  turn: ModelRequest['turn'],
  { model, end }: ModelSlot,
  log: ModelRequest['log'],
): Promise<Answer> {
  const { answer, tokens, failure } = await modelAnswer({ ...turn, model });
  if (failure) log.warn({ kind: failure }, 'the language model gave no answer');
  await end({ tokens, isFailed: failure !== undefined });
  return answer;
}
