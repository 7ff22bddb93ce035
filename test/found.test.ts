// How the shop is found and shared: titles, descriptions, structured data, sitemap, robots, web manifest, share pictures.
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { createArticles } from '../src/features/articles/server/index.ts';
import { createCatalogue } from '../src/features/catalogue/server/index.ts';
import { createOpeningHours } from '../src/features/opening-hours/server/index.ts';
import { priceListService } from '../src/features/price-list/server/service.ts';
import { createShopProfile } from '../src/features/shop-profile/server/index.ts';
import { startTestApp, type TestApp } from './app.ts';
import { smallShop } from './builders/catalogue.ts';
import { loadDemonstrationShop } from './builders/shop.ts';

/** The small shop without the tyre whose price is on request. */
const tyres = smallShop.filter(({ priceCents }) => priceCents > 0);

async function startShop(publicUrl?: string): Promise<TestApp> {
  const started = await startTestApp(publicUrl === undefined ? {} : { settings: { publicUrl } });
  await loadDemonstrationShop(started.platform);
  await priceListService(started.platform).loadDemonstrationPriceList();
  await articlesOf(started).feature.demonstration?.load(`${import.meta.dirname}/../demo`);
  const catalogue = createCatalogue(started.platform);
  await started.context.database.runAsJob(() => catalogue.importList({ list: 'oletus', drafts: tyres }));
  return started;
}

function articlesOf({ platform }: TestApp) {
  const shopOf = async () => ({
    profile: await createShopProfile(platform, { features: [] }).getShopProfile(),
    tags: [],
  });
  const parts = [
    createCatalogue(platform),
    priceListService(platform),
    createOpeningHours(platform),
  ] as const;
  return createArticles(platform, { ...parts[0], ...parts[1], ...parts[2], shop: shopOf });
}

const shop = await startShop();
afterAll(() => shop.close());

const ORIGIN = 'http://localhost:3000';

async function sitemapPaths(of = shop): Promise<string[]> {
  const { body } = await of.app.inject('/sitemap.xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replace(new URL(match[1] ?? '').origin, ''),
  );
}

async function read(path: string): Promise<string> {
  const { statusCode, body } = await shop.app.inject(path);
  expect(statusCode, path).toBe(200);
  return body;
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

const url = z.url();
const euros = z.string().regex(/^\d+\.\d\d$/);
const context = z.literal('https://schema.org');
const offer = z.object({ '@type': z.literal('Offer'), priceCurrency: z.literal('EUR'), price: euros });

/** The fields that search engines require, by kind (Google Search Central, structured data). */
const dataSchemas = {
  TireShop: z.object({
    '@context': context,
    '@id': url,
    name: z.string().min(1),
    url,
    image: url,
    telephone: z.string().min(5),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().min(1),
      postalCode: z.string().regex(/^\d{5}$/),
      addressLocality: z.string().min(1),
      addressCountry: z.literal('FI'),
    }),
    geo: z.object({ latitude: z.number().min(59).max(71), longitude: z.number().min(19).max(32) }),
    openingHoursSpecification: z.array(z.object({ '@type': z.literal('OpeningHoursSpecification') })).min(1),
  }),
  Product: z.object({
    '@context': context,
    name: z.string().min(3),
    image: url,
    brand: z.object({ '@type': z.literal('Brand'), name: z.string().min(1) }),
    gtin13: z.string().length(13).optional(),
    offers: offer.extend({
      url,
      availability: z.string().startsWith('https://schema.org/'),
      itemCondition: z.literal('https://schema.org/NewCondition'),
      seller: z.object({ name: z.string().min(1) }),
    }),
    // The shop's own stars are no customers' ratings.
    aggregateRating: z.never().optional(),
  }),
  BreadcrumbList: z.object({
    '@context': context,
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int().min(1),
          name: z.string().min(1),
          item: url.optional(),
        }),
      )
      .min(2)
      .refine((steps) => steps.every(({ position }, at) => position === at + 1))
      .refine((steps) => steps.slice(0, -1).every(({ item }) => item !== undefined)),
  }),
  Service: z.object({ '@context': context, name: z.string().min(3), provider: z.object({ '@id': url }) }),
  Article: z.object({
    '@context': context,
    headline: z.string().min(3).max(160),
    datePublished: z.iso.datetime({ offset: true }),
    dateModified: z.iso.datetime({ offset: true }),
    author: z.object({ name: z.string().min(1) }),
    publisher: z.object({ name: z.string().min(1) }).optional(),
    image: z.union([url, z.array(url).min(1)]),
    mainEntityOfPage: z.union([url, z.object({ '@id': url })]).optional(),
  }),
} as const;

