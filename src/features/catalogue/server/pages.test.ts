import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { editProduct, smallShop, tyre } from '../../../../test/builders/catalogue.ts';
import { shopProfileSchema } from '../../shop-profile/contract.ts';
import { listSizeTable, searchTires } from '../contract/tyres.ts';
import { createCatalogue } from './index.ts';
import type { CatalogueTables } from './store.ts';

const shop = await startTestApp();
const catalogue = createCatalogue(shop.platform);
await catalogue.importList({ list: 'oletus', drafts: smallShop });
await catalogue.importList({
  list: 'esittely',
  drafts: [tyre(30, { size: '265/75R15', loadIndex: 112, model: 'Outpost' })],
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
/** The words of a page, without its marks. */
const wordsOf = async (url: string) =>
  (await get(url)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const headingOf = async (url: string) => {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec((await get(url)).body) ?? [];
  return heading.replaceAll(/<[^>]*>/g, '');
};

const row = (title: string, more: object) => ({
  section: 'fitting',
  title,
  unit: 'tyre',
  prices: { passenger: 25, suv: 29, van: 31 },
  ...more,
});

test('card, size and product page, price list and finder show one price of four fitted tyres', async () => {
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/price-list',
    headers: await shop.loginStaff(),
    payload: [
      row('Asennus', { service: 'fitting', maxRim: 16 }),
      row('Run flat', { service: 'runFlat', prices: { passenger: 10, suv: 10, van: 10 } }),
    ],
  });
  expect(saved.statusCode).toBe(200);
  const found = searchTires.output.parse((await get('/api/tires?q=205/55R16')).json()).items;
  const plain = found.find(({ price, isRunFlat, size }) => price === 73 && !isRunFlat && !size.endsWith('C'));
  const runFlat = found.find(({ isRunFlat }) => isRunFlat);
  expect(await wordsOf('/renkaat?search=205/55R16')).toContain('392 € asennettuna, 4 kpl 73 €/kpl');
  const table = listSizeTable.output.parse((await get('/api/tires/size-table')).json());
  // The cheapest with four in stock costs 59 € each.
  expect(
    table.find(([width, aspect, diameter]) => `${width}/${aspect}R${diameter}` === '205/55R16')?.[4],
  ).toBe(33_600);
  expect(await wordsOf('/renkaat/205-55-16')).toContain('koossa 205/55R16, neljä asennettuna alkaen 336 €.');
  const page = await wordsOf(plain?.url ?? '');
  expect(page).toContain(
    'Asennettuna autoon 392 € Vain renkaat 292 € 4 × 73 € 292 € Asennus ja tasapainotus 100 €',
  );
  expect(await wordsOf('/hinnasto?vanne=16&auto=henkiloauto')).toContain(
    'Neljän renkaan asennus maksaa 100 €',
  );
  expect(await wordsOf(runFlat?.url ?? '')).toContain(
    'Asennettuna autoon 656 € Vain renkaat 516 € 4 × 129 € 516 € Asennus ja tasapainotus sisältää run flat -lisän 4 × 10 € 140 €',
  );
  expect(await wordsOf(runFlat?.url ?? '')).toContain('205/55R16 91T · Run flat Näytä hinta');
  expect(await wordsOf('/hinnasto?vanne=16&auto=henkiloauto&runflat=1')).toContain('maksaa 140 €');
});

test('a tyre whose fitting has no price shows ‘kysy’ and the total without fitting', async () => {
  const [item] = searchTires.output.parse((await get('/api/tires?q=205/55R17')).json()).items;
  const page = await wordsOf(item?.url ?? '');
  expect(page).not.toContain('Asennettuna autoon');
  expect(page).toMatch(/Asennus ja tasapainotus kysy Yhteensä ilman asennusta [\d ]+ €/);
});

test('a size in inches is headed as typed, with the nearest metric size said to be that', async () => {
  expect(await headingOf('/renkaat?search=31x10.50R15')).toBe(
    'Renkaat kokoon 31x10.50R15, lähin millikoko 265/75R15',
  );
  expect(await wordsOf('/renkaat?search=31x10.50R15')).toContain('tuumakoko 31x10.50R15, lähin millikoko');
});

test('the page names a misspelt word and what it was read as', async () => {
  expect(await wordsOf('/renkaat?search=Mishelin')).toContain(
    'Sanaa ”mishelin” ei löytynyt, joten haimme sanalla ”Michelin”.',
  );
  expect(await wordsOf('/renkaat?search=michelin')).not.toContain('ei löytynyt');
});

test('the page names a word left out of a search as it was typed', async () => {
  expect(await wordsOf('/renkaat?search=Möhköön 205/55R16')).toContain(
    'Ei osumia sanalle ”Möhköön”: tässä ovat koon 205/55R16 renkaat.',
  );
  expect(await wordsOf('/renkaat?search=205/55R99')).toContain('99 tuuman vannetta ei ole');
});

test.each([
  ['ABC-123', 'Emme vielä hae rekisterinumerolla'],
  ['Corollaan', 'Tähän autoon (Toyota Corolla) voi käydä useampi koko'],
  ['qwertyui', 'Ei renkaita tällä haulla'],
])('a search for %j is answered with why, the sizes there are and how to read one', async (text, why) => {
  const page = await wordsOf(`/renkaat?search=${text}`);
  expect(page).toContain(why);
  expect(page).toMatch(/Eniten valinnanvaraa.*205\/55R16/);
  expect(page).toContain('Näin luet koon renkaan kyljestä');
  expect(page).not.toContain('Merkki');
  const draft = `data-chat="" data-draft="Etsin renkaita: ${text}"`;
  expect((await get(`/renkaat?search=${text}`)).body).toContain(draft);
});

test('the label of a tyre in a list is a link to the label on its page, but for studded tyres', async () => {
  const { body } = await get('/renkaat?search=205/55R16');
  const strips =
    body.match(/<a href="[^"]*#eu-merkinta"[^>]*aria-label="EU-merkintä: [^"]+asteikko A–E[^"]*"/g) ?? [];
  expect(strips).toHaveLength(8);
  expect(body.match(/Nasta<span[^>]*>rengas<\/span>: ei EU-merkintää/g)).toHaveLength(2);
  const [, href = ''] = /href="([^#]+)#/.exec(strips[0] ?? '') ?? [];
  expect((await get(href)).body).toContain('<section id="eu-merkinta">');
});

test('list and page of a size explain their order: the season in force first', async () => {
  for (const url of ['/renkaat?search=205/55R16', '/renkaat/205-55-16']) {
    expect(await wordsOf(url)).toMatch(/Miten järjestys muodostuu\? Ensin kauden renkaat/);
  }
});

test('the booking of a fitting names the tyre, its size and how many, here or at another service', async () => {
  const [item] = searchTires.output.parse((await get('/api/tires?q=205/55R17')).json()).items;
  expect((await get(item?.url ?? '')).body).toContain(
    `href="/ajanvaraus?rengas=${item?._id}&amp;koko=205%2F55R17&amp;kpl=4"`,
  );
  const links = {
    booking: 'https://ajanvaraus.example.fi/?liike=2',
    credit: '',
    reviews: '',
    maps: '',
    socials: [],
  };
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/shop-profile',
    headers: await shop.loginStaff(),
    payload: { phone: '010 000 0000', links },
  });
  expect(saved.statusCode).toBe(200);
  const page = (await get(item?.url ?? '')).body;
  // Next to it the phone link, whose name is its text.
  expect(page.replaceAll('<!-- -->', '')).toMatch(/<a href="tel:[^>]*>Soita 010 000 0000</);
  expect(page).not.toMatch(/<a [^>]*aria-label="Soita/);
  const [, href = ''] = /<a href="([^"]*)"[^>]*>Varaa asennus/.exec(page) ?? [];
  expect([...new URL(href.replaceAll('&amp;', '&')).searchParams]).toEqual([
    ['liike', '2'],
    ['rengas', 'Nokian Hakkapeliitta R5'],
    ['koko', '205/55R17'],
    ['kpl', '4'],
  ]);
});

