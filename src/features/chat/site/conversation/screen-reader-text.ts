// Which parts of an answer a screen reader reads, and when: complete sentences, never half a word.
import { contentText } from '../../../../platform/contract/content-text.ts';
import { parseContent } from '../../../../platform/contract/content.ts';
import { sizeToConfirm, type ChatMessage } from '../../chat-message.ts';
import { chatMessages as texts } from '../../messages/chat.ts';

/** The sentences of `message` to be read; the last one, and what came with the text, only once the answer is complete. */
export function screenReaderParts(message: ChatMessage, isWhole: boolean): string[] {
  const sentences = sentencesOf(contentText(parseContent(message.content)));
  if (!isWhole) return sentences.slice(0, -1);
  const size = sizeToConfirm(message);
  const beside = [
    message.products.length > 0 && texts.productsShown(message.products.length),
    size !== undefined && texts.confirmSize(size),
  ].filter((part) => part !== false);
  return [...sentences, ...beside];
}

function sentencesOf(text: string): string[] {
  return (text.match(/.+?(?:[.!?:](?=\s)|\n|$)/gs) ?? []).map((part) => part.trim()).filter(Boolean);
}
