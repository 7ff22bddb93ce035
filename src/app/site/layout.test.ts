import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../test/app.ts';
import { loadDemonstrationShop } from '../../../test/builders/shop.ts';
import { isCurrent, navigation } from './navigation.ts';

const shop = await startTestApp();
await loadDemonstrationShop(shop.platform);
afterAll(() => shop.close());

/** React parts neighbouring texts by empty comments. */
const page = async (url: string) => (await shop.app.inject(url)).body.replaceAll('<!-- -->', '');
const part = (html: string, tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';

const everyPath = ['/', '/renkaat', '/vanteet', '/rengashotelli', '/hinnasto', '/hyva-tietaa', '/rahoitus'];

test('with every page there the navigation has all its links, in order', () => {
  expect(navigation(new Set(everyPath))).toEqual([
    { kind: 'link', label: 'Etusivu', href: '/' },
    { kind: 'link', label: 'Renkaat', href: '/renkaat' },
    { kind: 'link', label: 'Vanteet', href: '/vanteet' },
    {
      kind: 'group',
      label: 'Palvelut',
      links: [
        { label: 'Rengashotelli', href: '/rengashotelli' },
        { label: 'Hinnasto', href: '/hinnasto' },
      ],
    },
    {
      kind: 'group',
      label: 'Hyödyllistä',
      links: [
        { label: 'Hyvä Tietää', href: '/hyva-tietaa' },
        { label: 'Rahoitus', href: '/rahoitus' },
      ],
    },
  ]);
});

test('a page that does not exist is not linked, and a group without pages is left out', () => {
  expect(navigation(new Set(['/', '/hinnasto'])).map((entry) => entry.label)).toEqual([
    'Etusivu',
    'Palvelut',
  ]);
});

test('the current page and its section are marked', () => {
  expect(isCurrent('/renkaat', '/renkaat/205-55-16')).toBe(true);
  expect(isCurrent('/renkaat', '/renkaat')).toBe(true);
  expect(isCurrent('/', '/renkaat')).toBe(false);
});

test('no link of the frame leads to a page that is not there', async () => {
  const html = await page('/');
  const frame = html.replace(/<main.*<\/main>/s, '');
  const paths = [...frame.matchAll(/href="(\/[^"#?]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => !/^\/(assets|icons|fonts)\//.test(path));
  expect(paths).toContain('/renkaat');
  for (const path of new Set(paths)) {
    expect((await shop.app.inject(path)).statusCode, path).toBe(200);
  }
});

test('the header has phone, mail, the week of hours, the status, booking and contact', async () => {
  const header = part(await page('/'), 'header');
  expect(header).toContain('href="tel:0100000000"');
  expect(header).toContain('href="mailto:myynti@example.fi"');
  expect(header).toContain('Ma-Pe 9-17, La 10-13');
  expect(header).toContain('Avoinna, suljetaan klo 13');
  expect(header).toMatch(/href="\/ajanvaraus"[^>]*>Ajanvaraus/);
  expect(header).toMatch(/href="\/ota-yhteytta"[^>]*>Ota Yhteyttä/);
  expect(header).toMatch(
    /<a href="\/"[^>]*aria-current="page"[^>]*>Etusivu|aria-current="page"[^>]*href="\/"/,
  );
});

test('the menu of small screens is a popover with links, search, booking, phone and mail', async () => {
  const menu = /<div id="valikko" popover="auto".*?<\/header>/s.exec(await page('/'))?.[0] ?? '';
  expect(menu).toMatch(/popovertarget="valikko" popovertargetaction="hide"/i);
  for (const text of [
    'Etusivu',
    'Renkaat',
    'Ajanvaraus',
    'Ota Yhteyttä',
    'name="search"',
    'tel:0100000000',
    'mailto:myynti@example.fi',
  ]) {
    expect(menu).toContain(text);
  }
});

test('the footer has the week with today marked, contact, business id, brands, map and credits', async () => {
  const footer = part(await page('/'), 'footer');
  expect(footer).toMatch(/aria-current="date"[^>]*><th scope="row">lauantai<\/th><td>10–13<\/td>/);
  expect(footer).toMatch(/<th scope="row">sunnuntai<\/th><td>Suljettu<\/td>/);
  for (const text of [
    'Y-tunnus',
    '0000000-0',
    'Esimerkkitie 1',
    '00000',
    '20+ vuoden kokemus',
    'Takaisin ylös',
    'Sivusto toimii',
  ]) {
    expect(footer).toContain(text);
  }
  expect(
    footer.match(/<li><a href="\/renkaat\?search=[A-Z][a-z]+"[^>]*>[A-Z][a-z]+<\/a><\/li>/g),
  ).toHaveLength(14);
  expect(footer).toMatch(/href="https:\/\/www\.openstreetmap\.org\/[^"]*"[^>]*>Näytä kartta/);
  expect(footer.match(/rel="me"/g)).toHaveLength(2);
  expect(footer).not.toContain('<iframe');
});

test('the footer shows an exception within two weeks with its reason', async () => {
  shop.clock.set('2026-12-21T12:00:00+02:00');
  const footer = part(await page('/'), 'footer');
  expect(footer).toMatch(/to 24\.12\.2026<\/b> Jouluaatto, suljettu/);
  expect(footer).toMatch(/pe 1\.1\.2027<\/b> Uudenvuodenpäivä, suljettu/);
  expect(footer).not.toContain('Loppiainen');
  shop.clock.set('2026-11-21T12:00:00+02:00');
});

test('where no week is stored, header, footer and drawer say that there are no hours', async () => {
  const bare = await startTestApp();
  try {
    await sql`delete from opening_hours_day`.execute(bare.platform.db);
    const html = (await bare.app.inject('/')).body.replaceAll('<!-- -->', '');
    expect(part(html, 'header')).toContain('Aukioloaikoja ei saatavilla');
    expect(part(html, 'footer')).toContain('<p>Aukioloaikoja ei saatavilla</p>');
    // Once in the top bar and once in the menu; once in the footer.
    expect(part(html, 'header').match(/Aukioloaikoja ei saatavilla/g)).toHaveLength(2);
    expect(part(html, 'footer').match(/Aukioloaikoja ei saatavilla/g)).toHaveLength(1);
    expect(/<dialog id="aukioloajat".*?<\/dialog>/s.exec(html)?.[0]).toContain('Aukioloaikoja ei saatavilla');
    expect(html).not.toMatch(/Suljettu|Aukioloajat ovat muuttuneet|data-unusual-hours/);
    expect((await bare.app.inject('/ota-yhteytta')).body).not.toMatch(/Avoinna|Suljettu/);
  } finally {
    await bare.close();
  }
});

test('every page has the demonstration line while the demonstration shop is loaded', async () => {
  const line = 'Esittelykauppa – hinnat, merkinnät ja arviot ovat keksittyjä';
  for (const url of ['/', '/renkaat', '/ei-ole']) expect(await page(url)).toContain(line);
  const bare = await startTestApp();
  try {
    expect((await bare.app.inject('/')).body).not.toContain(line);
  } finally {
    await bare.close();
  }
});

test('a demonstration shop at a public address is noindex, on localhost it is not', async () => {
  expect(await page('/')).not.toContain('name="robots"');
  const open = await startTestApp({ settings: { publicUrl: 'https://rengas.example.fi' } });
  try {
    await loadDemonstrationShop(open.platform);
    expect((await open.app.inject('/')).body).toContain('<meta name="robots" content="noindex">');
  } finally {
    await open.close();
  }
});

test('an unknown address answers 404 in Finnish in the usual frame, with search and home link', async () => {
  const answer = await shop.app.inject('/ei-ole/mitaan?x=<script>');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Sivua ei löytynyt');
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
  expect(answer.body).not.toContain('?x=');
  expect(answer.body).toMatch(/href="\/"[^>]*>Siirry etusivulle/);
  expect(part(answer.body, 'header')).toContain('Kaarto Rengas');
});

test.each(['/', '/vanteet', '/rengashotelli', '/hyva-tietaa', '/artikkelit', '/palvelut/korjaustyot'])(
  'every picture at %s pulses while it loads and says when it fails, except over initials',
  async (path) => {
    const html = (await page(path)).replaceAll(/<img[^>]*class="[^"]*photo[^>]*>/g, '');
    const boxes = html.match(/ data-picture="(?:loading|first)"/g) ?? [];
    expect(html.match(/<img /g) ?? []).toHaveLength(boxes.length);
    expect(html.match(/Kuva ei latautunut/g) ?? []).toHaveLength(boxes.length);
  },
);

test('no page carries an inline style or an inline script but the one for the theme', async () => {
  const html = await page('/');
  expect(html).not.toMatch(/\sstyle="/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '');
  expect(scripts.filter((attributes) => !/src=|application\/ld\+json/.test(attributes))).toHaveLength(1);
});
