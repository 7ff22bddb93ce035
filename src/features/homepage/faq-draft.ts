// A question that waits for its answer in the editor of the shop's own questions, handed over as the state of a link.

export const FAQ_EDITOR_PATH = '/admin/settings/kysymykset';

/** Characters of a question in the shop's list. */
export const MAX_QUESTION_LENGTH = 200;

interface FaqDraft {
  readonly question: string;
}

/** For the state of a link to the editor; a question that is too long loses its end. */
export function faqDraft(question: string): FaqDraft {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  // Whole characters: a halved one would be refused.
  return {
    question: Array.from(line).slice(0, MAX_QUESTION_LENGTH).join('').slice(0, MAX_QUESTION_LENGTH).trim(),
  };
}

/** The question in the state of an address; undefined when there is none. */
export function draftQuestion(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined;
  const { question } = state;
  return typeof question === 'string' && question !== '' ? question : undefined;
}
