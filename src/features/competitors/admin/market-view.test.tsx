import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { newId } from '../../../platform/contract/ids.ts';
import type { Market } from '../contract-market.ts';
import { priceLines } from '../price-lines.ts';
import { ContentHistory } from './content-history.tsx';
import { MarketView } from './market-section.tsx';
import { PriceHistoryView } from './price-history.tsx';
import { OurCell } from './tracking-table.tsx';

const market: Market = {
  ours: {
    _id: newId(0),
    name: 'Nokian Hakkapeliitta R3',
    sizeId: newId(3),
    size: '205/55R16 91T',
    fullSize: '205/55R16',
    price: 99,
    salePrice: null,
    floor: 73,
    marginPercent: 30,
    isOnSale: true,
    version: 1,
  },
  theirs: 90,
  difference: { euros: 9, percent: 10 },
  answer: { price: 90, marginPercent: 62.5 },
  suggestion: { kind: 'price', price: 90, isAtFloor: false },
  ourPrices: [],
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
        isRequested: true,
        isCurrent: false,
      },
      {
        _id: newId(2),
        isOurs: true,
        seller: '',
        product: 'Nokian Hakkapeliitta R3 205/55R16 91T',
        price: 99,
        place: 2,
        isRequested: false,
        isCurrent: true,
      },
    ],
  },
};
const viewOf = (changes: Partial<Market> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MarketView market={{ ...market, ...changes }} lowest={95} onApply={() => undefined} />
    </MemoryRouter>,
  );
const textOf = (changes: Partial<Market> = {}) =>
  viewOf(changes)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the panel shows both prices, the difference, floor, suggestion and prices of the size', () => {
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
  expect(none).toContain('muuta tarjousta, älä normaalia hintaa.');
  expect(none).not.toContain('Vaihda hinnaksi');
  expect(textOf({ difference: { euros: -1.5, percent: -1.6 } })).toContain('1,50 € (1,6 %) halvempi');
  expect(textOf({ difference: { euros: 0, percent: 0 } })).toContain('Hinta on sama.');
});

test('their price is answered by an offer with the price filled in, below the margin by its figure', () => {
  const { ours } = market;
  expect(viewOf()).toContain(`paneeli=tarjous:${ours?.sizeId}:${ours?._id}:90`);
  expect(viewOf()).toContain(`paneeli=muokkaa:${ours?.sizeId}:${ours?._id}`);
  expect(textOf()).toContain('Hinnalla 90,00 € katteeksi jää 62,5 % ostohinnasta.');
  expect(textOf()).not.toContain('Alita kate');
  const below = textOf({
    suggestion: { kind: 'none', reason: 'floor' },
    answer: { price: 70, marginPercent: 26.3 },
  });
  expect(below).toContain('Hinnalla 70,00 € katteeksi jää 26,3 % ostohinnasta.');
  expect(below).toContain('Tee tarjous 70,00 € (30 pv alin 95,00 €)');
  expect(below).toContain('Alita kate: vaihda hinnaksi 70,00 €');
  expect(textOf({ answer: { price: 40, marginPercent: -28 } })).toContain('alittaa renkaan ostohinnan');
});

test('a row of the list says where the offer it leads to is below the purchase price', () => {
  const rowOf = (marginPercent: number | null) => {
    const tyre = { _id: newId(0), sizeId: newId(3), name: 'Nokian Hakkapeliitta R3', size: '205/55R16' };
    const ours = { ...tyre, price: 99, difference: 9, rank: null, answer: { price: 90, marginPercent } };
    return renderToStaticMarkup(
      <MemoryRouter>
        <OurCell ours={ours} name="Naapurin Rengas" />
      </MemoryRouter>,
    );
  };
  expect(rowOf(-0.5)).toContain('Alittaa ostohinnan');
  for (const margin of [0, 62.5, null]) expect(rowOf(margin)).not.toContain('ostohin');
  expect(rowOf(null)).toContain('Tee tarjous');
});

test('both prices over time are in a table beside the chart', () => {
  const at = (day: number) => Date.parse(`2026-11-${String(day).padStart(2, '0')}T08:00:00+02:00`);
  const theirs = [
    { atMs: at(10), cents: 9900 },
    { atMs: at(12), cents: 9500 },
  ];
  const lines = priceLines(theirs, [{ atMs: at(1), cents: 10_500 }], at(21));
  const html = lines ? renderToStaticMarkup(<PriceHistoryView seller="Naapurin Rengas" lines={lines} />) : '';
  expect(html).toContain('Kilpailijan 2 hintaa ja oma hintamme samalta ajalta');
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('10.11.2026 21.11.2026');
  expect(text).toMatch(/12\.11\.2026[^€]*95,00 € 105,00 €.*10\.11\.2026[^€]*99,00 € 105,00 €/);
});

test('every change of a followed page stands with its time', () => {
  const change = (day: string, characters: number) => ({
    changedAt: `2026-11-${day}T06:00:00.000Z`,
    characters,
  });
  const page = renderToStaticMarkup(
    <ContentHistory contentChanges={[change('21', 12_345), change('20', 1)]} />,
  );
  expect(page).toContain('<td>21.11.2026 klo\u00A08.00</td><td>Teksti muuttui</td>');
  expect(page).toContain('<td>20.11.2026 klo\u00A08.00</td><td>Luettu ensimmäisen kerran</td>');
  expect(page).toContain('12\u00A0345 merkkiä');
  expect(page).toContain('1 merkki<');
});
