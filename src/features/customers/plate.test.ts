import { expect, test } from 'vitest';

import { readPlate } from './plate.ts';

test('a plate is written one way however it is typed', () => {
  for (const typed of ['abc123', ' ABC-123 ', 'abc 123']) expect(readPlate(typed)).toBe('ABC-123');
  expect(readPlate('ä-1')).toBe('Ä-1');
  expect(readPlate('')).toBe('');
  expect(readPlate('m-ab 1234')).toBe('M-AB 1234');
  for (const typed of ['<b>', '-', "a'b", 'ABC-123-456-789']) expect(readPlate(typed)).toBeUndefined();
});
