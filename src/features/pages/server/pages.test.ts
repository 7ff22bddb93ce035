import { afterAll, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { priceListService } from '../../price-list/server/service.ts';

const demo = await startTestApp({ now: '2026-11-21T12:00:00+02:00' });
await loadDemonstrationShop(demo.platform);
await priceListService(demo.platform).loadDemonstrationPriceList();
const empty = await startTestApp();
afterAll(async () => {
  await demo.close();
  await empty.close();
});

interface ReadPage {
  status: number;
  html: string;
  /** Without tags, entities of no interest, and with plain spaces. */
  text: string;
}

async function read(shop: TestApp, url: string): Promise<ReadPage> {
  const { statusCode, body } = await shop.app.inject(url);
  return pageOf(statusCode, body);
}

function pageOf(status: number, body: string): ReadPage {
  const html = body.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return { status, html, text };
}

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
}

const PAGES = [
  ['/vanteet', 'Neljä mittaa ratkaisee'],
  ['/rengashotelli', 'Paljonko uraa on jäljellä?'],
  ['/palvelut/tasapainoitus', 'Tärinän paikka kertoo syyn'],
  ['/palvelut/korjaustyot', 'Mistä kohdasta renkaan voi paikata'],
  ['/hyva-tietaa', 'Kyljen merkinnät'],
  ['/rahoitus', 'Rahoitus'],
  ['/ota-yhteytta', 'Aukioloajat'],
  ['/yhteydenotto-lahetetty', 'viestisi on perillä'],
  ['/tietosuojaseloste', 'Mitä tallennamme'],
  ['/saavutettavuus', 'Tiedossa olevat puutteet'],
] as const;

test.each(PAGES)(
  '%s reads with the demonstration shop and with a shop that is still empty',
  async (path, fact) => {
    for (const shop of [demo, empty]) {
      const { status, text, html } = await read(shop, path);
      expect(status).toBe(200);
      expect(text).toContain(fact);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
      expect(html).not.toContain(' style=');
    }
  },
);

test.each(PAGES.map(([path]) => path))(
  '%s has a title, a description, its address and the way to it',
  async (path) => {
    const { html } = await read(demo, path);
    expect(/<title>([^<]{10,66})<\/title>/.exec(html)?.[1]).toBeTruthy();
    expect(/<meta name="description" content="(.{30,220})">/.exec(html)?.[1]).toBeTruthy();
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
    const crumbs = structuredData(html).find((data) => data['@type'] === 'BreadcrumbList');
    if (path === '/yhteydenotto-lahetetty') expect(html).toContain('<meta name="robots" content="noindex">');
    else expect(crumbs?.['itemListElement']).toHaveLength(2);
  },
);

test('search engines get each service with its provider and its prices', async () => {
  for (const [path, price] of [
    ['/rengashotelli', '60.00'],
    ['/palvelut/tasapainoitus', '12.00'],
    ['/palvelut/korjaustyot', '35.00'],
  ] as const) {
    const service = structuredData((await read(demo, path)).html).find((data) => data['@type'] === 'Service');
    expect(service).toMatchObject({ provider: { '@id': 'http://localhost:3000/#liike' } });
    expect(JSON.stringify(service?.['offers'])).toContain(`"price":"${price}","priceCurrency":"EUR"`);
  }
  const bare = structuredData((await read(empty, '/rengashotelli')).html).find(
    (data) => data['@type'] === 'Service',
  );
  expect(bare).not.toHaveProperty('offers');
});

test('the fit calculator answers without script what another size does', async () => {
  const { text } = await read(demo, '/vanteet?nykyinen=205%2F55R16&uusi=225%2F45R17');
  expect(text).toContain('Vierintäkehä kasvaa 0,4 %');
  expect(text).toContain('1 926 mm');
  expect(text).toContain('Kun mittari näyttää 100 km/h, todellinen nopeus on 100,4 km/h');
  expect(text).toContain('leveys on 7–8,5″');
});

test('the fit calculator says how far other rims move the wheel, and warns of unsuitable ones', async () => {
  const rims = 'nykyinen=2055516&uusi=205/55R16&leveys1=6,5&et1=46&leveys2=9&et2=35';
  const { text } = await read(demo, `/vanteet?${rims}`);
  expect(text).toContain('Vierintäkehä ei muutu.');
  expect(text).toContain('Ulkoreuna siirtyy 43 mm ulommas. Sisäreuna siirtyy 21 mm lähemmäs jousitusta.');
  expect(text).toContain('Antamasi leveys ei ole tällä välillä.');
});

test('a value the fit calculator cannot read has its error at its field', async () => {
  const { html, text } = await read(demo, '/vanteet?nykyinen=kes%C3%A4&uusi=225/45R17&leveys1=7');
  expect(text).toContain('Kirjoita koko muodossa 205/55R16.');
  expect(text).toContain('Täytä kaikki neljä vanteen mittaa');
  expect(html).toContain('id="laskuri-nykyinen" aria-describedby');
});

test('with both sizes right the calculator waits for the rims alone', async () => {
  const { text } = await read(demo, '/vanteet?nykyinen=205/55R16&uusi=225/45R17&leveys1=99');
  expect(text).toContain('Tulos näkyy tässä, kun vanteiden kaikki neljä kohtaa on täytetty oikein');
  expect(text).not.toContain('kun molemmat koot on annettu');
});

