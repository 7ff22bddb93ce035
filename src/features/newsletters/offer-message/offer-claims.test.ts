// What a language model may say of offers: its input, and nothing else.
import { expect, test } from 'vitest';

import { statesOnlyFacts, type OfferFacts } from './offer-claims.ts';

const FACTS: OfferFacts = {
  percent: 23,
  areLowered: true,
  lastDay: '30.11.2026',
  names: ['Nokian Hakkapeliitta R5 205/55R16', 'Rengasliike Kaarto'],
  manufacturers: ['Michelin', 'Pirelli'],
};

test.each([
  'Talvirenkaat nyt jopa 23 % edullisemmin!',
  'Hei!\nNokianin Hakkapeliitta R5 on tarjouksessa 30.11.2026 asti. Varaa aika, niin autamme.',
  'Tarjous on voimassa 30.11. asti. Koko 205/55R16 löytyy Rengasliike Kaartosta.',
  'Alennus on −23 prosenttia. Tervetuloa käymään!',
])('a text that says what is given passes: %s', (text) => {
  expect(statesOnlyFacts(text, FACTS)).toBe(true);
});

test.each([
  ['another percent', 'Renkaat jopa 50 % edullisemmin.'],
  ['a sum', 'Hakkapeliitta R5 nyt 99 €.'],
  ['a sum in words', 'Säästät satoja euroja.'],
  ['half the price', 'Renkaat puoleen hintaan!'],
  ['a gift', 'Asennus on ilmainen.'],
  ['another day', 'Tarjous päättyy 24.12.2026.'],
  ['another year', 'Tarjous päättyy 30.11.2027.'],
  ['a month', 'Tarjous jatkuu joulukuun loppuun.'],
  ['a number in words', 'Enää kymmenen sarjaa jäljellä.'],
  ['a number', 'Jäljellä on 8 sarjaa.'],
  ['another maker', 'Michelinin renkaat ovat tarjouksessa.'],
  ['another name', 'Meiltä saat myös Goodyear renkaat.'],
  ['a superlative', 'Suomen halvimmat talvirenkaat.'],
  ['a test', 'Hakkapeliitta R5 on testivoittaja.'],
  ['a green claim', 'Ympäristöystävällinen valinta.'],
  ['a link', 'Katso www.halvat.example'],
  ['marks of ours', 'Katso {{painike:Osta|/osta}}'],
  ['a guarantee', 'Annamme takuun.'],
  ['a gift in other words', 'Asennamme renkaat ilman eri korvausta.'],
  ['more for less', 'Osta neljä, maksa kolme!'],
  ['an end of the stock', 'Varasto on lähes loppu.'],
  ['the last ones', 'Viimeiset kappaleet viedään nyt.'],
  ['another language', 'Hello! Our tyres are on sale, book a time.'],
  ['a neighbouring language', 'Hej! Nu är det dags att byta.'],
])('a text that adds %s does not', (_what, text) => {
  expect(statesOnlyFacts(text, FACTS)).toBe(false);
});

test('without a last day or a percent none may be named', () => {
  const facts = { ...FACTS, percent: null, lastDay: null };
  expect(statesOnlyFacts('Renkaat ovat nyt tarjouksessa.', facts)).toBe(true);
  expect(statesOnlyFacts('Tarjous on voimassa 30.11.2026 asti.', facts)).toBe(false);
  expect(statesOnlyFacts('Tarjous päättyy sunnuntaina.', facts)).toBe(false);
  expect(statesOnlyFacts('Alennus on 23 %.', facts)).toBe(false);
});

test('prices are said to have come down only where they have', () => {
  const text = 'Talvirenkaiden hinnat laskivat! Nyt kannattaa katsoa näitä.';
  expect(statesOnlyFacts(text, FACTS)).toBe(true);
  expect(statesOnlyFacts(text, { ...FACTS, areLowered: false })).toBe(false);
  expect(statesOnlyFacts('Talvirenkaat nyt halvemmalla.', { ...FACTS, areLowered: false })).toBe(false);
  expect(statesOnlyFacts('Talvirenkaat ovat nyt tarjouksessa.', { ...FACTS, areLowered: false })).toBe(true);
});
