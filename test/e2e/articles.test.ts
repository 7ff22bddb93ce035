// Articles in a browser: read on a phone with and without script, written, published, changed and taken back by staff.
import { fileURLToPath } from 'node:url';

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { sitePictures } from '../../src/features/catalogue/product/tyre-picture.ts';
import { accessibilityViolations, hold, openMenu, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const openAnew = () => browser.openAsStaff(`${product.url}/admin/blog`, { screen: 'desktop' });
const visit = oneVisit(openAnew);

async function openBlog(path = '/admin/blog'): Promise<Page> {
  const page = await visit.load(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Otsikko' });
const content = (page: Page) => page.getByRole('textbox', { name: 'Sisältö' });
const back = (page: Page) => page.getByRole('link', { name: 'Artikkelit', exact: true }).last();
const publish = (page: Page) => page.getByRole('button', { name: 'Tallenna ja julkaise' }).click();

async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function begin(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Uusi artikkeli' }).click();
  await expectFocus(title(page));
  await title(page).fill(name);
  await content(page).fill(text);
}

test.each([true, false])(
  'a visitor finds an article in the list, goes by its contents, and reads on (script: %s)',
  async (hasScript) => {
    const page = await browser.open(`${product.url}/artikkelit`, { hasScript });
    const list = page.getByRole('list', { name: 'Artikkelit uusimmasta vanhimpaan' });
    await expect.poll(() => list.getByRole('article').count()).toBe(6);
    await list.getByRole('link', { name: 'Kitka vai nasta?' }).click();
    await page.waitForURL('**/artikkelit/kitka-vai-nasta');
    const contents = page.getByRole('navigation', { name: 'Tässä artikkelissa' });
    await contents.getByRole('link', { name: 'Kuluminen ja ikä' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#kuluminen-ja-ika');
    const heading = page.getByRole('heading', { level: 2, name: 'Kuluminen ja ikä' });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    const related = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ hasText: 'Lue seuraavaksi' });
    await related.getByRole('link', { name: 'Milloin talvirenkaat alle?' }).click();
    await page.waitForURL('**/artikkelit/milloin-talvirenkaat-alle');
  },
);

test.each(['/artikkelit', '/artikkelit/kitka-vai-nasta'])(
  'axe finds nothing on %s, and nothing is wider than a phone',
  async (path) => {
    const page = await browser.open(product.url + path);
    expect(await accessibilityViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('staff write an article with the toolbar and a live preview, and publish it', async () => {
  const page = await openBlog();
  await begin(page, 'Renkaiden pesu', 'Alku');
  await content(page).press('Control+End');
  await content(page).press('Enter');
  await page.getByRole('button', { name: 'Väliotsikko' }).click();
  await content(page).pressSequentially('Miksi\n\nSuola on ');
  await page.getByRole('button', { name: 'Lihavointi' }).click();
  await content(page).pressSequentially('pahasta');
  await content(page).press('Control+End');
  await content(page).press('Enter');
  await page.getByRole('button', { name: 'Luettelo' }).click();
  await content(page).pressSequentially('pese\nkuivaa');
  await expect
    .poll(() => content(page).inputValue())
    .toBe('Alku\n## Miksi\n\nSuola on **pahasta**\n* pese\n* kuivaa');
  await expect.poll(() => content(page).getAttribute('rows')).toBe('16');
  const preview = page.getByRole('region', { name: 'Esikatselu' });
  await preview.getByRole('heading', { name: 'Miksi' }).waitFor();
  await expect.poll(() => preview.getByRole('listitem').allTextContents()).toEqual(['pese', 'kuivaa']);
  await expect.poll(() => preview.locator('strong').textContent()).toBe('pahasta');
  expect(await accessibilityViolations(page)).toEqual([]);

  await publish(page);
  await page.getByText('Artikkeli julkaistu onnistuneesti!').waitFor();
  await page.getByText('Sivu 1 / 2').waitFor();
  await expect
    .poll(() => page.getByRole('table', { name: 'Julkaistut artikkelit' }).locator('tbody tr').count())
    .toBe(5);
  await page.getByRole('link', { name: 'Seuraava' }).click();
  await page.getByText('Sivu 2 / 2').waitFor();
  const visitor = await browser.open(`${product.url}/artikkelit`);
  await visitor.getByRole('link', { name: 'Renkaiden pesu' }).click();
  await visitor.getByRole('heading', { level: 2, name: 'Miksi' }).waitFor();

  await page.getByRole('link', { name: 'Edellinen' }).click();
  await begin(page, '', '');
  await expect.poll(() => title(page).inputValue()).toBe('');
  await expect.poll(() => content(page).inputValue()).toBe('');
});

test('staff generate a draft, review it, discard it, take it back and edit it', async () => {
  const page = await openBlog('/admin/blog/uusi');
  const keywords = page.getByRole('textbox', { name: 'Avainsanat' });
  await publish(page);
  await expectFocus(title(page));
  await page.getByRole('button', { name: 'Kirjoita luonnos avainsanoista' }).click();
  await expectFocus(keywords);
  await page.getByRole('button', { name: 'Kirjoita luonnos', exact: true }).click();
  await page.getByText('Anna vähintään yksi avainsana.').waitFor();
  await keywords.fill('mönkijät');
  await page.getByRole('button', { name: 'Kirjoita luonnos', exact: true }).click();
  const review = page.getByRole('region', { name: 'Tarkista luonnos' });
  await review.getByRole('heading', { level: 3, name: 'Täydennä nämä kohdat' }).waitFor();
  await expectFocus(review);
  expect(await accessibilityViolations(page)).toEqual([]);
  await review.getByRole('button', { name: /^Näytä tekstissä: Rivi 3/ }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Täydennä nämä kohdat');
  await review.getByRole('button', { name: 'Tallenna ja julkaise' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Palaa korjaamaan' }).click();
  await review.getByRole('button', { name: 'Hylkää' }).click();
  await expectFocus(keywords);
  await page.getByRole('button', { name: 'Palauta luonnos' }).click();
  await review.getByRole('button', { name: 'Muokkaa' }).click();
  await expectFocus(title(page));
  await expect.poll(() => content(page).inputValue()).toContain('\n## Täydennä nämä kohdat\n');
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await page.getByRole('link', { name: 'Artikkelit', exact: true }).last().click();
  await openMenu(page.getByRole('row', { name: /^Mönkijät/ }));
  await page.getByRole('button', { name: /^Poista: Mönkijät/ }).click();
  await page.getByRole('button', { name: 'Kumoa', exact: true }).waitFor();
});

test('a picture is chosen for the text, described, and shown to visitors from the own server', async () => {
  const page = await openBlog();
  await begin(page, 'Kuvallinen', 'Katso tarkkaan.');
  await content(page).press('Control+End');
  const resumeDeliveries = await hold(page, '**/api/upload', 'POST');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Lisää kuva' }).click();
  await (
    await chooser
  ).setFiles(fileURLToPath(new URL(`../../public${sitePictures.categoryWinter.url}`, import.meta.url)));
  await publish(page);
  await page.getByRole('alert').getByText('Kuvaa lähetetään vielä.').waitFor();
  resumeDeliveries();
  await expect.poll(() => content(page).inputValue()).toContain('](/api/files/');
  // The words that describe the picture are selected, so that typing replaces them.
  await content(page).pressSequentially('Talvirengas lumella');
  await expect
    .poll(() => content(page).inputValue())
    .toMatch(/^Katso tarkkaan\.\n\n!\[Talvirengas lumella\]\(\/api\/files\/\S+\)\n$/);
  await publish(page);
  await page.getByText('Artikkeli julkaistu onnistuneesti!').waitFor();
  const visitor = await browser.open(`${product.url}/artikkelit/kuvallinen`);
  const picture = visitor.getByRole('img', { name: 'Talvirengas lumella' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.getAttribute('width')).toBe(String(sitePictures.categoryWinter.widthPx));
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

  browser.allowPageError(/status of 415/);
  await page.getByRole('link', { name: 'Uusi artikkeli' }).click();
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Lisää kuva' }).click();
  await (await again).setFiles({ name: 'kuva.png', mimeType: 'image/png', buffer: Buffer.from('ei kuva') });
  await page.getByText('Tätä tiedostoa ei voi käyttää.').waitFor();
});

test('a draft saves itself, survives a reload, and is not published by Enter or without a title', async () => {
  const page = await openBlog();
  await begin(page, '', 'Kesken jäänyt teksti.');
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('uusi');
  await page.reload();
  await expect.poll(() => content(page).inputValue()).toBe('Kesken jäänyt teksti.');
  await publish(page);
  await page.getByText('Otsikko on pakollinen. Lisää otsikko ennen julkaisua.').waitFor();
  await title(page).fill('Nyt on otsikko');
  await title(page).press('Enter');
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await content(page).fill('');
  await publish(page);
  await page.getByText('Sisältö on pakollinen. Generoi tai kirjoita sisältö ennen julkaisua.').waitFor();
  expect((await fetch(`${product.url}/artikkelit/nyt-on-otsikko`)).status).toBe(404);
  await page.getByRole('link', { name: 'Artikkelit', exact: true }).last().click();
  const drafts = page.getByRole('table', { name: 'Luonnokset ja ajastetut' });
  await openMenu(drafts);
  await drafts.getByRole('button', { name: /^Poista: / }).click();
  await page.getByRole('button', { name: 'Kumoa', exact: true }).waitFor();
  await expect.poll(() => drafts.count()).toBe(0);
});

test('two who change the same article see both versions, and the later one chooses', async () => {
  const [first, second] = [await openBlog(), await openAnew()];
  const name = /^Milloin talvirenkaat alle/;
  for (const page of [first, second]) {
    await page.getByRole('link', { name }).click();
    await title(page).waitFor();
  }
  await title(first).fill('Talvirenkaat ajoissa');
  await first.getByText('Tiivistelmä, kuva ja osoite').click();
  await first.getByLabel('Tiivistelmä').fill('Ensimmäisen tiivistelmä.');
  await first.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await first.getByText('Artikkeli päivitetty!').waitFor();
  browser.allowPageError(/status of 409/);
  await title(second).fill('Talvirenkaat lyhyesti');
  await second.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await second.getByRole('alert').getByText('Joku muu ehti tallentaa ensin').waitFor();
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await second.getByText('Artikkeli päivitetty!').waitFor();
  const visitor = await browser.open(`${product.url}/artikkelit/milloin-talvirenkaat-alle`);
  await expect
    .poll(() => visitor.getByRole('heading', { level: 1 }).textContent())
    .toBe('Talvirenkaat lyhyesti');
  await expect.poll(() => visitor.content()).toContain('Ensimmäisen tiivistelmä.');
});

test('leaving a draft saves what was typed, also what was typed while it was being saved', async () => {
  const page = await openBlog();
  await begin(page, 'Nopea lähtö', 'Heti pois.');
  await back(page).click();
  const drafts = page.getByRole('table', { name: 'Luonnokset ja ajastetut' });
  const written = drafts.getByRole('row', { name: /^Nopea lähtö/ });
  await written.getByRole('link').click();

  const resumeDeliveries = await hold(page, '**/api/blog/articles/*', 'PUT');
  const first = page.waitForRequest((request) => request.method() === 'PUT');
  await content(page).fill('Ensin.');
  await first;
  await content(page).fill('Ensin ja sitten.');
  await back(page).click();
  await written.waitFor();
  const last = page.waitForResponse((response) => {
    const sent = response.request().method() === 'PUT' ? response.request().postData() : '';
    return sent?.includes('Ensin ja sitten.') ?? false;
  });
  resumeDeliveries();
  expect((await last).status()).toBe(200);
});

test('an article that somebody else has removed is saved as a new draft', async () => {
  const page = await openBlog();
  await begin(page, 'Kohta poistettu', 'Ennen.');
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('uusi');
  browser.allowPageError(/status of 404/);
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await page.request.delete(`${product.url}/api/blog/articles/${new URL(page.url()).pathname.slice(12)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await content(page).fill('Poistettu välissä.');
  await page.getByRole('button', { name: 'Tallenna uutena luonnoksena' }).click();
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await back(page).click();
  await page.getByRole('row', { name: /^Kohta poistettu/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /^Kohta poistettu/ }).count()).toBe(1);
});

test('a draft with the address of another article says why it is not saved, at the field too', async () => {
  const page = await openBlog();
  browser.allowPageError(/status of 409/);
  await begin(page, 'Sama osoite', 'Jo varattu.');
  await page.getByText('Tiivistelmä, kuva ja osoite').click();
  const address = page.getByRole('textbox', { name: 'Osoite' });
  await address.fill('KITKA-vai-nasta');
  await page.getByText('Luonnosta ei voi tallentaa:').waitFor();
  await expect.poll(() => address.inputValue()).toBe('kitka-vai-nasta');
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('oma-osoite');
  await page.getByText('Luonnos tallennettu klo').waitFor();
});

test('the time of publishing is saved by the button alone, and unsaved it is guarded', async () => {
  const page = await openBlog();
  await begin(page, 'Ajastettava', 'Ilmestyy myöhemmin.');
  await page.getByLabel('Julkaisuaika').fill('1.12.2099 klo 8.00');
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await back(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jatka muokkausta' }).click();
  await page.getByRole('button', { name: 'Tallenna ja ajasta' }).click();
  await page.getByText('Artikkeli on ajastettu.').waitFor();
  const row = page.getByRole('row', { name: /^Ajastettava/ });
  await row.getByText('1.12.2099').waitFor();
  await expect.poll(() => row.getByText('Ajastettu').count()).toBe(1);
});

test('“save and go on” in an unpublished article saves the draft, and never publishes it', async () => {
  const page = await openBlog();
  await begin(page, 'Jää luonnokseksi', 'Ilmestyy, kun on valmis.');
  await page.getByLabel('Julkaisuaika').fill('1.12.2099 klo 8.00');
  await page.getByText('Luonnos tallennettu klo').waitFor();
  await content(page).fill('Ilmestyy vasta, kun on valmis.');
  await back(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna ja jatka' }).click();
  const row = page.getByRole('row', { name: /^Jää luonnokseksi/ });
  await row.getByText('Luonnos', { exact: true }).waitFor();
  await row.getByRole('link', { name: /^Jää luonnokseksi/ }).click();
  await expect.poll(() => content(page).inputValue()).toBe('Ilmestyy vasta, kun on valmis.');
  await expect.poll(() => page.getByLabel('Julkaisuaika').inputValue()).toBe('');
});

test('leaving is confirmed before changes of a published article are lost', async () => {
  const page = await openBlog();
  await page.getByRole('link', { name: /^Pakkanen sytytti/ }).click();
  await expect.poll(() => title(page).inputValue()).not.toBe('');
  const stored = await title(page).inputValue();
  await page.getByText('Tiivistelmä, kuva ja osoite').click();
  await title(page).fill('Muutettu');
  await back(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jatka muokkausta' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('Muutettu');
  await back(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hylkää muutokset' }).click();
  await page.getByRole('link', { name: /^Pakkanen sytytti/ }).click();
  await expect.poll(() => title(page).inputValue()).toBe(stored);
});

test('a deleted article comes back with one click, and a failed delete is shown', async () => {
  const page = await openBlog();
  const row = page.getByRole('row', { name: /^Kitka vai nasta/ });
  await openMenu(row);
  await row.getByRole('link', { name: /^Avaa uuteen välilehteen: / }).waitFor();
  await row.getByRole('button', { name: /^Poista: / }).click();
  await page.getByRole('button', { name: 'Kumoa', exact: true }).waitFor();
  await expect.poll(() => row.count()).toBe(0);
  expect((await fetch(`${product.url}/artikkelit/kitka-vai-nasta`)).status).toBe(404);
  await page.getByRole('button', { name: 'Kumoa', exact: true }).click();
  await row.waitFor();
  expect((await fetch(`${product.url}/artikkelit/kitka-vai-nasta`)).status).toBe(200);

  browser.allowPageError(/status of 503|503 from/);
  await page.route('**/api/blog/articles/*', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'Palvelu on hetken poissa.', code: 'database.unavailable' },
    }),
  );
  await openMenu(row);
  await row.getByRole('button', { name: /^Poista: / }).click();
  await page.getByText('Artikkelia ei poistettu').waitFor();
  await row.waitFor();
});
