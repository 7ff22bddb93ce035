// An answer as the AI SDK's UI message stream, version 1: server-sent events that carry JSON parts and end in '[DONE]'.
import type { Telling } from './telling.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // 'no-transform' and the accelerator's own header: whoever stands between may not gather or squeeze it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

const HEARTBEAT_MS = 10_000;
/** A comment: read by nobody, but the line is seen to be alive. */
const HEARTBEAT = ': \n\n';

/** The whole stream of one answer. `told` is ended early when the reader goes away. */
export async function* messageStream(
  id: string,
  told: AsyncIterable<Telling>,
  heartbeatMs: number = HEARTBEAT_MS,
): AsyncGenerator<string> {
  yield event({ type: 'start', messageId: id });
  let isTextOpen = false;
  let isFaulty = false;
  let tools = 0;
  for await (const telling of withHeartbeat(told, heartbeatMs)) {
    if (telling === undefined) {
      yield HEARTBEAT;
      continue;
    }
    if (telling.type === 'text' && !isTextOpen) yield event({ type: 'text-start', id });
    isTextOpen ||= telling.type === 'text';
    if (isTextOpen && telling.type !== 'text' && telling.type !== 'tool') {
      yield event({ type: 'text-end', id });
      isTextOpen = false;
    }
    if (telling.type === 'tool') tools += 1;
    isFaulty ||= telling.type === 'fault';
    for (const part of partsOf(telling, id, tools)) yield event(part);
  }
  if (!isFaulty) yield event({ type: 'finish' });
  yield 'data: [DONE]\n\n';
}

function partsOf(telling: Telling, id: string, tools: number): object[] {
  switch (telling.type) {
    case 'tool': {
      const toolCallId = tools === 1 ? `${id}-tool` : `${id}-tool-${tools}`;
      return [
        { type: 'tool-input-available', toolCallId, toolName: telling.tool, input: {} },
        { type: 'tool-output-available', toolCallId, output: { isFound: telling.isFound } },
      ];
    }
    case 'text':
      return [{ type: 'text-delta', id, delta: telling.text }];
    case 'extras': {
      const { sources, products, actions } = telling.extras;
      return [
        ...(sources.length > 0 ? [{ type: 'data-sources', data: sources }] : []),
        ...(products.length > 0 ? [{ type: 'data-products', data: products }] : []),
        ...(actions.length > 0 ? [{ type: 'data-actions', data: actions }] : []),
      ];
    }
    case 'fault':
      return [{ type: 'error', errorText: telling.message }];
  }
}

/** What comes, and `undefined` whenever nothing has come for so long. */
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

function event(part: object): string {
  return `data: ${JSON.stringify(part)}\n\n`;
}
