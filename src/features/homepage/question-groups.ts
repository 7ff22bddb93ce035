// The shop's own questions by subject, and those that a visitor's words find.
import { QUESTION_SUBJECTS, type QuestionSubject } from './messages-questions.ts';

interface WithQuestion {
  readonly question: string;
  readonly answer: string;
}

export interface QuestionGroup<Item> {
  readonly subject: QuestionSubject;
  readonly items: readonly Item[];
}

/** Each question under the first subject whose words it has; the subject with most questions comes first, the rest last. */
export function groupQuestions<Item extends WithQuestion>(items: readonly Item[]): QuestionGroup<Item>[] {
  const subjectOf = ({ question }: Item) =>
    QUESTION_SUBJECTS.find(({ words }) => words === undefined || words.test(question));
  return QUESTION_SUBJECTS.map((subject) => ({
    subject,
    items: items.filter((item) => subjectOf(item) === subject),
  }))
    .filter((group) => group.items.length > 0)
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** A subject without words takes what is left over. */
function rankOf({ subject, items }: QuestionGroup<unknown>): number {
  return subject.words === undefined ? 0 : items.length;
}

const MAX_STEM_LENGTH = 6;

/** Questions with every word of the search at the beginning of some word, whatever its ending; the questions before the answers. */
export function findQuestions<Item extends WithQuestion>(items: readonly Item[], search: string): Item[] {
  const stems = wordsOf(search).map((word) =>
    word.slice(0, Math.max(3, Math.min(MAX_STEM_LENGTH, word.length - 2))),
  );
  if (stems.length === 0) return [...items];
  const has = (text: string) => {
    const words = wordsOf(text);
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  };
  const found = items.filter(({ question }) => has(question));
  const others = items.filter((item) => !found.includes(item) && has(`${item.question} ${item.answer}`));
  return [...found, ...others];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}
