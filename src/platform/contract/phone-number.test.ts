import { expect, test } from 'vitest';

import { phoneNumberCore } from './phone-number.ts';

test('a phone number is the same with 0 and with +358, however it is spaced and dotted', () => {
  for (const text of [
    '040 123 4567',
    '+358 40 1234567',
    '0035840-1234567',
    '(040) 123.4567',
    '+358 (0)40 123/4567',
    '358401234567',
  ]) {
    expect(phoneNumberCore(text), text).toBe('401234567');
  }
  expect(phoneNumberCore('040 12')).toBe('4012');
  for (const text of ['ABC-123', '205/55R16', '040', '12345', '+46 70 1234567', '']) {
    expect(phoneNumberCore(text), text).toBeUndefined();
  }
});
