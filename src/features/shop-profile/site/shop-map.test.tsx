import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ShopMap } from './shop-map.tsx';

const ADDRESS = { street: 'Esimerkkitie 1', postalCode: '00000', city: 'Esimerkkilä' };
const draw = (href: string) => renderToStaticMarkup(<ShopMap address={ADDRESS} href={href} />);

test('the map is a drawing and a link at first; the URL of the frame is only data', () => {
  const html = draw('https://www.openstreetmap.org/?mlat=60.5&mlon=25');
  expect(html).toMatch(/data-map="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
  expect(html).toContain('data-plain="shop-profile/shop-map"');
  expect(html).toMatch(
    /href="https:\/\/www\.openstreetmap\.org\/\?mlat=60\.5&amp;mlon=25"[^>]*>Näytä kartta/,
  );
  expect(html).not.toMatch(/<iframe|src=/);
});

test('a map that cannot be embedded is a plain link, and without a link a drawing alone', () => {
  const html = draw('https://kartta.example.fi/esimerkkitie-1');
  expect(html).toMatch(/href="https:\/\/kartta\.example\.fi\/esimerkkitie-1"[^>]*>Näytä kartta/);
  expect(html).not.toContain('data-plain');
  expect(draw('')).not.toMatch(/<a |data-plain/);
});
