import { expect, test } from 'vitest';

import { whatToBringText, tyreText } from './what-to-bring.ts';

const TODAY = '2026-11-24';

test('new tyres are said to be where they are, never in the shop before they have come', () => {
  const from = (tyreSource: 'own' | 'supplier' | null, arrivesOn: string | null = null) =>
    tyreText({ tyreSource, arrivesOn }, TODAY).replaceAll('\u00A0', ' ');
  expect(from('own')).toBe('Renkaat on varattu sinulle.');
  expect(from('supplier', '2026-11-26')).toBe('Renkaat tulevat tukusta, arviolta to 26.11.2026.');
  expect(from('supplier', TODAY)).toContain('arviolta ti 24.11.2026');
  expect(from('supplier', '2026-11-23')).toBe('');
  expect(from('supplier')).toBe('');
  expect(from(null)).toBe('');
});

test('with new tyres bought, only the car is brought, also where own ones would be fitted', () => {
  expect(whatToBringText({ service: 'fitting', productId: null })).toBe('Ota asennettavat renkaat mukaan.');
  expect(whatToBringText({ service: 'fitting', productId: 'a' })).toBe('Sinun tarvitsee tuoda vain auto.');
});
