// The tyre tab, word for word: filters, panels, rules of the forms, texts when something fails.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { openMenu, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/tires`, { screen: 'desktop' }));

/** One size is drawn much sooner than ten. */
const ONE_SIZE = '?haku=205/55R16';

async function openTab(query = ONE_SIZE): Promise<Page> {
  const page = await visit.load(`/admin/tires${query}`);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

const panelOf = (page: Page) => page.getByRole('dialog').first();
/** In the browser. */
function isFocusedInSight(field: Element): boolean {
  const { x, y, height } = field.getBoundingClientRect();
  const drawn = [y + 3, y + height - 3].map((at) => document.elementFromPoint(x + 10, at));
  return field === document.activeElement && drawn.every((element) => element === field);
}
const typesOn = async (page: Page) => [
  ...new Set(await page.locator('tbody tr td:first-child').allInnerTexts()),
];

test('the tyre tab filters by kind, shows ten sizes a page and seven columns with the actions', async () => {
  const page = await openTab('');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(10);
  await expect
    .poll(() => page.getByRole('table').first().getByRole('columnheader').allInnerTexts())
    .toEqual(['Tyyppi', 'Valmistaja', 'Malli', 'Hinta', 'Rahoitus', 'Saldo', 'Toiminnot']);
  for (const [kind, type] of [
    ['Kesärenkaat', 'Kesä'],
    ['Nastarenkaat', 'Nasta'],
    ['Kitkarenkaat', 'Kitka'],
  ] as const) {
    await page.getByRole('link', { name: kind }).click();
    await page.locator('[aria-current=page]', { hasText: kind }).waitFor();
    await expect.poll(() => typesOn(page)).toEqual([type]);
  }
  await page
    .getByRole('navigation', { name: 'Kokojen sivut' })
    .getByRole('link', { name: 'Seuraava' })
    .click();
  await page.getByText(/^Sivu 2 \//).waitFor();
});

test('a side panel closes by a click beside it and by its button', async () => {
  const page = await openTab();
  for (const button of ['Uusi rengaskoko', 'Uusi rengastuote', 'Valmistajat']) {
    await page.getByRole('button', { name: button }).click();
    await panelOf(page).waitFor();
    await page.mouse.click(200, 500);
    await panelOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: button }).click();
    await panelOf(page).getByRole('button', { name: 'Sulje' }).click();
    await panelOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.has('paneeli')).toBe(false);
  }
});