test('walk-in hours stand beside a tyre of the own shelf only while they hold today', async () => {
  const { promises } = shopProfileSchema.parse((await get('/api/shop-profile')).json());
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/shop-profile',
    headers: await shop.loginStaff(),
    payload: { promises: { ...promises, worksWithoutBooking: true } },
  });
  expect(saved.statusCode).toBe(200);
  const found = searchTires.output.parse((await get('/api/tires?q=205/55R16')).json()).items;
  const { _id: id = '', url = '' } = found.find(({ price }) => price === 87) ?? {};
  const db = shop.platform.db.$extendTables<CatalogueTables>();
  await editProduct({ db, platform: shop.platform }, id, { stockSource: 'own' });
  shop.clock.set('2026-11-27T12:00:00+02:00');
  expect(await wordsOf(url)).toContain('Tai tule tänään ilman ajanvarausta klo 9–\u206017');
  shop.clock.set('2026-11-27T16:30:00+02:00');
  expect(await wordsOf(url)).not.toContain('ilman ajanvarausta');
});

test('of a list’s pictures only the two of a phone’s first screen are requested before it is laid out', async () => {
  const html = (await get('/renkaat')).body;
  const loading = [...html.matchAll(/<img[^>]* loading="(\w+)"/g)].map(([, when]) => when);
  expect(loading.slice(0, 2)).toEqual(['eager', 'eager']);
  expect(new Set(loading.slice(2))).toEqual(new Set(['lazy']));
  expect(html.match(/<link[^>]* as="image"/g)).toHaveLength(2);
});

