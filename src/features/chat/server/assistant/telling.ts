import { formatShortEuros } from '../../../../platform/contract/money.ts';
import type { ProductCard } from '../../../catalogue/product-view.ts';
// An answer as it is told: what the stream carries, piece by piece, whoever thinks it up.
import type { ChatExtras, ChatProduct } from '../../contract-assistant.ts';
import { assistantMessages as messages } from '../../messages-assistant.ts';
import type { Answer } from './answer.ts';
import type { ToolName } from './tools.ts';

export type Telling =
  | { readonly type: 'tool'; readonly tool: ToolName; readonly isFound: boolean }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'extras'; readonly extras: ChatExtras }
  /** Ends the answer; one of our own texts. */
  | { readonly type: 'fault'; readonly message: string };

/** The whole of an answer that is ready; its text in sentences, as it is read aloud. */
export async function* tellings(told: Answer): AsyncGenerator<Telling> {
  if (told.tool !== 'none') yield { type: 'tool', tool: told.tool, isFound: !told.isUnanswered };
  for (const text of sentences(told.text)) yield { type: 'text', text };
  yield { type: 'extras', extras: extrasOf(told) };
}

/** Whole sentences, each with the space behind it: what is read aloud comes in sentences too. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.!?:](?=\s)\s*|\n+|$)/gs) ?? [text];
}

export function extrasOf({
  sources,
  actions,
  products,
}: Pick<Answer, 'sources' | 'actions' | 'products'>): ChatExtras {
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
