import { expect, test } from 'vitest';

import { withTrackedLinks } from './email-links.ts';
import { emailBlocks, type EmailProduct } from './email-parts.ts';

const shop = { name: 'Rengas', url: 'https://rengas.example.fi', address: '', phone: '', email: '' };
const SEASON = { sentence: 'Aja talvirenkailla.', isExample: false, advisedTurn: undefined };
const product: EmailProduct = {
  name: 'Hakka',
  size: '205/55R16',
  path: '/tuote/hakka',
  picture: '/api/files/a.webp',
  set: null,
  priceCents: 9900,
  struckCents: null,
  percent: null,
  endsOn: undefined,
  label: '',
};

function leadAll(content: string, products: ReadonlyMap<string, EmailProduct> = new Map()) {
  const addresses: string[] = [];
  const linkOf = (address: string) => `/k/${addresses.push(address)}`;
  const led = withTrackedLinks(linkOf, emailBlocks(content, SEASON), { shop, products });
  return { ...led, addresses };
}

test('every web link of the content is led, wherever it stands', () => {
  const { addresses, blocks } = leadAll(
    '## [A](/a)\n\nB **[C](https://c.example.org)**\n\n* [D](/d)\n\n{{painike:E|/e}}\n\n{{kausi}}',
  );
  expect(addresses).toEqual([
    'https://rengas.example.fi/a',
    'https://c.example.org/',
    'https://rengas.example.fi/d',
    'https://rengas.example.fi/e',
    'https://rengas.example.fi/kausi',
  ]);
  expect(JSON.stringify(blocks)).not.toMatch(/"href":"(?!\/k\/)/);
});

test('mail addresses, phone numbers and pictures stay as they are', () => {
  const content = '[a](mailto:a@example.fi) [b](tel:+358401234567)';
  const { addresses, blocks } = leadAll(content);
  expect(addresses).toEqual([]);
  expect(blocks).toEqual(emailBlocks(content, SEASON));
});

test('a tyre is led to its page, and its picture stays', () => {
  const { addresses, products } = leadAll('{{tuote:1}}', new Map([['1', product]]));
  expect(addresses).toEqual(['https://rengas.example.fi/tuote/hakka']);
  expect(products.get('1')).toEqual({ ...product, path: '/k/1' });
});
