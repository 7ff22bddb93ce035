// The service and guide pages in a browser: usable by everyone, without script, and quicker with it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, sharedProduct } from './product.ts';
import { problemsOnBothScreens } from './sweep.ts';

const browser = withBrowser();
const product = sharedProduct();

const PAGES = [
  '/hinnasto?vanne=17&auto=maasturi',
  '/vanteet?nykyinen=205/55R16&uusi=205/60R16&leveys1=6,5&et1=46&leveys2=7&et2=40',
  '/rengashotelli',
  '/hyva-tietaa',
  '/rahoitus?summa=899',
  '/ota-yhteytta',
  '/palvelut/tasapainoitus',
  '/palvelut/korjaustyot',
  '/tietosuojaseloste',
  '/saavutettavuus',
  '/yhteydenotto-lahetetty',
] as const;

const onDesktop = oneVisit(() => browser.open(`${product.url}/healthz`, { screen: 'desktop' }));

function open(path: string, screen: 'phone' | 'desktop' = 'phone', hasScript = true): Promise<Page> {
  return browser.open(product.url + path, { screen, hasScript });
}

test.each(PAGES)(
  'at %s everybody can read and reach everything, on a phone and on a desktop',
  async (path) => {
    expect(await problemsOnBothScreens(await open(path))).toEqual([]);
  },
);

test('the menus of the header open by click and by hover and lead to the pages', async () => {
  const page = await onDesktop.load('/');
  // With the transition from page to page, which a busy browser may drop.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  browser.allowPageError(/Page already revealed/);
  const navigation = page.getByRole('banner').getByRole('navigation');
  await navigation.getByText('Palvelut').click();
  await navigation.getByRole('link', { name: 'Rengashotelli' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rengashotelli' }).waitFor();
  await navigation.getByText('Hyödyllistä').hover();
  await navigation.getByRole('link', { name: 'Hyvä Tietää' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hyvä tietää renkaista' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/hyva-tietaa');
});

test('the map is requested when it is to be shown, and never before', async () => {
  // What journeys note in storage beforehand is tried in the frame, too, which may have none.
  browser.allowPageError(/^error: Failed to read the 'localStorage' property/);
  browser.allowPageError(/^request to https:\/\/www\.openstreetmap\.org\//);
  const page = await open('/ota-yhteytta');
  const requested: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kartta</title>' });
  });
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'Näytä kartta' });
  await link.scrollIntoViewIfNeeded();
  await main.locator('[data-map][data-hydrated=true]').waitFor();
  expect(requested).toEqual([]);
  await link.click();
  await expect.poll(async () => (await main.locator('iframe').boundingBox())?.height).toBe(300);
  await expect.poll(() => requested).toEqual(['/export/embed.html']);
  const way = main.getByRole('link', { name: 'Avaa karttapalvelussa' });
  await expect.poll(() => way.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ota-yhteytta');
});

test('without script a form is sent, thanked for and read by staff', async () => {
  const page = await open('/vanteet?nykyinen=205/55R16&uusi=225/45R17', 'phone', false);
  await page.getByLabel('Nimi').fill('Esimerkkiasiakas');
  await page.getByLabel('Sähköposti', { exact: true }).fill('asiakas@example.fi');
  await page.getByLabel('Mitä etsit?').fill('Mustat 17-tuumaiset, kiitos.');
  await page.getByRole('button', { name: 'Lähetä kysely' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Kiitos, viestisi on perillä' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/yhteydenotto-lahetetty');

  const session = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await session.json();
  const inbox = await fetch(`${product.url}/api/enquiries`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const enquiries: unknown[] = await inbox.json();
  expect(enquiries).toContainEqual(
    expect.objectContaining({
      kind: 'rims',
      name: 'Esimerkkiasiakas',
      summary: 'Koko 205/55R16, toiveena 225/45R17',
      status: 'new',
    }),
  );
});

test('without script a form without contact details comes back filled, its error first', async () => {
  browser.allowPageError(/status of 422/);
  const page = await open('/rengashotelli', 'phone', false);
  await page.getByLabel('Nimi').fill('Esimerkkiasiakas');
  await page.getByLabel('Auto ja toiveaika').fill('Farmari, ensi viikolla.');
  await page.getByRole('button', { name: 'Lähetä toive' }).tap();
  const error = page
    .getByRole('alert')
    .getByRole('link', { name: /Anna puhelinnumero tai sähköpostiosoite/ });
  await error.waitFor();
  await expect.poll(() => page.title()).toMatch(/^Lomaketta ei lähetetty/);
  await expect.poll(() => page.getByLabel('Auto ja toiveaika').inputValue()).toBe('Farmari, ensi viikolla.');
  await error.tap();
  await page.getByLabel('Puhelin').fill('010 000 0000');
  await page.getByRole('button', { name: 'Lähetä toive' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Kiitos, viestisi on perillä' }).waitFor();
});

test('without script every mark of the sidewall can be touched and is explained', async () => {
  const page = await open('/hyva-tietaa', 'phone', false);
  const mark = page.locator('label[for="merkinta-date"]').first();
  await mark.tap();
  await expect.poll(() => page.getByRole('radio', { name: /Valmistusaika/ }).isChecked()).toBe(true);
  const lit = await page.locator('text[data-mark="date"]').evaluate((text) => getComputedStyle(text).fill);
  const other = await page.locator('text[data-mark="width"]').evaluate((text) => getComputedStyle(text).fill);
  expect(lit).toBe('rgb(255, 203, 31)');
  expect(other).not.toBe(lit);
});

test('the fit calculator answers while one types, and fills in the enquiry', async () => {
  const page = await onDesktop.load('/vanteet');
  const current = page.getByLabel('Nykyinen rengaskoko');
  await current.click();
  await current.fill('205/55R16');
  await page.getByLabel('Uusi rengaskoko').fill('205/60R16');
  await page.getByText('Vierintäkehä kasvaa 3,2 %', { exact: false }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Kysy tällaisia vanteita' }).click();
  await page.getByText('Koko 205/55R16, toiveena 205/60R16').waitFor();
});

test('text typed into several fields before hydration is not lost', async () => {
  const page = await onDesktop.load('/vanteet');
  await page.route(/hydrate/, async (route) => {
    await page.getByLabel('Uusi rengaskoko').fill('225/45R17');
    await route.continue();
  });
  await page.getByLabel('Nykyinen rengaskoko').fill('205/55R16');
  await page.getByText('Vierintäkehä kasvaa 0,4 %', { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel('Nykyinen rengaskoko').inputValue()).toBe('205/55R16');
  await expect.poll(() => page.getByLabel('Uusi rengaskoko').inputValue()).toBe('225/45R17');
});

test('with script the instalment follows the sum that is typed', async () => {
  const page = await onDesktop.load('/rahoitus');
  const sum = page.getByLabel('Ostoksen summa');
  await sum.click();
  await sum.fill('1200');
  await page.getByText('100,00').first().waitFor();
  await sum.fill('kaikki');
  await page.getByText('Kirjoita summa numeroina', { exact: false }).waitFor();
  await expect.poll(() => sum.getAttribute('aria-invalid')).toBe('true');
});