test('the product form requires a size, shows winter fields for winter and has one feature row', async () => {
  const page = await openTab();
  const panel = panelOf(page);
  await page.getByRole('button', { name: 'Uusi rengastuote' }).click();
  const size = panel.getByRole('combobox', { name: 'Rengaskoko' });
  await expect.poll(() => size.locator('option').first().innerText()).toBe('Valitse rengaskoko');
  // In winter that is the season of a new tyre.
  await panel.getByText('Kesä', { exact: true }).click();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  // Size, manufacturer, model, price and financing.
  await expect.poll(() => panel.locator('[aria-invalid=true]').count()).toBe(5);
  await expect.poll(() => panel.getByLabel('Lumipito', { exact: true }).count()).toBe(0);
  await expect.poll(() => panel.getByRole('radio', { name: 'Nasta' }).count()).toBe(0);
  await panel.getByText('Talvi', { exact: true }).click();
  await panel.getByRole('radio', { name: 'Nasta' }).waitFor();
  await panel.getByLabel('Lumipito', { exact: true }).waitFor();
  await panel.getByLabel('Jääpito', { exact: true }).waitFor();
  const noise = panel.getByLabel('Melu (valinnainen)', { exact: true });
  await expect.poll(() => noise.getAttribute('min')).toBe('60');
  await expect.poll(() => noise.getAttribute('max')).toBe('80');
  await panel.getByText('Nasta', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await panel.waitFor({ state: 'detached' });

  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect.poll(() => panel.getByLabel('Saldo').isDisabled()).toBe(true);
  const rows = panel.getByRole('textbox', { name: /^Ominaisuus \d/ });
  await rows.first().waitFor();
  const remove = panel.getByRole('button', { name: /^Poista Ominaisuus/ });
  for (let left = await rows.count(); left > 1; left -= 1) {
    await remove.last().click();
    await expect.poll(() => rows.count()).toBe(left - 1);
  }
  await panel.getByText('Viimeistä riviä ei voi poistaa.').waitFor();
});

test('a part of the wide tyre form is reached by its name, and no bar lies over its first field', async () => {
  const page = await openTab();
  const panel = panelOf(page);
  await page.getByRole('button', { name: 'Uusi rengastuote' }).click();
  const size = panel.getByRole('combobox', { name: 'Rengaskoko' });
  await expect.poll(() => size.evaluate((field) => field === document.activeElement)).toBe(true);
  // Next to the size.
  await page.keyboard.press('Tab');
  await expect
    .poll(() => panel.getByLabel(/^Kantavuus \(/).evaluate((f) => f === document.activeElement))
    .toBe(true);
  for (const [part, first] of [
    ['Arvio', 'Kuivapito'],
    ['EU-merkintä', 'EPREL-numero'],
    ['Perustiedot', 'Rengaskoko'],
  ] as const) {
    await panel.getByRole('navigation').getByRole('button', { name: part }).click();
    const field = panel.getByRole('group', { name: part }).getByLabel(first);
    await expect.poll(() => field.evaluate(isFocusedInSight)).toBe(true);
  }
  expect(await panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(860);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('manufacturers are added, renamed and removed with the fixed texts', async () => {
  browser.allowPageError(/status of (?:422|409)/);
  const page = await openTab();
  const panel = panelOf(page);
  await page.getByRole('button', { name: 'Valmistajat' }).click();
  await panel.getByRole('heading', { name: 'Valmistajien hallinta' }).waitFor();
  const add = panel.getByRole('button', { name: 'Lisää valmistaja' });
  await panel.getByLabel('Nimi').fill('   ');
  await add.click();
  await panel.getByText('Valmistajan nimi on pakollinen').waitFor();
  await panel.getByLabel('Nimi').fill('Aakkostyre');
  await add.click();
  await waitForToast(page, 'Valmistaja luotu onnistuneesti');
  await panel.getByRole('button', { name: 'Muokkaa Aakkostyre' }).click();
  await panel.getByLabel('Maa').fill('Suomi');
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await waitForToast(page, 'Valmistaja päivitetty onnistuneesti');
  await panel.getByRole('button', { name: 'Poista Nokian', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Poistetaanko Nokian?' });
  await question.getByText('Oletko varma, että haluat poistaa tämän valmistajan?').waitFor();
  await question.getByRole('button', { name: 'Poista valmistaja' }).click();
  await question.getByRole('alert').waitFor();
  await question.getByRole('button', { name: 'Peruuta' }).click();
  await panel.getByRole('button', { name: 'Poista Aakkostyre' }).click();
  await page.getByRole('button', { name: 'Poista valmistaja' }).click();
  await waitForToast(page, 'Valmistaja poistettu onnistuneesti');
  await expect.poll(() => panel.getByText('Aakkostyre').count()).toBe(0);
});

test('without the list of manufacturers the form offers the known ones', async () => {
  browser.allowPageError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const page = await openTab();
  await page.route('**/api/manufacturers*', (route) => route.abort());
  await page.getByRole('button', { name: 'Uusi rengastuote' }).click();
  const options = panelOf(page).locator('datalist option');
  await expect.poll(() => options.count()).toBe(19);
  await expect.poll(() => options.first().getAttribute('value')).toBe('Bridgestone');
  await expect.poll(() => options.last().getAttribute('value')).toBe('Yokohama');
});

test('a failed reading says so and is tried again by its button', async () => {
  browser.allowPageError(/ERR_FAILED/);
  const page = await openTab('');
  await page.route('**/api/tires/sizes*', (route) => route.abort());
  await page.getByRole('link', { name: 'Nastarenkaat' }).click();
  await page.locator('#content').getByText('Tietojen päivitys epäonnistui').waitFor();
  await page.unroute('**/api/tires/sizes*');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect.poll(() => typesOn(page)).toEqual(['Nasta']);
});

test('an offer that fails says so, one by date needs its day, and its percent has one decimal', async () => {
  browser.allowPageError(/ERR_FAILED/);
  const page = await openTab();
  const panel = panelOf(page);
  await page.route('**/sale', (route) => route.abort());
  const row = page.getByRole('row').nth(1);
  await openMenu(row);
  await row.getByRole('button', { name: /^Luo tarjous/ }).click();
  await panel.getByText(/Hinta nyt /).waitFor();
  await expect
    .poll(() => panel.getByRole('radio', { name: 'Niin kauan kuin varastoa riittää' }).isChecked())
    .toBe(true);
  await panel.getByLabel('Tarjoushinta').fill('1');
  await panel.getByText(/^Alennus nykyisestä hinnasta \d+,\d\s%$/).waitFor();
  await panel.getByText('Päivään asti').click();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.getByLabel('Viimeinen päivä').and(panel.locator('[aria-invalid=true]')).waitFor();
  await panel.getByRole('button', { name: /^Kuun loppuun/ }).click();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.getByText('Tarjouksen luominen epäonnistui').waitFor();
  await page.unroute('**/sale');
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.waitFor({ state: 'detached' });

  // Its price may have moved the tyre to another row.
  const offered = page
    .getByRole('row')
    .filter({ has: page.getByText('Poista tarjous') })
    .first();
  const end = offered.getByRole('button', { name: /^Poista tarjous/ });
  await page.route('**/sale', (route) => route.abort());
  await openMenu(offered);
  await end.click();
  await waitForToast(page, 'Tarjouksen poistaminen epäonnistui');
  await page.unroute('**/sale');
  await openMenu(offered);
  await end.click();
  await waitForToast(page, 'Tarjous poistettu');
});
