import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MAX_QUESTION_LENGTH, draftQuestion, faqDraft } from './faq-draft.ts';

test('a question goes to the editor as one line of at most 200 characters', () => {
  expect(draftQuestion(faqDraft('  Neulotteko\n sukkia? '))).toBe('Neulotteko sukkia?');
  expect(faqDraft('x'.repeat(300)).question).toHaveLength(MAX_QUESTION_LENGTH);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { question } = faqDraft(text);
      expect(question.length).toBeLessThanOrEqual(MAX_QUESTION_LENGTH);
      expect(question.isWellFormed()).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test.each([undefined, null, 'Moi', {}, { question: 5 }, { question: '' }])('%j is no question', (state) => {
  expect(draftQuestion(state)).toBeUndefined();
});
