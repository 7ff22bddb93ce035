// What the shop is told of a talk when the visitor asks to be called: the sizes, the tyres that were shown, the questions.
import { LONGEST_SUMMARY } from '../../enquiries/enquiry-limits.ts';
import { talkSummaryMessages as texts } from '../messages-call-back.ts';
import type { TalkMessage } from '../talk-parts.ts';
import { questionsOf } from './talk-state.ts';

const LONGEST_QUESTION = 120;
const MOST_TYRES = 3;
const SIZE = /\b\d{3}\/\d{2}\s?Z?R\s?\d{2}C?\b/gi;

/** At most as long as an enquiry takes; of many questions the newest are told. Empty when nothing was asked. */
export function talkSummary(messages: readonly TalkMessage[]): string {
  const questions = questionsOf(messages).map((question) =>
    cut(question.replaceAll(/\s+/g, ' '), LONGEST_QUESTION),
  );
  if (questions.length === 0) return '';
  const sizes = messages
    .flatMap(({ content }) => content.match(SIZE) ?? [])
    .map((size) => size.replaceAll(/\s/g, ''));
  const tyres = messages.findLast(({ products }) => products.length > 0)?.products ?? [];
  const lead = [
    told(texts.size, [...new Set(sizes)].slice(-MOST_TYRES)),
    told(
      texts.shown,
      tyres.slice(0, MOST_TYRES).map(({ name, price }) => `${name} ${price}`),
    ),
  ].filter(Boolean);
  for (let from = 0; from < questions.length; from += 1) {
    const summary = [...lead, told(texts.asked, questions.slice(from), ' / ')].join(' ');
    if (summary.length <= LONGEST_SUMMARY) return summary;
  }
  return cut(lead.join(' '), LONGEST_SUMMARY);
}

function told(label: string, facts: readonly string[], between = ', '): string {
  const words = facts.join(between);
  if (words === '') return '';
  return `${label}: ${words}${/[.?!]$/.test(words) ? '' : '.'}`;
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
