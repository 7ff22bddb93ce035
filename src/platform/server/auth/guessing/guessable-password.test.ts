import { expect, test } from 'vitest';

import { authMessages as messages } from '../messages.ts';
import { newPassword } from '../tokens.ts';
import { commonPasswords, whyGuessable } from './guessable-password.ts';

const about = [
  'Pirkko.Laine',
  'liisa@example.fi',
  'Esimerkkilä',
  'uusi390',
  'Kaarto Rengas Oy',
  'kaarto',
  'rengas',
];

test.each([
  ['1234567890', messages.passwordSequence],
  ['qwertyuiop', messages.passwordSequence],
  ['abcdefgh2026', messages.passwordSequence],
  ['asdfghjkl123', messages.passwordSequence],
  ['aaaaaaaaaa', messages.passwordRepeats],
  ['1212121212', messages.passwordRepeats],
  ['abcabcabcabc', messages.passwordRepeats],
  ['salasana12', messages.passwordCommon],
  ['Salasana!2026', messages.passwordCommon],
  ['S4l4sana2026', messages.passwordCommon],
  ['p@ssw0rd1234', messages.passwordCommon],
  ['password123', messages.passwordCommon],
  ['1q2w3e4r5t', messages.passwordCommon],
  ['talvirenkaat1', messages.passwordCommon],
  ['mustakissa', messages.passwordCommon],
  ['diosesfiel', messages.passwordCommon],
  ['yagjecc826', messages.passwordCommon],
  ['kesä-koira-2026', messages.passwordCommon],
  ['Lösenord2026', messages.passwordCommon],
  ['woaini1314520', messages.passwordCommon],
  ['kaartorengas', messages.passwordAboutYou],
  ['Kaarto2026!', messages.passwordAboutYou],
  ['pirkkolaine', messages.passwordAboutYou],
  ['Laine-Pirkko-1', messages.passwordAboutYou],
  ['uusi390 rengas', messages.passwordAboutYou],
  ['liisa@example', messages.passwordAboutYou],
  ['liisa.example', messages.passwordAboutYou],
  ['exampleliisa', messages.passwordAboutYou],
  ['esimerkkila1', messages.passwordAboutYou],
  ['Esimerkkilä2026', messages.passwordAboutYou],
  ['minarakastansinua', messages.passwordCommon],
  ['ajokortti123', messages.passwordCommon],
  ['Rengas#uusi390', messages.passwordAboutYou],
  ['Kesä2026kesä', messages.passwordCommon],
  ['kesä2026talvi', messages.passwordCommon],
  ['Syksy2026syksy', messages.passwordCommon],
  ['kesä!koira1kesä', messages.passwordCommon],
  ['k3sä2026t4lvi', messages.passwordCommon],
  ['Koira24.12.1975', messages.passwordCommon],
  ['Pirkko1980Laine', messages.passwordAboutYou],
  ['01.01.1980', messages.passwordCommon],
  ['24.12.1975!', messages.passwordCommon],
  ['1975-12-24', messages.passwordCommon],
  ['24/12/1975', messages.passwordCommon],
  ['!!24121975', messages.passwordCommon],
  ['24. 12. 75', messages.passwordCommon],
])('%s is as easy to guess as it is: %s', (password, why) => {
  expect(whyGuessable(password, about)).toBe(why);
});

test.each([
  'kitkat vaihtuvat ensi viikolla',
  'nasta-on-hyva-koira-7',
  'uusi pitkä salasana',
  'renkaat ovat vaihdettu jo',
  'rengas aamuhämärä',
  'Xq7-lumikenkä-91',
  'zjxwqkvbtr',
  'salasana8439201756',
  'kesä8439201756talvi',
  '24.12.1975 kuutamo yöllä',
  '7391840265',
])('%s is not among the first that are guessed', (password) => {
  expect(whyGuessable(password, about)).toBeUndefined();
});

test('a generated password is never refused', () => {
  for (let times = 0; times < 200; times += 1) expect(whyGuessable(newPassword(), about)).toBeUndefined();
});

test('more than 3 000 common passwords of ten characters and more are refused', () => {
  const long = [...commonPasswords].filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThanOrEqual(3000);
  expect(long.filter((password) => whyGuessable(password, []) === undefined)).toEqual([]);
});
