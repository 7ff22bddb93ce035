// What of an answer that would be the same again is given to a question that is not quite the same.
import { expect, test } from 'vitest';

import { asksAnew } from './repeated.ts';

const ANSWER = 'Kahvia saa niin monta kuppia kuin ehdit juoda. Munkkeja on perjantaisin.';

test('a repeated answer is cut to the sentences on what is asked now, old words of the question included', () => {
  const before = 'Onko teillä munkkeja?';
  expect(asksAnew(ANSWER, [before, 'Entä kahvia?'])).toBe('Kahvia saa niin monta kuppia kuin ehdit juoda.');
  expect(asksAnew(ANSWER, [before, 'Saako kahvia, ja onko munkkeja?'])).toBeUndefined();
});
