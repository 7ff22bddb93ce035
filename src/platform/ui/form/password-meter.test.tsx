import { expect, test } from 'vitest';

import { passwordStrength } from './password-meter.tsx';

test.each([
  ['1234567890', 0],
  ['salasana12', 1],
  ['talvirenkaat', 1],
  ['kaarto2026', 1],
  ['x7#Qp9!vZ', 1],
  ['Kesärenkaat Rengasliike 2026', 1],
])('the meter of new passwords finds %s weak and says why', (password, most) => {
  const { score, reason } = passwordStrength(password);
  expect(score).toBeLessThanOrEqual(most);
  expect(reason).toMatch(/\.$/);
});

test.each(['salasana12', 'Salasana 2026'])('the meter says that %s is like a common password', (password) => {
  expect(passwordStrength(password)).toMatchObject({
    score: expect.toSatisfy((score: number) => score < 2),
    reason: 'Tämä muistuttaa yleistä salasanaa.',
  });
});

test('the meter of new passwords knows the user’s names, and finds a long sentence strong', () => {
  expect(passwordStrength('kaisankonttori', ['kaisankonttori']).score).toBe(0);
  expect(passwordStrength('Kaisa Esimerkki!', ['kaisa', 'esimerkki']).score).toBe(1);
  expect(passwordStrength('kolme hirveä uimassa suolla')).toEqual({ score: 4, reason: '' });
});
