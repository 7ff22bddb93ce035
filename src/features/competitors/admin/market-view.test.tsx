import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { newId } from '../../../platform/contract/ids.ts';
import type { Market } from '../contract-market.ts';
import { MarketView } from './market-section.tsx';

const market: Market = {
  ours: {
    _id: newId(0),
    name: 'Nokian Hakkapeliitta R3',
    size: '205/55R16 91T',
    price: 99,
    salePrice: null,
    floor: 73,
    marginPercent: 30,
    isOnSale: true,
    version: 1,
  },
  theirs: 90,
  difference: { euros: 9, percent: 10 },
  suggestion: { kind: 'price', price: 90, isAtFloor: false },
  league: {
    size: '205/55R16',
    rows: [
      {
        _id: newId(1),
        isOurs: false,
        seller: 'Naapurin Rengas',
        product: 'Talvi 205/55R16',
        price: 90,
        place: 1,
        isAsked: true,
        isCurrent: false,
      },
      {
        _id: newId(2),
        isOurs: true,
        seller: '',
        product: 'Nokian Hakkapeliitta R3 205/55R16 91T',
        price: 99,
        place: 2,
        isAsked: false,
        isCurrent: true,
      },
    ],
  },
};
const textOf = (changes: Partial<Market> = {}) =>
  renderToStaticMarkup(<MarketView market={{ ...market, ...changes }} onApply={() => undefined} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the panel tells both prices, the difference, the floor, the suggestion and the prices of the size', () => {
  const text = textOf();
  expect(text).toContain('Meillä 9,00 € (10 %) kalliimpi.');
  expect(text).toContain('alin hinta on 73,00 €');
  expect(text).toContain('Vaihda hinnaksi 90,00 €');
  expect(text).toContain('Hinnat koossa 205/55R16');
  expect(text).toContain('1 Naapurin Rengas Talvi 205/55R16 Tämä seuranta Viimeksi tiedetty hinta 90,00 €');
  expect(text).toContain('2 Me Nokian');
});

test('the panel says why it suggests nothing, and what is cheaper or alike', () => {
  const none = textOf({ suggestion: { kind: 'none', reason: 'offer' } });
  expect(none).toContain('Renkaamme on tarjouksessa.');
  expect(none).not.toContain('Vaihda hinnaksi');
  expect(textOf({ difference: { euros: -1.5, percent: -1.6 } })).toContain('1,50 € (1,6 %) halvempi');
  expect(textOf({ difference: { euros: 0, percent: 0 } })).toContain('Hinta on sama.');
});
