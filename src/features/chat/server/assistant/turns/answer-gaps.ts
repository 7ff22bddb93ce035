// Answers that may not have served: nothing was found, the same was asked before, or the answer requests more and contains nothing yet.
import type { StoredGap } from '../../../contract/gaps.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { questionHash } from '../../conversations/question-hash.ts';

/** Topics that may be repeated without anything being wrong. */
const SMALL_TALK: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'bye',
  'confirmed',
  'refused',
  'human',
  'dog',
]);
const ANY_RIM = 0;
/** Beginnings of answers that request more. */
const PROMPTS: readonly string[] = [
  messages.askSize,
  messages.allPrices,
  messages.askSizeWithRim(ANY_RIM).split(String(ANY_RIM))[0] ?? messages.askSize,
];
/** The topic of two meanings to choose from. */
const CHOICE = 'choice';

interface Answered {
  readonly topic: string;
  readonly text: string;
  readonly asksAbout?: unknown;
}

export function isFollowUpQuestion({ topic, text, asksAbout }: Answered): boolean {
  const isPrompt = PROMPTS.some((beginning) => text.startsWith(beginning));
  return isPrompt || topic === CHOICE || asksAbout !== undefined;
}

/** `before`: what the visitor asked earlier in the conversation. */
export function gapOf(
  text: string,
  before: readonly string[],
  { isUnanswered, topic }: { isUnanswered: boolean; topic: string },
): StoredGap | null {
  if (isUnanswered) return 'unknown';
  if (SMALL_TALK.has(topic)) return null;
  const hash = questionHash(text);
  return before.some((earlier) => questionHash(earlier).equals(hash)) ? 'repeated' : null;
}
