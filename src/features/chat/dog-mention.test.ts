import { expect, test } from 'vitest';

import { mentionsDog } from './dog-mention.ts';

test.each([
  'Nasta on tänään töissä.',
  'Nastan tunnet hymystä.',
  'Kysy Nastalta!',
  'Nastalla on oma peti.',
  'Nastaa saa rapsuttaa.',
  'Pidämme Nastasta.',
  'Luotamme Nastaan.',
  'Nastalle, Nastana, Nastaksi, Nastatta',
  'Nastakin tulee, Nastako?',
  'Nasta-koiran vuoro',
  'Liikkeen koira nukkuu.',
  'Koirat ja koirien omistajat',
  'Koirille on vesikuppi.',
  'Myymäläkoiramme on paikalla.',
])('%j mentions the dog Nasta', (text) => {
  expect(mentionsDog(text, 'Nasta')).toBe(true);
});

test.each([
  'Nastarenkaat ovat hyllyssä.',
  'Nastat ovat hyllyssä.',
  'Nastojen määrä, nastoja, nastoista',
  'Nasta- ja kitkarenkaat',
  'Nasta-renkaat',
  'Nasta vai kitka?',
  'Nasta/kitka',
  'Nasta puree jäähän, kitka on hiljainen.',
  'Nastaton ja nastoitettu',
  'Meillä on 3 nastarengasta, nasta kuluu.',
  'Onko nastalla väliä?',
  'Sinasta',
])('%j means studs, not the dog Nasta', (text) => {
  expect(mentionsDog(text, 'Nasta')).toBe(false);
});

test.each([
  ['Turkka', 'Turkan'],
  ['Rekku', 'Rekulle'],
  ['Pentti', 'Pentillä'],
  ['Lempi', 'Lemmistä'],
  ['Satu', 'Sadun'],
  ['Rei', 'Reitä'],
  ['Rei', 'Reihin'],
  ['Hau', 'Haulla'],
  ['Max', 'Maxin'],
  ['Rex', 'Rexiä'],
  ['Ässä', 'Ässällä'],
  ['Musti', 'Mustikin'],
])('the dog %s is known as %s', (name, form) => {
  expect(mentionsDog(`Kysy ${form}.`, name)).toBe(true);
  expect(mentionsDog(`Kysy ${form}x.`, name)).toBe(false);
});

test('without a dog in the shop no text mentions one', () => {
  expect(mentionsDog('Liikkeellä ei ole omaa koiraa.', '')).toBe(false);
});

test('a name with signs of a pattern is taken as it is', () => {
  expect(mentionsDog('Kysy siitä.', '.*(')).toBe(false);
});
