// An answer as a sequence of events for the stream, the same from the built-in assistant and a language model.
import { formatShortEuros } from '../../../../../platform/contract/money.ts';
import {
  fittingDayInList,
  setPrice,
  type FittingTerms,
} from '../../../../catalogue/fitting/fitting-terms.ts';
import { fittingMessages } from '../../../../catalogue/messages/fitting.ts';
import { shippedPictureOf } from '../../../../catalogue/product/product-picture.ts';
import type { ProductCard } from '../../../../catalogue/product/product-view.ts';
import type { ChatExtras, ChatProduct } from '../../../contract/assistant.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Answer } from '../answers/answer.ts';
import type { ToolName } from '../tools.ts';

export type AnswerEvent =
  | { readonly type: 'tool'; readonly tool: ToolName; readonly isFound: boolean }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'extras'; readonly extras: ChatExtras }
  /** Ends the answer with a Finnish sentence. */
  | { readonly type: 'error'; readonly message: string };

/** A complete answer as events; its text in sentences, so that screen readers read it as it comes. */
export async function* answerEvents(whole: Answer): AsyncGenerator<AnswerEvent> {
  if (whole.tool !== 'none') yield { type: 'tool', tool: whole.tool, isFound: !whole.isUnanswered };
  for (const text of sentences(whole.text)) yield { type: 'text', text };
  yield { type: 'extras', extras: extrasOf(whole) };
}

/** Complete sentences, each with the space after it. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.!?:](?=\s)\s*|\n+|$)/gs) ?? [text];
}

export function extrasOf({
  sources,
  actions,
  products,
  terms,
}: Pick<Answer, 'sources' | 'actions' | 'products' | 'terms'>): ChatExtras {
  return {
    sources: sources.map(({ title, href }) => ({ label: title, href })),
    actions,
    products: terms ? products.map((card) => chatProduct(card, terms)) : [],
  };
}

function chatProduct(card: ProductCard, terms: FittingTerms): ChatProduct {
  const { id, href, manufacturer, model, size, service, type, winterType, price } = card;
  const set = setPrice(card, terms);
  return {
    id,
    href,
    name: `${manufacturer.name} ${model}`,
    picture: card.thumbnail ?? shippedPictureOf(card),
    size: `${[size.fullSize, service].filter(Boolean).join(' ')}, ${messages.kind[winterType ?? type]}`,
    price: set ? `${set.text} ${set.words}` : messages.askPrice,
    each: set ? fittingMessages.each(formatShortEuros(price.cents)) : '',
    stock: fittingDayInList(card, terms),
  };
}
