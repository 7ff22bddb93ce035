// What the editor makes of a save that failed.
import { expect, test } from 'vitest';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { fieldFault, lossOf, refusalOf } from './article-saving.ts';

const problem = (status: number, code: string) => new ApiProblem({ status, code, message: 'Syy.' });

test('an article that was removed meanwhile can only be saved anew, and says why', () => {
  expect(lossOf(problem(404, 'article.not_found'))).toBe('Syy.');
  expect(lossOf(problem(409, 'conflict.stale'))).toBeUndefined();
  expect(lossOf(problem(0, 'network.offline'))).toBeUndefined();
  expect(lossOf(null)).toBeUndefined();
});

test('a draft that is refused says why, one that may be saved later does not', () => {
  expect(refusalOf(problem(409, 'article.slug_taken'))).toBe('Syy.');
  expect(refusalOf(problem(503, 'database.unavailable'))).toBeUndefined();
  expect(refusalOf(problem(0, 'network.offline'))).toBeUndefined();
});

test('an address that another article has is told at its field', () => {
  const taken = problem(409, 'article.slug_taken');
  expect([fieldFault(taken, 'slug'), fieldFault(taken, 'title')]).toEqual(['Syy.', undefined]);
});
