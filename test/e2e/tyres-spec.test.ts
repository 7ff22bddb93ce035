// What the specification says of the tyre tab, word for word: filters, panels, rules of the forms, texts when something fails.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

async function openTab(): Promise<Page> {
  const page = await browser.open(`${product.url}/admin/tires`, { screen: 'desktop' });
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

const panelOf = (page: Page) => page.getByRole('dialog').first();
const typesOn = async (page: Page) => [
  ...new Set(await page.locator('tbody tr td:first-child').allInnerTexts()),
];

test('the tyre tab filters by kind, shows ten sizes a page and seven columns with the actions', async () => {
  const page = await openTab();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(10);
  expect(await page.getByRole('table').first().getByRole('columnheader').allInnerTexts()).toEqual([
    'Tyyppi',
    'Valmistaja',
    'Malli',
    'Hinta',
    'Rahoitus',
    'Saldo',
    'Toiminnot',
  ]);
  for (const [kind, type] of [
    ['Kesärenkaat', 'Kesä'],
    ['Nastarenkaat', 'Nasta'],
    ['Kitkarenkaat', 'Kitka'],
  ] as const) {
    await page.getByRole('link', { name: kind }).click();
    await page.locator('[aria-current=page]', { hasText: kind }).waitFor();
    await expect.poll(() => typesOn(page), { timeout: 10_000 }).toEqual([type]);
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
    expect(new URL(page.url()).search).toBe('');
  }
});

test('the product form asks for a size, shows winter fields for winter alone and keeps the last feature', async () => {
  const page = await openTab();
  const panel = panelOf(page);
  await page.getByRole('button', { name: 'Uusi rengastuote' }).click();
  const size = panel.getByRole('combobox', { name: 'Rengaskoko' });
  expect(await size.locator('option').first().innerText()).toBe('Valitse rengaskoko');
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  const refused = await panel.locator(':invalid:not(fieldset, form)').evaluateAll((fields) => fields.length);
  // Size, manufacturer, model, price and financing.
  expect(refused).toBe(5);
  expect(await panel.getByLabel('Lumipito', { exact: true }).count()).toBe(0);
  expect(await panel.getByRole('radio', { name: 'Nasta' }).count()).toBe(0);
  await panel.getByText('Talvi', { exact: true }).click();
  await panel.getByRole('radio', { name: 'Nasta' }).waitFor();
  await panel.getByLabel('Lumipito', { exact: true }).waitFor();
  await panel.getByLabel('Jääpito', { exact: true }).waitFor();
  const noise = panel.getByLabel('Melu', { exact: true });
  expect([await noise.getAttribute('min'), await noise.getAttribute('max')]).toEqual(['60', '80']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await panel.waitFor({ state: 'detached' });

  await page
    .getByRole('button', { name: /^Muokkaa (?!kokoa)/ })
    .first()
    .click();
  expect(await panel.getByLabel('Saldo').isDisabled()).toBe(true);
  const rows = panel.getByRole('textbox', { name: /^Ominaisuus \d/ });
  await rows.first().waitFor();
  const remove = panel.getByRole('button', { name: /^Poista Ominaisuus/ });
  while ((await rows.count()) > 1) await remove.last().click();
  await panel.getByText('Viimeistä riviä ei voi poistaa.').waitFor();
});

test('manufacturers are managed with the texts of the specification', async () => {
  browser.allowFault(/status of (?:422|409)/);
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
  await page.getByText('Valmistaja luotu onnistuneesti').last().waitFor();
  await panel.getByRole('button', { name: 'Muokkaa Aakkostyre' }).click();
  await panel.getByLabel('Maa').fill('Suomi');
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await page.getByText('Valmistaja päivitetty onnistuneesti').last().waitFor();
  await panel.getByRole('button', { name: 'Poista Nokian', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Poistetaanko Nokian?' });
  await question.getByText('Oletko varma, että haluat poistaa tämän valmistajan?').waitFor();
  await question.getByRole('button', { name: 'Poista valmistaja' }).click();
  await question.getByRole('alert').waitFor();
  await question.getByRole('button', { name: 'Peruuta' }).click();
  await panel.getByRole('button', { name: 'Poista Aakkostyre' }).click();
  await page.getByRole('button', { name: 'Poista valmistaja' }).click();
  await page.getByText('Valmistaja poistettu onnistuneesti').last().waitFor();
  expect(await panel.getByText('Aakkostyre').count()).toBe(0);
});

test('without the list of manufacturers the form offers the known ones', async () => {
  browser.allowFault(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const page = await openTab();
  await page.route('**/api/manufacturers*', (route) => route.abort());
  await page.getByRole('button', { name: 'Uusi rengastuote' }).click();
  const options = panelOf(page).locator('datalist option');
  await expect.poll(() => options.count(), { timeout: 25_000 }).toBe(19);
  expect(await options.first().getAttribute('value')).toBe('Bridgestone');
  expect(await options.last().getAttribute('value')).toBe('Yokohama');
});

test('a failed reading says so and is tried again by its button', async () => {
  browser.allowFault(/ERR_FAILED/);
  const page = await openTab();
  await page.route('**/api/tires/sizes*', (route) => route.abort());
  await page.getByRole('link', { name: 'Nastarenkaat' }).click();
  await page.getByText('Tietojen päivitys epäonnistui').waitFor();
  await page.unroute('**/api/tires/sizes*');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect.poll(() => typesOn(page), { timeout: 10_000 }).toEqual(['Nasta']);
});

test('an offer that cannot be made or ended says so, one by date needs its day, and its percent has one decimal', async () => {
  browser.allowFault(/ERR_FAILED/);
  const page = await openTab();
  const panel = panelOf(page);
  await page.route('**/sale', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Luo tarjous/ })
    .first()
    .click();
  await panel.getByText(/Hinta nyt /).waitFor();
  expect(await panel.getByRole('radio', { name: 'Niin kauan kuin varastoa riittää' }).isChecked()).toBe(true);
  await panel.getByLabel('Tarjoushinta').fill('1');
  await panel.getByText(/^Alennus nykyisestä hinnasta \d+,\d\s%$/).waitFor();
  await panel.getByText('Päivään asti').click();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  expect(await panel.locator('input[type=date]:invalid').count()).toBe(1);
  await panel.getByRole('button', { name: /^Kuun loppuun/ }).click();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.getByText('Tarjouksen luominen epäonnistui').waitFor();
  await page.unroute('**/sale');
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.waitFor({ state: 'detached' });

  const end = page.getByRole('button', { name: /^Poista tarjous/ }).first();
  await page.route('**/sale', (route) => route.abort());
  await end.click();
  await page.getByText('Tarjouksen poistaminen epäonnistui', { exact: false }).last().waitFor();
  await page.unroute('**/sale');
  await end.click();
  await page.getByText('Tarjous poistettu').last().waitFor();
});
