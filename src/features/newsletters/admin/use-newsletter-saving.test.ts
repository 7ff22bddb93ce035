// When a save that failed cannot be tried again.
import { expect, test } from 'vitest';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { lossOf } from './use-newsletter-saving.ts';

const problem = (status: number, code: string) => new ApiProblem({ status, code, message: 'Syy.' });

test('a newsletter that was removed or sent meanwhile can only be saved anew, and says why', () => {
  expect(lossOf(problem(404, 'newsletter.not_found'))).toBe('Syy.');
  expect(lossOf(problem(409, 'newsletter.already_sent'))).toBe('Uutiskirje on jo lähetetty.');
  expect(lossOf(problem(409, 'conflict.stale'))).toBeUndefined();
  expect(lossOf(problem(503, 'unavailable'))).toBeUndefined();
  expect(lossOf(null)).toBeUndefined();
});
