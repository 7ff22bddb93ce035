// An answer as the AI SDK's UI message stream, version 1: server-sent events that carry JSON parts and end in '[DONE]'.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import type { ProductCard } from '../../../catalogue/product-view.ts';
import type { ChatExtras, ChatProduct } from '../../contract-assistant.ts';
import { assistantMessages as messages } from '../../messages-assistant.ts';
import type { Reply } from './assistant.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // 'no-transform' and the accelerator's own header: whoever stands between may not gather or squeeze it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

/** The whole stream of one answer; its text in sentences, as it is read aloud. */
export function* messageStream(id: string, reply: Reply): Generator<string> {
  yield event({ type: 'start', messageId: id });
  yield* answerParts(id, reply);
  yield event({ type: 'finish' });
  yield 'data: [DONE]\n\n';
}

function* answerParts(id: string, reply: Reply): Generator<string> {
  if (reply.tool !== 'none') {
    const toolCallId = `${id}-tool`;
    yield event({ type: 'tool-input-available', toolCallId, toolName: reply.tool, input: {} });
    yield event({ type: 'tool-output-available', toolCallId, output: { isFound: !reply.isUnanswered } });
  }
  yield event({ type: 'text-start', id });
  for (const delta of sentences(reply.text)) yield event({ type: 'text-delta', id, delta });
  yield event({ type: 'text-end', id });
  const extras = extrasOf(reply);
  if (extras.sources.length > 0) yield event({ type: 'data-sources', data: extras.sources });
  if (extras.products.length > 0) yield event({ type: 'data-products', data: extras.products });
  if (extras.actions.length > 0) yield event({ type: 'data-actions', data: extras.actions });
}

/** Whole sentences, each with the space behind it: what is read aloud comes in sentences too. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.!?:](?=\s)\s*|\n+|$)/gs) ?? [text];
}

export function extrasOf({ sources, actions, products }: Reply): ChatExtras {
  return {
    sources: sources.map(({ title, href }) => ({ label: title, href })),
    actions,
    products: products.map(chatProduct),
  };
}

function chatProduct({
  id,
  href,
  manufacturer,
  model,
  size,
  service,
  price,
  stock,
}: ProductCard): ChatProduct {
  return {
    id,
    href,
    name: `${manufacturer.name} ${model}`,
    size: [size.fullSize, service].filter(Boolean).join(' '),
    price: price.cents > 0 ? formatShortEuros(price.cents) : messages.askPrice,
    stock: stock.text,
  };
}

function event(part: object): string {
  return `data: ${JSON.stringify(part)}\n\n`;
}