const kindSchema = z.object({ '@type': z.string() });

/** Kinds of the page's structured data; throws for one of an unknown kind or without a field it needs. */
function checkedData(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) => {
    const data: unknown = JSON.parse(match[1] ?? '');
    const kind = z
      .enum(['TireShop', 'Product', 'BreadcrumbList', 'Service', 'Article'])
      .parse(kindSchema.parse(data)['@type']);
    dataSchemas[kind].parse(data);
    return kind;
  });
}

test('every page of the sitemap has a title, a description and a heading of its own', async () => {
  const titles = new Map<string, string>();
  const paths = await sitemapPaths();
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const html = await read(path);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect([path, title.length >= 10 && title.length <= 70], title).toEqual([path, true]);
    expect(titles.get(title), path).toBeUndefined();
    titles.set(title, path);
    const description = metaOf(html, 'description') ?? '';
    expect([path, description.length >= 40 && description.length <= 220], description).toEqual([path, true]);
    expect(html.match(/<h1[ >]/g)?.length, path).toBe(1);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(html).not.toContain('name="robots"');
  }
});

test('every page has its title, URL and picture for messengers', async () => {
  for (const path of ['/', '/renkaat', '/hinnasto', '/renkaat/205-55-16']) {
    const html = await read(path);
    expect(metaOf(html, 'og:url')).toBe(ORIGIN + path);
    expect(metaOf(html, 'og:type')).toBe('website');
    expect(metaOf(html, 'og:locale')).toBe('fi_FI');
    expect(metaOf(html, 'og:title')).toBeTruthy();
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:image')).toMatch(/^http:\/\/localhost:3000\/jako\/.*kuva\.jpg\?v=[0-9a-f]{12}$/);
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(html, 'og:image:alt')).toBeTruthy();
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(html, 'geo.region')).toMatch(/^FI-\d\d$/);
    expect(metaOf(html, 'geo.position')).toMatch(/^6\d[.\d]*;2\d[.\d]*$/);
  }
});

test('the structured data of every page has the fields that search engines need', async () => {
  const kinds = new Map<string, string[]>();
  for (const path of await sitemapPaths()) kinds.set(path, checkedData(await read(path)));
  expect(kinds.get('/')).toEqual(['TireShop']);
  expect(kinds.get('/renkaat/205-55-16')).toEqual(['BreadcrumbList']);
  const articles = [...kinds].filter(([path]) => /^\/artikkelit\/[^/]/.test(path));
  expect(articles.length).toBeGreaterThan(2);
  expect(new Set(articles.map(([, found]) => found.join()))).toEqual(new Set(['Article,BreadcrumbList']));
  expect(kinds.get('/rengashotelli')).toEqual(['BreadcrumbList', 'Service']);
  const products = [...kinds].filter(([path]) => path.split('/').length === 4);
  expect(products.length).toBeGreaterThan(5);
  expect(new Set(products.map(([, found]) => found.join()))).toEqual(new Set(['BreadcrumbList,Product']));
  // What a page shows as its breadcrumbs is in its structured data.
  for (const [path, found] of kinds) {
    const isShown = (await read(path)).includes('aria-label="Murupolku"');
    expect(!isShown || found.includes('BreadcrumbList'), path).toBe(true);
  }
});

test('a title too long for both leaves the shop’s name out', async () => {
  const paths = await sitemapPaths();
  const titles = await Promise.all(
    paths.map(async (path) => /<title>([^<]+)<\/title>/.exec(await read(path))?.[1] ?? ''),
  );
  expect(titles.filter((title) => title.endsWith(' | Kaarto Rengas')).length).toBeGreaterThan(10);
  expect(titles.filter((title) => title.endsWith('Kaarto Rengas') && title.length > 66)).toEqual([]);
});

