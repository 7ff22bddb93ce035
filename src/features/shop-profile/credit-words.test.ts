import { expect, test } from 'vitest';

import { dearCredit, freeCredit } from '../../../test/builders/financing.ts';
import { contradictsTerms, creditWords, findContradictions } from './credit-words.ts';

const longCredit = { ...freeCredit, termMonths: 24 };

test.each([
  '0 % korko',
  'Korko 0,0 % koko ajan',
  'Nollakorolla',
  'Korotonta maksuaikaa',
  'Rahoitus ilman kuluja',
  'Osamaksu ilman korkoa',
  'ei avaus- eikä tilinhoitomaksuja',
  'Kulutonta osamaksua',
  'Ilmainen rahoitus',
])('"%s" is true only of a credit that costs nothing', (text) => {
  expect(contradictsTerms(text, freeCredit)).toBe(false);
  expect(contradictsTerms(text, dearCredit)).toBe(true);
  expect(contradictsTerms(text, null)).toBe(true);
});

test.each(['Maksa 12 kuukaudessa', '12KK', 'maksuaikaa vuosi', 'Renkaat nyt, maksu vuodessa'])(
  '"%s" is true only of twelve instalments',
  (text) => {
    expect(contradictsTerms(text, dearCredit)).toBe(false);
    expect(contradictsTerms(text, longCredit)).toBe(true);
  },
);

test.each(['Maksa erissä', 'Hae rahoitusta', 'Osamaksulla', 'Maksa renkaat osissa', 'Kuukausierä'])(
  '"%s" speaks of credit, which is untrue without any',
  (text) => {
    expect(contradictsTerms(text, dearCredit)).toBe(false);
    expect(contradictsTerms(text, null)).toBe(true);
  },
);

test.each([
  'Toimitus ja asennus samalla käynnillä',
  'Kulutuspinta kuluttaa polttoainetta',
  'Luotettava kumppani 10 % alennuksella',
  'Vaihto ilman kulumista',
  'Ilmainen toimitus',
])('"%s" says nothing of credit', (text) => {
  expect(creditWords(text)).toBeUndefined();
});

test('the found words on credit are quoted as typed', () => {
  expect(creditWords('Nyt KOROTTOMASTI meiltä')).toBe('KOROTTOMASTI');
  expect(creditWords('Korko 0\u00A0%.')).toBe('0\u00A0%');
});

test('every text that the terms make untrue is listed with its words and the way to it', () => {
  const text = (where: string, words: string) => ({ where, href: `/admin/${where}`, text: words });
  const texts = [
    text('koti', 'Talvi tulee. Nyt 0 % korolla!'),
    text('kampanja', 'Toimitus perjantaihin mennessä'),
    text('artikkeli', 'Renkaat kestävät 48 kuukautta.\n\nMaksa erissä.'),
  ];
  expect(findContradictions(texts, freeCredit)).toEqual([]);
  expect(findContradictions(texts, dearCredit)).toEqual([
    { where: 'koti', href: '/admin/koti', words: '0 %' },
  ]);
  expect(findContradictions(texts, null).map(({ where, words }) => [where, words])).toEqual([
    ['koti', '0 %'],
    ['artikkeli', 'erissä'],
  ]);
});
