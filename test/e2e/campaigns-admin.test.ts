// Campaigns in the back office: started with a picture from a phone and by keyboard, on the home page at once, turned off,
// deleted and brought back, and not lost between two clerks.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { addDays, helsinkiDay } from '../../src/platform/contract/dates.ts';
import { NBSP } from '../../src/platform/contract/text.ts';
import { makePicture } from '../builders/pictures.ts';
import { accessibilityViolations, hold, openMenu, pressEnter, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

const dayFromNow = (days: number) => addDays(helsinkiDay(new Date()), days);

const openAnew = (path: string, screen: 'phone' | 'desktop') =>
  browser.openAsStaff(`${product.url}/admin/campaigns${path}`, { screen });
const visit = oneVisit(() => openAnew('', 'desktop'));

async function openCampaigns(path = ''): Promise<Page> {
  const page = await visit.load(`/admin/campaigns${path}`);
  await page.getByRole('heading', { name: /kampanjat$/i, level: 1 }).waitFor();
  return page;
}

const createForm = (page: Page) => page.getByRole('dialog', { name: 'Luo uusi kampanja' });
const editForm = (page: Page) => page.getByRole('dialog', { name: 'Muokkaa kampanjaa' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const homePage = async () => (await fetch(product.url)).text();

/** A campaign made over the API; answers its id. */
async function makeCampaign(page: Page, name: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { authorization: `Bearer ${token}` };
  const file = new FormData();
  file.set(
    'image',
    new File([new Uint8Array(await makePicture('jpeg', 800, 500))], 'ale.jpg', { type: 'image/jpeg' }),
  );
  const uploaded = await fetch(`${product.url}/api/upload`, { method: 'POST', headers, body: file });
  const { imageUrl } = await uploaded.json();
  const made = await fetch(`${product.url}/api/campaigns`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      imageUrl,
      startDate: dayFromNow(-1),
      endDate: dayFromNow(7),
      discountValue: 10,
    }),
  });
  expect(made.status).toBe(201);
  return (await made.json())._id;
}

