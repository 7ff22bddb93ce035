// An answer of the language model within a conversation: takes a slot for it, and keeps what was told however it ends.
import type { Logger } from 'pino';

import type { ChatModel } from '../../../../../platform/server/model/chat-model.ts';
import type { Answer } from '../answer.ts';
import type { Telling } from '../telling.ts';
import { modelTellings } from './model-answer.ts';
import type { ModelTurn, Outcome } from './model-answer.ts';
import type { ModelSlot } from './model-desk.ts';

interface ModelAnswer {
  /** Undefined: the built-in assistant answers. */
  slot: () => Promise<ModelSlot | undefined>;
  answerOwn: () => Promise<AsyncIterable<Telling>>;
  ask: (model: ChatModel) => Promise<ModelTurn>;
  keep: (answered: Pick<Answer, 'text' | 'tool' | 'isUnanswered' | 'missing'>) => Promise<void>;
  log: Pick<Logger, 'warn'>;
}

export async function* answerByModel({
  slot: takeSlot,
  answerOwn,
  ask,
  keep,
  log,
}: ModelAnswer): AsyncGenerator<Telling> {
  const slot = await takeSlot();
  if (!slot) {
    yield* await answerOwn();
    return;
  }
  let text = '';
  let isOfOwnTyres = false;
  let outcome: Outcome | undefined;
  try {
    const told = modelTellings(await ask(slot.model));
    try {
      for (;;) {
        const next = await told.next();
        if (next.done) {
          outcome = next.value;
          break;
        }
        text += textOf(next.value, text);
        isOfOwnTyres ||= next.value.type === 'tool' && next.value.tool === 'ownTyres';
        yield next.value;
      }
    } finally {
      // Whoever went away is answered no further.
      if (!outcome) await told.return({ tool: 'none', isUnanswered: false, tokens: 0 });
    }
  } finally {
    if (outcome?.fault) log.warn({ kind: outcome.fault }, 'the language model gave no answer');
    // What a broken answer used nobody tells.
    const isCounted = outcome?.fault !== 'broken' && outcome?.fault !== 'slow';
    await slot.end(isCounted ? outcome?.tokens : undefined);
    const { isUnanswered = false, missing } = outcome ?? {};
    const tool = isOfOwnTyres ? 'ownTyres' : (outcome?.tool ?? 'none');
    await keep({ text, tool, isUnanswered, ...(missing && { missing }) });
  }
}

function textOf(telling: Telling, before: string): string {
  if (telling.type === 'text') return telling.text;
  if (telling.type === 'fault') return before === '' ? telling.message : `\n${telling.message}`;
  return '';
}
