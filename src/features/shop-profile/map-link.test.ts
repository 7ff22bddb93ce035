import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MAP_FRAMES, mapFrame, mapPage } from './map-link.ts';

const google = (query: string) =>
  `https://www.google.com/maps?q=${encodeURIComponent(query).replaceAll('%20', '+')}&z=16&hl=fi&output=embed`;

test.each([
  ['https://www.google.com/maps/embed?pb=!1m18!2sfi', 'https://www.google.com/maps/embed?pb=!1m18!2sfi'],
  [
    'https://www.google.com/maps/place/Kaarto+Rengas/@60.51,25.02,15z/data=!4m6!3m5!8m2!3d60.5012!4d25.0034',
    google('60.5012,25.0034'),
  ],
  ['https://www.google.fi/maps/place/Kaarto+Rengas/@60.51,25.02,15z', google('Kaarto Rengas')],
  ['https://www.google.com/maps/search/?api=1&query=Esimerkkitie+1', google('Esimerkkitie 1')],
  ['https://maps.google.com/?q=60.5,25', google('60.5,25')],
  ['https://www.google.com/maps/@60.5,-25.25,17z', google('60.5,-25.25')],
  [
    'https://www.openstreetmap.org/?mlat=60.5&mlon=25#map=16/60.4/24',
    'https://www.openstreetmap.org/export/embed.html?bbox=24.99356%2C60.49842%2C25.00644%2C60.50158&layer=mapnik&marker=60.5%2C25',
  ],
  [
    'https://www.openstreetmap.org/#map=16/60.5/25',
    'https://www.openstreetmap.org/export/embed.html?bbox=24.99356%2C60.49842%2C25.00644%2C60.50158&layer=mapnik&marker=60.5%2C25',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  ],
])('the map link %s can be embedded as %s', (link, frame) => {
  expect(mapFrame(link)).toBe(frame);
});

test.each([
  '',
  'kartta',
  'https://kartta.example.fi/esimerkkitie-1',
  'https://maps.app.goo.gl/AbCdEf',
  'https://www.google.com/search?q=kaarto',
  'https://www.google.com/maps',
  'https://www.google.com/maps/place/%E0%A4/',
  'https://www.google.com.example.fi/maps/embed?pb=1',
  'http://www.google.com/maps/embed?pb=1',
  'https://www.openstreetmap.org/user/kaarto',
  'https://www.openstreetmap.org/?mlat=95&mlon=25',
])('the map link %j stays a link', (link) => {
  expect(mapFrame(link)).toBeUndefined();
  expect(mapPage(link, 'Esimerkkitie 1')).toBe(link);
});

test('an address made for frames alone is not opened by itself: the shop is searched for instead', () => {
  expect(mapPage('https://www.google.com/maps/embed?pb=1', 'Esimerkkitie 1, 00000 Esimerkkilä')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Esimerkkitie+1%2C+00000+Esimerkkil%C3%A4',
  );
});

test('whatever the link is, what goes into the page is allowed by the policy', () => {
  const host = fc.constantFrom(
    'www.google.com',
    'google.fi',
    'maps.google.com',
    'www.openstreetmap.org',
    'openstreetmap.org',
    'example.fi',
  );
  const path = fc.constantFrom(
    '',
    '/maps',
    '/maps/embed',
    '/maps/place/',
    '/maps/@60,25,3z',
    '/export/embed.html',
  );
  fc.assert(
    fc.property(host, path, fc.string(), fc.string(), (name, start, tail, query) => {
      const frame = mapFrame(`https://${name}${start}${tail}?q=${query}#map=${tail}`);
      if (frame === undefined) return;
      const { origin, pathname } = new URL(frame);
      expect(MAP_FRAMES).toContain(origin + pathname);
    }),
  );
});