test('nothing of a tyre’s page is painted before its prices are there as a whole', async () => {
  const found = searchTires.output.parse((await get('/api/tires?q=205/55R16')).json()).items;
  const html = (await get(found[0]?.url ?? '')).body;
  const [, id = 'none'] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  const prices = html.indexOf('</dl>');
  expect(prices).toBeGreaterThan(0);
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(prices);
});

test('a tyre that is sold out offers a notice and tyres that are there, but no booking', async () => {
  const found = searchTires.output.parse((await get('/api/tires?q=205/55R16')).json()).items;
  const page = (await get(found.find(({ isRunFlat }) => isRunFlat)?.url ?? '')).body;
  expect(page).not.toContain('Varaa asennus');
  expect(page).toMatch(/<a href="#saatavuus-email"[^>]*>Ilmoita, kun saatavilla/);
  expect(/<section data-bottom-bar[^]*?<\/section>/.exec(page)?.[0]).not.toContain('€');
  expect(page).toMatch(
    /<a href="[^"]*search=205%2F55R16&amp;type=winter&amp;winterType=friction&amp;inStock=true"/,
  );
  expect(page).toMatch(/<details[^>]* open=""[^>]*><summary>Ilmoita, kun neljä on saatavilla/);
});

test.each([
  ['6419440423456', 'Tällä EAN-koodilla ei löydy rengasta'],
  ['120/70 ZR17', 'Valikoimassa ei ole moottoripyörän renkaita'],
])('a search for %j says what it is', async (text, why) => {
  expect(await wordsOf(`/renkaat?search=${encodeURIComponent(text)}`)).toContain(why);
});

test('a friction tyre with the mark of ice grip says so in the list', async () => {
  expect(await wordsOf('/renkaat?search=205/55R16&winterType=friction')).toContain('Kitka jääpito Nokian');
});

test('a shop without phone and mail address has no link that calls or writes to nobody', async () => {
  const headers = await shop.loginStaff();
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/shop-profile',
    headers,
    payload: { phone: '', salesEmail: '' },
  });
  expect(saved.statusCode).toBe(200);
  const emptySize = await shop.app.inject({
    method: 'POST',
    url: '/api/tires/sizes',
    headers,
    payload: { width: 155, aspect: 80, diameter: 13, vehicleType: 'henkilöauto' },
  });
  expect(emptySize.statusCode).toBe(201);
  const [item] = searchTires.output.parse((await get('/api/tires?q=205/55R17')).json()).items;
  for (const url of ['/renkaat?search=olematon', '/renkaat/155-80-13', item?.url ?? '']) {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/href="(?:tel|mailto):"/);
  }
});

test('the accessible names of the season tabs are their visible texts', async () => {
  const tabs = /<nav[^>]*aria-label="Kausi">(.*?)<\/nav>/s.exec((await get('/renkaat')).body)?.[1] ?? '';
  expect(tabs).toContain('Kitka');
  expect(tabs).not.toContain('aria-label');
});

test('digits alone lead to the sizes that have them, a rim alone to its tyres', async () => {
  const body = await wordsOf('/renkaat?search=55');
  expect(body).toContain('Koot, joissa on 55');
  expect(body).toMatch(/205\/55R16\s+10 rengasta/);
  expect(body).not.toContain('225/45R17 ');
  expect(await wordsOf('/renkaat?search=16')).not.toContain('Koot, joissa on');
  expect(await wordsOf('/renkaat?search=99999')).not.toContain('Koot, joissa on');
});

test('a made-up product has no link to the label register', async () => {
  const urlOf = async (query: string) =>
    searchTires.output.parse((await get(`/api/tires?q=${query}`)).json()).items[0]?.eprelUrl;
  expect(await urlOf('outpost')).toBeNull();
  expect(await urlOf('205/55R17')).toBe('https://eprel.ec.europa.eu/qr/633577');
});
