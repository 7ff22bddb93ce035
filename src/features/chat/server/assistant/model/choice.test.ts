import { expect, test } from 'vitest';

import { answer } from '../answers/answer.ts';
import { chosenAnswer, idsIn, numberedLines } from './choice.ts';

const PRICES = answer('priceList', [
  'Hinnat hinnastosta:',
  '* **Kausivaihto**: 45 €',
  '* **Paikkaus**: 35 €',
  'Kausivaihto on pyörille.',
]);
const TYRES = answer('tyreSearch', ['Koossa on 3 rengasta.', 'Edullisin on Nordman.', 'Neljä maksaa 400 €.']);
const OFFERS = [
  { letter: 'a', answer: PRICES },
  { letter: 'b', answer: TYRES },
];
const textOf = (...ids: string[]) => chosenAnswer(OFFERS, ids)?.text;

test.each([
  ['{"say":["k1","a2"]}', ['k1', 'a2']],
  ['["a2", "b1"]', ['a2', 'b1']],
  ['```json\n{"say": ["a2"]}\n```', ['a2']],
  ['k1 a2', ['k1', 'a2']],
  ['A2, B1', ['a2', 'b1']],
  ['[a2] [b1]', ['a2', 'b1']],
  ['a2\na2', ['a2']],
  ['<think>Ehkä [b3]?</think>{"say":["a2"]}', ['a2']],
  ['<think>Ehkä [b3]', []],
  ['Kausivaihto maksaa 1 € [a2].', ['a2']],
  ['Hei! [a1, b2] Tervetuloa!', ['a1', 'b2']],
  ['{"say":["a2","Kausivaihto maksaa 1 €."]}', ['a2']],
  ['Kausivaihto maksaa 1 €, r5 on hyvä.', []],
  ['', []],
] as const)('the ids of %j are read', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('lines are numbered for the model in their order', () => {
  expect(numberedLines({ letter: 'b', answer: TYRES })).toBe(
    '[b1] Koossa on 3 rengasta.\n[b2] Edullisin on Nordman.\n[b3] Neljä maksaa 400 €.',
  );
});

test('a line comes with those before it of which it may speak', () => {
  expect(textOf('b1')).toBe('Koossa on 3 rengasta.');
  expect(textOf('b3')).toBe('Koossa on 3 rengasta.\nEdullisin on Nordman.\nNeljä maksaa 400 €.');
});

test('chosen items of a list come under their lead, all when only the lead was chosen', () => {
  expect(textOf('a3')).toBe('Hinnat hinnastosta:\n* **Paikkaus**: 35 €');
  expect(textOf('a1')).toBe('Hinnat hinnastosta:\n* **Kausivaihto**: 45 €\n* **Paikkaus**: 35 €');
  expect(textOf('a4')).toBe('Kausivaihto on pyörille.');
  expect(textOf('a4', 'a2')).toBe('Hinnat hinnastosta:\n* **Kausivaihto**: 45 €\nKausivaihto on pyörille.');
});

test('answers stand in the chosen order, each whole, and lines in the order of their answer', () => {
  expect(textOf('b1', 'a2', 'b2')).toBe(
    'Koossa on 3 rengasta.\nEdullisin on Nordman.\n\nHinnat hinnastosta:\n* **Kausivaihto**: 45 €',
  );
});

test('connecting phrases stand once, and one that leads on only before lines', () => {
  expect(textOf('k1', 'b1', 'k4', 'a2', 'k6')).toBe(
    'Hei! Koossa on 3 rengasta.\n\nLisäksi:\n\nHinnat hinnastosta:\n* **Kausivaihto**: 45 €\n\nKysy lisää, jos jokin jäi mieleen.',
  );
  expect(textOf('k3', 'k4', 'b1', 'k4', 'k3')).toBe('Lisäksi:\n\nKoossa on 3 rengasta.');
});

test('without a line, or with an id that does not exist, nothing is chosen', () => {
  for (const ids of [[], ['k1'], ['a9'], ['a2', 'b4'], ['c1'], ['a0'], ['k99', 'a1']]) {
    expect(chosenAnswer(OFFERS, ids), ids.join(' ')).toBeUndefined();
  }
});

test('sources and steps come from the chosen answers alone', () => {
  const link = (href: string) => ({ label: href, title: href, href });
  const offers = ['a', 'b', 'c'].map((letter) => ({
    letter,
    answer: answer('priceList', letter, { sources: [link(`/${letter}`)], actions: [link(`/${letter}`)] }),
  }));
  const chosen = chosenAnswer(offers, ['c1', 'a1']);
  expect(chosen?.sources.map(({ href }) => href)).toEqual(['/c', '/a']);
  expect(chosen?.actions.map(({ href }) => href)).toEqual(['/c', '/a']);
});

test('what is said of own tyres is marked as such wherever it stands', () => {
  const own = { letter: 'c', answer: answer('ownTyres', 'Uraa on 6 mm.') };
  expect(chosenAnswer([...OFFERS, own], ['b1', 'c1'])?.tool).toBe('ownTyres');
  expect(chosenAnswer([...OFFERS, own], ['b1'])?.tool).toBe('tyreSearch');
});

test('an answer is unanswered when every chosen line is of one that is', () => {
  const unknown = { letter: 'x', answer: answer('none', 'En tiedä.', { isUnanswered: true }) };
  expect(chosenAnswer([...OFFERS, unknown], ['x1'])?.isUnanswered).toBe(true);
  expect(chosenAnswer([...OFFERS, unknown], ['x1', 'b1'])?.isUnanswered).toBe(false);
});
