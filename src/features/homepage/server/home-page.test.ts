import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
await loadDemonstrationShop(shop.platform);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-21T12:00:00+02:00'));

const put = async (url: string, payload: object) => {
  const answer = await shop.app.inject({ method: 'PUT', url: `/api${url}`, payload, headers: staff });
  expect(answer.statusCode).toBe(200);
};
const settings = (homepageSettings: object) => put('/homepage-settings', { homepageSettings });
const home = async () => {
  const answer = await shop.app.inject('/');
  expect(answer.statusCode).toBe(200);
  return answer.body;
};
/** The text between tags, in reading order. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll(/[ \n]+/g, ' ');
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

test('nothing of the home page is painted before the whole size finder is there', async () => {
  await settings({});
  const html = await home();
  const [, id = 'none'] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  const finder = html.indexOf('aria-label="Hae renkaita koon mukaan"');
  expect(finder).toBeGreaterThan(0);
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('</form>', finder));
});

test('without settings the hero shows the default texts and the buttons that lead somewhere', async () => {
  await settings({});
  const main = mainOf(await home());
  expect(main).toMatch(/<h1[^>]*>Uudet renkaat, ilman ajanvarausta!<\/h1>/);
  expect(textOf(main)).toContain('Luotettavaa Rengaspalvelua');
  expect(textOf(main)).toContain('010\u00A0000\u00A00000');
  expect(main).toMatch(/href="\/renkaat"[^>]*><svg.*?<\/svg>Hae renkaita/);
  expect(main).toMatch(/href="\/ajanvaraus"[^>]*><svg.*?<\/svg>Varaa aika/);
  expect(main).toMatch(
    /<img [^>]*src="\/tyres\/hero-winter\.webp" width="900" height="900" alt="Havainnekuva: [^"]+"/,
  );
});

test.each([
  ['mainHeadingVisible', 'Uudet renkaat, ilman ajanvarausta!'],
  ['titleVisible', 'Luotettavaa Rengaspalvelua'],
  ['subtitleVisible', 'niin näet heti hinnan ja saatavuuden'],
  ['buttonVisible', 'Varaa aika'],
  ['contactButtonVisible', 'Ota yhteyttä'],
])('the flag %s hides its part of the hero', async (flag, text) => {
  await settings({});
  const shown = textOf(mainOf(await home()).split('<form')[0] ?? '');
  expect(shown).toContain(text);
  await settings({ hero: { [flag]: false } });
  const hidden = textOf(mainOf(await home()).split('<form')[0] ?? '');
  expect(hidden).not.toContain(text);
  expect(hidden).toContain('Hae renkaita');
});

test('the page has exactly one first heading with any of the hero texts hidden', async () => {
  for (const mainHeadingVisible of [true, false]) {
    for (const titleVisible of [true, false]) {
      await settings({ hero: { mainHeadingVisible, titleVisible } });
      expect((await home()).match(/<h1\b/g)).toHaveLength(1);
    }
  }
});

test("a picture of the shop's own replaces the rendered wheel, cut where the settings say", async () => {
  await settings({ hero: { image: 'api/files/halli.webp', imagePosition: 'top left' } });
  const main = mainOf(await home());
  expect(main).toMatch(/<img [^>]*src="\/api\/files\/halli\.webp"[^>]*alt="Hero image"/);
  expect(main).not.toContain('hero-winter.webp');
});

test('introduction and services are shown unless their own entry hides them', async () => {
  await settings({});
  expect(await home()).toMatch(/id="intro".*vuodesta 1990.*id="services"/s);
  await settings({
    sections: [
      { id: 'intro', visible: false },
      { id: 'services', title: 'Näin autamme', content: 'Yksi.\n\nKaksi.' },
    ],
  });
  const html = await home();
  expect(html).not.toContain('id="intro"');
  expect(html).toContain('Näin autamme');
  expect(html).toMatch(/<p[^>]*>Yksi\.<\/p><p[^>]*>Kaksi\.<\/p>/);
});

test('six service cards have a picture, a text and a brand, and working links', async () => {
  await settings({});
  const services = /<section id="services".*?<\/section>/s.exec(await home())?.[0] ?? '';
  expect(services.match(/<article/g)).toHaveLength(6);
  expect(services.match(/<img [^>]*src="\/tyres\/[a-z-]+-scene\.avif"/g)).toHaveLength(5);
  for (const brand of [
    'Michelin',
    'Nokian',
    'Kaarto Hotelli',
    'Kaarre Wheels',
    'Tasapaino 3D',
    'Paikka Pro',
  ]) {
    expect(services).toContain(brand);
  }
  expect([...services.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '/renkaat?type=winter',
    '/renkaat?type=summer',
    '/rengashotelli',
    '/vanteet',
    '/palvelut/tasapainoitus',
    '/palvelut/korjaustyot',
  ]);
});

test('the season changes the large card, the wheel and the finder', async () => {
  await settings({});
  expect(await home()).toMatch(/value="friction"[^>]*checked|checked[^>]*value="friction"/);
  shop.clock.set('2027-05-10T12:00:00+03:00');
  const html = await home();
  expect(html).toContain('/tyres/hero-summer.webp');
  expect(html).toContain('/tyres/category-summer.webp');
});

test('the size finder is a plain form to the tyre search', async () => {
  const form =
    /<form[^>]*aria-label="Hae renkaita koon mukaan"[^>]*action="\/renkaat" method="get".*?<\/form>/s.exec(
      await home(),
    )?.[0] ?? '';
  expect([...form.matchAll(/name="season"/g)]).toHaveLength(3);
  expect(form).toMatch(/name="search"/);
  expect(form).toMatch(/<button type="submit"/);
});

test('the page shows five selling points, the first six questions and fourteen brands', async () => {
  const text = textOf(mainOf(await home()));
  for (const point of [
    'Suomenkielinen palvelu',
    'Nopea toimitus',
    'Luotettava kumppani',
    'Rahoitus ilman kuluja',
    'Asiantunteva asennus',
  ]) {
    expect(text).toContain(point);
  }
  const faq = (await shop.app.inject('/api/faq')).json();
  expect(faq.length).toBeGreaterThan(6);
  expect(text).not.toContain(faq[6].question);
  for (const { question, answer } of faq.slice(0, 6)) {
    expect(text).toContain(question);
    expect(text).toContain(answer);
  }
  const brands = (await shop.app.inject('/api/brands')).json();
  for (const { name } of brands) expect(text).toContain(name);
  expect(await home()).toMatch(/href="\/renkaat"[^>]*>.*?Tutustu valikoimaamme/s);
});

test('a page of its own has every question with its answer, and the home page leads there', async () => {
  expect(await home()).toContain('href="/kysymykset"');
  const answered = await shop.app.inject('/kysymykset');
  expect(answered.statusCode).toBe(200);
  const text = textOf(mainOf(answered.body));
  const faq = (await shop.app.inject('/api/faq')).json();
  expect(faq.length).toBeGreaterThan(6);
  for (const { question, answer } of faq) {
    expect(text).toContain(question);
    expect(text).toContain(answer);
  }
});

test('questions stand by subject, and a plain form finds them by the beginnings of words', async () => {
  const find = async (query: string) => mainOf((await shop.app.inject(`/kysymykset${query}`)).body);
  const all = await find('');
  const subjects = [...all.matchAll(/<a href="#([a-z]+)"/g)].map(([, id]) => id);
  expect(subjects).toContain('hotelli');
  for (const id of subjects) expect(all).toContain(`<div id="${id}">`);
  expect(all).toMatch(/<form [^>]*role="search"/);
  expect(all).toMatch(/<form [^>]*action="\/kysymykset"/);
  const found = textOf(await find('?haku=takuuta'));
  expect(found).toContain('Mikä takuu renkailla on?');
  expect(found).not.toContain('Myyttekö lahjakortteja?');
  expect(textOf(await find('?haku=avaruusalus'))).toContain('ei löytynyt kysymystä');
  expect((await shop.app.inject('/kysymykset?haku=takuu')).body).toContain('noindex');
});

test('a brand shows its logo in the wall, the footer and on service cards, or else its name', async () => {
  const before = (await shop.app.inject('/api/brands')).json();
  const imageUrl = '/api/files/kaarre-logo.png';
  await put('/brands', [{ name: 'Kaarre Wheels', imageUrl }, { name: 'Nokian' }]);
  const html = await home();
  const logo = /<img[^>]*src="\/api\/files\/kaarre-logo\.png"[^>]*alt="Kaarre Wheels"/g;
  expect([html.match(logo)?.length, mainOf(html).match(logo)?.length]).toEqual([3, 2]);
  expect(textOf(html)).not.toContain('Kaarre Wheels');
  expect(textOf(html)).toContain('Nokian');
  const uses = await shop.features.all.find(({ name }) => name === 'homepage')?.pictureUses?.();
  expect(uses).toContainEqual({
    path: imageUrl,
    where: 'Logo: Kaarre Wheels',
    href: '/admin/settings/merkit',
  });
  await put('/brands', before);
});

test('the financing call-to-action has its representative example, and only when switched on', async () => {
  await settings({});
  expect(await home()).not.toContain('id="rahoitus"');
  await settings({
    financingCTA: {
      visible: true,
      title: 'Osissa',
      mainText: 'Eka.\n\nToka.',
      highlightedText: 'Helposti',
      buttonText: 'Hae nyt',
    },
  });
  const html = await home();
  const band = /<section id="rahoitus".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(textOf(band)).toMatch(/Osissa.*Eka\..*Toka\..*Hae nyt.*12KK.*Helposti/s);
  expect(band).toMatch(/href="https:\/\/rahoitus\.example\.fi\/hakemus"/);
  expect(textOf(band)).toContain(
    'Käteishinta 600,00\u00A0€, luoton määrä 600,00\u00A0€, maksuaika 12\u00A0kk, 12\u00A0erää, kuukausierä 50,00\u00A0€, kiinteä korko 0\u00A0%, avausmaksu 0,00\u00A0€, tilinhoitomaksu 0,00\u00A0€/kk, todellinen vuosikorko 0\u00A0%',
  );
  expect(html).toMatch(/href="\/rahoitus"[^>]*><svg.*?<\/svg>Hae rahoitusta/);
});

test('without credit terms nothing on the page promises an instalment', async () => {
  const profile = (await shop.app.inject('/api/shop-profile')).json();
  await settings({ financingCTA: { visible: true, title: 'Maksa erissä' } });
  await put('/shop-profile', { financing: null });
  const text = textOf(mainOf(await home()));
  expect(text).not.toMatch(/erissä|rahoitus/i);
  expect(text).not.toContain('Rahoitus ilman kuluja');
  expect(text).not.toContain('12KK');
  expect(text).not.toContain('/kk');
  await put('/shop-profile', { financing: profile.financing });
});

test('a credit with costs is nowhere called free, and has its warning beside it', async () => {
  const { financing } = (await shop.app.inject('/api/shop-profile')).json();
  const dear = { annualRatePercent: 14.9, openingFee: 9.9, monthlyFee: 3.9, trueAnnualRatePercent: 36.6 };
  await put('/shop-profile', { financing: { ...financing, ...dear } });
  for (const visible of [true, false]) {
    await settings({ financingCTA: { visible, highlightedText: '0 % korko, ei avausmaksua' } });
    const text = textOf(mainOf(await home()));
    expect(text).not.toMatch(/[^\d]0\u00A0?\s?%|ilman kuluja|12KK|ei avausmaksua/);
    expect(text).toContain('12\u00A0kk, korko 14,9\u00A0%, todellinen vuosikorko 36,6\u00A0%.');
    expect(text.match(/Varoitus! Lainan ottaminen maksaa rahaa\./g)).toHaveLength(1);
    expect(text).toContain('Luotonantaja: Esimerkkirahoitus Oy, Esimerkkitie 2, 00000 Esimerkkilä.');
  }
  await put('/shop-profile', { financing });
});

test('search engines get a Finnish description, geography and the shop with its hours', async () => {
  const html = await home();
  expect(html).toMatch(/<meta name="description" content="[^"]*1998[^"]*renkaat[^"]*">/);
  expect(html).toContain('<meta name="geo.region" content="FI-18">');
  expect(html).toContain('<meta name="geo.position" content="60.5;25">');
  for (const property of ['og:title', 'og:description', 'og:type']) {
    expect(html).toContain(`<meta property="${property}" content="`);
  }
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TireShop',
    name: 'Kaarto Rengas',
    telephone: '010 000 0000',
    address: { '@type': 'PostalAddress', postalCode: '00000', addressCountry: 'FI' },
    geo: { '@type': 'GeoCoordinates', latitude: 60.5, longitude: 25 },
  });
  expect(data.openingHoursSpecification).toHaveLength(2);
  expect(data.specialOpeningHoursSpecification[0]).toMatchObject({
    validFrom: '2026-12-24',
    opens: '00:00',
    closes: '00:00',
  });
  expect(data).not.toHaveProperty('aggregateRating');
});

test('a home page with nothing filled in is still shown', async () => {
  const bare = await startTestApp();
  try {
    const answer = await bare.app.inject('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Uudet renkaat, ilman ajanvarausta!');
    expect(answer.body).not.toMatch(/href=""|mailto:"|tel:"/);
    expect(answer.body).not.toContain('Usein kysyttyä');
  } finally {
    await bare.close();
  }
});