test('the sitemap lists pages, sizes that have tyres and tyres on sale, and nothing else', async () => {
  const paths = await sitemapPaths();
  for (const path of ['/', '/renkaat', '/hinnasto', '/hyva-tietaa', '/tietosuojaseloste']) {
    expect(paths).toContain(path);
  }
  expect(paths).toEqual(expect.arrayContaining(['/renkaat/205-55-16', '/renkaat?type=winter']));
  expect(paths).not.toContain('/yhteydenotto-lahetetty');
  expect(paths.filter((path) => path.startsWith('/admin') || path.startsWith('/api'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.split('/').length === 4)).toHaveLength(tyres.length);
});

test('a tyre says in the sitemap when it last changed', async () => {
  const { body, headers } = await shop.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http')).toBe(true);
  expect(body.match(/<lastmod>2026-11-21T10:00:00\.000Z<\/lastmod>/g)).toHaveLength(tyres.length);
});

test('the sitemap is sent compressed', async () => {
  const { headers } = await shop.app.inject({
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
});

test('a part of the sitemap that is not there answers 404', async () => {
  for (const part of ['2', '0', '01', 'x', '99999']) {
    expect((await shop.app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  }
  expect((await shop.app.inject('/sitemap-1.xml')).statusCode).toBe(200);
});

test('robots may read everything but the back office and the API, and get the sitemap', async () => {
  const { body, headers } = await shop.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /kausimuistutus',
    'Disallow: /ajanvaraus/varaus/',
    'Disallow: /ajanvaraus/jono/',
    'Disallow: /saatavuusilmoitus',
    'Allow: /api/files/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ]);
});

test('a demonstration shop at a public address lists nothing, but lets its pages say so', async () => {
  const open = await startShop('https://rengas.example.fi');
  try {
    expect((await open.app.inject('/sitemap.xml')).statusCode).toBe(404);
    const robots = (await open.app.inject('/robots.txt')).body;
    expect(robots).not.toContain('Sitemap:');
    expect(robots).not.toMatch(/Disallow: \/$/m);
    expect((await open.app.inject('/renkaat')).body).toContain('<meta name="robots" content="noindex">');
  } finally {
    await open.close();
  }
});

test('the web manifest names the shop and its icons', async () => {
  const { headers, body } = await shop.app.inject('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = z
    .object({
      name: z.literal('Kaarto Rengas'),
      short_name: z.string().max(24),
      lang: z.literal('fi'),
      start_url: z.literal('/'),
      icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
    })
    .parse(JSON.parse(body));
  for (const { src, sizes } of manifest.icons) {
    const answer = await shop.app.inject(src);
    expect(answer.statusCode).toBe(200);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect((await shop.app.inject('/favicon.ico')).headers.location).toBe('/icons/icon-192.png');
});

async function pictureAddress(path: string): Promise<string> {
  const address = metaOf(await read(path), 'og:image') ?? '';
  return address.replace(ORIGIN, '').replaceAll('&amp;', '&');
}

test('every kind of page has a picture of 1200 × 630 of its own', async () => {
  const tyre = (await sitemapPaths()).find((path) => path.split('/').length === 4) ?? '';
  const seen = new Set<string>();
  for (const path of ['/', '/renkaat', '/renkaat?type=winter', '/renkaat/205-55-16', '/hinnasto', tyre]) {
    const answer = await shop.app.inject(await pictureAddress(path));
    expect(answer.statusCode, path).toBe(200);
    expect(answer.headers['content-type'], path).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(answer.rawPayload.length).toBeLessThan(200_000);
    seen.add(answer.rawPayload.toString('base64'));
  }
  expect(seen.size).toBe(6);
});

test('the picture follows the page: another shop’s name is another address and another picture', async () => {
  const before = await pictureAddress('/hinnasto');
  const first = await shop.app.inject(before);
  const staff = await shop.loginStaff();
  const rename = (name: string) =>
    shop.app.inject({ method: 'PUT', url: '/api/shop-profile', headers: staff, payload: { name } });
  expect((await rename('Toinen Rengas')).statusCode).toBe(200);
  try {
    const after = await pictureAddress('/hinnasto');
    expect(after).not.toBe(before);
    const second = await shop.app.inject(after);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    // The old address shows the new picture, and is not cached for long.
    const old = await shop.app.inject(before);
    expect(old.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(old.headers['cache-control']).toBe('public, max-age=3600');
  } finally {
    await rename('Kaarto Rengas');
  }
});

test('a picture that the client has is not sent again', async () => {
  const address = await pictureAddress('/');
  const { headers } = await shop.app.inject(address);
  const again = await shop.app.inject({ url: address, headers: { 'if-none-match': headers['etag'] } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.length).toBe(0);
});

test('words of a stranger are never drawn', async () => {
  const searched = await read('/renkaat?search=keksitty');
  expect(metaOf(searched, 'og:image')).toBe(`${ORIGIN}/jako/kuva.jpg`);
  expect((await shop.app.inject('/jako/renkaat/kuva.jpg?search=keksitty')).statusCode).toBe(404);
  expect((await shop.app.inject('/jako/ei-ole/kuva.jpg')).statusCode).toBe(404);
  expect((await shop.app.inject('/jako/kuva.jpg')).statusCode).toBe(200);
});
