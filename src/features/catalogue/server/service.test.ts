import { afterAll, expect, test } from 'vitest';

import { smallShop, startCatalogue } from '../../../../test/builders/catalogue.ts';
import { suggestionKey } from './search/suggest.ts';

const shop = await startCatalogue();
await shop.take(smallShop);
afterAll(() => shop.close());

test('suggestions come in groups, at most eight, each with tyres behind it', async () => {
  const groups = async (text: string) =>
    (await shop.catalogue.suggest(text, [])).map(({ group, text: shown }) => `${group} ${shown}`);
  expect(await groups('2')).toEqual([]);
  expect(await groups('20')).toEqual(['sizes 205/55R16', 'sizes 205/55R17']);
  expect(await groups('17')).toEqual(['sizes 225/45R17', 'sizes 205/55R17']);
  expect(await groups('205 55 16')).toEqual(['sizes 205/55R16']);
  expect(await groups('talvi')).toEqual([
    'seasons Talvirenkaat',
    'seasons Kitkarenkaat',
    'seasons Nastarenkaat',
  ]);
  expect(await groups('kitka 205/55R16')).toEqual(['sizes 205/55R16', 'seasons Kitkarenkaat 205/55R16']);
  expect(await groups('55 205 16')).toEqual(['sizes 205/55R16']);
  expect(await groups('215/65R16C')).toEqual(['sizes 215/65R16C']);
  expect(await groups('mich')).toEqual([
    'models Michelin X-Ice Snow',
    'models Michelin X-Ice North 4 SUV',
    'manufacturers Michelin',
  ]);
  expect(await groups('hakka')).toEqual([
    'models Nokian Hakkapeliitta R5',
    'models Nokian Hakka Green 3',
    'models Nokian Hakkapeliitta 10',
  ]);
  expect(await groups('xice 205/55')).toEqual([
    'models Michelin X-Ice Snow 205/55',
    'models Michelin X-Ice North 4 SUV 205/55',
  ]);
  expect(
    (await shop.catalogue.suggest('1', [])).length + (await shop.catalogue.suggest('R1', [])).length,
  ).toBeLessThanOrEqual(8);
});

test('texts that share a cached answer have the same suggestions', async () => {
  const sizes = [
    '20',
    '205',
    '205/5',
    '205-5',
    '205 55',
    '205/55',
    '205/55r16',
    '205/55R16',
    '2 0',
    '16',
    'R16',
  ];
  const words = ['', 'nokian', 'NOKIAN', 'michelin', 'kitka', 'kitkarenkaat', 'hakka', 'a', '.a', 'alle 300'];
  const texts = sizes.flatMap((size) =>
    words.flatMap((word) => [`${size} ${word}`, ` ${word} ${size}`, word, word.split('').join(' ')]),
  );
  const byKey = Map.groupBy(new Set(texts), suggestionKey);
  for (const [key, alike] of byKey) {
    const answers = await Promise.all(alike.map((text) => shop.catalogue.suggest(text, [])));
    for (const answer of answers) expect(answer, key).toEqual(answers[0]);
  }
  expect(suggestionKey('nokian 205-55')).toBe(suggestionKey('205/55 Nokian '));
  expect(suggestionKey('nokian 205/55')).not.toBe(suggestionKey('nokian 205/60'));
});

test('following a suggestion finds what it counted', async () => {
  for (const text of ['hakka', 'mich', 'talvi', '215/65R16C', 'p zero 205/55R16']) {
    for (const { group, text: shown, productCount } of await shop.catalogue.suggest(text, [])) {
      if (group === 'manufacturers') continue;
      expect((await shop.catalogue.searchTyres({ text: shown })).total, shown).toEqual(productCount);
    }
  }
  expect.assertions(11);
});

test('a size page joins van sizes, counts its kinds and names its neighbours', async () => {
  const page = await shop.catalogue.getSizePage({ widthMm: 205, aspect: 55, diameterIn: 16 });
  expect(page).toMatchObject({
    fullSize: '205/55R16',
    href: '/renkaat/205-55-16',
    counts: { summer: 2, friction: 6, studded: 2 },
    fromCents: 5900,
    result: { total: 10 },
  });
  expect(page?.nearest.map(({ fullSize }) => fullSize)).toContain('195/60R16');
  expect(await shop.catalogue.getSizePage({ widthMm: 135, aspect: 80, diameterIn: 13 })).toBeUndefined();
});

test('a product page has the model in other sizes and other tyres that carry as much', async () => {
  const page = await shop.catalogue.getProduct(await shop.idOf(1));
  expect(page?.product).toMatchObject({
    model: 'Hakkapeliitta R5',
    service: '91T',
    stock: { kind: 'supplier', count: 8, text: 'Toimittajalla, 8\u00A0kpl' },
    label: { fuelEfficiency: 'C', eprelNumber: '633577' },
    financingCents: 608,
    isWithdrawn: false,
  });
  expect(page?.otherSizes.map(({ size }) => size.fullSize)).toContain('205/55R17');
  for (const { loadIndex } of page?.alternatives ?? []) expect(loadIndex).toBeGreaterThanOrEqual(91);
  expect(page?.alternatives.map(({ winterType }) => winterType)).toEqual([
    'friction',
    'friction',
    'friction',
  ]);
  expect(await shop.catalogue.getProduct('01a1fc26-b9da-7db1-bf83-b794a635ce1d')).toBeUndefined();
});

test('stock is shown in words', async () => {
  const shown = async (place: number) =>
    (await shop.catalogue.getProduct(await shop.idOf(place)))?.product.stock;
  expect(await shown(7)).toMatchObject({
    isMinimum: true,
    text: 'Toimittajalla, yli 20\u00A0kpl',
  });
  expect(await shown(5)).toMatchObject({ kind: 'none', text: 'Ei varastossa, kysy toimitusaikaa' });
});
