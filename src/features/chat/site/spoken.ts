// What of an answer a screen reader says, and when: whole sentences, never half a word.
import { contentText } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { talkMessages as texts } from '../messages-talk.ts';
import { sizeToConfirm } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';

/** The sentences of `message` that can be said; the last one only once it is whole, then also what came beside the text. */
export function spokenParts(message: TalkMessage, isWhole: boolean): string[] {
  const sentences = sentencesOf(contentText(parseContent(message.content)));
  if (!isWhole) return sentences.slice(0, -1);
  const size = sizeToConfirm(message);
  const beside = [
    message.products.length > 0 && texts.productsTold(message.products.length),
    size !== undefined && texts.confirmSize(size),
  ].filter((part) => part !== false);
  return [...sentences, ...beside];
}

function sentencesOf(text: string): string[] {
  return (text.match(/.+?(?:[.!?:](?=\s)|\n|$)/gs) ?? []).map((part) => part.trim()).filter(Boolean);
}
