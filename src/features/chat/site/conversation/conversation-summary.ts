// Summarises a conversation for the shop when the visitor asks to be called: sizes, tyres that were shown, questions.
import { MAX_SUMMARY_LENGTH } from '../../../enquiries/enquiry-limits.ts';
import { sizesIn, type ChatMessage } from '../../chat-message.ts';
import { conversationSummaryMessages as texts } from '../../messages/call-back.ts';
import { questionsOf } from './conversation-state.ts';

const MAX_QUESTION_LENGTH = 120;
const MAX_TYRES = 3;

/** At most as long as an enquiry takes; of many questions the newest stay. Empty when nothing was asked. */
export function conversationSummary(messages: readonly ChatMessage[]): string {
  const questions = questionsOf(messages).map((question) =>
    cut(question.replaceAll(/\s+/g, ' '), MAX_QUESTION_LENGTH),
  );
  if (questions.length === 0) return '';
  const sizes = messages.flatMap(({ content }) => sizesIn(content)).map((size) => size.replaceAll(/\s/g, ''));
  const tyres = messages.findLast(({ products }) => products.length > 0)?.products ?? [];
  const lead = [
    labelled(texts.size, [...new Set(sizes)].slice(-MAX_TYRES)),
    labelled(
      texts.shown,
      tyres.slice(0, MAX_TYRES).map(({ name, price }) => `${name} ${price}`),
    ),
  ].filter(Boolean);
  for (let from = 0; from < questions.length; from += 1) {
    const summary = [...lead, labelled(texts.asked, questions.slice(from), ' / ')].join(' ');
    if (summary.length <= MAX_SUMMARY_LENGTH) return summary;
  }
  return cut(lead.join(' '), MAX_SUMMARY_LENGTH);
}

function labelled(label: string, facts: readonly string[], between = ', '): string {
  const words = facts.join(between);
  if (words === '') return '';
  return `${label}: ${words}${/[.?!]$/.test(words) ? '' : '.'}`;
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
