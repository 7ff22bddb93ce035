import fc from 'fast-check';
import { expect, test } from 'vitest';

import { indexWords, normaliseWords } from './search-words.ts';

test.each([
  ['talvirengas', 'talvirenkaat'],
  ['talvirengas', 'talvirenkaita'],
  ['talvirengas', 'talvirenkaiden'],
  ['vanne', 'vanteet'],
  ['vanne', 'vanteiden'],
  ['renkaanvaihto', 'renkaanvaihdon'],
  ['renkaanvaihto', 'renkaiden vaihtaminen'],
  ['paikkaus', 'paikataan'],
  ['tasapainotus', 'tasapainoitus'],
  ['rengashotelli', 'rengashotellissa'],
  ['nastarengas', 'nastarenkaat'],
  ['kitkarengas', 'kitkarenkaita'],
  ['kesärengas', 'kesarenkaat'],
  ['alumiinivanne', 'alumiinivanteet'],
  ['nasta', 'dubbdäck'],
  ['kitka', 'friktionsdäcken'],
  ['rengas', 'tyres'],
])('%j and %j are the same words', (a, b) => {
  expect(normaliseWords(b)).toEqual(normaliseWords(a));
});

test('a question finds its article', () => {
  const article = new Set(indexWords('Renkaanvaihto'));
  expect(normaliseWords('renkaat vaihdetaan').every((word) => article.has(word))).toBe(true);
});

test('words that only begin alike stay what they are', () => {
  expect(normaliseWords('kesäkuu keskustelu kesto')).toEqual(['kesakuu', 'keskustelu', 'kesto']);
  expect(normaliseWords('nastaton')).toEqual(['kitka']);
});

test.each([
  ['X-Ice North 4 SUV', ['x-ice', 'xice', 'x ice', 'north4']],
  ['EcoControl HP 2', ['hp2', 'hp 2', 'eco control', 'ecocontrol']],
  ['Kristall Control HP2', ['hp2', 'hp 2']],
  ['WinterContact TS 870 P', ['ts870p', 'ts 870 p', 'ts870', 'winter contact']],
  ['Winter i*Pike X W429', ['ipike', 'i*pike', 'i pike', 'w429']],
  ['UltraGrip Arctic 2', ['ultra grip', 'ultragrip']],
])('%s is found however it is written', (model, queries) => {
  const index = new Set(indexWords(model));
  for (const query of queries) expect(normaliseWords(query).filter((word) => !index.has(word))).toEqual([]);
});

test('normalising is idempotent and the index has every word of the query form', () => {
  const words = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('talvi', 'renkaat', 'renkaan', 'vaihto', 'nasta', 'kesä', '-', ' '),
    ),
  );
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('');
      const once = normaliseWords(text);
      expect(normaliseWords(once.join(' '))).toEqual(once);
      expect(indexWords(text)).toEqual(expect.arrayContaining(once));
    }),
    { numRuns: 500 },
  );
});

test.each(['talvi', 'rengas', 'a-', 'Aa', "n'", '2', '😀'])(
  'a word of 200 000 characters of %j is read at once',
  (piece) => {
    const long = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(indexWords(long).length).toBeGreaterThanOrEqual(0);
    expect(normaliseWords(long).length).toBeLessThanOrEqual(100_000);
  },
  5_000,
);
