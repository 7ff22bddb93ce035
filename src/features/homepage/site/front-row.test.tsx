import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { fittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import type { ProductCard } from '../../catalogue/product/product-view.ts';
import { DEFAULT_WEEK } from '../../opening-hours/opening-hours.ts';
import { FrontRow } from './front-row.tsx';

const tyre: ProductCard = {
  id: '01900000-0000-7000-8000-000000000001',
  href: '/renkaat/nokian/hakkapeliitta-r5-01900000-0000-7000-8000-000000000001',
  manufacturer: { name: 'Nokian', slug: 'nokian' },
  model: 'Hakkapeliitta R5',
  type: 'winter',
  winterType: 'friction',
  size: {
    id: '01900000-0000-7000-8000-000000000002',
    widthMm: 205,
    aspect: 55,
    diameterIn: 16,
    isCommercial: false,
    fullSize: '205/55R16',
    vehicleType: 'passenger',
    href: '/renkaat/205-55-16',
  },
  loadIndex: 91,
  twinLoadIndex: null,
  speedSymbol: 'T',
  service: '91T',
  isXl: false,
  isRunFlat: false,
  marks: [],
  label: {
    fuelEfficiency: 'B',
    wetGrip: 'C',
    noiseDb: 69,
    noiseClass: 'A',
    hasSnowGrip: true,
    hasIceGrip: true,
    eprelNumber: null,
    eprelUrl: null,
  },
  price: { cents: 12_000, regularCents: 12_000, offer: null },
  stock: { kind: 'own', count: 8, isMinimum: false, text: 'Heti hyllyssä, 8 kpl' },
  ratingAverage: null,
  thumbnail: null,
};

const terms = fittingTerms({
  priceRows: [],
  schedule: { week: DEFAULT_WEEK, exceptions: [] },
  deliveryDays: '',
  now: new Date('2026-11-25T10:00:00+02:00'),
});

test('the front row shows no instalments, which need the figures of their own sum', () => {
  const html = renderToStaticMarkup(<FrontRow terms={terms} products={[tyre]} />);
  expect(html).toContain('480\u00A0€');
  expect(html).not.toContain('/kk');
});

test('a front row without tyres is left out', () => {
  expect(renderToStaticMarkup(<FrontRow terms={terms} products={[]} />)).toBe('');
});
