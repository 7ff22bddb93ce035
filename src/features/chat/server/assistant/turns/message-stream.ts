// An answer as the AI SDK's UI message stream, version 1: server-sent events that carry JSON parts and end in '[DONE]'.
import type { AnswerEvent } from './answer-events.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither buffer nor compress it; the accelerator has a separate header for that.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

const HEARTBEAT_MS = 10_000;
/** A comment: clients ignore it, but see that the connection is alive. */
const HEARTBEAT = ': \n\n';

/** The complete stream of one answer. Stops reading `answerEvents` when the client disconnects. */
export async function* messageStream(
  id: string,
  answerEvents: AsyncIterable<AnswerEvent>,
  heartbeatMs: number = HEARTBEAT_MS,
): AsyncGenerator<string> {
  yield serverSentEvent({ type: 'start', messageId: id });
  let isTextOpen = false;
  let isFailed = false;
  let tools = 0;
  for await (const answerEvent of withHeartbeat(answerEvents, heartbeatMs)) {
    if (answerEvent === undefined) {
      yield HEARTBEAT;
      continue;
    }
    if (answerEvent.type === 'text' && !isTextOpen) yield serverSentEvent({ type: 'text-start', id });
    isTextOpen ||= answerEvent.type === 'text';
    if (isTextOpen && answerEvent.type !== 'text' && answerEvent.type !== 'tool') {
      yield serverSentEvent({ type: 'text-end', id });
      isTextOpen = false;
    }
    if (answerEvent.type === 'tool') tools += 1;
    isFailed ||= answerEvent.type === 'error';
    for (const part of partsOf(answerEvent, id, tools)) yield serverSentEvent(part);
  }
  if (!isFailed) yield serverSentEvent({ type: 'finish' });
  yield 'data: [DONE]\n\n';
}

function partsOf(answerEvent: AnswerEvent, id: string, tools: number): object[] {
  switch (answerEvent.type) {
    case 'tool': {
      const toolCallId = tools === 1 ? `${id}-tool` : `${id}-tool-${tools}`;
      return [
        { type: 'tool-input-available', toolCallId, toolName: answerEvent.tool, input: {} },
        { type: 'tool-output-available', toolCallId, output: { isFound: answerEvent.isFound } },
      ];
    }
    case 'text':
      return [{ type: 'text-delta', id, delta: answerEvent.text }];
    case 'extras': {
      const { sources, products, actions } = answerEvent.extras;
      return [
        ...(sources.length > 0 ? [{ type: 'data-sources', data: sources }] : []),
        ...(products.length > 0 ? [{ type: 'data-products', data: products }] : []),
        ...(actions.length > 0 ? [{ type: 'data-actions', data: actions }] : []),
      ];
    }
    case 'error':
      return [{ type: 'error', errorText: answerEvent.message }];
  }
}

/** The items, and `undefined` whenever none has come for `everyMs`. */
async function* withHeartbeat<Item>(
  items: AsyncIterable<Item>,
  everyMs: number,
): AsyncGenerator<Item | undefined> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const result = await firstOf(next, everyMs);
      if (result === undefined) yield undefined;
      else if (result.done) return;
      else {
        yield result.value;
        next = iterator.next();
      }
    }
  } finally {
    await iterator.return?.();
  }
}

async function firstOf<Value>(work: Promise<Value>, withinMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function serverSentEvent(part: object): string {
  return `data: ${JSON.stringify(part)}\n\n`;
}