test('the result of the calculator is sent with the enquiry about rims', async () => {
  const { html } = await read(demo, '/vanteet?nykyinen=205/55R16&uusi=225/45R17');
  expect(html).toContain('name="summary" value="Koko 205/55R16, toiveena 225/45R17"');
});

test('a refused form is shown on its page with what was typed', async () => {
  const answer = await demo.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      _page: '/ota-yhteytta',
      kind: 'call-back',
      name: 'Esimerkkiasiakas <b>',
      phone: '',
      email: '',
      message: 'Renkaista',
    }).toString(),
  });
  const { status, html, text } = pageOf(answer.statusCode, answer.body);
  expect(status).toBe(422);
  expect(text).toContain('Viestiä ei lähetetty');
  expect(html).toContain('href="#yhteydenotto-phone"');
  expect(text).toContain('Anna puhelinnumero, johon soitamme.');
  expect(html).toContain('value="Esimerkkiasiakas &lt;b&gt;"');
  expect((await read(demo, '/ota-yhteytta')).text).not.toContain('Viestiä ei lähetetty');
});

test('prices of the service pages follow the price list at once', async () => {
  const shop = await startTestApp();
  try {
    const service = priceListService(shop.platform);
    expect((await read(shop, '/palvelut/korjaustyot')).text).not.toContain('42 €');
    await service.savePriceList([
      {
        section: 'repair',
        service: 'repair',
        title: 'Paikkaus',
        note: '',
        unit: 'tyre',
        minRim: null,
        maxRim: null,
        prices: { passenger: 42, suv: 42, van: 42 },
        isFrom: false,
      },
    ]);
    expect((await read(shop, '/palvelut/korjaustyot')).text).toContain('Paikkaus 42 €');
  } finally {
    await shop.close();
  }
});

test('the season follows the date, with the law and its sources', async () => {
  const shop = await startTestApp({ now: '2026-10-31T23:59:00+02:00' });
  try {
    expect((await read(shop, '/hyva-tietaa')).text).toContain(
      'alkaa huomenna, sunnuntai 1. marraskuuta 2026',
    );
    shop.clock.set('2026-11-01T00:01:00+02:00');
    const { text, html } = await read(shop, '/hyva-tietaa');
    expect(text).toContain('kestää 31.3.2027 asti');
    expect(text).toContain('Talvirenkaita on käytettävä 1.11.–31.3., jos sää tai keli sitä edellyttää');
    expect(text).toContain('vähintään 1,6 mm ja talvirenkaaseen 3 mm');
    expect(text).toContain('sama alkaa 1.12.2029');
    expect(html).toContain('https://www.finlex.fi/');
  } finally {
    await shop.close();
  }
});

test('instalments are calculated for any sum, with the whole cost and the example beside them', async () => {
  const { text } = await read(demo, '/rahoitus?summa=1200');
  expect(text).toContain('100,00 € / kk');
  expect(text).toContain('Todellinen vuosikorko 0 %');
  expect(text).toContain('Maksat yhteensä 1 200,00 €');
  expect(text).toContain('Käteishinta 600,00 €, luoton määrä 600,00 €, maksuaika 12 kk, 12 erää');
  expect(text).toContain('Varoitus! Lainan ottaminen maksaa rahaa.');
  expect(text).not.toMatch(/palkkapäivä|minuu|saman tien/);
  expect((await read(demo, '/rahoitus?summa=kaikki')).text).toContain(
    'vähintään 50 ja enintään 10 000 euroa',
  );
});

test('a shop without credit terms promises no instalments, nor any other way to pay', async () => {
  const { text } = await read(empty, '/rahoitus');
  expect(text).toContain('Kysy maksutavoista, niin etsimme sinulle sopivan.');
  expect(text).not.toMatch(
    /kortilla|käteisellä|laskulla|kuukausierä|\/ kk|vuosikorko|osissa|erissä|osamaksu/,
  );
});

test('the contact page has every way to reach the shop and its hours, and calls no map service', async () => {
  const shop = await startTestApp({ now: '2026-12-21T12:00:00+02:00' });
  try {
    await loadDemonstrationShop(shop.platform);
    const { html, text } = await read(shop, '/ota-yhteytta');
    expect(html).toContain('href="tel:0100000000"');
    expect(html).toContain('href="mailto:myynti@example.fi"');
    expect(text).toContain('Esimerkkitie 1');
    expect(text).toContain('to 24.12.2026');
    expect(text).toContain('Näytä kartta');
    expect(html).not.toMatch(/<iframe|src="https?:/);
  } finally {
    await shop.close();
  }
});

test('the navigation and the footer lead to the pages', async () => {
  const { html } = await read(demo, '/');
  for (const path of [
    '/vanteet',
    '/rengashotelli',
    '/hinnasto',
    '/hyva-tietaa',
    '/rahoitus',
    '/ota-yhteytta',
  ]) {
    expect(html).toContain(`href="${path}"`);
  }
  for (const path of ['/tietosuojaseloste', '/saavutettavuus', '/palvelut/korjaustyot']) {
    expect(html).toContain(`href="${path}"`);
  }
});
