import { expect, test } from 'vitest';

import { usernameKey } from './username.ts';

test('usernames are compared without regard to case', () => {
  expect(usernameKey(' Päivi ')).toBe(usernameKey('PÄIVI'));
});