test('a clerk starts a campaign with a picture from a phone, and it is on the home page at once', async () => {
  const page = await openAnew('', 'phone');
  await page.getByRole('heading', { name: 'Ei kampanjoita' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Uusi kampanja' }).first().click();
  const form = createForm(page);
  await form.getByRole('button', { name: 'Tallenna' }).click();
  for (const error of [
    'Anna kampanjalle nimi.',
    'Kuva on pakollinen',
    'Anna päättymispäivä.',
    'Anna alennuksen suuruus.',
  ]) {
    await form.getByText(error).waitFor();
  }
  await expect
    .poll(() => form.getByLabel('Nimi').evaluate((field) => field === document.activeElement))
    .toBe(true);

  await form.getByLabel('Nimi').fill('Joulun rengasale');
  await form.getByLabel('Kuvaus').fill('Renkaat alle ennen pyhiä.');
  await form.locator('input[type=file]').setInputFiles({
    name: 'joulu.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture('jpeg', 1200, 750),
  });
  await form.getByText('Kuva on ladattu.').waitFor();
  await form.getByLabel('Päättymispäivä').fill(dayFromNow(9));
  await form.getByText('Kampanja kestää 10 päivää.').waitFor();
  await form.getByLabel('Alennuksen arvo').fill('12,5');
  await form.getByLabel('Alennuskoodi').fill('JOULU-12');
  const preview = form.frameLocator('iframe[title="Kampanja etusivulla"]');
  await preview.getByRole('heading', { name: 'Joulun rengasale' }).waitFor();
  await preview.getByText('Renkaat alle ennen pyhiä.').waitFor();

  await form.getByRole('button', { name: 'Tallenna' }).click();
  // The name claims a sale without the lowest price of 30 days.
  await page
    .getByRole('dialog', { name: 'Julkaistaanko avoimista väitteistä huolimatta?' })
    .getByRole('button', { name: 'Julkaise silti' })
    .click();
  await waitForToast(page, 'Kampanja luotu onnistuneesti');
  await expect.poll(homePage).toContain('Joulun rengasale');
  await form.waitFor({ state: 'detached' });
  const made = row(page, 'Joulun rengasale');
  for (const text of [`−12,5${NBSP}%`, 'JOULU-12', 'Käynnissä']) await made.getByText(text).waitFor();
});

test('a campaign saved by keyboard waits for its picture, and is turned off and on', async () => {
  const page = await openCampaigns();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('uusi kampanja');
  await page.getByRole('option', { name: /Uusi kampanja/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const form = createForm(page);
  await expect
    .poll(() => form.getByLabel('Nimi').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type('Ilmainen toimitus kotiin');
  await form.getByLabel('Alennuksen tyyppi').selectOption('Ilmainen toimitus');
  await expect.poll(() => form.getByLabel('Alennuksen arvo').count()).toBe(0);
  const resume = await hold(page, '**/api/upload', 'POST');
  await form.locator('input[type=file]').setInputFiles({
    name: 'toimitus.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture('jpeg', 900, 600),
  });
  await form.getByRole('progressbar').waitFor();
  await page.keyboard.press('Control+s');
  await form.getByText('Anna päättymispäivä.').waitFor();
  expect(await form.getByText('Kuva on pakollinen').count()).toBe(0);
  await form.getByLabel('Päättymispäivä').fill(dayFromNow(3));
  await page.keyboard.press('Control+s');
  await form.getByText('Tallennetaan heti, kun kuva on perillä.').waitFor();
  expect(await form.getByText('Kuva on pakollinen').count()).toBe(0);
  resume();
  await waitForToast(page, 'Kampanja luotu onnistuneesti');
  await form.waitFor({ state: 'detached' });

  const name = 'Ilmainen toimitus kotiin';
  await pressEnter(page.getByRole('button', { name: `Muut toiminnot: ${name}` }));
  await pressEnter(page.getByRole('button', { name: `Poista käytöstä ${name}` }));
  await row(page, name).getByText('Pois käytöstä').waitFor();
  await expect.poll(homePage).not.toContain(name);
  await pressEnter(page.getByRole('button', { name: `Muut toiminnot: ${name}` }));
  await pressEnter(page.getByRole('button', { name: `Ota käyttöön ${name}` }));
  await row(page, name).getByText('Käynnissä').waitFor();
  await expect.poll(homePage).toContain(name);

  const edit = row(page, name).getByRole('link');
  await edit.press('Enter');
  await page.getByRole('dialog', { name: 'Muokkaa kampanjaa' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => edit.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('a campaign goes after a question, and comes back by undo', async () => {
  const page = await openCampaigns();
  await makeCampaign(page, 'Poistuva kampanja');
  await page.reload();
  await openMenu(row(page, 'Poistuva kampanja'));
  await page.getByRole('button', { name: 'Poista kampanja Poistuva kampanja' }).click();
  const question = page.getByRole('dialog', { name: 'Poistetaanko kampanja?' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Peruuta' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => row(page, 'Poistuva kampanja').count()).toBe(1);
  await openMenu(row(page, 'Poistuva kampanja'));
  await page.getByRole('button', { name: 'Poista kampanja Poistuva kampanja' }).click();
  await question.getByRole('button', { name: 'Poista kampanja' }).click();
  await row(page, 'Poistuva kampanja').waitFor({ state: 'detached' });
  await expect.poll(homePage).not.toContain('Poistuva kampanja');
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await row(page, 'Poistuva kampanja').waitFor();
  await expect.poll(homePage).toContain('Poistuva kampanja');
});

test("unsaved changes are guarded; of two clerks' changes only those to one field conflict", async () => {
  browser.allowPageError(/status of 409/);
  const first = await openCampaigns();
  const id = await makeCampaign(first, 'Kahden kampanja');
  await first.goto(`${product.url}/admin/campaigns/${id}`);
  const second = await openAnew(`/${id}`, 'desktop');
  await editForm(first).getByLabel('Nimi').fill('Ensimmäisen kampanja');
  await editForm(first).getByLabel('Kuvaus').fill('Ensimmäisen kuvaus');
  await editForm(second).getByLabel('Nimi').fill('Toisen kampanja');
  await first.keyboard.press('Escape');
  await first
    .getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' })
    .getByRole('button', { name: 'Jatka muokkausta' })
    .click();
  await editForm(first).getByRole('button', { name: 'Tallenna' }).click();
  await waitForToast(first, 'Kampanja päivitetty onnistuneesti');
  await editForm(second).getByRole('button', { name: 'Tallenna' }).click();
  const both = second.getByRole('table', { name: 'Joku muu ehti tallentaa ensin' });
  await both.getByRole('cell', { name: 'Ensimmäisen kampanja' }).waitFor();
  await both.getByRole('cell', { name: 'Toisen kampanja' }).waitFor();
  await expect.poll(() => both.getByRole('row').count()).toBe(2);
  await expect.poll(() => editForm(second).getByLabel('Kuvaus').inputValue()).toBe('Ensimmäisen kuvaus');
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await waitForToast(second, 'Kampanja päivitetty onnistuneesti');
  await row(second, 'Toisen kampanja').waitFor();
  await expect.poll(homePage).toContain('Toisen kampanja');
  await expect.poll(homePage).toContain('Ensimmäisen kuvaus');
});

test('the campaigns of today stand as visitors see them, also from the drawer over a public page', async () => {
  const page = await openCampaigns();
  await makeCampaign(page, 'Tämän päivän kampanja');
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Hallinta' }).click();
  const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
  await drawer.getByRole('link', { name: 'Aktiiviset kampanjat' }).first().click();
  await drawer.getByRole('heading', { name: 'Aktiiviset kampanjat', level: 1 }).waitFor();
  await drawer.getByRole('heading', { name: 'Tämän päivän kampanja' }).waitFor();
  await drawer.getByText('7 päivää jäljellä').first().waitFor();
  await drawer.getByRole('link', { name: 'Luo uusi kampanja' }).first().click();
  await createForm(page).getByLabel('Nimi').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('campaigns that cannot be loaded say so in the page and in passing, and load again', async () => {
  browser.allowPageError(/503/);
  const page = await openCampaigns();
  await page.route('**/api/campaigns?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Hetki vielä.', code: 'database.unavailable' } }),
  );
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'Kampanjoiden lataus epäonnistui' }).first().waitFor();
  await page.unroute('**/api/campaigns?*');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await page.getByRole('table', { name: 'Kampanjat' }).waitFor();
  await expect.poll(() => page.getByText('Hetki vielä.').count()).toBe(0);
});
